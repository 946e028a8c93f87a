import SnapgenModel
import SnapgenNames
import SnapgenScan

extension AuditFinding {
    /// Returns the diagnostic of a finding; `other` names the environment with which the first picture was compared.
    func diagnostic(of entry: CatalogEntry, comparedWith other: String, sizeLimit: Int) -> Diagnostic {
        let problem = "'\(entry.title)' \(problem(other, sizeLimit)): \(Self.list(pictures))"
        return Diagnostic(
            id, .warning,
            "\(problem); \(advice), or write '// snapgen: allow=\(id.rawValue)' before it if it is intended",
            at: entry.location)
    }

    private func problem(_ other: String, _ sizeLimit: Int) -> String {
        switch id {
        case .blankPicture: "has a picture of one colour"
        case .transparentPicture: "has a picture without a visible pixel"
        case .darkEqualsLight: "looks the same in dark mode as in light mode"
        case .equalDevices: "looks the same as in '\(other)', which has another size"
        case .notMirrored: "has the layout of '\(other)' in a right-to-left language"
        case .equalLanguage: "looks the same as in '\(other)', which has another language"
        case .equalTextSizes: "looks the same in all sizes of text"
        default: "has a picture of more than \(Self.size(sizeLimit))"
        }
    }

    private var advice: String {
        switch id {
        case .blankPicture: "look at the sample, which may load its content later than the picture is taken"
        case .transparentPicture: "look at the sample, and give it a size and content"
        case .darkEqualsLight: "use colours that adapt to dark mode"
        case .equalDevices: "record it again, or use one of the sizes"
        case .notMirrored: "use leading and trailing in place of left and right"
        case .equalLanguage: "translate its texts"
        case .equalTextSizes: "use text styles such as '.body' in place of fixed sizes"
        default: "show a smaller part, or use images that compress better"
        }
    }

    private static func size(_ bytes: Int) -> String {
        bytes % (1 << 20) == 0 ? "\(bytes >> 20) MB" : "\(bytes >> 10) kB"
    }

    private static func list(_ paths: [String]) -> String {
        "'\(paths.first ?? "")'" + (paths.count > 1 ? " and \(paths.count - 1) more" : "")
    }

    /// Returns diagnostics for files that an audit cannot look into.
    static func unusable(pointers: [String], unreadable: [String]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if !pointers.isEmpty {
            let subject = pointers.count == 1 ? "1 picture is a pointer" : "\(pointers.count) pictures are pointers"
            let problem = "\(subject) of Git LFS and cannot be audited: \(list(pointers)); run 'git lfs pull'"
            diagnostics.append(Diagnostic(.lfsPointer, .warning, problem))
        }
        if !unreadable.isEmpty {
            let subject = unreadable.count == 1 ? "1 reference is" : "\(unreadable.count) references are"
            let advice = "record again, or restore it from version control"
            let problem = "\(subject) no readable PNG file: \(list(unreadable)); \(advice)"
            diagnostics.append(Diagnostic(.unreadablePicture, .warning, problem))
        }
        return diagnostics
    }
}
