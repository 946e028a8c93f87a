// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation
import Journal
@_exported import QuartzCore

// `uikit/uiresponder`, which is an `NSObject`
@MainActor
open class UIResponder {
    // `objectivec/nsobject-swift.class/init()`
    public init() {}

    // A stand-in's own.
    public private(set) lazy var journalName = Journal.name(for: type(of: self))

    func journal(_ event: String, _ details: [String: String] = [:]) {
        Journal.append(event, journalName, details)
    }

    // Appends an effect on the object to the journal; a stand-in's own, for SwiftUI.
    public func append(_ event: String, _ details: [String: String] = [:]) { journal(event, details) }
}

extension UIResponder: Hashable {
    nonisolated public static func == (first: UIResponder, second: UIResponder) -> Bool { first === second }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// `uikit/uitraitenvironment`
@MainActor
public protocol UITraitEnvironment {
    // `uikit/uitraitenvironment/traitcollection`
    var traitCollection: UITraitCollection { get }
}

// `uikit/uiaccessibilityidentification`, which is an `NSObjectProtocol`
@MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    // `uikit/uiaccessibilityidentification/accessibilityidentifier`
    var accessibilityIdentifier: String? { get set }
}

// `uikit/uiview`
@MainActor
open class UIView: UIResponder, UIAccessibilityIdentification, UITraitEnvironment {
    // `uikit/uiview/layer`
    public let layer = CALayer()

    // `uikit/uiaccessibilityidentification/accessibilityidentifier`
    open var accessibilityIdentifier: String?

    // A stand-in's own: what UIAccessibility.swift reads and sets.
    var accessibility = StubAccessibility()

    // `objectivec/nsobject-swift.class/accessibilityelementcount()`
    open func accessibilityElementCount() -> Int { NSNotFound }

    // `objectivec/nsobject-swift.class/accessibilityelement(at:)`
    open func accessibilityElement(at index: Int) -> Any? { nil }

    // `uikit/uiview/init(frame:)`
    public init(frame: CGRect) {
        super.init()
        attachLayer()
        self.frame = frame
    }

    // `uikit/uiview/init(coder:)`
    public required init?(coder: NSCoder) {
        super.init()
        attachLayer()
    }

    // `objectivec/nsobject-swift.class/init()`
    public convenience override init() { self.init(frame: .zero) }

    // `uikit/uiview/frame`, `uikit/uiview/bounds`, `uikit/uiview/center`
    open var frame: CGRect {
        get { layer.frame }
        set {
            let old = layer.frame.size
            layer.frame = newValue
            guard newValue.size != old else { return }
            layer.setNeedsLayout()
            subviews.forEach { $0.resize(by: newValue.width - old.width, newValue.height - old.height) }
        }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set { frame.size = newValue.size }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    // `uikit/uiview/ishidden`
    open var isHidden = false {
        didSet { if isHidden != oldValue { visibilityDidChange() } }
    }

    // `uikit/uiview/alpha`, `uikit/uiview/isopaque`, `uikit/uiview/backgroundcolor`, `uikit/uiview/clipstobounds`
    open var alpha: CGFloat = 1
    open var isOpaque = true
    open var backgroundColor: UIColor?
    open var clipsToBounds = false
    // `uikit/uiview/tag`, `uikit/uiview/isuserinteractionenabled`
    open var tag = 0
    open var isUserInteractionEnabled = true
    // `uikit/uiview/translatesautoresizingmaskintoconstraints`, `uikit/uiview/autoresizingmask-swift.property`
    open var translatesAutoresizingMaskIntoConstraints = true
    open var autoresizingMask: AutoresizingMask = []
    // `uikit/uiview/semanticcontentattribute`
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    // `uikit/uiview/overrideuserinterfacestyle`
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { journalTraits(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)) }
    }
    // `uikit/uiview/traitoverrides-fd9z`, from iOS 17 on
    @available(iOS 17, tvOS 17, *)
    public var traitOverrides: UITraitOverrides {
        get { overrides }
        set {
            overrides = newValue
            journalTraits(newValue.collection)
        }
    }
    private var overrides = UITraitOverrides()

    // `uikit/uiview/superview`, `uikit/uiview/subviews`
    public private(set) weak var superview: UIView?
    public private(set) var subviews: [UIView] = []

    // `uikit/uiview/window`; a window is its own
    open var window: UIWindow? { superview?.window }

    // `uikit/uiview/addsubview(_:)`
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        layer.addSublayer(view.layer)
        view.superview = self
        layer.setNeedsLayout()
        view.didMoveToSuperview()
        if isInShownWindow { view.moved(toShownWindow: true) }
    }

    // `uikit/uiview/removefromsuperview()`
    open func removeFromSuperview() {
        guard let superview else { return }
        if isInShownWindow { moved(toShownWindow: false) }
        superview.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        self.superview = nil
        journal("remove")
        didMoveToSuperview()
    }

    // `uikit/uiview/didmovetosuperview()`, `uikit/uiview/didmovetowindow()`
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}

    // `uikit/uiview/setneedslayout()`
    open func setNeedsLayout() { layer.setNeedsLayout() }

    // `uikit/uiview/layoutifneeded()`
    open func layoutIfNeeded() { layer.layoutIfNeeded() }

    // `uikit/uiview/layoutsubviews()`
    open func layoutSubviews() {}

    // `uikit/uiview/setneedsdisplay()`, `uikit/uiview/setneedsupdateconstraints()`, and its neighbour
    open func setNeedsDisplay() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}

    // `uikit/uiview/nointrinsicmetric`, `uikit/uiview/intrinsiccontentsize`
    public class var noIntrinsicMetric: CGFloat { -1 }
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    // `uikit/uiview/layoutfittingcompressedsize`, `uikit/uiview/layoutfittingexpandedsize`
    public class var layoutFittingCompressedSize: CGSize { .zero }
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    // `uikit/uiview/sizethatfits(_:)`
    open func sizeThatFits(_ size: CGSize) -> CGSize { measured(frame.size, in: size) }

    // `uikit/uiview/sizetofit()`
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

    // `uikit/uiview/systemlayoutsizefitting(_:)`; here a view fits as it is
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { measured(frame.size, in: targetSize) }

    // `uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`; here a view that
    // has to be as wide is so, and as high as it is
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let size = CGSize(
            width: horizontalFittingPriority == .required ? targetSize.width : frame.size.width,
            height: verticalFittingPriority == .required ? targetSize.height : frame.size.height)
        return measured(size, in: targetSize)
    }

    // `uikit/uiview/safeareainsets`; here those of the surrounding view, without regard to places
    open var safeAreaInsets: UIEdgeInsets {
        let own = controller?.additionalSafeAreaInsets ?? .zero
        let outer = superview?.safeAreaInsets ?? .zero
        return UIEdgeInsets(
            top: outer.top + own.top, left: outer.left + own.left, bottom: outer.bottom + own.bottom,
            right: outer.right + own.right)
    }

    // `uikit/uitraitenvironment/traitcollection`
    open var traitCollection: UITraitCollection {
        var traits = [controller?.inheritedTraits ?? superview?.traitCollection ?? .base]
        if let controller { traits.append(controller.ownTraits) }
        traits.append(ownTraits)
        return UITraitCollection(merging: traits)
    }

    // `uikit/uiview/drawhierarchy(in:afterscreenupdates:)`; draws into the current context
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { CATransaction.perform() }
        // "false if the snapshot is missing image data for any view", as of an app that the system does not draw.
        let isVisible = window?.windowScene.map { $0.activationState != .background } ?? true
        return draw("window", in: rect, ["afterScreenUpdates": "\(afterUpdates)"]) && isVisible
    }

    // `uikit/uiview/setanimationsenabled(_:)`, `uikit/uiview/areanimationsenabled`
    public class func setAnimationsEnabled(_ enabled: Bool) {
        areAnimationsEnabled = enabled
        Journal.append("animations", "UIView", ["enabled": "\(enabled)"])
    }
    public private(set) static var areAnimationsEnabled = true

    // `uikit/uiview/performwithoutanimation(_:)`
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

    // `uikit/uiview/animate(withduration:animations:completion:)`
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    // The controller whose view this is; a stand-in's own.
    weak var controller: UIViewController?

    // A stand-in's own, to be read by tests.
    open var summary: String { controller?.summary ?? "\(type(of: self))" }

    // A Boolean value that indicates whether there is something to be seen; a stand-in's own.
    open var drawsSomething: Bool {
        let isPlain = [ObjectIdentifier(UIView.self), ObjectIdentifier(UIWindow.self)]
            .contains(ObjectIdentifier(type(of: self)))
        return backgroundColor.map { $0.alpha > 0 } ?? !isPlain
    }

    // A Boolean value that indicates whether a layer with this view in it is not drawn; a stand-in's own.
    open var hidesLayer: Bool { false }

    func visibilityDidChange() {}

    var isInShownWindow: Bool { window.map { $0.isShown } ?? false }
}

extension UIView {
    private func attachLayer() {
        layer.contentsScale = 3
        layer.layout = { [weak self] in MainActor.assumeIsolated { self?.layOut() } }
        layer.draw = { [weak self] _ in
            MainActor.assumeIsolated { _ = self?.draw("layer", in: self?.bounds ?? .zero, [:]) }
        }
        layer.journalName = { [weak self] in MainActor.assumeIsolated { self?.journalName } ?? "CALayer" }
    }

    private func layOut() {
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        journal("layout", ["size": frame.size.journalText])
        controller?.viewDidLayoutSubviews()
    }

    private func resize(by width: CGFloat, _ height: CGFloat) {
        if autoresizingMask.contains(.flexibleWidth) { frame.size.width += width }
        if autoresizingMask.contains(.flexibleHeight) { frame.size.height += height }
    }

    // Tells the view and its subviews that they are in a window that is shown, or no longer are.
    func moved(toShownWindow isShown: Bool) {
        if isShown { controller?.appear() } else { controller?.disappear() }
        didMoveToWindow()
        subviews.forEach { $0.moved(toShownWindow: isShown) }
    }

    private func measured(_ size: CGSize, in target: CGSize) -> CGSize {
        journal("measure", ["offered": target.journalText, "size": size.journalText])
        return size
    }

    func journalTraits(_ traits: UITraitCollection) { journal("traits", ["traits": traits.text]) }

    private var ownTraits: UITraitCollection {
        let style = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
        return UITraitCollection(
            merging: [overrides.collection] + (overrideUserInterfaceStyle == .unspecified ? [] : [style]))
    }

    private func draw(_ method: String, in rect: CGRect, _ details: [String: String]) -> Bool {
        let pixel = pixel(in: rect, by: method)
        journal("draw", details.merging(state) { own, _ in own }.merging(["by": method]) { own, _ in own })
        UIGraphicsGetCurrentContext()?.paint(pixel, description(by: method), in: rect)
        return !isTooLarge(rect, method)
    }

    // A window above 8192 pixels is drawn empty (playbook-ui/playbook-ios #66, Apple's forum thread 121477).
    private func isTooLarge(_ rect: CGRect, _ method: String) -> Bool {
        method == "window" && max(rect.width, rect.height) * traitCollection.displayScale > 8192
    }

    private func pixel(in rect: CGRect, by method: String) -> Pixel {
        if isTooLarge(rect, method) { return .clear }
        if isDrawn(by: method) { return .drawn }
        let hidden = method == "layer" && all.contains(where: \.hidesLayer)
        return !hidden && all.contains { ($0.backgroundColor?.alpha ?? 0) > 0 } ? .background : .clear
    }

    private var state: [String: String] {
        [
            "size": frame.size.journalText, "traits": traitCollection.text, "safeArea": safeAreaInsets.text,
            "window": window?.journalName ?? "none",
        ]
    }

    private func description(by method: String) -> String {
        let views = all.map(\.summary).joined(separator: ", ")
        return "\(views) \(frame.size.journalText) safe \(safeAreaInsets.text) \(traitCollection.text) \(method)"
    }

    private var all: [UIView] { [self] + subviews.flatMap(\.all) }

    // A layer that contains glass draws nothing by itself.
    private func isDrawn(by method: String) -> Bool {
        guard alpha > 0, method == "window" || !all.contains(where: \.hidesLayer) else { return false }
        return all.contains { ($0 === self || !$0.isHidden) && $0.alpha > 0 && $0.drawsSomething }
    }
}

extension UIView {
    // `uikit/uiview/autoresizingmask-swift.struct`
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }
}

// `uikit/uisemanticcontentattribute`
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

// `uikit/uilayoutpriority`
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    // `uikit/uilayoutpriority/init(rawvalue:)`
    public init(rawValue: Float) { self.rawValue = rawValue }

    // `uikit/uilayoutpriority/required`, `uikit/uilayoutpriority/fittingsizelevel`, and its neighbours
    public static let required = UILayoutPriority(rawValue: 1000)
    public static let defaultHigh = UILayoutPriority(rawValue: 750)
    public static let defaultLow = UILayoutPriority(rawValue: 250)
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

// `uikit/uilabel`
@MainActor
open class UILabel: UIView {
    // `uikit/uilabel/text`
    open var text: String?
}

// `uikit/uivisualeffect`, `uikit/uiblureffect`, `uikit/uiglasseffect` from iOS 26 on
@MainActor
open class UIVisualEffect {}

// `uikit/uiblureffect`
@MainActor
open class UIBlurEffect: UIVisualEffect {}

// `uikit/uiglasseffect`, from iOS 26 on
@available(iOS 26, tvOS 26, *)
@MainActor
open class UIGlassEffect: UIVisualEffect {
    // `objectivec/nsobject-swift.class/init()`
    public override init() {}
}

// `uikit/uivisualeffectview`
@MainActor
open class UIVisualEffectView: UIView {
    // `uikit/uivisualeffectview/effect`
    open var effect: UIVisualEffect?

    // `uikit/uivisualeffectview/init(effect:)`
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    // `uikit/uivisualeffectview/init(coder:)`
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // A stand-in's own.
    open override var hidesLayer: Bool { effect is UIGlassEffect }
}

// `uikit/uibaritem`
@MainActor
open class UIBarItem: UIAccessibilityIdentification {
    // `uikit/uibaritem/init()`
    public init() {}

    // `uikit/uiaccessibilityidentification/accessibilityidentifier`
    open var accessibilityIdentifier: String?
}
