public import SnapgenModel
import SnapgenProject

/// Entries of Xcode projects whose generated files are gone.
extension Project {
    /// The step after a run that has removed files which a project lists one by one; `nil` without such a file.
    ///
    /// Files of synchronized folders have no entries.
    public func step(after outcomes: [WriteOutcome]) -> String? {
        let removed = Set(outcomes.filter { $0.action == .removed }.map(\.path))
        let targets = (targets?.layout.targets ?? []).filter { !removed.isDisjoint(with: $0.files) }
        let steps = targets.compactMap { target -> String? in
            guard let project = try? files.read("\(root.path)/\(target.project)/project.pbxproj") else { return nil }
            let text = String(decoding: project, as: UTF8.self)
            let names = target.files.filter(removed.contains).map { $0.split(separator: "/").last ?? "" }
            let entries = names.filter(text.contains).map { "'\($0)'" }
            return entries.isEmpty ? nil : "\(entries.joined(separator: ", ")) of the target '\(target.name)'"
        }
        guard !steps.isEmpty else { return nil }
        let created = outcomes.filter { $0.action == .created }.map { "'\($0.path)'" }
        return "Next: in Xcode, delete the entries of files that are removed, \(steps.joined(separator: "; "))"
            + (created.isEmpty ? "." : "; and add \(created.joined(separator: ", ")) to their targets.")
    }
}
