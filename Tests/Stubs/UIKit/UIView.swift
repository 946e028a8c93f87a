// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// `uikit/uiedgeinsets`
public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    // `uikit/uiedgeinsets/init(top:left:bottom:right:)`
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    // `uikit/uiedgeinsets/zero`
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

// `uikit/uiview`
@MainActor
open class UIView {
    // `uikit/uiview/frame`
    open var frame: CGRect

    // `uikit/uiview/init(frame:)`
    public init(frame: CGRect) { self.frame = frame }

    // `objectivec/nsobject-swift.class/init()`
    public convenience init() { self.init(frame: .zero) }

    // `uikit/uiview/layoutfittingcompressedsize`
    public class var layoutFittingCompressedSize: CGSize { .zero }

    // `uikit/uiview/systemlayoutsizefitting(_:)`; here a view fits as it is
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { frame.size }

    // `uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`; here a view that
    // has to be as wide is so, and as high as it is
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(
            width: horizontalFittingPriority == .required ? targetSize.width : frame.size.width,
            height: verticalFittingPriority == .required ? targetSize.height : frame.size.height)
    }

    // `uikit/uiview/layoutifneeded()`
    open func layoutIfNeeded() {}

    // `uikit/uiview/ishidden`
    open var isHidden = false

    // `uikit/uiview/backgroundcolor`
    open var backgroundColor: UIColor?

    // `uikit/uiview/addsubview(_:)`
    open func addSubview(_ view: UIView) {}
}

// `uikit/uilayoutpriority`
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    // `uikit/uilayoutpriority/init(rawvalue:)`
    public init(rawValue: Float) { self.rawValue = rawValue }

    // `uikit/uilayoutpriority/required`, `uikit/uilayoutpriority/fittingsizelevel`
    public static let required = UILayoutPriority(rawValue: 1000)
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

// `uikit/uiviewcontroller`
@MainActor
open class UIViewController {
    // `uikit/uiviewcontroller/view`
    open var view: UIView! = UIView()

    // `uikit/uiviewcontroller/title`
    open var title: String?

    // `uikit/uiviewcontroller/init(nibname:bundle:)`
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

    // `objectivec/nsobject-swift.class/init()`
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    // How often the controller was the root of a window that is shown; a stand-in's own, to be read by tests.
    public internal(set) var timesShown = 0
    // A stand-in's own, to be read by tests.
    open var summary: String { "\(type(of: self)) shown \(timesShown) times" }
}

// `uikit/uiwindow`
@MainActor
open class UIWindow: UIView {
    // `uikit/uiwindow/rootviewcontroller`
    open var rootViewController: UIViewController?

    // `uikit/uiview/layoutifneeded()`
    open override func layoutIfNeeded() {
        if !isHidden { rootViewController?.timesShown += 1 }
    }
}

// `uikit/uiimage`
open class UIImage {
    // `uikit/uiimage/init()`
    public init() {}
}

// `uikit/uilabel`
@MainActor
open class UILabel: UIView {
    // `uikit/uilabel/text`
    open var text: String?
}

// `uikit/uicolor`
public final class UIColor: Sendable {
    // `uikit/uicolor/systemred`
    public static let systemRed = UIColor()
}
