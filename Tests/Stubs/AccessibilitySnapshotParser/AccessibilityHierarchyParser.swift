// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
public import UIKit

// `Sources/AccessibilitySnapshot/Parser/Swift/Classes/AccessibilityHierarchyParser.swift` of cashapp/AccessibilitySnapshot
// 0.12.1, and the protocols beside it
public protocol UserInterfaceLayoutDirectionProviding {
    var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
}

public protocol UserInterfaceIdiomProviding {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get }
}

extension UIApplication: @preconcurrency UserInterfaceLayoutDirectionProviding {}

extension UIDevice: @preconcurrency UserInterfaceIdiomProviding {}

public final class AccessibilityHierarchyParser {
    public init() {}

    // The elements in the view in the order of its subviews, reversed from right to left.
    public func parseAccessibilityHierarchy(
        in root: UIView, rotorResultLimit: Int = 10,
        userInterfaceLayoutDirectionProvider: any UserInterfaceLayoutDirectionProviding,
        userInterfaceIdiomProvider: any UserInterfaceIdiomProviding
    ) -> [AccessibilityHierarchy] {
        let isReversed = userInterfaceLayoutDirectionProvider.userInterfaceLayoutDirection == .rightToLeft
        return MainActor.assumeIsolated {
            let elements = Self.elements(in: root)
            return (isReversed ? elements.reversed() : elements).enumerated().map { .element($1, traversalIndex: $0) }
        }
    }

    @MainActor
    private static func elements(in view: UIView) -> [AccessibilityElement] {
        if view.isAccessibilityElement || view is UILabel { return [AccessibilityElement(view)] }
        let count = view.accessibilityElementCount()
        let own = count == NSNotFound ? [] : (0..<count).compactMap(view.accessibilityElement)
        return own.compactMap { $0 as? UIAccessibilityElement }.map(AccessibilityElement.init)
            + view.subviews.flatMap(elements)
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
    init(_ view: UIView) {
        self.init(
            view.accessibilityLabel ?? (view as? UILabel)?.text, view.accessibilityValue, view.accessibilityHint,
            view.accessibilityTraits)
    }

    @MainActor
    init(_ element: UIAccessibilityElement) {
        self.init(
            element.accessibilityLabel, element.accessibilityValue, element.accessibilityHint,
            element.accessibilityTraits)
    }

    private init(_ label: String?, _ value: String?, _ hint: String?, _ traits: UIAccessibilityTraits) {
        (self.label, self.value, self.hint) = (label, value, hint)
        self.traits = AccessibilityTraits(rawValue: traits.rawValue)
        customActions = []
        description = "\(label ?? "")\(traits == .button ? ". Button." : ".")"
    }
}

// `AccessibilitySnapshotModel/Sources/AccessibilitySnapshotModel/AccessibilityPrimitives.swift`
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}
