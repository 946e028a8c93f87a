import SnapgenModel
import SnapgenRender
import SnapgenScan

/// Finds the entries that errors in generated files belong to.
struct ErrorOwners {
    private let project: Project
    private let entries: FunctionEntries
    private var functions: [String: [SwiftFunction]?] = [:]
    /// The generated files in the folder of a build tool plugin, as absolute paths.
    private(set) var buildOutputs: Set<String> = []

    /// Finds the entries of a plan.
    init(_ project: Project, _ plan: TestPlan) {
        self.project = project
        entries = FunctionEntries(plan)
    }

    /// Returns the entries that an error belongs to; none if it is outside of their generated functions.
    ///
    /// A missing module belongs to the entries whose code needs the import.
    mutating func entries(of error: CompilerError) throws(DiagnosticError) -> [CatalogEntry] {
        guard let place = error.place, let functions = try functions(inFileAt: place.path) else { return [] }
        if let function = functions.first(where: { $0.lines.contains(place.line) }) {
            return entries.entries(of: function, among: functions)
        }
        return error.missingModule.map { entries.entries(importing: $0, among: functions) } ?? []
    }

    /// Returns the functions of a generated file; `nil` if there is no such file.
    private mutating func functions(inFileAt path: String) throws(DiagnosticError) -> [SwiftFunction]? {
        if let known = functions[path] { return known }
        guard let file = generatedFile(at: path) else {
            functions[path] = .some(nil)
            return nil
        }
        if isBuildOutput(file) { buildOutputs.insert(file.path) }
        let found = try SwiftCheck.functions(in: file.text)
        functions[path] = .some(found)
        return found
    }

    private func isBuildOutput(_ file: (path: String, text: [UInt8])) -> Bool {
        let folder = ProjectRoot.parent(of: file.path)
        let name = file.path.dropFirst(folder.count + 1)
        return RenderedFile.isUnchanged(file.text, name: String(name))
            && project.files.kind(of: "\(folder)/Snapgen.inputs.json") == .file
    }

    /// Finds a generated file and reads it.
    ///
    /// If the log is from another machine or its paths are relative, the file is the one of that name in the output
    /// folder. File names are unique in a target.
    private func generatedFile(at path: String) -> (path: String, text: [UInt8])? {
        guard path.hasSuffix(".swift") else { return nil }
        let name = path.split(separator: "/").last ?? ""
        let places = [AbsolutePath.resolve(path, from: project.root.path), "\(project.outputFolder)/\(name)"]
        for place in places where project.files.kind(of: place) == .file {
            if let text = try? project.files.read(place), RenderedFile.hasMark(text) { return (place, text) }
        }
        return nil
    }
}

extension CompilerError {
    /// The module that the compiler did not find.
    fileprivate var missingModule: String? {
        let start = ["no such module '", "unable to resolve module dependency: '"].first { message.hasPrefix($0) }
        return start.flatMap { message.dropFirst($0.count).split(whereSeparator: { "'.".contains($0) }).first }
            .map(String.init)
    }
}
