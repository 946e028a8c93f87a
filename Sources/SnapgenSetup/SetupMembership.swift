import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames
import SnapgenProject
import SnapgenRender

/// The way in which the test target gets the generated files.
enum SetupMembership {
    /// The target has them, or will have them by its folders.
    case complete
    /// The change of the project adds them.
    case change(SetupPlan.File)
    /// They have to be added in Xcode.
    case manual

    var file: SetupPlan.File? {
        if case .change(let file) = self { file } else { nil }
    }
}

extension Setup {
    func membership(_ findings: SetupFindings) -> SetupMembership {
        guard findings.tests.exists, findings.tests.manifest == nil, [.xcode, .package].contains(findings.kind) else {
            return .complete
        }
        let (reader, paths) = (projectReader, generatedFiles(findings))
        guard let layout = try? reader.layout(at: root.path, assuming: paths),
            let test = layout.unitTests.first(where: {
                $0.name == findings.tests.target && $0.host == findings.tests.host
            })
        else { return .manual }
        let strays = layout.strays(among: paths, of: test)
        guard !strays.isEmpty else { return .complete }
        guard let edit = reader.edit(adding: strays, to: test) else { return .manual }
        return .change(
            SetupPlan.File(
                path: edit.path, action: .change, purpose: "adds the generated files to '\(test.name)'",
                text: Self.difference(edit)))
    }

    /// Returns the contents of a project file before and after its change, if that is the one which the plan shows.
    func change(
        of file: SetupPlan.File, _ findings: SetupFindings
    ) throws(DiagnosticError) -> (old: [UInt8]?, new: [UInt8]) {
        let reader = projectReader
        let layout = try reader.layout(at: root.path, assuming: generatedFiles(findings))
        let edits = layout.unitTests.filter { $0.name == findings.tests.target }.compactMap { test in
            reader.edit(adding: layout.strays(among: generatedFiles(findings), of: test), to: test)
        }
        guard let edit = edits.first(where: { $0.path == file.path && Self.difference($0) == file.text }) else {
            throw DiagnosticError(
                .foreignFile, "was changed meanwhile, and is not written; run 'snapgen init' again",
                path: file.path)
        }
        return (edit.old, edit.new)
    }

    /// A reader without packages, on which the files of the project's own targets do not depend.
    private var projectReader: ProjectReader {
        ProjectReader(files: LocalProjectFiles(root: root, files: files), root: root.path)
    }

    private func generatedFiles(_ findings: SetupFindings) -> [String] {
        [GeneratedFileName.runtime, GeneratedFileName.tests].map { "\(findings.tests.output)/\($0)" }
    }

    private static func difference(_ edit: (path: String, old: [UInt8], new: [UInt8])) -> String {
        UnifiedDiff(from: String(decoding: edit.old, as: UTF8.self), to: String(decoding: edit.new, as: UTF8.self))
            .text(old: edit.path, new: edit.path)
    }
}
