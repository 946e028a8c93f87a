import SwiftUI

enum A11yIdentifiers {
    static let used = "used"
    static let unused = "unused"
    static let set = "set"
    static let unset = "unset"
}

let tables = [
    Text("").accessibilityIdentifier(A11yIdentifiers.used),
    Text("").accessibilityIdentifier(A11yIdentifiers.unused),
]
/// Constants whose identifiers are set and used as texts.
let constants = [
    Text("").accessibilityIdentifier(A11yIdentifiers.set),
    Text("").accessibilityIdentifier("set"),
    Text("").accessibilityIdentifier("unset"),
]
let texts = [
    Text("").accessibilityIdentifier("text"),
    Text("").accessibilityIdentifier("other text"),
    Text("").accessibilityIdentifier("row 1"),
]
/// Keys that UI tests find by predicates and beginnings.
let parts = [
    Text("").accessibilityIdentifier("equal"),
    Text("").accessibilityIdentifier("begin-1"),
    Text("").accessibilityIdentifier("1-end"),
    Text("").accessibilityIdentifier("1-middle-1"),
    Text("").accessibilityIdentifier("some-like-1"),
    Text("").accessibilityIdentifier("sum-1"),
    Text("").accessibilityIdentifier("label"),
]
