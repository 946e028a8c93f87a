// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreGraphics
import Journal

// `quartzcore/calayer`
open class CALayer {
    // `quartzcore/calayer/init()`
    public init() {}

    // `quartzcore/calayer/frame`, `quartzcore/calayer/bounds`, and its neighbours
    open var frame = CGRect.zero
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var contentsScale: CGFloat = 1
    open var rasterizationScale: CGFloat = 1
    open var opacity: Float = 1
    open var isHidden = false
    open var speed: Float = 1
    open var cornerRadius: CGFloat = 0
    open var masksToBounds = false
    open var backgroundColor: CGColor?

    // `quartzcore/calayer/superlayer`, `quartzcore/calayer/sublayers`
    open internal(set) weak var superlayer: CALayer?
    open var sublayers: [CALayer]?

    // `quartzcore/calayer/addsublayer(_:)`
    open func addSublayer(_ layer: CALayer) {
        layer.superlayer = self
        sublayers = (sublayers ?? []) + [layer]
    }

    // `quartzcore/calayer/removefromsuperlayer()`
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    private var isLayoutNeeded = true

    // `quartzcore/calayer/needslayout()`
    open func needsLayout() -> Bool {
        Journal.append(isLayoutNeeded ? "needs layout" : "needs no layout", journalName())
        return isLayoutNeeded
    }

    // `quartzcore/calayer/setneedslayout()`
    open func setNeedsLayout() { isLayoutNeeded = true }

    // `quartzcore/calayer/layoutifneeded()`; here the layer's own layout, and then that of its sublayers
    open func layoutIfNeeded() {
        if isLayoutNeeded {
            isLayoutNeeded = false
            layoutSublayers()
        }
        sublayers?.forEach { $0.layoutIfNeeded() }
    }

    // `quartzcore/calayer/layoutsublayers()`
    open func layoutSublayers() { layout() }

    // `quartzcore/calayer/setneedsdisplay()`, `quartzcore/calayer/displayifneeded()`
    open func setNeedsDisplay() {}
    open func displayIfNeeded() {}

    // `quartzcore/calayer/removeallanimations()`, `quartzcore/calayer/animationkeys()`
    open func removeAllAnimations() {}
    open func animationKeys() -> [String]? { nil }

    // `quartzcore/calayer/render(in:)`
    open func render(in ctx: CGContext) { draw(ctx) }

    // The parts of a layer that belongs to a view; a stand-in's own.
    public var layout: () -> Void = {}
    public var draw: (CGContext) -> Void = { _ in }
    public var journalName: () -> String = { "CALayer" }
}

// `quartzcore/catransaction`
public final class CATransaction {
    // Work that a real program does when its main thread is idle; a stand-in's own.
    public nonisolated(unsafe) static var pending: [() -> Void] = []

    // `quartzcore/catransaction/begin()`, `quartzcore/catransaction/commit()`
    public class func begin() { Journal.append("begin transaction", "CATransaction") }
    public class func commit() {
        Journal.append("commit transaction", "CATransaction")
        perform()
    }

    // `quartzcore/catransaction/flush()`
    public class func flush() {
        Journal.append("flush transaction", "CATransaction")
        perform()
    }

    // `quartzcore/catransaction/setdisableactions(_:)`, `quartzcore/catransaction/setanimationduration(_:)`
    public class func setDisableActions(_ flag: Bool) {}
    public class func setAnimationDuration(_ dur: CFTimeInterval) {}

    // `quartzcore/catransaction/setcompletionblock(_:)`; here there is nothing to wait for
    public class func setCompletionBlock(_ block: (() -> Void)?) { block?() }

    // A stand-in's own.
    public static func perform() {
        let work = pending
        pending = []
        work.forEach { $0() }
    }
}

// `corefoundation/cftimeinterval`
public typealias CFTimeInterval = Double
