import SnapgenModel
import SnapgenPlan

/// The variables in scope at a place in a template, outermost first.
struct TemplateScopes {
    private var scopes: [[String: TemplateSchema]]
    /// Indicates whether a number may select an element of a list, which may be missing.
    private let takesPositions: Bool

    init(_ variables: [String: TemplateSchema], takesPositions: Bool) {
        scopes = [variables]
        self.takesPositions = takesPositions
    }

    mutating func push(_ variables: [String: TemplateSchema]) { scopes.append(variables) }

    /// Declares a variable in the innermost scope.
    mutating func declare(_ name: String, _ schema: TemplateSchema) { scopes[scopes.count - 1][name] = schema }

    mutating func pop() { scopes.removeLast() }

    /// The schema at a key path such as `test.title`, or `nil` if there is none.
    func schema(of path: String) -> TemplateSchema? {
        let keys = path.split(separator: ".").map(String.init)
        let variable = keys.first.flatMap { key in scopes.last { $0[key] != nil }?[key] }
        return keys.dropFirst().reduce(variable) { schema, key in
            schema?.member(key) ?? (takesPositions && Int(key) != nil ? schema?.element : nil)
        }
    }

    /// The mistake in a key path, or `nil` where it leads to a value.
    func problem(with path: String) -> String? {
        let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        for count in 1...keys.count {
            let known = keys.prefix(count).joined(separator: ".")
            guard schema(of: known) == nil else { continue }
            let candidates = names(in: keys.prefix(count - 1).joined(separator: "."))
            return "unknown variable '\(known)'" + Suggestion.phrase(for: keys[count - 1], in: candidates)
        }
        return nil
    }

    private func names(in path: String) -> [String] {
        path.isEmpty ? Set(scopes.flatMap(\.keys)).sorted() : schema(of: path)?.members.keys.sorted() ?? []
    }
}
