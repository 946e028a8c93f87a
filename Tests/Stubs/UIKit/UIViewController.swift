// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// `uikit/uiviewcontroller`
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
    // `uikit/uiviewcontroller/init(nibname:bundle:)`
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    // `uikit/uiviewcontroller/init(coder:)`
    public required init?(coder: NSCoder) { super.init() }

    // `objectivec/nsobject-swift.class/init()`
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    // `uikit/uiviewcontroller/title`, `uikit/uiviewcontroller/preferredcontentsize`
    open var title: String?
    open var preferredContentSize = CGSize.zero

    // `uikit/uiviewcontroller/view`
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { attach(newValue) }
    }
    private var loadedView: UIView?

    // `uikit/uiviewcontroller/viewifloaded`, `uikit/uiviewcontroller/isviewloaded`
    public var viewIfLoaded: UIView? { loadedView }
    public var isViewLoaded: Bool { loadedView != nil }

    // `uikit/uiviewcontroller/loadviewifneeded()`
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    // `uikit/uiviewcontroller/loadview()`
    open func loadView() { view = UIView() }

    // `uikit/uiviewcontroller/viewdidload()` and its neighbours
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    // `uikit/uiviewcontroller/additionalsafeareainsets`
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            loadedView?.setNeedsLayout()
            journal("safe area", ["insets": additionalSafeAreaInsets.text])
        }
    }

    // `uikit/uiviewcontroller/overrideuserinterfacestyle`
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { journal("traits", ["traits": ownTraits.text]) }
    }

    // `uikit/uiviewcontroller/traitoverrides-1z1cc`, from iOS 17 on
    @available(iOS 17, tvOS 17, *)
    public var traitOverrides: UITraitOverrides {
        get { overrides }
        set {
            overrides = newValue
            journal("traits", ["traits": newValue.collection.text])
        }
    }
    private var overrides = UITraitOverrides()

    // `uikit/uiviewcontroller/updatetraitsifneeded()`, from iOS 17 on
    @available(iOS 17, tvOS 17, *)
    public func updateTraitsIfNeeded() {}

    // `uikit/uiviewcontroller/parent`, `uikit/uiviewcontroller/children`
    public private(set) weak var parent: UIViewController?
    public private(set) var children: [UIViewController] = []
    private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

    // `uikit/uiviewcontroller/addchild(_:)`
    open func addChild(_ childController: UIViewController) {
        if childController.parent != nil { childController.removeFromParent() }
        children.append(childController)
        childController.parent = self
    }

    // `uikit/uiviewcontroller/removefromparent()`
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent?.childTraits[ObjectIdentifier(self)] = nil
        parent = nil
    }

    // `uikit/uiviewcontroller/willmove(toparent:)`, `uikit/uiviewcontroller/didmove(toparent:)`
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // `uikit/uiviewcontroller/setoverridetraitcollection(_:forchild:)`
    @available(iOS, deprecated: 17)
    @available(tvOS, deprecated: 17)
    @available(visionOS, deprecated: 1)
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.journal("traits", ["traits": collection?.text ?? ""])
    }

    // `uikit/uiviewcontroller/overridetraitcollection(forchild:)`
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraits[ObjectIdentifier(childViewController)]
    }

    // `uikit/uitraitenvironment/traitcollection`
    open var traitCollection: UITraitCollection { UITraitCollection(merging: [inheritedTraits, ownTraits]) }

    // The traits of what surrounds the controller; a stand-in's own.
    var inheritedTraits: UITraitCollection {
        let outer = loadedView?.superview?.traitCollection ?? parent?.traitCollection ?? .base
        let override = parent?.overrideTraitCollection(forChild: self)
        return UITraitCollection(merging: [outer] + (override.map { [$0] } ?? []))
    }

    // The traits that the controller itself sets; a stand-in's own.
    var ownTraits: UITraitCollection {
        let style = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
        return UITraitCollection(
            merging: [overrides.collection] + (overrideUserInterfaceStyle == .unspecified ? [] : [style]))
    }

    private func attach(_ view: UIView?) {
        loadedView?.controller = nil
        if let other = view?.controller, other !== self {
            preconditionFailure("\(type(of: other)) has this view; a view has one controller")
        }
        loadedView = view
        view?.controller = self
    }

    // The number of times that the controller appeared; a stand-in's own, to be read by tests.
    public private(set) var timesShown = 0
    // A stand-in's own, to be read by tests.
    open var summary: String { "\(type(of: self)) shown \(timesShown) times" }

    // Actions that belong to the appearance, after those of a subclass; a stand-in's own.
    open func contentDidAppear() {}
    open func contentDidDisappear() {}

    private var appearance = Appearance.hidden

    private enum Appearance { case hidden, appearing, shown }
}

extension UIViewController {
    // The view is in a window that is shown. The controller has appeared when the main thread has time, as in UIKit.
    func appear() {
        guard appearance == .hidden else { return }
        appearance = .appearing
        journal("will appear")
        viewWillAppear(false)
        CATransaction.pending.append { [weak self] in MainActor.assumeIsolated { self?.finishAppearing() } }
        Task { @MainActor in CATransaction.perform() }
    }

    private func finishAppearing() {
        guard appearance == .appearing else { return }
        appearance = .shown
        timesShown += 1
        viewIsAppearing(false)
        journal("did appear", ["traits": traitCollection.text])
        viewDidAppear(false)
        contentDidAppear()
    }

    func disappear() {
        let wasShown = appearance == .shown
        guard appearance != .hidden else { return }
        appearance = .hidden
        viewWillDisappear(false)
        journal("did disappear")
        viewDidDisappear(false)
        if wasShown { contentDidDisappear() }
    }
}
