import Foundation
import SnapgenModel
import SnapgenProject

/// The values of expressions that a workflow determines itself: its variables, and those of a matrix.
struct WorkflowContext {
    private(set) var values: [String: String]

    /// The variables for scripts.
    var variables: [String: String] {
        let entries = values.compactMap { $0.hasPrefix("env.") ? (String($0.dropFirst(4)), $1) : nil }
        return Dictionary(uniqueKeysWithValues: entries)
    }

    mutating func add(variables: UserValue?) {
        for (name, value) in variables?.mapping ?? [:] { values["env.\(name)"] = resolved(value.text ?? "") }
    }

    /// Returns a text in which the expressions with a known value have it.
    func resolved(_ text: String) -> String {
        text.replacing(/\$\{\{(.*?)\}\}/) { match in
            let parts = String(match.1).components(separatedBy: "||")
            return parts.lazy.compactMap(operand).first { !$0.isEmpty } ?? String(match.0)
        }
    }

    private func operand(_ text: String) -> String? {
        let name = text.trimmingCharacters(in: .whitespaces)
        return name.wholeMatch(of: /'([^']*)'/).map { String($0.1) } ?? values[name]
    }

    /// Returns whether a condition holds; `nil` if that is not known before a run.
    func holds(_ condition: String?) -> Bool? {
        guard let condition else { return true }
        let text = condition.replacing(/\$\{\{|\}\}/, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
        // No cache is copied, so that there is never a hit.
        if let hit = text.wholeMatch(of: /steps\.[\w-]+\.outputs\.cache-hit (!=|==) 'true'/) { return hit.1 == "!=" }
        guard let match = text.wholeMatch(of: /([\w.-]+)(?:\s*(==|!=)\s*'([^']*)')?/) else { return nil }
        if match.2 == nil, ["true", "false"].contains(text) { return text == "true" }
        let name = String(match.1)
        guard values[name] != nil || name.hasPrefix("matrix.") else { return nil }
        let value = values[name] ?? ""
        guard let comparison = match.2 else { return !["", "false"].contains(value) }
        return (value == match.3 ?? "") == (comparison == "==")
    }

    /// Returns the contexts of the combinations of a matrix, the first ones if there are many.
    static func combinations(of matrix: UserValue?) -> [WorkflowContext] {
        var combinations: [[String: String]] = [[:]]
        for (key, values) in (matrix?.mapping ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard key != "include", key != "exclude", !values.list.isEmpty else { continue }
            let leaves = values.list.map { Self.leaves(of: $0, "matrix.\(key)") }
            combinations = Array(combinations.flatMap { old in leaves.map { old.merging($0) { $1 } } }.prefix(64))
        }
        let included = (matrix?["include"]?.list ?? []).prefix(64).map { leaves(of: $0, "matrix") }
        if combinations == [[:]], !included.isEmpty { return included.map(WorkflowContext.init) }
        return combinations.map { combination in
            let more = included.filter { $0.allSatisfy { combination[$0.key] ?? $0.value == $0.value } }
            return WorkflowContext(values: more.reduce(combination) { $0.merging($1) { old, _ in old } })
        }
    }

    private static func leaves(of value: UserValue, _ path: String) -> [String: String] {
        if let text = value.text { return [path: text] }
        return value.mapping.reduce(into: [:]) { leaves, entry in
            leaves.merge(Self.leaves(of: entry.value, "\(path).\(entry.key)")) { $1 }
        }
    }
}
