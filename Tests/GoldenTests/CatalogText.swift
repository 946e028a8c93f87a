import SnapgenTestSupport

/// The text of a catalog with a line for each entry.
///
/// A line begins with the status, the id, the place, the kind, the strategy, and the protocol or macro:
///
///     included App.Row Sources/App/Row.swift:7:8 samples image Testable samples=["Full"@9, @10] title="Row"
///
/// The other values follow by their keys, if they add to that: without empty values, a module and a name that the id
/// has, and an address that follows from the id. Samples have their labels, and their lines if these are others.
enum CatalogText {
    /// - Parameter json: The catalog as a command prints it.
    static func text(of json: JSONValue) -> String {
        guard case .list(let entries)? = json["entries"] else { return "" }
        return entries.map { "\(line(of: $0))\n" }.joined()
    }

    private static func line(of entry: JSONValue) -> String {
        guard case .object(var values) = entry else { return entry.written }
        func take(_ key: String) -> String { values.removeValue(forKey: key)?.word ?? "" }
        let id = entry["id"]?.content ?? ""
        if let name = entry["name"]?.content, id.hasSuffix(".\(name)") || id.hasSuffix("#\(name)") {
            values["name"] = nil
            let plain = address(of: name, in: String(id.dropLast(name.count + 1)))
            if entry["address"] == plain { values["address"] = nil }
        }
        if entry["typeModule"] == entry["module"] { values["typeModule"] = nil }
        if entry["hasModifier"] == .flag(false) { values["hasModifier"] = nil }
        if case .object(let preview)? = entry["preview"] {
            values["preview"] = .object(preview.filter { $0.value != .flag(false) })
        }
        if id.hasPrefix(entry["module"]?.content ?? "") { values["module"] = nil }
        let samples = Self.samples(values.removeValue(forKey: "samples") ?? .null, from: entry["line"])
        var words = [take("status"), take("id"), [take("path"), take("line"), take("column")].joined(separator: ":")]
        words += [take("kind"), take("strategy"), take("catalogName")]
        words += samples.map { ["samples=\($0)"] } ?? []
        words += values.sorted { $0.key < $1.key }.compactMap { key, value in
            value.pruned.map { "\(key)=\($0.written)" }
        }
        return words.joined(separator: " ")
    }

    /// The address of the only preview with a name in a file.
    private static func address(of name: String, in file: String) -> JSONValue {
        .object([
            "file": .text(file), "name": .object(["literal": .object(["_0": .text(name)])]),
            "members": .list([.list([])]), "number": .number(1),
        ])
    }

    /// Returns the samples of an entry; `nil` for the one sample of a preview.
    private static func samples(_ value: JSONValue, from start: JSONValue?) -> String? {
        guard case .list(let samples) = value else { return "unknown" }
        let texts = samples.enumerated().map { index, sample in
            guard case .object(var values) = sample else { return sample.written }
            var text = sample["label"]?.content.map { JSONValue.text($0).written } ?? ""
            if let line = values["line"], line != start { text += "@\(line.written)" }
            if values["number"] == .number(Double(index + 1)) { values["number"] = nil }
            (values["label"], values["line"]) = (nil, nil)
            return text + (JSONValue.object(values).pruned?.written ?? "")
        }
        return texts == [""] ? nil : "[\(texts.joined(separator: ", "))]"
    }
}

extension JSONValue {
    fileprivate var content: String? { if case .text(let text) = self { text } else { nil } }

    /// The value without empty values; `nil` if nothing is left.
    fileprivate var pruned: JSONValue? {
        switch self {
        case .null: return nil
        case .list(let items): return items.isEmpty ? nil : .list(items.map { $0.pruned ?? $0 })
        case .object(let values):
            let rest = values.compactMapValues(\.pruned)
            return rest.isEmpty ? nil : .object(rest)
        default: return self
        }
    }

    /// The text, without quotation marks if it has no characters that need them.
    fileprivate var word: String {
        let isPlain = content?.wholeMatch(of: /[!#-\[\]-~]+/) != nil
        return isPlain ? content ?? "" : written
    }

    fileprivate var written: String {
        switch self {
        case .null: "null"
        case .flag(let flag): "\(flag)"
        case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
        case .text(let text): "\"\(text.unicodeScalars.map(Self.escaped).joined())\""
        case .list(let items): "[\(items.map(\.written).joined(separator: ", "))]"
        case .object(let values):
            "{\(values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.written)" }.joined(separator: ", "))}"
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0x22, 0x5C: "\\\(scalar)"
        case 0x0A: "\\n"
        case 0..<0x20, 0x7F..<0xA0, 0x2000..<0x2070: "\\u{\(String(scalar.value, radix: 16))}"
        default: String(scalar)
        }
    }
}
