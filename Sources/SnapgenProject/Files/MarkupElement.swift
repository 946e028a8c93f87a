import SnapgenModel

/// An element of an XML file with its attributes and children, without its text.
///
/// Xcode's workspaces and schemes consist of nothing else. An end tag closes the innermost open element, whatever its
/// name.
struct MarkupElement: Equatable {
    /// Empty for the document.
    var name: String
    var attributes: [String: String] = [:]
    var children: [MarkupElement] = []

    /// The maximal depth of elements, which groups of workspaces do not reach.
    private static let deepest = 100

    /// An element without a name, whose children are those of the document; `nil` if it is not well-formed or nested
    /// implausibly.
    static func document(_ bytes: [UInt8]) -> MarkupElement? {
        var tags = XMLTags(bytes)
        var open = [MarkupElement(name: "")]
        do throws(XMLTags.Problem) {
            while let tag = try tags.next() {
                if !tag.isEnd { open.append(MarkupElement(name: tag.name, attributes: tag.attributes)) }
                guard open.count > 1, open.count <= deepest else { return nil }
                guard tag.isEnd else { continue }
                let element = open.removeLast()
                open[open.count - 1].children.append(element)
            }
        } catch {
            return nil
        }
        return open.count == 1 ? open.first : nil
    }

    /// All elements with a name, at any depth, in order.
    func all(_ name: String) -> [MarkupElement] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
    }
}
