// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// `uikit/uiaccessibilitytraits`
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public var rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    // `uikit/uiaccessibilitytraits/button`, and its neighbours
    public static let button = Self(rawValue: 1 << 0)
    public static let link = Self(rawValue: 1 << 1)
    public static let image = Self(rawValue: 1 << 2)
    public static let selected = Self(rawValue: 1 << 3)
    public static let playsSound = Self(rawValue: 1 << 4)
    public static let keyboardKey = Self(rawValue: 1 << 5)
    public static let staticText = Self(rawValue: 1 << 6)
    public static let summaryElement = Self(rawValue: 1 << 7)
    public static let notEnabled = Self(rawValue: 1 << 8)
    public static let updatesFrequently = Self(rawValue: 1 << 9)
    public static let searchField = Self(rawValue: 1 << 10)
    public static let startsMediaSession = Self(rawValue: 1 << 11)
    public static let adjustable = Self(rawValue: 1 << 12)
    public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
    public static let causesPageTurn = Self(rawValue: 1 << 14)
    public static let tabBar = Self(rawValue: 1 << 15)
    public static let header = Self(rawValue: 1 << 16)
    // `uikit/uiaccessibilitytraits/togglebutton`, from iOS 17 on
    @available(iOS 17, tvOS 17, *)
    public static let toggleButton = Self(rawValue: 1 << 53)
}

// `uikit/uiaccessibilitycustomaction`
@MainActor
open class UIAccessibilityCustomAction {
    // `uikit/uiaccessibilitycustomaction/name`
    open var name: String

    // `uikit/uiaccessibilitycustomaction/init(name:actionhandler:)`
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) { self.name = name }
}

// The properties of an element; a stand-in's own. Apple's are those of every `NSObject`, which a `UIView` is there.
@MainActor
public struct StubAccessibility {
    public var isElement = false
    public var label: String?
    public var value: String?
    public var hint: String?
    public var traits: UIAccessibilityTraits = []
    public var frame = CGRect.zero
    public var actions: [UIAccessibilityCustomAction]?
    public var elements: [Any]?
    public var isHidden = false
    public var isModal = false
    public var groupsChildren = false

    nonisolated init() {}
}

extension UIView {
    // `objectivec/nsobject-swift.class/isaccessibilityelement`, and its neighbours
    public var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    public var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    public var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    public var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }
    public var accessibilityFrame: CGRect {
        get { accessibility.frame == .zero ? frame : accessibility.frame }
        set { accessibility.frame = newValue }
    }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.actions }
        set { accessibility.actions = newValue }
    }
    // `objectivec/nsobject-swift.class/accessibilityelements`
    public var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    // `objectivec/nsobject-swift.class/accessibilityelementshidden`
    public var accessibilityElementsHidden: Bool {
        get { accessibility.isHidden }
        set { accessibility.isHidden = newValue }
    }
    // `objectivec/nsobject-swift.class/accessibilityviewismodal`
    public var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    // `objectivec/nsobject-swift.class/shouldgroupaccessibilitychildren`
    public var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
}

// `uikit/uiaccessibilityelement`
@MainActor
open class UIAccessibilityElement: NSObject {
    nonisolated(unsafe) var accessibility: StubAccessibility

    // `uikit/uiaccessibilityelement/init(accessibilitycontainer:)`
    public init(accessibilityContainer container: Any) {
        accessibility = StubAccessibility()
        accessibility.isElement = true
        super.init()
    }
}

@MainActor
extension NSObject {
    private var own: StubAccessibility { (self as? UIAccessibilityElement)?.accessibility ?? StubAccessibility() }

    private func set<Value>(_ path: WritableKeyPath<StubAccessibility, Value>, _ value: Value) {
        (self as? UIAccessibilityElement)?.accessibility[keyPath: path] = value
    }

    // `objectivec/nsobject-swift.class/isaccessibilityelement`, and its neighbours
    public var isAccessibilityElement: Bool {
        get { own.isElement }
        set { set(\.isElement, newValue) }
    }
    public var accessibilityLabel: String? {
        get { own.label }
        set { set(\.label, newValue) }
    }
    public var accessibilityValue: String? {
        get { own.value }
        set { set(\.value, newValue) }
    }
    public var accessibilityHint: String? {
        get { own.hint }
        set { set(\.hint, newValue) }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { own.traits }
        set { set(\.traits, newValue) }
    }
    public var accessibilityFrame: CGRect {
        get { own.frame }
        set { set(\.frame, newValue) }
    }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { own.actions }
        set { set(\.actions, newValue) }
    }
    public var accessibilityElements: [Any]? {
        get { own.elements }
        set { set(\.elements, newValue) }
    }
    public var accessibilityElementsHidden: Bool {
        get { own.isHidden }
        set { set(\.isHidden, newValue) }
    }
    public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
    public func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
}
