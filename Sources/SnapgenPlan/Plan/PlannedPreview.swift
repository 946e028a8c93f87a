package import SnapgenModel
package import SnapgenScan

/// A preview of the sources, whether or not it gets a test.
package struct PlannedPreview: Hashable, Encodable, Sendable {
    /// The identifier of the entry.
    package var entry: String
    /// The module that contains it.
    package var module: String
    /// The value of `#fileID` in its file: `TravelUI/HotelCell.swift`.
    package var file: String
    /// The name of a macro; `nil` for a provider.
    @ExplicitNull package var name: PreviewAddress.Name?
    /// The name of a provider with its module; `nil` for a macro.
    @ExplicitNull package var provider: String?
    /// Indicates whether conditions of `#if` decide about it.
    package var isConditional: Bool
    /// The reason for which it has no test; `nil` if it has one.
    @ExplicitNull package var reason: String?

    /// Creates the preview of an entry; `nil` if no program contains it, or if the entry is no preview.
    ///
    /// A type with samples that has no test may be a provider.
    package init?(_ entry: CatalogEntry) {
        let isLeftOutType = entry.kind != .macro && entry.reason != nil
        guard entry.declaration.address != nil || entry.kind == .previews || isLeftOutType else { return nil }
        self.entry = entry.id
        module = entry.module
        file = "\(entry.module)/\(entry.path.name)"
        name = entry.declaration.address?.name
        provider = entry.kind == .macro ? nil : "\(entry.module).\(entry.name ?? "")"
        isConditional = !entry.declaration.conditions.isEmpty || !entry.declaration.availability.isEmpty
        reason = entry.reason
    }
}
