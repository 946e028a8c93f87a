import SnapgenModel
import SnapgenText

/// What the user should know of an entry's names.
enum EntryAdvice {
    /// Warnings and notes, in the order of the entry's lines.
    static func diagnostics(for entry: CatalogEntry) -> [Diagnostic] {
        entry.duplicateLabels + entry.missingName
    }
}

extension CatalogEntry {
    /// Warnings of samples whose references would have the same name.
    fileprivate var duplicateLabels: [Diagnostic] {
        var first: [String: Sample] = [:]
        return (samples ?? []).compactMap { sample in
            guard let key = sample.labelKey else { return nil }
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
        guard kind == .macro, name == nil else { return [] }
        return [
            Diagnostic(
                .unnamedPreview, .note,
                "this #\(catalogName) is called '\(title)' by its number, which changes when others come and go; "
                    + "give it a name, '#\(catalogName)(\"...\")'",
                at: location)
        ]
    }
}

extension Sample {
    /// What two labels have in common that make one file name.
    fileprivate var labelKey: String? {
        label.flatMap { SafeName.fileComponent($0, longest: SafeName.longestPart) }.map(SafeName.collisionKey)
    }
}
