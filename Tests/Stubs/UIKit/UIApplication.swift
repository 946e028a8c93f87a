// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation

// `uikit/uiapplication`
@MainActor
open class UIApplication: UIResponder {
    // `uikit/uiapplication/shared`
    public static let shared = UIApplication()

    // `objectivec/nsobjectprotocol/responds(to:)`, of the class; here there is an app unless `STUB_SCENE` is `none`
    public class func responds(to aSelector: Selector!) -> Bool {
        aSelector.name == "sharedApplication" && ProcessInfo.processInfo.environment["STUB_SCENE"] != "none"
    }

    // `objectivec/nsobjectprotocol/perform(_:)`, of the class
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
    }

    // `uikit/uiapplication/connectedscenes`; here a scene in the foreground, none if `STUB_SCENE` is `none`, one that is
    // active after 1.5 seconds if it is `late`, or one in the state that it names
    public private(set) lazy var connectedScenes: Set<UIScene> = {
        let name = ProcessInfo.processInfo.environment["STUB_SCENE"] ?? "foregroundActive"
        guard let state = UIScene.ActivationState(name: name == "late" ? "foregroundInactive" : name) else { return [] }
        let scene = UIWindowScene(activationState: state)
        if name == "late" { scene.activateLate() }
        if ProcessInfo.processInfo.environment["STUB_KEY_WINDOW"] != "none" { scene.showAppWindow() }
        return [scene]
    }()

    // `uikit/uiapplication/preferredcontentsizecategory`
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }

    // `uikit/uiapplication/userinterfacelayoutdirection`
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

// `uikit/uiuserinterfacelayoutdirection`
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

// `uikit/uidevice`
@MainActor
open class UIDevice: NSObject {
    // `uikit/uidevice/current`
    public class var current: UIDevice { UIDevice() }

    // `uikit/uidevice/userinterfaceidiom`
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

// `objectivec/selector`
public struct Selector: Hashable, Sendable {
    let name: String
}

// `foundation/nsselectorfromstring(_:)`
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(name: aSelectorName) }

// `uikit/uiscene`
@MainActor
open class UIScene: UIResponder {
    // `uikit/uiscene/activationstate-swift.property`
    public internal(set) var activationState: ActivationState

    init(activationState: ActivationState) {
        self.activationState = activationState
    }

    // `uikit/uiscene/activationstate-swift.enum`
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background

        init?(name: String) {
            let all: [ActivationState] = [.unattached, .foregroundActive, .foregroundInactive, .background]
            guard let state = all.first(where: { "\($0)" == name }) else { return nil }
            self = state
        }
    }
}

// `uikit/uiwindowscene`
@MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    // `uikit/uiwindowscene/screen`
    public let screen = UIScreen()

    // `uikit/uiwindowscene/windows`, `uikit/uiwindowscene/keywindow`
    public var windows: [UIWindow] { references.compactMap(\.window) }
    private var references: [Reference] = []

    // A window is released with its last reference; a stand-in's own.
    private struct Reference {
        weak var window: UIWindow?
    }
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    // `uikit/uitraitenvironment/traitcollection`
    public var traitCollection: UITraitCollection { .base }

    func activateLate() {
        Task {
            try? await Task.sleep(nanoseconds: 1_500_000_000)
            activationState = .foregroundActive
        }
    }

    private var appWindow: UIWindow?

    // The window of the app that hosts the tests, which it has unless `STUB_KEY_WINDOW` is `none`; a stand-in's own.
    func showAppWindow() {
        appWindow = UIWindow(windowScene: self)
        appWindow?.makeKeyAndVisible()
    }

    func add(_ window: UIWindow) {
        if !windows.contains(window) { references.append(Reference(window: window)) }
    }

    func remove(_ window: UIWindow) {
        references.removeAll { $0.window === window }
    }
}

// `uikit/uiscreen`; here that of an iPhone 17
@MainActor
public final class UIScreen {
    // `uikit/uiscreen/scale`, `uikit/uiscreen/bounds`
    public let scale: CGFloat = 3
    public let bounds = CGRect(x: 0, y: 0, width: 402, height: 874)

    // `uikit/uiscreen/main`, deprecated from iOS 26 on
    @available(iOS, deprecated: 26)
    @available(tvOS, deprecated: 26)
    public static let main = UIScreen()

    // The parts of the screen's edges that a window covers; a stand-in's own.
    func safeArea(of frame: CGRect) -> UIEdgeInsets {
        guard frame.intersects(bounds) else { return .zero }
        return UIEdgeInsets(
            top: max(0, 62 - frame.minY), left: 0, bottom: max(0, min(frame.maxY, 874) - 840), right: 0)
    }
}
