package import SnapgenConfiguration
package import SnapgenModel

package struct CatalogEntry: Hashable, Sendable {
    package enum Kind: String, Encodable, Sendable, CaseIterable {
        /// A type with `static var samples`.
        case samples
        /// A type with `static func samples() async throws`.
        case asyncSamples = "async-samples"
        /// A preview provider with `static var previews`, read through `_allPreviews`.
        case previews
        case macro
    }

    package enum Status: String, Encodable, Sendable, CaseIterable {
        case included, skipped
    }

    /// Unique: `TravelUI.HotelCell_Previews`, `TravelUI/Row.swift#Loading`.
    package var id: String
    package var kind: Kind
    package var strategy: CaptureStrategy
    /// The type's name including its outer types, or the macro's display name; `nil` for a macro without one.
    package var name: String?
    /// The name in references and tests, unique in the module and valid as part of a file name.
    package var title: String
    /// Empty for an entry in a file that is not scanned with its module.
    package var module: String
    package var location: SourceLocation
    /// The samples in source order; `nil` if they are determined at run time.
    package var samples: [Sample]? = nil
    package var declaration: Declaration
    package var status = Status.included
    /// The reason for skipping the entry and the next step; `nil` for an included entry.
    package var reason: String? = nil
    @RareDirectives package var settings = Directives()

    package var path: RelativePath { location.path }
    package var line: Int { location.line }

    package func warning(_ id: DiagnosticID, _ message: String) -> Diagnostic {
        Diagnostic(id, .warning, message, at: location)
    }

    package struct Declaration: Hashable, Encodable, Sendable {
        package var catalogName: String
        /// The module that declares the type, as it is written before its name; `nil` for a macro, and for a type that
        /// is known without it.
        package var typeModule: String?
        /// Indicates whether a `Modifier` next to the samples applies to each of them.
        package var hasModifier = false
        /// The conditions of the enclosing `#if` blocks, outermost first.
        package var conditions: [String] = []
        /// The `@available` attributes that apply to the entry, outermost first, as written.
        package var availability: [String] = []
        /// The parts of a macro that its test depends on; `nil` for a type.
        package var preview: PreviewSource?
        /// The address of a macro in the program; `nil` for a type, and for a macro that no program contains.
        package var address: PreviewAddress?
        /// Indicates whether the name stands below the macro's first line, where Prefire does not see it.
        package var isNameBelow = false
        /// The modules that a test imports to find the type without a module before its name.
        package var imports: [String] = []
        /// The words before a call of the asynchronous function `samples`; `nil` if its declaration is not seen.
        package var effects: String?

        private enum CodingKeys: String, CodingKey {
            case catalogName, typeModule, hasModifier, conditions, availability, preview, address
        }
    }
}

extension CatalogEntry: Encodable {
    package func encode(to encoder: any Encoder) throws {
        try location.encode(to: encoder)
        try declaration.encode(to: encoder)
        try encoder.encode([
            "id": id, "kind": kind, "strategy": strategy, "name": ExplicitNull(name), "title": title,
            "module": ExplicitNull(module.isEmpty ? nil : module), "samples": ExplicitNull(samples), "status": status,
            "reason": ExplicitNull(reason), "settings": settings,
        ])
    }
}

extension Glob {
    package func matches(_ entry: CatalogEntry) -> Bool {
        matches(entry.id) || [entry.name ?? "", entry.title].contains { matches($0, isPath: false) }
    }
}

extension CatalogProtocol {
    package var kind: CatalogEntry.Kind {
        switch access {
        case .previews: .previews
        case .samples, .json, .lines, .dump: .samples
        case .asyncSamples, .asyncJSON, .asyncLines, .asyncDump: .asyncSamples
        }
    }
}

extension TestSettings {
    package func takes(_ entry: CatalogEntry) -> Bool {
        return (entries.modules.isEmpty || entries.modules.contains(entry.module))
            && (entries.kinds.isEmpty || entries.kinds.contains(EntryKind(entry.strategy)))
            && (entries.include.isEmpty || entries.include.contains { $0.matches(entry) })
    }
}

extension SampleCount {
    /// Returns the samples of an entry, which are numbered if their number differs from what the source shows.
    package func samples(of entry: CatalogEntry) -> [Sample]? {
        switch self {
        case _ where entry.kind == .macro: entry.samples
        case .atRunTime: nil
        case .known(let number) where entry.samples?.count == number: entry.samples
        case .known(let number): (1...number).map { Sample(number: $0, line: entry.line) }
        }
    }
}
