#if canImport(SwiftUI)
    import SwiftUI

    struct RootView: View {
        var body: some View { Text("Hotels") }
    }

    struct RootView_Previews: PreviewProvider {
        static var previews: some View { RootView() }
    }

    #Preview("Root") { RootView() }
#endif
