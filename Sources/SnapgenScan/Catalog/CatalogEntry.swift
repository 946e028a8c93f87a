package import SnapgenConfiguration
package import SnapgenModel

/// A type or macro that provides samples.
package struct CatalogEntry: Hashable, Encodable, Sendable {
    /// The kind of declaration that provides the samples.
    package enum Kind: String, Encodable, Sendable, CaseIterable {
        /// A type with `static var samples`.
        case samples
        /// A type with `static func samples() async throws`.
        case asyncSamples = "async-samples"
        /// A preview provider with `static var previews`, read through `_allPreviews`.
        case previews
        /// The body of a freestanding macro.
        case macro
    }

    /// The decision whether tests are generated for an entry.
    package enum Status: String, Encodable, Sendable, CaseIterable {
        case included, skipped
    }

    /// The unique identifier: `TravelUI.HotelCell_Previews`, `TravelUI/Row.swift#Loading`.
    package var id: String
    /// The kind of declaration that provides the samples.
    package var kind: Kind
    /// The strategy that captures the samples.
    package var strategy: CaptureStrategy
    /// The type's name including its outer types, or the macro's display name; `nil` for a macro without one.
    @ExplicitNull package var name: String?
    /// The name in references and tests, unique in the module and valid as part of a file name.
    package var title: String
    /// The title by number of a macro that is called after its view: `HotelCell_1`; `nil` for any other entry.
    package var formerTitle: String?
    /// The module that contains the declaration.
    package var module: String
    /// The module that declares the type, as it is written before its name; `nil` for a macro, and for a type that is
    /// known without it.
    package var typeModule: String?
    /// The file that contains the declaration.
    package var path: RelativePath
    /// The line of the name, counted from 1.
    package var line: Int
    /// The column of the name, counted from 1.
    package var column: Int
    /// The samples in source order; `nil` if they are determined at run time.
    @ExplicitNull package var samples: [Sample]?
    /// The conditions of the enclosing `#if` blocks, outermost first.
    package var conditions: [String]
    /// The `@available` attributes that apply to the entry, outermost first, as written.
    package var availability: [String]
    /// The decision whether tests are generated.
    package var status: Status
    /// The reason for skipping the entry and the next step; `nil` for an included entry.
    @ExplicitNull package var reason: String?
    /// The configured protocol or macro that the entry was found by.
    package var catalogName: String
    /// A Boolean value that indicates whether a `Modifier` next to the samples applies to each of them.
    package var hasModifier: Bool
    /// The parts of a macro that its test depends on; `nil` for a type.
    package var preview: PreviewSource?
    /// The address of a macro in the program; `nil` for a type, and for a macro that no program contains.
    package var address: PreviewAddress?
    /// The settings from rules and comments.
    package var settings: Directives

    package init(
        id: String,
        kind: Kind,
        strategy: CaptureStrategy,
        name: String?,
        title: String,
        formerTitle: String? = nil,
        module: String,
        typeModule: String? = nil,
        location: SourceLocation,
        samples: [Sample]? = nil,
        conditions: [String] = [],
        availability: [String] = [],
        status: Status = .included,
        reason: String? = nil,
        catalogName: String,
        hasModifier: Bool = false,
        preview: PreviewSource? = nil,
        address: PreviewAddress? = nil,
        settings: Directives = Directives()
    ) {
        self.id = id
        self.kind = kind
        self.strategy = strategy
        self.name = name
        self.title = title
        self.formerTitle = formerTitle
        self.module = module
        self.typeModule = typeModule
        self.path = location.path
        self.line = location.line
        self.column = location.column
        self.samples = samples
        self.conditions = conditions
        self.availability = availability
        self.status = status
        self.reason = reason
        self.catalogName = catalogName
        self.hasModifier = hasModifier
        self.preview = preview
        self.address = address
        self.settings = settings
    }

    /// The place of the name.
    package var location: SourceLocation {
        SourceLocation(path: path, line: line, column: column)
    }
}
