import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames
import SnapgenProject
import SnapgenRender

extension Setup {
    /// Returns the change of the project that adds the generated files to the test target, or `isManual` if they have
    /// to be added in Xcode; neither if the target has them, or will have them by its folders.
    func membership(_ findings: SetupFindings) -> (change: SetupPlan.File?, isManual: Bool) {
        guard findings.tests.exists, findings.tests.manifest == nil, [.xcode, .package].contains(findings.kind) else {
            return (nil, false)
        }
        // Without packages, on which the files of the project's own targets do not depend.
        let reader = ProjectReader(files: LocalProjectFiles(root: root, files: files), root: root.path)
        let paths = [GeneratedFileName.runtime, GeneratedFileName.tests].map { "\(findings.tests.output)/\($0)" }
        guard let layout = try? reader.layout(at: root.path, assuming: paths),
            let test = layout.unitTests.first(where: {
                $0.name == findings.tests.target && $0.host == findings.tests.host
            })
        else { return (nil, true) }
        let strays = layout.strays(among: paths, of: test)
        guard !strays.isEmpty else { return (nil, false) }
        guard let edit = reader.edit(adding: strays, to: test) else { return (nil, true) }
        let difference = UnifiedDiff(
            from: String(decoding: edit.old, as: UTF8.self), to: String(decoding: edit.new, as: UTF8.self))
        var file = SetupPlan.File(
            path: edit.path, action: .change, purpose: "adds the generated files to '\(test.name)'",
            text: difference.text(old: edit.path, new: edit.path))
        (file.old, file.new) = (edit.old, edit.new)
        return (file, false)
    }
}
