/// What became of templates that were included: one that stands in several places is worked on once, where it sees the
/// same variables.
struct IncludedTemplates<Result> {
    /// A place in which a template is included.
    struct Place: Equatable {
        var template: String
        /// The variables that it sees.
        var scopes: TemplateScopes
        /// The number of templates around it.
        var depth = 0
    }

    /// The most places that are kept of one template: our own have two, and looking through many would take longer.
    private static var mostPlaces: Int { 8 }

    private var results: [String: [(place: Place, result: Result)]] = [:]

    /// What became of the template in a place like this, or `nil` where it is new.
    func result(in place: Place) -> Result? {
        results[place.template]?.first { $0.place == place }?.result
    }

    /// Keeps what became of a template, unless it stands in very many places.
    mutating func add(_ result: Result, in place: Place) {
        guard results[place.template, default: []].count < Self.mostPlaces else { return }
        results[place.template, default: []].append((place, result))
    }
}
