import SwiftUI

// snapgen: delay=1);evil( precision=0.5+evil()
#Preview("Row") {
    Text("Row")
}
