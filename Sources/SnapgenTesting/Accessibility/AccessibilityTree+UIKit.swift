#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Reads the elements of a view in VoiceOver's order, by another library.
    @MainActor
    protocol SnapgenTreeReader: Sendable {
        func elements(of view: UIView) -> [SnapgenAccessibleElement]
    }

    /// The elements of a view in VoiceOver's order, by public interfaces only.
    ///
    /// Containers with elements of their own keep their order. Other elements are ordered by their frames, from top to
    /// bottom and in the direction of reading.
    @MainActor
    struct AccessibilityTree {
        let isRightToLeft: Bool

        func elements(of view: UIView) -> [SnapgenAccessibleElement] {
            sorted(nodes(of: view)).flatMap(\.elements)
        }

        private typealias Node = (frame: CGRect, elements: [SnapgenAccessibleElement])

        private func nodes(of view: UIView) -> [Node] {
            if view.isHidden || view.alpha == 0 || view.accessibilityElementsHidden { return [] }
            if view.isAccessibilityElement {
                return [(view.accessibilityFrame, [SnapgenAccessibleElement(view)])]
            }
            if let elements = containedElements(of: view) {
                return [(view.accessibilityFrame, elements.flatMap(self.elements))]
            }
            let nodes = presented(view.subviews).flatMap(self.nodes)
            if nodes.isEmpty, String(describing: type(of: view)).contains("HostingView") {
                return [(view.accessibilityFrame, [SnapgenAccessibleElement(traits: [.hostingViewWithoutElements])])]
            }
            guard view.shouldGroupAccessibilityChildren else { return nodes }
            return [(view.accessibilityFrame, sorted(nodes).flatMap(\.elements))]
        }

        private func presented(_ views: [UIView]) -> [UIView] {
            views.last { $0.accessibilityViewIsModal && !$0.isHidden }.map { [$0] } ?? views
        }

        /// Returns the elements of what a container lists: a view, or an object without a view.
        private func elements(of item: Any) -> [SnapgenAccessibleElement] {
            if let view = item as? UIView { return elements(of: view) }
            guard let object = item as? NSObject, !object.accessibilityElementsHidden else { return [] }
            if object.isAccessibilityElement { return [SnapgenAccessibleElement(object)] }
            return (containedElements(of: object) ?? []).flatMap(elements)
        }

        private func sorted(_ nodes: [Node]) -> [Node] {
            var rows: [[Node]] = []
            for node in Self.stablySorted(nodes, by: { $0.frame.minY < $1.frame.minY }) {
                if let first = rows.last?.first, node.frame.minY - first.frame.minY < Self.rowHeight {
                    rows[rows.count - 1].append(node)
                } else {
                    rows.append([node])
                }
            }
            return rows.flatMap { row in
                Self.stablySorted(row) {
                    isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
                }
            }
        }

        /// The difference in points from which on an element is below another, as in AccessibilitySnapshot on phones.
        private static let rowHeight: CGFloat = 8

        /// Returns the nodes sorted, with equal ones in their order, which `sorted` does not promise.
        private static func stablySorted(_ nodes: [Node], by precedes: (Node, Node) -> Bool) -> [Node] {
            nodes.enumerated().sorted { first, second in
                if precedes(first.element, second.element) { return true }
                return !precedes(second.element, first.element) && first.offset < second.offset
            }
            .map(\.element)
        }

        /// Returns the elements that a view lists itself, or `nil` if its subviews are what is presented.
        private func containedElements(of view: UIView) -> [Any]? {
            if let elements = view.accessibilityElements { return elements }
            let count = view.accessibilityElementCount()
            guard count != NSNotFound, count > 0 else { return nil }
            return (0..<count).compactMap(view.accessibilityElement)
        }

        /// Returns the elements that an object without a view lists.
        private func containedElements(of object: NSObject) -> [Any]? {
            if let elements = object.accessibilityElements { return elements }
            let count = object.accessibilityElementCount()
            guard count != NSNotFound, count > 0 else { return nil }
            return (0..<count).compactMap(object.accessibilityElement)
        }
    }

    @MainActor
    extension SnapgenAccessibleElement {
        fileprivate init(_ view: UIView) {
            self.init(
                traits: AccessibilityTraitName.all(in: view.accessibilityTraits), label: view.accessibilityLabel,
                value: view.accessibilityValue, hint: view.accessibilityHint,
                actions: (view.accessibilityCustomActions ?? []).map(\.name))
        }

        fileprivate init(_ object: NSObject) {
            self.init(
                traits: AccessibilityTraitName.all(in: object.accessibilityTraits), label: object.accessibilityLabel,
                value: object.accessibilityValue, hint: object.accessibilityHint,
                actions: (object.accessibilityCustomActions ?? []).map(\.name))
        }
    }

    extension SnapgenAccessibleElement {
        init(
            traits: UInt64, label: String?, value: String?, speech: String?, hint: String?, actions: [String]
        ) {
            self.init(
                traits: AccessibilityTraitName.all(in: UIAccessibilityTraits(rawValue: traits)), label: label,
                value: value, speech: speech, hint: hint, actions: actions)
        }
    }

    extension AccessibilityTraitName {
        /// Returns the names of traits, in the order of all names.
        static func all(in traits: UIAccessibilityTraits) -> [Self] {
            allCases.filter { $0.trait.map(traits.contains) ?? false }
        }

        /// The trait of UIKit; `nil` if it has none for the name, or the system does not have it.
        private var trait: UIAccessibilityTraits? {
            switch self {
            case .toggle: if #available(iOS 17, tvOS 17, *) { .toggleButton } else { nil }
            case .searchField: .searchField
            case .keyboardKey: .keyboardKey
            case .tabBar: .tabBar
            case .adjustable: .adjustable
            case .link: .link
            case .button: .button
            case .heading: .header
            case .image: .image
            case .text: .staticText
            case .selected: .selected
            case .dimmed: .notEnabled
            case .playsSound: .playsSound
            case .updatesFrequently: .updatesFrequently
            case .startsMedia: .startsMediaSession
            case .directInteraction: .allowsDirectInteraction
            case .turnsPage: .causesPageTurn
            case .summary: .summaryElement
            case .hostingViewWithoutElements: nil
            }
        }
    }
#else
    /// A placeholder for the reader of elements on platforms without UIKit.
    protocol SnapgenTreeReader: Sendable {}
#endif
