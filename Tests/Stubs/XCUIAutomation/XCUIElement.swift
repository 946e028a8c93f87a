// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// XCUIAutomation with an app that is a tree of values: `XCUIApplication.root` is what the tests look at.

@_exported import Foundation

// `xcuiautomation/xcuielement`
@MainActor
open class XCUIElement: NSObject {
    nonisolated(unsafe) let find: () -> [StubElement]
    nonisolated let name: String
    /// The number of times that the app was asked for its elements.
    public static var snapshots = 0

    nonisolated init(_ name: String, _ find: @escaping () -> [StubElement]) {
        self.name = name
        self.find = find
    }

    /// The elements that there are now.
    var resolved: [StubElement] {
        Self.snapshots += 1
        return find()
    }

    // `xcuiautomation/xcuielementsnapshotproviding/snapshot()`, which fails without the element
    public func snapshot() throws -> any XCUIElementSnapshot {
        guard let element = resolved.first else { throw CocoaError(.featureUnsupported) }
        return StubSnapshot(element)
    }

    nonisolated open override var description: String { name }

    // `xcuiautomation/xcuielement/exists`
    public var exists: Bool { !resolved.isEmpty }

    // `xcuiautomation/xcuielement/ishittable`
    public var isHittable: Bool { resolved.first?.isHittable ?? false }

    // `xcuiautomation/xcuielement/waitforexistence(timeout:)`
    public func waitForExistence(timeout: TimeInterval) -> Bool { exists }

    // `xcuiautomation/xcuielementtypequeryprovider/children(matching:)`
    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery("\(name).children") { self.find().flatMap(\.children).filter { $0.is(type) } }
    }

    // `xcuiautomation/xcuielement/descendants(matching:)`
    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery("\(name).descendants") { self.find().flatMap(\.descendants).filter { $0.is(type) } }
    }

    /// The element on which an action is done; XCTest fails with two.
    var found: StubElement? {
        let elements = resolved
        if elements.count != 1 { XCUIApplication.log.append("\(elements.count) elements for \(name)") }
        return elements.first
    }

    func log(_ action: String) {
        XCUIApplication.log.append("\(action) \(found?.identifier ?? "nothing")")
    }
}

// `xcuiautomation/xcuielementattributes`
extension XCUIElement {
    // `xcuiautomation/xcuielementattributes/identifier`, and its neighbours
    public var identifier: String { found?.identifier ?? "" }
    public var label: String { found?.label ?? "" }
    public var value: Any? { found?.shownValue }
    public var placeholderValue: String? { found?.placeholder }
    public var isEnabled: Bool { found?.isEnabled ?? false }
    public var isSelected: Bool { found?.isSelected ?? false }
    public var frame: CGRect { found?.frame ?? .zero }
    public var elementType: XCUIElement.ElementType { found?.type ?? .any }
}

extension XCUIElement {
    // `xcuiautomation/xcuielement/elementtype-swift.enum`
    public enum ElementType: UInt, Sendable {
        // `xcuiautomation/xcuielement/elementtype-swift.enum/any`, and its neighbours
        case any = 0, other = 1, application = 2, button = 9, checkBox = 12, popUpButton = 14, segmentedControl = 37
        case picker = 38, `switch` = 40, toggle = 41, link = 42, image = 43, searchField = 45, staticText = 48
        case textField = 49, secureTextField = 50, datePicker = 51, textView = 52
    }
}

// `xcuiautomation/xcuiapplication`
@MainActor
open class XCUIApplication: XCUIElement {
    /// The elements of the app.
    public static var root = StubElement(.application)
    /// The actions, in order.
    public static var log: [String] = []

    // `xcuiautomation/xcuiapplication/init()`
    nonisolated public init() {
        super.init("application") { MainActor.assumeIsolated { [XCUIApplication.root] } }
    }

    // `xcuiautomation/xcuiapplication/launchenvironment`
    open var launchEnvironment: [String: String] = [:]

    // `xcuiautomation/xcuiapplication/launch()`
    open func launch() { Self.log.append("launch \(launchEnvironment)") }
}
