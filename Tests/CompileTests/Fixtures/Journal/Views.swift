import Combine
import SwiftUI

/// A view model as articles on previews and tests use it.
final class HotelsModel: ObservableObject {
    @Published var names: [String] = []
    @Published private(set) var isLoading = false

    @MainActor
    func load() async {
        isLoading = true
        await Task.yield()
        names = ["Astoria", "Bristol"]
        isLoading = false
    }
}

/// The user that many views share.
final class Session: ObservableObject {
    @Published var user = "Ada"
}

/// A container that owns its model, and loads what it shows when it appears.
struct HotelsView: View {
    @StateObject private var model = HotelsModel()
    @State private var isShown = false

    var body: some View {
        VStack {
            if model.isLoading { ProgressView() }
            ForEach(model.names, id: \.self) { Text($0) }
            SessionLabel()
        }
        .onAppear { isShown = true }
        .task { await model.load() }
        .onDisappear { isShown = false }
    }
}

/// A view that finds an object in its environment.
struct SessionLabel: View {
    @EnvironmentObject private var session: Session
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("\(session.user) \(scheme)") }
}

/// A view of a model that another view owns.
struct SessionField: View {
    @ObservedObject var session: Session

    var body: some View { TextField("User", text: $session.user) }
}

#if canImport(UIKit)
    /// A view of UIKit, wrapped for a preview.
    struct WrappedView: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "wrapped" }
    }

    /// A controller of UIKit, wrapped for a preview.
    struct WrappedController: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }
#elseif canImport(AppKit)
    /// A view of AppKit, wrapped for a preview.
    struct WrappedView: NSViewRepresentable {
        func makeNSView(context: Context) -> NSTextField { NSTextField(labelWithString: "") }
        func updateNSView(_ nsView: NSTextField, context: Context) { nsView.stringValue = "wrapped" }
    }

    /// A controller of AppKit, wrapped for a preview.
    struct WrappedController: NSViewControllerRepresentable {
        func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
        func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
    }
#endif

/// A view with one of glass in it, which a layer does not draw.
struct GlassView: View {
    var body: some View {
        if #available(iOS 26, macOS 26, *) {
            Text("glass").glassEffect()
        } else {
            Text("no glass")
        }
    }
}
