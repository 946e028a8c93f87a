import SnapgenKit
import SnapgenModel
import SnapgenProject

enum DiagnosticFormat: String, CaseIterable, Sendable {
    case text
    case json
    case github
    case sarif

    /// All diagnostics together are a document; otherwise each is a line.
    var isDocument: Bool { self == .json || self == .sarif }

    func text(of diagnostics: [Diagnostic], _ places: DiagnosticPlaces) throws -> String {
        switch self {
        case .text: diagnostics.map { "\($0)\n" }.joined()
        case .json: try CommandJSON.text(of: JSONDocument.report(of: diagnostics))
        case .github: places.located(diagnostics).map { "\($0.annotation)\n" }.joined()
        case .sarif: try CommandJSON.text(of: places.sarifLog(of: places.located(diagnostics)))
        }
    }

    static func write(
        _ text: String, to path: String, _ files: any FileSystem, option: String = "--diagnostics-file"
    ) throws(DiagnosticError) {
        if path.hasPrefix("/dev/std") || files.kind(of: path) == .other {
            guard (try? StandardStream(descriptor: LocalFileSystem.stream(at: path)).write(text)) == nil else { return }
            throw problem("it takes no text", path, option)
        }
        let isNew = files.kind(of: path) == nil && !files.isLink(path)
        let old = isNew ? nil : try? files.read(path)
        guard isNew || old.map(isReport) == true else {
            throw problem("the file is no report of snapgen", path, option, .foreignFile)
        }
        do throws(FileSystemError) {
            try files.write(Array(text.utf8), toFile: path, replacing: FileExpectation(old))
        } catch {
            throw problem(error.reason, path, option)
        }
    }

    private static func isReport(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        if text.hasPrefix("{") { return (try? UserValue(json: bytes)).map(isReport) ?? false }
        return text.split(separator: "\n").allSatisfy { line in
            let isAnnotation = ["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) }
            return DiagnosticID.allCases.contains { id in
                isAnnotation ? line.contains("title=\(id.rawValue)::") : line.hasSuffix(" [\(id.rawValue)]")
            }
        }
    }

    /// Returns whether a document is a list of diagnostics, or a log whose only run is one of snapgen.
    private static func isReport(_ document: UserValue) -> Bool {
        if let schema = document["schema"]?.text { return schema.hasPrefix("snapgen.diagnostics/") }
        let names = document["runs"]?.list.map { $0["tool"]?["driver"]?["name"]?.text }
        return document["version"]?.text == "2.1.0" && names == ["snapgen"]
    }

    private static func problem(
        _ reason: String, _ path: String, _ option: String, _ id: DiagnosticID = .cannotWrite
    ) -> DiagnosticError {
        let message = "the report cannot be written: \(reason); choose another file with \(option)"
        return DiagnosticError(id, message, path: path)
    }
}
