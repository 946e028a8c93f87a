// swift-format-ignore-file
import SwiftUI

private struct Twin_Previews: PreviewProvider {
    static var previews: some View { Text("of one name in two files") }
}

private struct Internal_Previews: PreviewProvider {
    static var previews: some View { Text("beside one that tests can name") }
}

#if !DEBUG
    private struct Branch_Previews: PreviewProvider {
        static var previews: some View { Text("of one name in one build") }
    }
#endif
