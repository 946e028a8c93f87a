import SnapgenPlan
import SnapgenScan

struct KeysReport {
    let catalog: AccessibilityCatalog
    let style: Style

    /// The text: a table for each schema, for each table of constants and for the other identifiers, and the counts.
    var text: String {
        let groups = Dictionary(grouping: catalog.keys) { $0.owner ?? "" }
        let named = groups.filter { $0.key != "" }.sorted { $0.key < $1.key }
        let literals = groups[""].map { [block("Identifiers without a declaration", $0)] } ?? []
        return (named.map { block($0.key, $0.value) } + literals + [counts + "\n"]).joined(separator: "\n")
    }

    private func block(_ title: String, _ keys: [CatalogKey]) -> String {
        var table = Table(style, shortensLast: true)
        for key in keys.sorted(by: { $0.identifier < $1.identifier }) {
            table.append(
                .init(key.identifier + (key.isList ? "[]" : "")), .init(places(of: key)), .init(uses(of: key)),
                .init("\(key.path):\(key.line)", .dim))
        }
        return style(.bold, title) + "\n" + table.text
    }

    private func places(of key: CatalogKey) -> String {
        switch key.isSet {
        case .yes: count(key.places.count { !$0.isPassed }, "place")
        case .no: "not set"
        case .unknown: "set at run time"
        }
    }

    private func uses(of key: CatalogKey) -> String {
        switch key.isTested {
        case .yes: count(key.uses.count, "use")
        case .no: "no use"
        case .unknown: ""
        }
    }

    private var counts: String {
        var parts = [count(catalog.schemas.count, "schema"), count(catalog.keys.count, "key")]
        let places = catalog.keys.reduce(0) { $0 + $1.places.count }
        parts.append("set at \(count(places + catalog.computed.count, "place"))")
        let open = catalog.computed.count
        if open > 0 { parts.append("\(open) of them with identifiers known at run time") }
        if !catalog.hasUITests { parts.append("no UI tests") }
        return style(.bold, parts.joined(separator: ", "))
    }
}
