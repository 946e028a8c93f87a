import SnapgenCatalog
import SwiftUI

#if DEBUG
    struct Branch_Previews: PreviewProvider {
        static var previews: some View { Text("debug") }
    }
#else
    struct Branch_Previews: PreviewProvider {
        static var previews: some View { Text("release") }
    }
#endif

#if os(iOS) || os(tvOS)
    #if DEBUG
        enum Deep: TestableValue { static let samples = [1] }
    #endif
#elseif os(macOS)
    enum Deep: TestableValue { static let samples = [2] }
#else
    enum Deep: TestableValue { static let samples = [3, 4] }
#endif

enum Split {}
#if DEBUG
    extension Split: TestableValue { static let samples = [1] }
#else
    extension Split: TestableValue { static let samples = [1, 2] }
#endif

#if false
    struct Never_Previews: PreviewProvider {
        static var previews: some View { Text("never") }
    }
#endif

struct Row_Previews: PreviewProvider {
    static var previews: some View {
        #if DEBUG
            Text("debug")
        #else
            Text("release")
        #endif
    }
}
