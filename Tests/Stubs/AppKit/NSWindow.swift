// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Journal

// `appkit/nswindow`
@MainActor
open class NSWindow: NSResponder, NSAppearanceCustomization {
    // `appkit/nswindow/init(contentrect:stylemask:backing:defer:)`
    public init(
        contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) {
        frame = contentRect
        styleMask = style
        super.init()
        append("make window", ["frame": contentRect.journalText])
    }

    // `objectivec/nsobject-swift.class/init()`
    public convenience override init() {
        self.init(contentRect: .zero, styleMask: [.borderless], backing: .buffered, defer: true)
    }

    // `appkit/nswindow/init(contentviewcontroller:)`
    public convenience init(contentViewController: NSViewController) {
        self.init()
        self.contentViewController = contentViewController
    }

    // `appkit/nswindow/frame`, `appkit/nswindow/stylemask-swift.property`
    public private(set) var frame: NSRect
    open var styleMask: StyleMask

    // `appkit/nswindow/setframe(_:display:)`, `appkit/nswindow/setcontentsize(_:)`: "the window server limits window sizes
    // to 10,000"; a window without a size is not valid (chromium, `ui/base/cocoa/window_size_constants.h`)
    open func setFrame(_ frameRect: NSRect, display flag: Bool) {
        // A hosting view limits its window to the size of its content unless its `sizingOptions` are empty.
        let largest = contentView?.largestSize ?? NSSize(width: 10_000, height: 10_000)
        let (width, height) = (min(frameRect.width, 10_000), min(frameRect.height, 10_000))
        frame.origin = frameRect.origin
        frame.size = NSSize(width: max(1, min(largest.width, width)), height: max(1, min(largest.height, height)))
        contentView?.frame = NSRect(origin: .zero, size: frame.size)
    }
    open func setContentSize(_ size: NSSize) { setFrame(NSRect(origin: frame.origin, size: size), display: true) }

    // `appkit/nswindow/setframeorigin(_:)`
    open func setFrameOrigin(_ point: NSPoint) { frame.origin = point }

    // `appkit/nswindow/contentview`
    open var contentView: NSView? {
        willSet {
            if isVisible { contentView?.moved(toShownWindow: false) }
            contentView?.ownWindow = nil
        }
        didSet {
            contentView?.ownWindow = self
            contentView?.frame = NSRect(origin: .zero, size: frame.size)
            append("root", ["view": contentView?.journalName ?? "none"])
            if isVisible { contentView?.moved(toShownWindow: true) }
        }
    }

    // `appkit/nswindow/contentviewcontroller`
    open var contentViewController: NSViewController? {
        didSet { contentView = contentViewController?.view }
    }

    // `appkit/nswindow/isreleasedwhenclosed`, `appkit/nswindow/alphavalue`, `appkit/nswindow/animationbehavior-...`
    open var isReleasedWhenClosed = true
    open var alphaValue: CGFloat = 1
    open var animationBehavior = AnimationBehavior.default
    open var isOpaque = true
    // `appkit/nswindow/backgroundcolor`
    open var backgroundColor: NSColor! = .windowBackgroundColor
    open var hasShadow = true

    // `appkit/nswindow/backingscalefactor`; here no Retina display
    open var backingScaleFactor: CGFloat { 1 }

    // `appkit/nswindow/colorspace`
    open var colorSpace: NSColorSpace?

    // `appkit/nsappearancecustomization/appearance`, `appkit/nsappearancecustomization/effectiveappearance`
    open var appearance: NSAppearance? {
        didSet { append("traits", ["appearance": appearance?.name.rawValue ?? "none"]) }
    }
    open var effectiveAppearance: NSAppearance { appearance ?? NSApplication.shared.appearance ?? .aqua }

    // `appkit/nswindow/isvisible`, `appkit/nswindow/iskeywindow`
    public private(set) var isVisible = false
    public private(set) var isKeyWindow = false

    // `appkit/nswindow/orderfront(_:)` and its neighbours
    open func orderFront(_ sender: Any?) { show() }
    open func orderBack(_ sender: Any?) { show() }
    open func orderFrontRegardless() { show() }
    open func makeKeyAndOrderFront(_ sender: Any?) {
        show()
        isKeyWindow = true
        append("key")
    }

    // `appkit/nswindow/orderout(_:)`, `appkit/nswindow/close()`
    open func orderOut(_ sender: Any?) { hide() }
    open func close() { hide() }

    // `appkit/nswindow/layoutifneeded()`, `appkit/nswindow/displayifneeded()`, `appkit/nswindow/display()`
    open func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }
    open func displayIfNeeded() { layoutIfNeeded() }
    open func display() { layoutIfNeeded() }

    private func show() {
        guard !isVisible else { return }
        isVisible = true
        append("show")
        contentView?.moved(toShownWindow: true)
    }

    private func hide() {
        guard isVisible else { return }
        contentView?.moved(toShownWindow: false)
        isVisible = false
        isKeyWindow = false
        append("hide")
    }

    deinit { Journal.append("release window", "NSWindow") }
}

extension NSWindow {
    // `appkit/nswindow/stylemask-swift.struct`
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let borderless: StyleMask = []
        public static let titled = StyleMask(rawValue: 1)
    }

    // `appkit/nswindow/backingstoretype`
    public enum BackingStoreType: UInt, Sendable { case buffered = 2 }

    // `appkit/nswindow/animationbehavior-swift.enum`
    public enum AnimationBehavior: Int, Sendable {
        case `default` = 0
        case none = 2
    }
}

// `appkit/nscolor`
public final class NSColor: Sendable {
    // `appkit/nscolor/clear`, `appkit/nscolor/white`, `appkit/nscolor/windowbackgroundcolor`
    public static let clear = NSColor()
    public static let white = NSColor()
    public static let windowBackgroundColor = NSColor()
}

// `appkit/nscolorspace`
public final class NSColorSpace: Sendable {
    // `appkit/nscolorspace/srgb`
    public static let sRGB = NSColorSpace()
}

// `appkit/nsapplication`
@MainActor
open class NSApplication: NSResponder {
    // `appkit/nsapplication/shared`
    public static let shared = NSApplication()

    // `appkit/nsapplication/appearance`
    open var appearance: NSAppearance? {
        didSet { append("traits", ["appearance": appearance?.name.rawValue ?? "none"]) }
    }

    // `appkit/nsapplication/setactivationpolicy(_:)`
    @discardableResult
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }

    // `appkit/nsapplication/activationpolicy-swift.enum`
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
}

// `appkit/nsapp`
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

// `appkit/nsanimationcontext`
@MainActor
open class NSAnimationContext {
    // `appkit/nsanimationcontext/current`
    public static let current = NSAnimationContext()

    // `appkit/nsanimationcontext/duration`, `appkit/nsanimationcontext/allowsimplicitanimation`
    open var duration: TimeInterval = 0.25
    open var allowsImplicitAnimation = false

    // `appkit/nsanimationcontext/begingrouping()`, `appkit/nsanimationcontext/endgrouping()`
    public class func beginGrouping() {}
    public class func endGrouping() {}

    // `appkit/nsanimationcontext/runanimationgroup(_:)`
    public class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) {
        Journal.append("animations", "NSAnimationContext")
        changes(current)
    }
}
