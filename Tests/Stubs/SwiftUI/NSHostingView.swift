// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

#if canImport(AppKit)

    import AppKit

    // `swiftui/nshostingview`
    @MainActor @preconcurrency
    open class NSHostingView<Content: View>: NSView {
        private let viewAppearance = ViewAppearance()

        // `swiftui/nshostingview/rootview`
        public var rootView: Content {
            didSet { needsLayout = true }
        }

        // `swiftui/nshostingview/init(rootview:)`
        public required init(rootView: Content) {
            self.rootView = rootView
            super.init(frame: .zero)
        }

        // `swiftui/nshostingview/init(coder:)`
        public required init?(coder aDecoder: NSCoder) {
            fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
        }

        // `appkit/nsview/fittingsize`
        open override var fittingSize: CGSize {
            let size = options.contains(.intrinsicContentSize) ? ViewTree.size(of: rootView, in: .zero) : .zero
            append("measure", ["offered": "0.0x0.0", "size": size.journalText])
            return size
        }

        // `appkit/nsview/intrinsiccontentsize`
        open override var intrinsicContentSize: NSSize { ViewTree.size(of: rootView, in: .zero) }

        // `swiftui/nshostingview/sizingoptions`, from macOS 13 on
        @available(macOS 13, *)
        public final var sizingOptions: NSHostingSizingOptions {
            get { options }
            set { options = newValue }
        }
        fileprivate var options = NSHostingSizingOptions.standardBounds

        // `swiftui/nshostingview/safearearegions`, from macOS 13.3 on
        @available(macOS 13.3, *)
        public final var safeAreaRegions: SafeAreaRegions {
            get { regions }
            set {
                regions = newValue
                append("safe area", ["regions": newValue.isEmpty ? "none" : "\(newValue.rawValue)"])
            }
        }
        private var regions = SafeAreaRegions.all

        // A stand-in's own.
        open override var largestSize: NSSize? {
            options.contains(.maxSize) ? ViewTree.size(of: rootView, in: .zero) : nil
        }

        // A stand-in's own, to be read by tests.
        open override var summary: String { "\(rootView)" }

        // A stand-in's own.
        open override var drawsSomething: Bool { ViewTree(rootView).drawsSomething }

        // A stand-in's own.
        open override func shownDidChange(_ isShown: Bool) {
            guard isShown else {
                ViewUpdates.remove(ObjectIdentifier(self))
                return viewAppearance.disappear { append($0) }
            }
            ViewUpdates.observe(self) { [weak self] in MainActor.assumeIsolated { self?.needsLayout = true } }
            if let preferred = tree.preferences[PreferredColorSchemeKey.self] {
                window?.appearance = NSAppearance(named: preferred == .dark ? .darkAqua : .aqua)
            }
            let tree = tree
            if subviews.isEmpty { tree.leaves.forEach { host($0) } }
            viewAppearance.appear(tree) { append($0) }
        }

        private var tree: ViewTree {
            ViewTree(rootView, in: effectiveAppearance.name == .darkAqua ? .dark : .light)
        }

        private func host(_ leaf: any View) {
            if let view = leaf as? any NSViewRepresentable { view.add(to: self) }
            if let controller = leaf as? any NSViewControllerRepresentable { hosted.append(controller.added(to: self)) }
        }
        private var hosted: [NSViewController] = []
    }

    // `swiftui/nshostingsizingoptions`
    public struct NSHostingSizingOptions: OptionSet, Sendable {
        public let rawValue: Int

        // `swiftui/nshostingsizingoptions/init(rawvalue:)`
        public init(rawValue: Int) { self.rawValue = rawValue }

        // `swiftui/nshostingsizingoptions/standardbounds` and its neighbours
        public static let minSize = NSHostingSizingOptions(rawValue: 1)
        public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
        public static let maxSize = NSHostingSizingOptions(rawValue: 4)
        public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
        public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
    }

    // `swiftui/nshostingcontroller`
    @MainActor @preconcurrency
    open class NSHostingController<Content: View>: NSViewController {
        // `swiftui/nshostingcontroller/rootview`
        public var rootView: Content

        // `swiftui/nshostingcontroller/init(rootview:)`
        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }

        // `swiftui/nshostingcontroller/init(coder:)`
        public required init?(coder: NSCoder) {
            fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
        }

        // `swiftui/nshostingcontroller/sizingoptions`, from macOS 13 on
        @available(macOS 13, *)
        public final var sizingOptions: NSHostingSizingOptions {
            get { (view as? NSHostingView<Content>)?.options ?? [] }
            set { (view as? NSHostingView<Content>)?.options = newValue }
        }

        // `appkit/nsviewcontroller/loadview()`
        open override func loadView() { view = NSHostingView(rootView: rootView) }

        // `swiftui/nshostingcontroller/sizethatfits(in:)`
        public func sizeThatFits(in size: CGSize) -> CGSize {
            let fitting = ViewTree.size(of: rootView, in: size)
            view.append("measure", ["offered": size.journalText, "size": fitting.journalText])
            return fitting
        }

        // A stand-in's own, to be read by tests.
        open override var summary: String { "\(rootView) shown \(timesShown) times" }
    }

    // `swiftui/nsviewrepresentable`
    @MainActor @preconcurrency
    public protocol NSViewRepresentable: View where Body == Never {
        associatedtype NSViewType: NSView
        associatedtype Coordinator = Void
        typealias Context = NSViewRepresentableContext<Self>

        // `swiftui/nsviewrepresentable/makensview(context:)` and its neighbours
        @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
        @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
        @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    }

    extension NSViewRepresentable {
        public var body: Never { fatalError("a primitive view has no body") }
        public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

        // A stand-in's own.
        func add(to superview: NSView) {
            let context = Context(coordinator: makeCoordinator())
            let view = makeNSView(context: context)
            superview.addSubview(view)
            updateNSView(view, context: context)
        }
    }

    extension NSViewRepresentable where Coordinator == Void {
        public func makeCoordinator() -> Coordinator { () }
    }

    // `swiftui/nsviewrepresentablecontext`
    @MainActor @preconcurrency
    public struct NSViewRepresentableContext<View: NSViewRepresentable> {
        // `swiftui/nsviewrepresentablecontext/coordinator`, `swiftui/nsviewrepresentablecontext/environment`
        public let coordinator: View.Coordinator
        public var environment: EnvironmentValues { EnvironmentValues.current }
    }

    // `swiftui/nsviewcontrollerrepresentable`
    @MainActor @preconcurrency
    public protocol NSViewControllerRepresentable: View where Body == Never {
        associatedtype NSViewControllerType: NSViewController
        associatedtype Coordinator = Void
        typealias Context = NSViewControllerRepresentableContext<Self>

        // `swiftui/nsviewcontrollerrepresentable/makensviewcontroller(context:)` and its neighbours
        @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
        @MainActor @preconcurrency func updateNSViewController(
            _ nsViewController: NSViewControllerType, context: Context)
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    }

    extension NSViewControllerRepresentable {
        public var body: Never { fatalError("a primitive view has no body") }

        // A stand-in's own.
        func added(to superview: NSView) -> NSViewController {
            let context = Context(coordinator: makeCoordinator())
            let controller = makeNSViewController(context: context)
            superview.addSubview(controller.view)
            updateNSViewController(controller, context: context)
            return controller
        }
    }

    extension NSViewControllerRepresentable where Coordinator == Void {
        public func makeCoordinator() -> Coordinator { () }
    }

    // `swiftui/nsviewcontrollerrepresentablecontext`
    @MainActor @preconcurrency
    public struct NSViewControllerRepresentableContext<ViewController: NSViewControllerRepresentable> {
        // `swiftui/nsviewcontrollerrepresentablecontext/coordinator`, and its neighbour
        public let coordinator: ViewController.Coordinator
        public var environment: EnvironmentValues { EnvironmentValues.current }
    }

#endif
