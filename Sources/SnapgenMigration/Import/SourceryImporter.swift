public import SnapgenConfiguration
public import SnapgenModel
import SnapgenNames

/// Turns a configuration of Sourcery, whose template writes tests, into one of snapgen.
public struct SourceryImporter: Sendable {
    private let project: ImportedProject
    private let number: Int?

    /// An importer for a project.
    ///
    /// - Parameter number: which of several configurations in the file is taken, counted from 1; `nil` for the first.
    public init(project: ImportedProject, number: Int? = nil) {
        self.project = project
        self.number = number
    }

    /// The configuration that `file` becomes.
    ///
    /// - Throws: where the file is no YAML, or holds no configuration of this number.
    public func configuration(from file: ConfigurationFile) throws(DiagnosticError) -> ImportedConfiguration {
        let document = try YAMLDocument(file)
        let all = Self.configurations(in: document.root)
        let index = (number ?? 1) - 1
        guard all.indices.contains(index) else {
            throw DiagnosticError(missing(index + 1, of: all.count, in: file.path))
        }
        var conversion = SourceryConversion(all[index], of: file.path, project: project)
        if all.count > 1, number == nil { conversion.reportOthers(all.count) }
        conversion.convert()
        return ImportedConfiguration(
            text: conversion.draft.text(from: "Made by 'snapgen import sourcery' from \(file.path)."),
            diagnostics: conversion.diagnostics.sortedByPlace())
    }

    private static func configurations(in root: YAMLNode?) -> [[YAMLEntry]] {
        guard case .mapping(let entries)? = root?.content else { return [] }
        guard let list = entries.first(where: { $0.key == "configurations" }),
            case .list(let items) = list.value.content
        else { return [entries] }
        return items.compactMap { item in
            if case .mapping(let entries) = item.content { entries } else { nil }
        }
    }

    private func missing(_ number: Int, of count: Int, in path: String) -> Diagnostic {
        let what = count == 0 ? "the file holds no configuration of Sourcery" : "there is no configuration \(number)"
        let advice = count == 0 ? "name another file" : "take a number from 1 to \(count)"
        return Diagnostic(.badValue, .error, "\(what); \(advice)", path: path)
    }
}
