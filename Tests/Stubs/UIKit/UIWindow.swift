// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Journal

// `uikit/uiwindow`
@MainActor
open class UIWindow: UIView {
    // `uikit/uiwindow/windowscene`
    open weak var windowScene: UIWindowScene? {
        willSet { windowScene?.remove(self) }
        didSet { windowScene?.add(self) }
    }

    // `uikit/uiwindow/init(windowscene:)`
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        windowScene.add(self)
        start()
    }

    // `uikit/uiwindow/init()`, `uikit/uiwindow/init(frame:)`
    @available(iOS, deprecated: 26)
    @available(tvOS, deprecated: 26)
    @available(visionOS, deprecated: 26)
    public convenience init() { self.init(frame: .zero) }
    @available(iOS, deprecated: 26)
    @available(tvOS, deprecated: 26)
    @available(visionOS, deprecated: 26)
    public override init(frame: CGRect) {
        super.init(frame: frame)
        start()
    }

    // `uikit/uiview/init(coder:)`
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
    }

    private var isMade = false

    private func start() {
        isHidden = true
        isMade = true
        journal(
            "make window",
            [
                "frame": frame.journalText, "scene": windowScene?.journalName ?? "none",
                "state": windowScene.map { "\($0.activationState)" } ?? "none",
            ])
    }

    // `uikit/uiwindow/rootviewcontroller`
    open var rootViewController: UIViewController? {
        willSet { if isShown { showRoot(false) } }
        didSet {
            journal("root", ["controller": rootViewController?.journalName ?? "none"])
            if isShown { showRoot(true) }
        }
    }

    // `uikit/uiwindow/windowlevel`
    open var windowLevel = Level.normal

    // `uikit/uiwindow/iskeywindow`
    public private(set) var isKeyWindow = false

    // `uikit/uiwindow/makekeyandvisible()`, `uikit/uiwindow/makekey()`
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }
    open func makeKey() {
        windowScene?.windows.forEach { $0.isKeyWindow = false }
        isKeyWindow = true
        journal("key")
    }

    // `uikit/uiview/window`
    open override var window: UIWindow? { self }

    // `uikit/uiview/safeareainsets`; here the parts of the screen's edges that the window covers
    open override var safeAreaInsets: UIEdgeInsets {
        guard let windowScene else { return .zero }
        return windowScene.screen.safeArea(of: frame)
    }

    // `uikit/uiview/layoutifneeded()`; the root fills the window
    open override func layoutIfNeeded() {
        CATransaction.perform()
        super.layoutIfNeeded()
    }

    // `uikit/uiview/layoutsubviews()`
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isShown { rootViewController?.view.frame = bounds }
    }

    // A stand-in's own.
    var isShown: Bool { !isHidden }

    override func visibilityDidChange() {
        guard isMade else { return }
        journal(isHidden ? "hide" : "show")
        if isHidden {
            isKeyWindow = false
            rootViewController?.viewIfLoaded?.moved(toShownWindow: false)
        } else {
            showRoot(true)
        }
    }

    private func showRoot(_ isShown: Bool) {
        guard let root = rootViewController else { return }
        guard isShown else { return root.view.removeFromSuperview() }
        root.view.frame = bounds
        if root.view.superview === self { root.view.moved(toShownWindow: true) } else { addSubview(root.view) }
    }

    deinit { Journal.append("release window", "UIWindow") }
}

extension UIWindow {
    // `uikit/uiwindow/level`
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        // `uikit/uiwindow/level/init(rawvalue:)`
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        // `uikit/uiwindow/level/normal`, `uikit/uiwindow/level/alert`, `uikit/uiwindow/level/statusbar`
        public static let normal = Level(rawValue: 0)
        public static let alert = Level(rawValue: 2000)
        public static let statusBar = Level(rawValue: 1000)
    }
}
