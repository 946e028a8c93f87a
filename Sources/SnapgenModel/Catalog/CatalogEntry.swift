/// A type or macro that offers samples.
public struct CatalogEntry: Hashable, Codable, Sendable {
    /// How the samples are reached.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// `static var samples`.
        case samples
        /// `static var previews`, through `_allPreviews`.
        case previews
        /// A freestanding macro's body.
        case macro
    }

    /// Whether the entry gets tests.
    public enum Status: String, Codable, Sendable, CaseIterable {
        case included, skipped
    }

    /// What tells it from every other entry: `TravelUI.HotelCell_Previews`, `TravelUI/Row.swift#Loading`.
    public var id: String
    /// How the samples are reached.
    public var kind: Kind
    /// How a sample is captured.
    public var strategy: CaptureStrategy
    /// The type's name with its outer types, the macro's display name, or `nil` where a macro has none.
    @ExplicitNull public var name: String?
    /// The name in references and tests, unique in its module and valid in a file name.
    public var title: String
    /// The module that declares it.
    public var module: String
    /// The file that declares it.
    public var path: RelativePath
    /// The line of its name, counted from 1.
    public var line: Int
    /// The column of its name, counted from 1.
    public var column: Int
    /// The samples in order, or `nil` where only running tells.
    @ExplicitNull public var samples: [Sample]?
    /// The `#if` conditions around it, outermost first.
    public var conditions: [String]
    /// The `@available` attributes that hold for it, outermost first, as written.
    public var availability: [String]
    /// Whether it gets tests.
    public var status: Status
    /// Why it is skipped and what to do about it; `nil` for an included entry.
    @ExplicitNull public var reason: String?
    /// The configured protocol by which it was found, or the macro.
    public var catalogName: String
    /// Whether a `Modifier` stands beside the samples that is to be applied to each.
    public var hasModifier: Bool
    /// The code of a macro, where a test can carry it; `nil` for a type.
    public var preview: PreviewSource?
    /// Types of its module that other modules may have as well, `struct Notification`; `nil` where there are none.
    public var clashingTypes: [String]?
    /// What rules and directives decide for it.
    public var settings: Directives

    /// An entry with all that is known of it.
    public init(
        id: String,
        kind: Kind,
        strategy: CaptureStrategy,
        name: String?,
        title: String,
        module: String,
        location: SourceLocation,
        samples: [Sample]? = nil,
        conditions: [String] = [],
        availability: [String] = [],
        status: Status = .included,
        reason: String? = nil,
        catalogName: String,
        hasModifier: Bool = false,
        preview: PreviewSource? = nil,
        clashingTypes: [String]? = nil,
        settings: Directives = Directives()
    ) {
        self.id = id
        self.kind = kind
        self.strategy = strategy
        self.name = name
        self.title = title
        self.module = module
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
        self.clashingTypes = clashingTypes
        self.settings = settings
    }

    /// The place of its name.
    public var location: SourceLocation {
        SourceLocation(path: path, line: line, column: column)
    }
}
