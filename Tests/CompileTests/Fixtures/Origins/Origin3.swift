// A team adopting it: views and controllers of the platform's framework, previewed through wrappers.
import SwiftUI

#if canImport(UIKit)
    struct ViewWrapper<Wrapped: UIView>: UIViewRepresentable {
        private let make: () -> Wrapped

        init(_ make: @escaping () -> Wrapped) { self.make = make }

        func makeUIView(context: Context) -> Wrapped { make() }
        func updateUIView(_ uiView: Wrapped, context: Context) {}
    }

    struct ControllerWrapper<Wrapped: UIViewController>: UIViewControllerRepresentable {
        private let make: () -> Wrapped

        init(_ make: @escaping () -> Wrapped) { self.make = make }

        func makeUIViewController(context: Context) -> Wrapped { make() }
        func updateUIViewController(_ uiViewController: Wrapped, context: Context) {}
    }

    final class DriverController: UIViewController {
        private let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "on the way"
            view.addSubview(label)
        }
    }

    struct Driver_Previews: PreviewProvider {
        static var previews: some View {
            ViewWrapper { UILabel() }.previewLayout(.sizeThatFits).previewDisplayName("label")
            ControllerWrapper { DriverController() }.previewDisplayName("screen")
        }
    }

    /// The name of a picture: the test's, the preview's, the device's and the language.
    @MainActor
    func names(device: String) -> [String] {
        let language = Locale.current.identifier
        return Driver_Previews._allPreviews.enumerated().map { index, preview in
            ["Driver", preview.displayName ?? "\(index)", device, language].joined(separator: "-")
        }
    }
#elseif canImport(AppKit)
    struct ViewWrapper<Wrapped: NSView>: NSViewRepresentable {
        private let make: () -> Wrapped

        init(_ make: @escaping () -> Wrapped) { self.make = make }

        func makeNSView(context: Context) -> Wrapped { make() }
        func updateNSView(_ nsView: Wrapped, context: Context) {}
    }

    struct Driver_Previews: PreviewProvider {
        static var previews: some View {
            ViewWrapper { NSTextField(labelWithString: "on the way") }.previewDisplayName("label")
        }
    }
#endif
