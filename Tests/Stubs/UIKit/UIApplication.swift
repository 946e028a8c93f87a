// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// `uikit/uiapplication`
@MainActor
open class UIApplication: UIResponder {
    // `uikit/uiapplication/shared`
    public static let shared = UIApplication()

    // `uikit/uiapplication/connectedscenes`; here a scene in the foreground, none if `STUB_SCENE` is `none`, or one in the
    // state that it names
    public private(set) lazy var connectedScenes: Set<UIScene> = {
        let name = ProcessInfo.processInfo.environment["STUB_SCENE"] ?? "foregroundActive"
        guard let state = UIScene.ActivationState(name: name) else { return [] }
        return [UIWindowScene(activationState: state)]
    }()

    // `uikit/uiapplication/preferredcontentsizecategory`
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

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
    public private(set) var windows: [UIWindow] = []
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    // `uikit/uitraitenvironment/traitcollection`
    public var traitCollection: UITraitCollection { .base }

    func add(_ window: UIWindow) {
        if !windows.contains(window) { windows.append(window) }
    }

    func remove(_ window: UIWindow) {
        windows.removeAll { $0 === window }
    }
}

// `uikit/uiscreen`; here that of an iPhone 17
@MainActor
public final class UIScreen {
    // `uikit/uiscreen/scale`, `uikit/uiscreen/bounds`
    public let scale: CGFloat = 3
    public let bounds = CGRect(x: 0, y: 0, width: 402, height: 874)

    // `uikit/uiscreen/main`, deprecated from iOS 26 on
    public static let main = UIScreen()

    // The parts of the screen's edges that a window covers; a stand-in's own.
    func safeArea(of frame: CGRect) -> UIEdgeInsets {
        guard frame.intersects(bounds) else { return .zero }
        return UIEdgeInsets(
            top: max(0, 62 - frame.minY), left: 0, bottom: max(0, min(frame.maxY, 874) - 840), right: 0)
    }
}
