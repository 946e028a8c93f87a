import SnapgenConfiguration
import SnapgenPlan

struct ForeignTemplate {
    let text: String

    /// The variables that the template uses, such as `argument.mainTarget` and `types.types`, sorted and unique.
    var keys: [String] {
        let roots: Set<Substring> = ["argument", "types", "type", "functions", "protocol"]
        return Set(paths.filter { roots.contains($0[0]) && $0.count > 1 }.map { $0.prefix(2).joined(separator: ".") })
            .sorted()
    }

    /// The protocols whose conforming types it uses: `Testable` of `types.implementing.Testable`.
    var protocols: [String] {
        let relations: Set<Substring> = ["based", "implementing", "implements", "inheriting", "inherits"]
        let named = paths.filter {
            $0.count > 2 && ($0[0] == "types" || $0[0] == "type") && relations.contains($0[1]) && $0[2].isIdentifier
        }
        return named.map { String($0[2]) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    var access: CatalogProtocol.Access {
        text.contains("_allPreviews") || text.contains(".previews") ? .previews : .samples
    }

    /// The names with dots in them between `{{ }}` and `{% %}`.
    private var paths: [[Substring]] {
        tags.flatMap { tag in
            tag.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
                .map { $0.split(separator: ".") }
                .filter { $0.count > 1 }
        }
    }

    private var tags: [Substring] {
        var rest = text[...]
        var tags: [Substring] = []
        while let start = rest.firstIndex(of: "{") {
            rest = rest[rest.index(after: start)...]
            guard rest.first == "{" || rest.first == "%" else { continue }
            guard let end = rest.firstIndex(of: "}") else { break }
            tags.append(rest[..<end])
            rest = rest[end...]
        }
        return tags
    }
}
