// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation
import Journal
@_exported import QuartzCore

// `appkit/nsresponder`, which is an `NSObject`
@MainActor
open class NSResponder {
    // `appkit/nsresponder/init()`
    public init() {}

    // A stand-in's own.
    public private(set) lazy var journalName = Journal.name(for: type(of: self))

    // Appends an effect on the object to the journal; a stand-in's own.
    public func append(_ event: String, _ details: [String: String] = [:]) {
        Journal.append(event, journalName, details)
    }
}

extension NSResponder: Hashable {
    nonisolated public static func == (first: NSResponder, second: NSResponder) -> Bool { first === second }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// `foundation/nsedgeinsets`
public struct NSEdgeInsets: Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    // `foundation/nsedgeinsets/init(top:left:bottom:right:)`
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    // `foundation/nsedgeinsets/init()`
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    // A stand-in's own.
    var text: String { "\(top) \(left) \(bottom) \(right)" }
}

// `appkit/nsview`
@MainActor
open class NSView: NSResponder, NSAppearanceCustomization {
    private var identifier = ""

    // `appkit/nsaccessibilityprotocol/accessibilityidentifier()`
    open func accessibilityIdentifier() -> String { identifier }

    // `appkit/nsaccessibilityprotocol/setaccessibilityidentifier(_:)`
    open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
        identifier = accessibilityIdentifier ?? ""
    }

    // `appkit/nsview/init(frame:)`
    public init(frame frameRect: NSRect) {
        frame = frameRect
        super.init()
    }

    // `appkit/nsview/init(coder:)`
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    // `appkit/nsresponder/init()`
    public convenience override init() { self.init(frame: .zero) }

    // `appkit/nsview/frame`, `appkit/nsview/bounds`
    open var frame: NSRect {
        didSet { if frame.size != oldValue.size { needsLayout = true } }
    }
    open var bounds: NSRect {
        get { NSRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    // `appkit/nsview/setframesize(_:)`
    open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }

    // `appkit/nsview/ishidden`, `appkit/nsview/alphavalue`, `appkit/nsview/wantslayer`, `appkit/nsview/layer`
    open var isHidden = false
    open var alphaValue: CGFloat = 1
    open var wantsLayer = false {
        didSet { if wantsLayer, layer == nil { layer = CALayer() } }
    }
    open var layer: CALayer?
    // `appkit/nsview/translatesautoresizingmaskintoconstraints`, `appkit/nsview/autoresizingmask-swift.property`
    open var translatesAutoresizingMaskIntoConstraints = true
    open var autoresizingMask: AutoresizingMask = []

    // `appkit/nsview/userinterfacelayoutdirection`
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight {
        didSet { append("traits", ["direction": "\(userInterfaceLayoutDirection)"]) }
    }

    // `appkit/nsappearancecustomization/appearance`, `appkit/nsappearancecustomization/effectiveappearance`
    open var appearance: NSAppearance? {
        didSet { append("traits", ["appearance": appearance?.name.rawValue ?? "none"]) }
    }
    open var effectiveAppearance: NSAppearance {
        appearance ?? superview?.effectiveAppearance ?? window?.effectiveAppearance ?? .aqua
    }

    // `appkit/nsview/superview`, `appkit/nsview/subviews`, `appkit/nsview/window`
    public private(set) weak var superview: NSView?
    open private(set) var subviews: [NSView] = []
    open var window: NSWindow? { ownWindow ?? superview?.window }
    weak var ownWindow: NSWindow?

    // `appkit/nsview/addsubview(_:)`
    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        needsLayout = true
        if window?.isVisible == true { view.moved(toShownWindow: true) }
    }

    // `appkit/nsview/removefromsuperview()`
    open func removeFromSuperview() {
        guard let superview else { return }
        if window?.isVisible == true { moved(toShownWindow: false) }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        append("remove")
    }

    // `appkit/nsview/viewdidmovetowindow()`
    open func viewDidMoveToWindow() {}

    // `appkit/nsview/needslayout`, `appkit/nsview/needsdisplay`
    open var needsLayout = true
    open var needsDisplay = true

    // `appkit/nsview/layout()`
    open func layout() {}

    // `appkit/nsview/layoutsubtreeifneeded()`
    open func layoutSubtreeIfNeeded() {
        CATransaction.perform()
        if needsLayout {
            needsLayout = false
            controller?.viewWillLayout()
            layout()
            append("layout", ["size": frame.size.journalText])
            controller?.viewDidLayout()
        }
        subviews.forEach { $0.layoutSubtreeIfNeeded() }
    }

    // `appkit/nsview/displayifneeded()`
    open func displayIfNeeded() {}

    // `appkit/nsview/nointrinsicmetric`, `appkit/nsview/intrinsiccontentsize`
    public class var noIntrinsicMetric: CGFloat { -1 }
    open var intrinsicContentSize: NSSize { NSSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    // `appkit/nsview/fittingsize`; here a view fits as it is
    open var fittingSize: NSSize {
        append("measure", ["size": frame.size.journalText])
        return frame.size
    }

    // `appkit/nsview/safeareainsets`, `appkit/nsview/additionalsafeareainsets`
    open var safeAreaInsets: NSEdgeInsets { additionalSafeAreaInsets }
    open var additionalSafeAreaInsets = NSEdgeInsets() {
        didSet { append("safe area", ["insets": additionalSafeAreaInsets.text]) }
    }

    // `appkit/nsview/bitmapimagerepforcachingdisplay(in:)`
    open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
        guard !rect.isEmpty else { return nil }
        return NSBitmapImageRep(size: rect.size, scale: window?.backingScaleFactor ?? 2)
    }

    // `appkit/nsview/cachedisplay(in:to:)`
    open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {
        append(
            "draw",
            [
                "size": frame.size.journalText, "appearance": effectiveAppearance.name.rawValue, "by": "cacheDisplay",
                "safeArea": safeAreaInsets.text, "window": window?.journalName ?? "none",
                "scale": "\(window?.backingScaleFactor ?? 0)",
            ])
        let content = "\(all.map(\.summary).joined(separator: ", ")) \(frame.size.journalText)"
        bitmapImageRep.paint(
            isDrawn ? .drawn : .clear, "\(content) \(effectiveAppearance.name.rawValue) cacheDisplay")
    }

    // The controller whose view this is; a stand-in's own.
    weak var controller: NSViewController?

    // The size to which the window is limited; a stand-in's own.
    open var largestSize: NSSize? { nil }

    // A stand-in's own, to be read by tests.
    open var summary: String { controller?.summary ?? "\(type(of: self))" }

    // A Boolean value that indicates whether there is something to be seen; a stand-in's own.
    open var drawsSomething: Bool { ObjectIdentifier(type(of: self)) != ObjectIdentifier(NSView.self) }

    private var all: [NSView] { [self] + subviews.flatMap(\.all) }

    private var isDrawn: Bool {
        alphaValue > 0 && all.contains { !$0.isHidden && $0.alphaValue > 0 && $0.drawsSomething }
    }

    // Tells the view and its subviews that they are in a window that is shown, or no longer are.
    func moved(toShownWindow isShown: Bool) {
        if isShown { controller?.appear() } else { controller?.disappear() }
        shownDidChange(isShown)
        viewDidMoveToWindow()
        subviews.forEach { $0.moved(toShownWindow: isShown) }
    }

    // The view has come into a window that is shown, or has left it; a stand-in's own.
    open func shownDidChange(_ isShown: Bool) {}
}

extension NSView {
    // `appkit/nsview/autoresizingmask-swift.struct`
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let width = AutoresizingMask(rawValue: 2)
        public static let height = AutoresizingMask(rawValue: 16)
    }
}

// `appkit/nsuserinterfacelayoutdirection`
public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

// `appkit/nstextfield`
@MainActor
open class NSTextField: NSView {
    // `appkit/nscontrol/stringvalue`
    open var stringValue = ""

    // `appkit/nstextfield/init(labelwithstring:)`
    public convenience init(labelWithString stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }
}
