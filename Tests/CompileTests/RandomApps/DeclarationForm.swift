/// Declarations with places in braces, and the expressions that use them.
///
/// | places | filled with |
/// | --- | --- |
/// | `T` `U` `f` `g` | names of types and of values at the top level |
/// | `N` `p` `q` | names of nested types and members |
/// | `x` `y` `j` | names of members of extensions, unique in their module |
/// | `o` | an operator |
/// | `a` `c` | access at the top level |
/// | `b` `e` `h` | access of members; `r` the same but never `private` |
/// | `w` | access of members that a public type's protocol requires |
/// | `n` `k` `z` | isolation of functions and of stored variables, and `nonisolated` in a module of the main actor |
/// | `s` `i` `t` `v` | a string, an integer, a Boolean value or a view, made on the main actor |
/// | `s0` … | the same, made in the isolation that `n` and `k` state |
/// | `sl` … | the same as literals |
struct DeclarationForm: Sendable {
    /// An expression that uses the declarations.
    struct Use: Sendable {
        /// The type of the expression: `s`, `i`, `t` or `v`.
        var kind: Character
        var pattern: String
        /// The places of the access that it needs; `m` for an initializer that a struct gets by itself, `F` for code of the
        /// same file only.
        var through: String
    }

    let name: String
    let code: String
    let uses: [Use]
    /// The type in whose extensions previews may stand, with the expressions that use its members there.
    var inner: [Use] = []
    /// A Boolean value that indicates whether only code of the main actor uses the declarations.
    var isOnMainActor = false
    /// A Boolean value that indicates whether a module may have the declarations once.
    var isUnique = false

    init(
        _ name: String, onMainActor: Bool = false, unique: Bool = false, _ code: String,
        _ uses: [(Character, String, String)], inner: [(Character, String)] = []
    ) {
        self.name = name
        self.code = code
        self.uses = uses.map { Use(kind: $0.0, pattern: $0.1, through: $0.2) }
        self.inner = inner.map { Use(kind: $0.0, pattern: $0.1, through: "") }
        isOnMainActor = onMainActor
        isUnique = unique
    }

    /// The first letters of its places.
    var places: Set<Character> {
        Set(code.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap(\.first))
    }

    /// A Boolean value that indicates whether it declares types or extensions.
    var declaresMembers: Bool {
        ["struct ", "enum ", "class ", "protocol ", "actor ", "extension "].contains { code.contains($0) }
    }

    /// Returns a text with its places filled; those without a value stay.
    static func fill(_ text: String, with value: (Substring) -> String?) -> String {
        let parts = text.split(separator: "{", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts[0])) { filled, part in
            let key = part.prefix { $0 != "}" }
            let isPlace = (1...2).contains(key.count) && key.count < part.count && key.first?.isLetter == true
            if isPlace, let text = value(key) {
                filled += text + part.dropFirst(key.count + 1)
            } else {
                filled += "{" + part
            }
        }
    }
}
