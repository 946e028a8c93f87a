package import SnapgenModel

/// The file `snapgen-excluded.yml`, in which earlier versions listed the entries whose tests did not compile.
///
///     excluded:
///       - entry: TravelUI.HotelCell_Previews
///         error: "cannot find 'Theme' in scope"
package enum FormerExclusions {
    package static let fileName = "snapgen-excluded.yml"

    /// Returns a warning for each entry of the file, with the rule that leaves it out, or one for a file without entries.
    package static func warnings(about file: ConfigurationFile) -> [Diagnostic] {
        let entries = entries(in: file)
        if entries.isEmpty { return [warning("this file is no longer read; remove it", in: file)] }
        return entries.map { entry in
            warning(
                "this file is no longer read; remove it, and to leave this entry out, add "
                    + "'- \(rule(for: entry.id))' to 'rules' of the configuration",
                in: file, line: entry.line)
        }
    }

    private static func warning(_ message: String, in file: ConfigurationFile, line: Int? = nil) -> Diagnostic {
        Diagnostic(.formerFile, .warning, message, path: file.path, line: line)
    }

    private static func rule(for id: String) -> String {
        YAMLFlow.mapping([("match", YAMLFlow.scalar(Glob.escaped(id))), ("skip", "true")])
    }

    private static func entries(in file: ConfigurationFile) -> [(id: String, line: Int)] {
        guard case .list(let items)? = (try? YAMLDocument(file))?.root?["excluded"]?.value.content else { return [] }
        return items.compactMap { item in
            guard case .scalar(let id)? = item["entry"]?.value.content else { return nil }
            return (id.text, item.place.line)
        }
    }
}
