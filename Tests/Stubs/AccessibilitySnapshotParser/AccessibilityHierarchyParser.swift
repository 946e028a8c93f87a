// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

// `Sources/AccessibilitySnapshot/Parser/Swift/Classes/AccessibilityHierarchyParser.swift` of cashapp/AccessibilitySnapshot
// 0.12.1; the providers, which have default values, are missing
public final class AccessibilityHierarchyParser {
    public init() {}

    // The elements of the labels in the view.
    public func parseAccessibilityHierarchy(in root: UIView, rotorResultLimit: Int = 10) -> [AccessibilityHierarchy] {
        MainActor.assumeIsolated {
            ([root] + root.subviews).compactMap { $0 as? UILabel }.enumerated().map { index, label in
                .element(AccessibilityElement(label), traversalIndex: index)
            }
        }
    }
}

// `AccessibilitySnapshotModel/Sources/AccessibilitySnapshotModel/AccessibilityHierarchy.swift`
public enum AccessibilityHierarchy: Sendable {
    case element(AccessibilityElement, traversalIndex: Int)
    indirect case container(AccessibilityContainer, children: [AccessibilityHierarchy])
}

// `AccessibilitySnapshotModel/Sources/AccessibilitySnapshotModel/AccessibilityContainer.swift`
public struct AccessibilityContainer: Sendable {}

extension [AccessibilityHierarchy] {
    public func flattenToElements() -> [AccessibilityElement] {
        flatMap { node in
            switch node {
            case .element(let element, _): [element]
            case .container(_, let children): children.flattenToElements()
            }
        }
    }
}

// `AccessibilitySnapshotModel/Sources/AccessibilitySnapshotModel/AccessibilityElement.swift`
public struct AccessibilityElement: Sendable {
    public typealias CustomAction = String

    public let description: String
    public let label: String?
    public let value: String?
    public let traits: AccessibilityTraits
    public let hint: String?
    public let customActions: [CustomAction]

    @MainActor
    init(_ view: UILabel) {
        label = view.accessibilityLabel ?? view.text
        value = view.accessibilityValue
        traits = AccessibilityTraits(rawValue: view.accessibilityTraits.rawValue)
        hint = view.accessibilityHint
        customActions = []
        description = "\(label ?? ""). Button."
    }
}

// `AccessibilitySnapshotModel/Sources/AccessibilitySnapshotModel/AccessibilityPrimitives.swift`
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}
