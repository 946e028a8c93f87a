// swift-format-ignore-file
import SnapgenCatalog
import SwiftUI

private struct Hidden_Previews: PreviewProvider {
    static var previews: some View { Text("private") }
}

fileprivate struct InThisFile_Previews: PreviewProvider, Testable {
    static let samples = [Text("fileprivate")]
}

private enum Badges {
    struct Large_Previews: PreviewProvider {
        static var previews: some View { Text("in a private type") }
    }
}

extension Badges {
    struct Small_Previews: PreviewProvider {
        static var previews: some View { Text("in an extension of a private type") }
    }
}

private struct Twin_Previews: PreviewProvider {
    static var previews: some View { Text("of one name in two files") }
}

#if DEBUG
    private struct Branch_Previews: PreviewProvider {
        static var previews: some View { Text("of one name in one build") }
    }
#endif

struct HiddenSamples_Previews: PreviewProvider {
    private static let stars = [1, 2, 3]

    static var previews: some View { Text("private \(stars.count)") }
}

internal struct Internal_Previews: PreviewProvider {
    static var previews: some View { Text("internal") }
}

public struct Public_Previews: PreviewProvider {
    public static var previews: some View { Text("public") }
}

package struct Package_Previews: PreviewProvider {
    package static var previews: some View { Text("package") }
}
