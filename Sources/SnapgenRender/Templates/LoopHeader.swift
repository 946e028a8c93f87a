/// The contents of a `for` tag.
struct LoopHeader {
    /// The names of what is taken in turn; of a mapping, that of the key and that of the value.
    var names: [String]
    /// The list.
    var list: String
    /// The condition behind `where`.
    var condition: String

    /// The header behind the word `for`, or `nil` where it does not read `item in list`.
    init?(_ text: String) {
        let sides = TemplateExpression.split(text, atWords: ["in"])
        guard sides.count > 1 else { return nil }
        let rest = text.dropFirst(sides[0].count + " in".count - 1)
        let parts = TemplateExpression.split(String(rest), atWords: ["where"])
        names = sides[0].split { $0 == "," || $0 == " " }.map(String.init)
        list = parts[0].split(separator: " ").joined(separator: " ")
        condition = parts.dropFirst().joined(separator: " where ")
        guard (1...2).contains(names.count), !list.isEmpty else { return nil }
    }

    /// The variables inside of the loop over elements of a schema.
    func variables(of element: TemplateSchema) -> [String: TemplateSchema] {
        let key = names.count == 1 ? [:] : [names[0]: TemplateSchema.text]
        return ["forloop": Self.progress].merging(key) { $1 }.merging([names[names.count - 1]: element]) { $1 }
    }

    private static let progress = TemplateSchema.object([
        "counter": .number, "counter0": .number, "first": .flag, "last": .flag, "length": .number,
    ])
}
