import SwiftUI

#Preview { Row() }
