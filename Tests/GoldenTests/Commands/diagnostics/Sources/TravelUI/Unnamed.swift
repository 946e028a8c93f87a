import SwiftUI

#Preview { makeView() }
