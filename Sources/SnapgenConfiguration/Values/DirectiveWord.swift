package import SnapgenModel

/// A setting of single entries: a word of `// snapgen:` comments and, with few exceptions, a key of rules.
///
/// The comment parser, the reader and the schema of rules, the cache and the reports take the words from `all`. A new
/// word is a property of `Directives` and a line here.
package struct DirectiveWord: Sendable {
    /// The entries on which a word has an effect.
    package enum Subject: String, Sendable {
        case entries, pictures
        case previews = "'#Preview's"
        case types = "types with samples"
    }

    package let name: String
    package let summary: String
    package let isRuleKey: Bool
    package let subject: Subject
    /// A flag without a value is set.
    package let isFlag: Bool
    /// The form of the value in a rule.
    let shape: Shape<Directives>
    /// Sets the value from a comment; returns whether the text is valid.
    package let parse: @Sendable (String, inout Directives) -> Bool
    package let text: @Sendable (Directives) -> String?
    let copy: @Sendable (Directives, inout Directives) -> Void
    let value: @Sendable (Directives) -> (any Encodable)?

    private init<Value: Encodable & Sendable>(
        _ name: String, _ storage: any WritableKeyPath<Directives, Value?> & Sendable, _ shape: Shape<Value>,
        _ summary: String, isRuleKey: Bool = true, of subject: Subject = .pictures
    ) {
        self.name = name
        self.summary = summary
        self.isRuleKey = isRuleKey
        self.subject = subject
        isFlag = Value.self == Bool.self
        self.shape = Shape.optional(shape).setting(get: { $0[keyPath: storage] }, set: { $0[keyPath: storage] = $1 })
        parse = { text, directives in
            guard let value = shape.parse(YAMLScalar(text: text, isPlain: true)) else { return false }
            directives[keyPath: storage] = value
            return true
        }
        text = { $0[keyPath: storage].map { "\($0)" } }
        copy = { other, directives in
            if let value = other[keyPath: storage] { directives[keyPath: storage] = value }
        }
        value = { $0[keyPath: storage] }
    }

    /// The noun phrase in messages: `a number from 0 to 1`.
    package var expected: String { shape.expected }

    /// All words with a property of their own, in the order in which they are shown.
    package static let all: [DirectiveWord] = [
        DirectiveWord("batch", \.batch, .text("a batch's name"), "The batch to use."),
        DirectiveWord("precision", \.pictures.precision, .number(.share), "The share of pixels that has to match."),
        DirectiveWord(
            "perceptual_precision", \.pictures.perceptualPrecision, .number(.share),
            "The required similarity of two pixels."),
        DirectiveWord("draw", \.pictures.draw, .choice, "The way in which pictures are drawn."),
        DirectiveWord("allow_blank", \.pictures.allowBlank, .flag, "Whether pictures may be empty."),
        DirectiveWord(
            "delay", \.delay, .number(.notNegative), "The time in seconds between showing a view and capturing it."),
        DirectiveWord(
            "until", \.until, .text("a flag's name such as 'Mocks.isLoaded'", { condition($0.text) }),
            "The Swift flag that has to be true before a view is captured.", isRuleKey: false),
        DirectiveWord(
            "layout", \.layout, .text("device, sizeThatFits or a size such as 320x100"),
            "The size of the picture of a '#Preview'.", of: .previews),
        DirectiveWord(
            "device", \.device, .text("a device's name"), "The device to use in place of the devices of the batch."),
        DirectiveWord("record", \.record, .choice, "When the references are written.", of: .entries),
        DirectiveWord(
            "references", \.references, .text("a path such as HotelTests/HotelListView"),
            "The folder below 'references' of the configuration, and the beginning of the names of the references.",
            of: .entries),
        DirectiveWord(
            "samples", \.samples, .text("a number such as 3, or '*'"),
            "The number of samples if the source does not show it; '*' if it is determined at run time.",
            isRuleKey: false, of: .types),
        DirectiveWord(
            "allow", \.allow, .text("findings such as dark-equals-light, joined by '+'"),
            "The findings of 'snapgen audit' and of accessibility audits in UI tests that are intended.",
            of: .entries),
        DirectiveWord(
            "texts", \.texts, .choice, "The text that is recorded beside the pictures of views: VoiceOver's elements."),
        DirectiveWord("skip", \.skip, .flag, "Whether the entry is left out.", of: .entries),
    ]

    /// The opposite of `skip`, for comments only.
    private static let include = DirectiveWord(
        "include", \.skip, .flag.map(to: { !$0 }, from: { !$0 }), "Whether the entry is taken.", isRuleKey: false,
        of: .entries)

    package static let comments = all + [include]

    /// A name with its outer names, or a call of it without arguments, quoted where Swift requires it.
    @Sendable private static func condition(_ text: String) -> String? {
        let name = text.hasSuffix("()") ? String(text.dropLast(2)) : text
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return parts.allSatisfy(SwiftIdentifier.isValid)
            ? SwiftIdentifier.qualified(name) + text.dropFirst(name.count) : nil
    }
}

extension Shape where Value: LosslessStringConvertible {
    static func text(_ noun: String) -> Shape {
        .scalar(noun, read: { $0.nonEmpty.flatMap(Value.init) }, show: { YAMLFlow.text($0.description) })
    }
}

extension RelativePath: LosslessStringConvertible {}
