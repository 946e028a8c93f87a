import SnapgenKit
import SnapgenNames
import SnapgenProject
import SnapgenRender

/// The changes of projects that add the generated files to their test targets.
struct SetupMembership {
    var changes: [SetupPlan.File] = []
    /// The tests whose files have to be added in Xcode.
    var manual: [SetupFindings.Tests] = []

    fileprivate mutating func change(_ path: String, from old: [UInt8], to new: [UInt8], of target: String) {
        let index = changes.firstIndex { $0.path == path }
        let earlier = index.map { changes.remove(at: $0) }
        let first = earlier?.old ?? old
        let difference = UnifiedDiff(
            from: String(decoding: first, as: UTF8.self), to: String(decoding: new, as: UTF8.self))
        let purpose = earlier.map { "\($0.purpose) and" } ?? "adds the generated files to"
        let file = SetupPlan.File(
            path: path, action: .change, purpose: "\(purpose) '\(target)'",
            text: difference.text(old: path, new: path), old: first, new: new)
        changes.insert(file, at: index ?? changes.count)
    }
}

extension Setup {
    /// Returns the changes for all test targets but those that have the files, or will have them by their folders.
    func membership(_ findings: SetupFindings) -> SetupMembership {
        var membership = SetupMembership()
        for tests in [findings.tests] + findings.otherTests {
            let isEdited = [.xcode, .package].contains(findings.project.kind) && tests.manifest == nil
            guard isEdited, tests.state.exists, !tests.state.hasPlugin else { continue }
            add(tests, to: &membership)
        }
        return membership
    }

    private func add(_ tests: SetupFindings.Tests, to membership: inout SetupMembership) {
        // Without packages, on which the files of the project's own targets do not depend.
        let reader = ProjectReader(files: LocalProjectFiles(root: root, files: files), root: root.path)
        let paths = [GeneratedFileName.runtime, GeneratedFileName.tests].map { "\(tests.output)/\($0)" }
        guard let layout = try? reader.layout(at: root.path, assuming: paths),
            let test = layout.unitTests.first(where: { $0.name == tests.target && $0.host == tests.host })
        else { return membership.manual.append(tests) }
        let strays = layout.strays(among: paths, of: test)
        guard !strays.isEmpty else { return }
        let earlier = membership.changes.compactMap { file in file.new.map { (file.path, $0) } }
        guard let edit = reader.edit(adding: strays, to: test, after: Dictionary(earlier) { $1 }) else {
            return membership.manual.append(tests)
        }
        membership.change(edit.path, from: edit.old, to: edit.new, of: test.name)
    }
}
