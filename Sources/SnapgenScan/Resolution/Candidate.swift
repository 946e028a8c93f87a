import SnapgenConfiguration
import SnapgenModel
import SnapgenNames

/// An entry on its way into the catalog, with what is needed to decide about it.
struct Candidate {
    var entry: CatalogEntry
    @RareDirectives var modifiers = Directives()
    @RareDirectives var directives = Directives()
    /// The places of the declarations that have the directives.
    var places: [SourceLocation] = []
    /// The conditions around the declaration, which distinguish two branches of one `#if`.
    var conditions: [BranchCondition] = []
    /// Indicates whether only the program leads to the entry, which is private; it never renames another entry.
    var isHidden = false
    var obstacle: String?

    var advice: [Diagnostic] {
        guard entry.status == .included else { return [] }
        return entry.duplicateLabels + entry.missingName + idleWords
    }

    /// A warning for each word of the comment that has no effect on an entry of this kind.
    private var idleWords: [Diagnostic] {
        if directives == Directives() { return [] }
        return DirectiveWord.all.filter { $0.text(directives) != nil && !isSubject($0.subject) }.map { word in
            let problem =
                "'\(word.name)' has no effect on '\(entry.title)': it is a setting of \(word.subject.rawValue)"
            return Diagnostic(.badDirective, .warning, problem, at: entry.location)
        }
    }

    private func isSubject(_ subject: DirectiveWord.Subject) -> Bool {
        switch subject {
        case .entries: true
        case .pictures: entry.strategy.dependsOnEnvironment
        case .previews: entry.kind == .macro
        case .types: entry.kind != .macro
        }
    }
}

extension [Candidate] {
    /// The same entries, each with an id of its own: the second of one name ends in `@2`.
    func withDistinctIDs() -> [Candidate] {
        // A name may end in `@2` by itself.
        var taken = Set(map(\.entry.id))
        var uses: [String: Int] = [:]
        return map { candidate in
            var candidate = candidate
            let id = candidate.entry.id
            uses[id, default: 0] += 1
            guard var number = uses[id], number > 1 else { return candidate }
            while !taken.insert("\(id)@\(number)").inserted { number += 1 }
            uses[id] = number
            candidate.entry.id = "\(id)@\(number)"
            return candidate
        }
    }
}

extension CatalogEntry {
    fileprivate var duplicateLabels: [Diagnostic] {
        var first: [String: Sample] = [:]
        return (samples ?? []).compactMap { sample in
            let name = sample.label.flatMap { SafeName.fileComponent($0, longest: SafeName.longestPart) }
            guard let key = name.map(SafeName.collisionKey) else { return nil }
            guard let earlier = first[key] else {
                first[key] = sample
                return nil
            }
            return Diagnostic(
                .duplicateLabel, .warning,
                "the label '\(sample.label ?? "")' names sample \(sample.number) and sample \(earlier.number) of '\(title)', "
                    + "so both are numbered instead; give each its own",
                path: path.string, line: sample.line)
        }
    }

    fileprivate var missingName: [Diagnostic] {
        // The id of a preview that is called after its view ends in the view.
        guard kind == .macro, name == nil, id.split(separator: "#").last.flatMap({ Int($0) }) != nil else { return [] }
        return [
            Diagnostic(
                .unnamedPreview, .note,
                "this #\(declaration.catalogName) is called '\(title)' by its number, which changes when others come and go; "
                    + "give it a name, '#\(declaration.catalogName)(\"...\")'",
                at: location)
        ]
    }
}
