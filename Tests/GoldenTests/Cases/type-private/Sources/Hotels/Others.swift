// swift-format-ignore-file
import SwiftUI

private struct Twin_Previews: PreviewProvider {
    static var previews: some View { Text("of one name in two files") }
}

#if !DEBUG
    private struct Branch_Previews: PreviewProvider {
        static var previews: some View { Text("of one name in one build") }
    }
#endif
