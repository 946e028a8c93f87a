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
    /// The number of characters before the cursor; `nil` at the end of the text.
    public var cursor: Int?
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

    /// On iOS, the value of an empty field is its placeholder.
    var shownValue: String? {
        #if os(iOS)
            if value?.isEmpty ?? true, let placeholder { return placeholder }
        #endif
        return value
    }

    /// Changes each text field below the element, as an app does.
    public mutating func changeFields(_ change: (inout StubElement) -> Void) {
        if type == .textField { change(&self) }
        for index in children.indices { children[index].changeFields(change) }
    }

    mutating func delete(_ count: Int) {
        let text = value ?? ""
        let end = min(cursor ?? text.count, text.count)
        value = String(text.prefix(max(0, end - count)) + text.dropFirst(end))
    }

    func `is`(_ type: XCUIElement.ElementType) -> Bool { type == .any || type == self.type }
}
