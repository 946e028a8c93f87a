import SnapgenModel
import SnapgenPlan

/// The variables in scope at a place in a template, outermost first.
struct TemplateScopes: Equatable {
    private var scopes: [[String: TemplateSchema]]
    private let takesPositions: Bool

    /// Scopes of which the outermost holds `variables`.
    ///
    /// - Parameter takesPositions: whether a number may select an element of a list, which may be missing.
    init(_ variables: [String: TemplateSchema], takesPositions: Bool = false) {
        scopes = [variables]
        self.takesPositions = takesPositions
    }

    /// Enters a loop that declares `variables`.
    mutating func push(_ variables: [String: TemplateSchema]) { scopes.append(variables) }

    /// Declares a variable in the innermost scope.
    mutating func declare(_ name: String, _ schema: TemplateSchema) { scopes[scopes.count - 1][name] = schema }

    /// Leaves the innermost loop.
    mutating func pop() { scopes.removeLast() }

    /// The schema at a key path such as `test.title`, or `nil` if there is none.
    func schema(of path: String) -> TemplateSchema? {
        let keys = path.split(separator: ".").map(String.init)
        guard let first = keys.first, var schema = variable(first) else { return nil }
        for key in keys.dropFirst() {
            let element = takesPositions && Int(key) != nil ? schema.element : nil
            guard let member = schema.member(key) ?? element else { return nil }
            schema = member
        }
        return schema
    }

    /// The mistake in a key path, or `nil` where it leads to a value.
    func problem(with path: String) -> String? {
        let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        for count in keys.indices.map({ $0 + 1 }) {
            let known = keys.prefix(count).joined(separator: ".")
            guard schema(of: known) == nil else { continue }
            let candidates = names(in: keys.prefix(count - 1).joined(separator: "."))
            return "unknown variable '\(known)'" + Suggestion.phrase(for: keys[count - 1], in: candidates)
        }
        return nil
    }

    private func variable(_ name: String) -> TemplateSchema? {
        scopes.last { $0[name] != nil }?[name]
    }

    private func names(in path: String) -> [String] {
        path.isEmpty ? Set(scopes.flatMap(\.keys)).sorted() : schema(of: path)?.memberNames ?? []
    }
}
