import SnapgenModel
import SnapgenRender
import SnapgenSourcery

/// A filter of previews by SnapshotPreviews (0.14.0, `FindPreviews.shouldInclude`).
///
/// Its texts are regular expressions that match anywhere in the name of a preview: `Module.Type` for a provider,
/// `Module/File.swift:Display name` for a macro. Modules are compared as a whole. What is excluded takes precedence.
struct PreviewFilter: Equatable {
    /// The previews to take; `nil` for all.
    var previews: [PreviewExpression]?
    /// The previews to leave out.
    var excluded: [PreviewExpression] = []
    /// The modules to take; `nil` for all.
    var modules: [String]?
    /// The modules to leave out.
    var excludedModules: [String] = []

    /// Indicates whether only what it names is taken.
    var isLimited: Bool { previews != nil || modules != nil }

    /// Returns whether SnapshotPreviews takes an entry.
    func takes(_ entry: CatalogEntry) -> Bool {
        if excludedModules.contains(entry.module) || modules?.contains(entry.module) == false { return false }
        let name = Self.name(of: entry)
        if excluded.contains(where: { $0.occurs(in: name) }) { return false }
        return previews?.contains { $0.occurs(in: name) } ?? true
    }

    /// The rules that have the same effect, as far as patterns can have it.
    var rules: [Rule] { taken + left }

    /// The rules that take previews.
    var taken: [Rule] {
        guard let previews else { return Self.rules((modules ?? []).flatMap(Self.globs), skip: false) }
        let globs = previews.flatMap(\.globs)
        guard let modules else { return Self.rules(globs, skip: false) }
        return Self.rules(modules.flatMap { module in globs.flatMap { Self.limited($0, to: module) } }, skip: false)
    }

    /// The rules that leave previews out.
    var left: [Rule] {
        Self.rules(excluded.flatMap(\.globs) + excludedModules.flatMap(Self.globs), skip: true)
    }

    private static func rules(_ globs: [String], skip: Bool) -> [Rule] {
        globs.map { Rule(match: Glob($0), settings: Directives(skip: skip)) }
    }

    /// The globs for the ids of a module: of types and of macros.
    private static func globs(ofModule name: String) -> [String] { ["\(name).**", "\(name)/**"] }

    /// A glob within a module; one that has a beginning names the module itself.
    private static func limited(_ glob: String, to module: String) -> [String] {
        glob.hasPrefix("**") ? ["\(module).\(glob)", "\(module)/\(glob)"] : [glob]
    }

    private static func name(of entry: CatalogEntry) -> String {
        guard entry.kind == .macro else { return "\(entry.module).\(entry.name ?? "")" }
        return "\(entry.module)/\(entry.path.name)" + (entry.name.map { ":\($0)" } ?? "")
    }
}

/// A regular expression of a filter.
struct PreviewExpression: Equatable {
    /// The text as it is written.
    let text: String
    /// The reason why the expression is not read; `nil` if it is.
    let refusal: String?
    private let pattern: TextPattern?

    init(_ text: String) {
        self.text = text
        do throws(TextPattern.Refusal) {
            (pattern, refusal) = (try TextPattern(text), nil)
        } catch {
            (pattern, refusal) = (nil, error.reason)
        }
    }

    static func == (left: Self, right: Self) -> Bool { left.text == right.text }

    /// Returns whether the expression matches anywhere in a name.
    func occurs(in name: String) -> Bool {
        pattern.flatMap { try? $0.occurs(in: name, RenderingBudget()) } ?? false
    }

    /// The patterns for ids, in which a `#` stands before the display name of a macro; none if there are none with the same
    /// meaning.
    var globs: [String] { (pattern?.globs ?? []).map { $0.replacing(":", with: "[:#]") } }
}
