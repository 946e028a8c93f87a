public import SnapgenModel

/// The previews of a plan that have no display name, so that their names change when others come and go.
public struct NumberedPreviews: Sendable {
    /// The entries by the names of the functions with their code.
    private let entries: [String: CatalogEntry]
    private let plan: TestPlan

    /// The previews of a plan.
    public init(_ plan: TestPlan) {
        let pairs = plan.suites.flatMap { suite in
            let unnamed = suite.tests.map(\.entry).filter { $0.preview != nil && $0.name == nil }
            let names = unnamed.isEmpty ? nil : PreviewNames(suite)
            return unnamed.compactMap { entry in names.map { ($0.function(of: entry), entry) } }
        }
        entries = Dictionary(pairs) { first, _ in first }
        self.plan = plan
    }

    /// A Boolean value that indicates whether the plan has no such previews.
    public var isEmpty: Bool { entries.isEmpty }

    /// Returns a warning for each preview that gets another name while its code stays the same.
    ///
    /// - Parameters:
    ///   - old: The generated files that are replaced or removed.
    ///   - new: The files that are written.
    public func warnings(replacing old: [String], with new: [String]) -> [Diagnostic] {
        let before = Set(old.flatMap(CarriedPreview.all))
        let after = Set(new.flatMap(CarriedPreview.all))
        let gone = Dictionary(grouping: before.subtracting(after), by: \.withoutFunction)
        let come = Dictionary(grouping: after.subtracting(before), by: \.withoutFunction)
        return come.compactMap { preview, new in
            guard let old = gone[preview], old.count == 1, new.count == 1 else { return nil }
            return entries[new[0].function].map { warning(about: $0, from: old[0].function) }
        }.sortedByPlace()
    }

    private func warning(about entry: CatalogEntry, from function: String) -> Diagnostic {
        let macro = "#\(entry.catalogName)"
        return Diagnostic(
            .renumberedPreview, .warning,
            "this \(macro) was called '\(title(of: function))' and is called '\(entry.title)' now, because others in "
                + "its file came or went, so it is compared with \(references(of: entry)); give it a name, "
                + "'\(macro)(\"...\")', and rename its references",
            at: entry.location)
    }

    private func title(of function: String) -> String {
        entries[function]?.title ?? String(function.dropFirst(PreviewNames.prefix.count))
    }

    private func references(of entry: CatalogEntry) -> String {
        let all = plan.cases.filter { $0.entry == entry.id }.map(\.reference)
        let others = all.count > 1 ? " and \(all.count - 1) more" : ""
        return "'\(all.first ?? entry.title)'\(others)"
    }
}

/// The code of a preview in a generated file.
private struct CarriedPreview: Hashable {
    /// The source file.
    var path: Substring
    /// The lines from the place of the preview to the end of its function, without the name of the function.
    var code: String
    /// The name of the function; empty if it does not matter.
    var function: String

    /// The same code in any function.
    var withoutFunction: CarriedPreview { CarriedPreview(path: path, code: code, function: "") }

    /// Returns the previews in a file of the built-in templates.
    ///
    /// A comment states the place of each preview, and the function ends with a brace that is indented like its first
    /// line.
    static func all(in text: String) -> [CarriedPreview] {
        guard text.contains(PreviewNames.prefix) else { return [] }
        var previews: [CarriedPreview] = []
        var path: Substring?
        var lines: [Substring] = []
        var head: (function: String, indentation: Substring)?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if head == nil, let found = line.placeOfPreview {
                (path, lines) = (found, [])
                continue
            }
            lines.append(line)
            head = head ?? line.headOfPreview
            guard let (function, indentation) = head, line == "\(indentation)}" else { continue }
            if let path {
                let code = lines.joined(separator: "\n").replacing(function, with: "")
                previews.append(CarriedPreview(path: path, code: code, function: function))
            }
            (path, head) = (nil, nil)
        }
        return previews
    }
}

extension Substring {
    /// The source file in a comment with the place of a preview: `// Sources/TravelUI/HotelCell.swift:12`.
    fileprivate var placeOfPreview: Substring? {
        guard hasPrefix("// "), let colon = lastIndex(of: ":") else { return nil }
        return Int(self[index(after: colon)...]) == nil ? nil : self[..<colon].dropFirst(3)
    }

    /// The name and the indentation of the function of a preview that begins here.
    fileprivate var headOfPreview: (function: String, indentation: Substring)? {
        guard let start = firstRange(of: "func \(PreviewNames.prefix)")?.lowerBound else { return nil }
        let name = self[start...].dropFirst("func ".count).prefix { $0 != "(" }
        return (String(name), prefix { $0 == " " })
    }
}
