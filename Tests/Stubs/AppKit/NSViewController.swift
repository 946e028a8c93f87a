// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// `appkit/nsviewcontroller`
@MainActor
open class NSViewController: NSResponder {
    // `appkit/nsviewcontroller/init(nibname:bundle:)`
    public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) { super.init() }

    // `appkit/nsviewcontroller/init(coder:)`
    public required init?(coder: NSCoder) { super.init() }

    // `appkit/nsresponder/init()`
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    // `appkit/nsviewcontroller/title`, `appkit/nsviewcontroller/preferredcontentsize`
    open var title: String?
    open var preferredContentSize = NSSize.zero

    // `appkit/nsviewcontroller/view`
    open var view: NSView {
        get {
            if loadedView == nil {
                loadView()
                viewDidLoad()
            }
            guard let loadedView else { preconditionFailure("loadView() has made no view") }
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue.controller = self
        }
    }
    private var loadedView: NSView?

    // `appkit/nsviewcontroller/isviewloaded`
    public var isViewLoaded: Bool { loadedView != nil }

    // `appkit/nsviewcontroller/loadview()`
    open func loadView() { view = NSView() }

    // `appkit/nsviewcontroller/viewdidload()` and its neighbours
    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}
    open func viewWillLayout() {}
    open func viewDidLayout() {}

    // `appkit/nsviewcontroller/parent`, `appkit/nsviewcontroller/children`
    public private(set) weak var parent: NSViewController?
    open private(set) var children: [NSViewController] = []

    // `appkit/nsviewcontroller/addchild(_:)`, `appkit/nsviewcontroller/removefromparent()`
    open func addChild(_ childViewController: NSViewController) {
        children.append(childViewController)
        childViewController.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    // The number of times that the controller appeared; a stand-in's own, to be read by tests.
    public private(set) var timesShown = 0
    // A stand-in's own, to be read by tests.
    open var summary: String { "\(type(of: self)) shown \(timesShown) times" }

    private var appearance = Appearance.hidden

    private enum Appearance { case hidden, appearing, shown }
}

extension NSViewController {
    // The view is in a window that is shown. The controller has appeared when the main thread has time.
    func appear() {
        guard appearance == .hidden else { return }
        appearance = .appearing
        append("will appear")
        viewWillAppear()
        CATransaction.pending.append { [weak self] in MainActor.assumeIsolated { self?.finishAppearing() } }
        Task { @MainActor in CATransaction.perform() }
    }

    private func finishAppearing() {
        guard appearance == .appearing else { return }
        appearance = .shown
        timesShown += 1
        append("did appear")
        viewDidAppear()
    }

    func disappear() {
        guard appearance != .hidden else { return }
        appearance = .hidden
        viewWillDisappear()
        append("did disappear")
        viewDidDisappear()
    }
}

// `appkit/nsnib`
public final class NSNib {
    // `appkit/nsnib/name`
    public typealias Name = String
}
