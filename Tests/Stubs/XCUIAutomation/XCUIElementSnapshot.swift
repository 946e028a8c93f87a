// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// `xcuiautomation/xcuielementattributes`, without the attributes that our code does not read
@MainActor
public protocol XCUIElementAttributes: AnyObject {
    // `xcuiautomation/xcuielementattributes/identifier`, and its neighbours
    var identifier: String { get }
    var label: String { get }
    var value: Any? { get }
    var placeholderValue: String? { get }
    var isEnabled: Bool { get }
    var isSelected: Bool { get }
    var frame: CGRect { get }
    var elementType: XCUIElement.ElementType { get }
}

// `xcuiautomation/xcuielementsnapshot`
@MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    // `xcuiautomation/xcuielementsnapshot/children`
    var children: [any XCUIElementSnapshot] { get }
}

final class StubSnapshot: XCUIElementSnapshot {
    private let element: StubElement
    let children: [any XCUIElementSnapshot]

    init(_ element: StubElement) {
        self.element = element
        children = element.children.map(StubSnapshot.init)
    }

    var identifier: String { element.identifier }
    var label: String { element.label }
    var value: Any? { element.shownValue }
    var placeholderValue: String? { element.placeholder }
    var isEnabled: Bool { element.isEnabled }
    var isSelected: Bool { element.isSelected }
    var frame: CGRect { element.frame }
    var elementType: XCUIElement.ElementType { element.type }
}
