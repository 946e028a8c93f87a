import SnapgenModel

extension [Candidate] {
    /// The same entries without tests for private providers that have the name of another one in their module: a test finds
    /// a provider by its name.
    func withoutIndistinctProviders() -> [Candidate] {
        let named = Dictionary(grouping: filter { $0.entry.kind == .previews }) { [$0.entry.module, $0.entry.name] }
        return map { candidate in
            var candidate = candidate
            let namesakes = named[[candidate.entry.module, candidate.entry.name], default: []]
            if candidate.isHidden, candidate.obstacle == nil, candidate.isCompiledWithOther(of: namesakes) {
                candidate.obstacle =
                    "another provider of its module has the same name, by which tests find it; rename one of them"
            }
            return candidate
        }
    }
}

extension Candidate {
    /// Returns whether a build can contain more than one of some entries with this one, which is among them.
    fileprivate func isCompiledWithOther(of entries: [Candidate]) -> Bool {
        entries.count { !$0.conditions.excludes(conditions) } > 1
    }
}
