// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit)

    import UIKit

    // `swiftui/uihostingcontroller`
    @MainActor @preconcurrency
    open class UIHostingController<Content: View>: UIViewController {
        private let appearance = ViewAppearance()

        // `swiftui/uihostingcontroller/rootview`
        public var rootView: Content {
            didSet { viewIfLoaded?.setNeedsLayout() }
        }

        // `swiftui/uihostingcontroller/init(rootview:)`
        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }

        // `swiftui/uihostingcontroller/init(coder:rootview:)`
        public init?(coder aDecoder: NSCoder, rootView: Content) {
            self.rootView = rootView
            super.init(coder: aDecoder)
        }

        // `swiftui/uihostingcontroller/init(coder:)`
        public required init?(coder aDecoder: NSCoder) {
            fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
        }

        // `swiftui/uihostingcontroller/loadview()`
        open override func loadView() {
            view = HostingView { [weak self] in self?.tree }
            // The background of the system (airbnb/epoxy-ios #59).
            view.backgroundColor = .systemBackground
        }

        // `swiftui/uihostingcontroller/sizethatfits(in:)`
        open func sizeThatFits(in size: CGSize) -> CGSize {
            let fitting = ViewTree.size(of: rootView, in: size)
            view.append("measure", ["offered": size.journalText, "size": fitting.journalText])
            return fitting
        }

        // `swiftui/uihostingcontroller/sizingoptions`, from iOS 16 on
        @available(iOS 16, tvOS 16, *)
        public final var sizingOptions: UIHostingControllerSizingOptions {
            get { options }
            set { options = newValue }
        }
        private var options = UIHostingControllerSizingOptions()

        // `swiftui/uihostingcontroller/safearearegions`, from iOS 16.4 on
        @available(iOS 16.4, tvOS 16.4, *)
        public final var safeAreaRegions: SafeAreaRegions {
            get { regions }
            set {
                regions = newValue
                view.append("safe area", ["regions": newValue.isEmpty ? "none" : "\(newValue.rawValue)"])
            }
        }
        private var regions = SafeAreaRegions.all

        // A stand-in's own, to be read by tests.
        open override var summary: String { "\(rootView) shown \(timesShown) times" }

        private var tree: ViewTree {
            ViewTree(rootView, in: traitCollection.userInterfaceStyle == .dark ? .dark : .light)
        }

        open override func contentDidAppear() {
            let view = view as UIView
            if let preferred = tree.preferences[PreferredColorSchemeKey.self] {
                overrideUserInterfaceStyle = preferred == .dark ? .dark : .light
            }
            let tree = tree
            ViewUpdates.observe(self) { [weak view] in MainActor.assumeIsolated { view?.setNeedsLayout() } }
            if view.subviews.isEmpty { tree.leaves.forEach { host($0) } }
            appearance.appear(tree) { view.append($0) }
        }

        private func host(_ leaf: any View) {
            if let view = leaf as? any UIViewRepresentable { view.add(to: self) }
            if let controller = leaf as? any UIViewControllerRepresentable { controller.add(to: self) }
        }

        open override func contentDidDisappear() {
            ViewUpdates.remove(ObjectIdentifier(self))
            let view = view as UIView
            appearance.disappear { view.append($0) }
        }
    }

    // `swiftui/uihostingcontrollersizingoptions`
    public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let preferredContentSize = Self(rawValue: 1)
        public static let intrinsicContentSize = Self(rawValue: 2)
    }

    private final class HostingView: UIView {
        private let tree: () -> ViewTree?

        init(_ tree: @escaping () -> ViewTree?) {
            self.tree = tree
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        // An element for each text.
        private var texts: [Text] { (tree()?.leaves ?? []).compactMap { $0 as? Text } }

        override func accessibilityElementCount() -> Int { texts.count }

        override func accessibilityElement(at index: Int) -> Any? {
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = texts[index].words
            element.accessibilityTraits = .staticText
            return element
        }

        override var drawsSomething: Bool { tree()?.drawsSomething ?? false }
        override var hidesLayer: Bool { tree()?.isGlass ?? false }
    }

    // `swiftui/uiviewrepresentable`
    @MainActor @preconcurrency
    public protocol UIViewRepresentable: View where Body == Never {
        associatedtype UIViewType: UIView
        associatedtype Coordinator = Void
        typealias Context = UIViewRepresentableContext<Self>

        // `swiftui/uiviewrepresentable/makeuiview(context:)` and its neighbours
        @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
        @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
        @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    }

    extension UIViewRepresentable {
        public var body: Never { fatalError("a primitive view has no body") }
        public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    }

    extension UIViewRepresentable {
        // A stand-in's own.
        func add(to controller: UIViewController) {
            let context = Context(coordinator: makeCoordinator())
            let view = makeUIView(context: context)
            controller.view.addSubview(view)
            updateUIView(view, context: context)
        }
    }

    extension UIViewRepresentable where Coordinator == Void {
        public func makeCoordinator() -> Coordinator { () }
    }

    // `swiftui/uiviewrepresentablecontext`
    @MainActor @preconcurrency
    public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
        // `swiftui/uiviewrepresentablecontext/coordinator`, `swiftui/uiviewrepresentablecontext/environment`
        public let coordinator: Representable.Coordinator
        public var environment: EnvironmentValues { EnvironmentValues.current }
    }

    // `swiftui/uiviewcontrollerrepresentable`
    @MainActor @preconcurrency
    public protocol UIViewControllerRepresentable: View where Body == Never {
        associatedtype UIViewControllerType: UIViewController
        associatedtype Coordinator = Void
        typealias Context = UIViewControllerRepresentableContext<Self>

        // `swiftui/uiviewcontrollerrepresentable/makeuiviewcontroller(context:)` and its neighbours
        @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
        @MainActor @preconcurrency func updateUIViewController(
            _ uiViewController: UIViewControllerType, context: Context)
        @MainActor @preconcurrency static func dismantleUIViewController(
            _ uiViewController: UIViewControllerType, coordinator: Coordinator)
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    }

    extension UIViewControllerRepresentable {
        public var body: Never { fatalError("a primitive view has no body") }
        public static func dismantleUIViewController(
            _ uiViewController: UIViewControllerType, coordinator: Coordinator
        ) {}
    }

    extension UIViewControllerRepresentable {
        // A stand-in's own.
        func add(to controller: UIViewController) {
            let context = Context(coordinator: makeCoordinator())
            let child = makeUIViewController(context: context)
            controller.addChild(child)
            controller.view.addSubview(child.view)
            child.didMove(toParent: controller)
            updateUIViewController(child, context: context)
        }
    }

    extension UIViewControllerRepresentable where Coordinator == Void {
        public func makeCoordinator() -> Coordinator { () }
    }

    // `swiftui/uiviewcontrollerrepresentablecontext`
    @MainActor @preconcurrency
    public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
        // `swiftui/uiviewcontrollerrepresentablecontext/coordinator`, and its neighbour
        public let coordinator: Representable.Coordinator
        public var environment: EnvironmentValues { EnvironmentValues.current }
    }

#endif
