// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `xcuiautomation/xcuielementquery`
@MainActor
open class XCUIElementQuery: NSObject {
    let find: () -> [StubElement]
    let name: String

    init(_ name: String, _ find: @escaping () -> [StubElement]) {
        self.name = name
        self.find = find
    }

    // `xcuiautomation/xcuielementquery/element`
    public var element: XCUIElement { XCUIElement(name, find) }

    // `xcuiautomation/xcuielementtypequeryprovider/firstmatch`
    public var firstMatch: XCUIElement { XCUIElement("\(name).firstMatch") { Array(self.find().prefix(1)) } }

    // `xcuiautomation/xcuielementquery/count`
    public var count: Int { element.resolved.count }

    // `xcuiautomation/xcuielementquery/allelementsboundbyindex`
    public var allElementsBoundByIndex: [XCUIElement] { find().indices.map { element(boundBy: $0) } }

    // `xcuiautomation/xcuielementquery/element(boundby:)`
    public func element(boundBy index: Int) -> XCUIElement {
        XCUIElement("\(name)[\(index)]") { Array(self.find().dropFirst(index).prefix(1)) }
    }

    // `xcuiautomation/xcuielementquery/matching(_:)`
    public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery("\(name) matching") { self.find().filter { predicate.evaluate(with: $0) } }
    }
}

extension NSPredicate {
    // `foundation/nspredicate/init(format:argumentarray:)`, with the formats that our code uses. Foundation has no
    // formats on Linux. Queries have `hasKeyboardFocus` too (WebDriverAgent #207, devicekit-ios #69).
    public convenience init(format: String, argumentArray: [Any]?) {
        let text = argumentArray?.first as? String ?? ""
        self.init { element, _ in
            guard let element = element as? StubElement else { return false }
            switch format {
            case "identifier == %@": return element.identifier == text
            case "identifier BEGINSWITH %@": return element.identifier.hasPrefix(text)
            case "hasKeyboardFocus == true": return element.isFocused
            default: fatalError("the stub knows no predicate '\(format)'")
            }
        }
    }
}
