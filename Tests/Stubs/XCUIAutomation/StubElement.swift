// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// An element of the app: the stub's own.
public struct StubElement: Sendable {
    public var type: XCUIElement.ElementType
    public var identifier: String
    public var label: String
    public var value: String?
    public var placeholder: String?
    public var isEnabled = true
    public var isSelected = false
    public var isFocused = false
    public var isHittable = true
    public var frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    public var children: [StubElement]

    public init(
        _ type: XCUIElement.ElementType, _ identifier: String = "", label: String = "",
        _ children: [StubElement] = []
    ) {
        self.type = type
        self.identifier = identifier
        self.label = label
        self.children = children
    }

    var descendants: [StubElement] { children.flatMap { [$0] + $0.descendants } }

    func `is`(_ type: XCUIElement.ElementType) -> Bool { type == .any || type == self.type }
}
