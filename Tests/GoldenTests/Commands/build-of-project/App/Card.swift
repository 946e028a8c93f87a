import SwiftUI

#Preview { Card() }
