/// An app of random sources, with a module that it imports.
struct RandomApp: Sendable {
    /// A module of the app.
    struct Module: Sendable {
        let name: String
        let mode: LanguageMode
        var files: [RandomFile] = []
    }

    let seed: Int
    /// The modules in the order of their imports; the app is the last one.
    var modules: [Module] = []

    /// The number of previews and of types with samples.
    var entryCount: Int { modules.flatMap(\.files).reduce(0) { $0 + $1.entryCount } }
}

/// A file of a random app.
struct RandomFile: Sendable {
    /// A part of the file.
    enum Item: Sendable {
        case declaration(String)
        /// A type with samples.
        case provider(String)
        case preview(RandomPreview)
    }

    let name: String
    var imports: [String]
    var items: [Item] = []

    fileprivate var entryCount: Int {
        items.count { if case .declaration = $0 { false } else { true } }
    }

    /// The previews of the file.
    var previews: [RandomPreview] {
        items.compactMap { if case .preview(let preview) = $0 { preview } else { nil } }
    }

    /// The text of the file.
    var text: String { text { $0.macro } }

    /// The text of the file with previews as the functions that the macros expand to.
    ///
    /// The stubs cannot declare macros.
    var expandedText: String { text { $0.expansion } }

    private func text(_ preview: (RandomPreview) -> String) -> String {
        let texts = items.map { item in
            switch item {
            case .declaration(let text), .provider(let text): text
            case .preview(let item): preview(item)
            }
        }
        return (imports + [""] + texts.flatMap { [$0, ""] }).joined(separator: "\n")
    }
}

/// A preview of a random app.
struct RandomPreview: Sendable {
    /// The number in the app.
    var number: Int
    /// The display name as a literal.
    var name: String?
    /// The traits as written.
    var traits: [String] = []
    /// The elements of the argument `arguments`, as written.
    var arguments: String?
    /// The closure's parameter, if it is named.
    var parameter: String?
    /// The attribute before the preview.
    var attribute: String?
    /// The condition of the `#if` around the preview.
    var condition: String?
    /// The type that the preview extends.
    var enclosingType: String?
    /// The properties, without `@Previewable`.
    var properties: [String] = []
    var body = ""
    /// The forms of the declarations that it uses.
    var forms: [String] = []

    /// The macro.
    var macro: String {
        let properties = properties.map { "@Previewable \($0)\n" }.joined()
        let list = list.isEmpty ? "" : "(\(list))"
        return surrounded("#Preview\(list) {\(signature)\n\(properties)\(body)\n}")
    }

    /// The function that the macro expands to.
    var expansion: String {
        let stored = properties.joined(separator: "\n")
        let wrapper = "struct Wrapper: View {\n\(stored)\nvar body: some View {\n\(body)\n}\n}"
        let body = properties.isEmpty ? body : "\(wrapper)\nreturn Wrapper()"
        return surrounded(
            """
            private enum __Preview\(number) {
                @MainActor static func __make() {
                    __check(\(list)) {\(signature)
                        \(body)
                    }
                }
            }
            """)
    }

    /// The functions that expansions call, with the parameters of Apple's macros.
    static let prelude = """
        import SwiftUI

        typealias __Traits = PreviewTrait<Preview.ViewTraits>

        @MainActor
        func __check(
            _ name: String? = nil, traits: __Traits..., @ViewBuilder body: @escaping @MainActor () -> any View
        ) {}

        @MainActor
        func __check<Argument>(
            _ name: String? = nil, traits: __Traits..., arguments: [Argument],
            @ViewBuilder body: @escaping @MainActor (Argument) -> any View
        ) {}
        """

    private var list: String {
        let traits = traits.isEmpty ? nil : "traits: " + traits.joined(separator: ", ")
        let arguments = arguments.map { "arguments: \($0)" }
        return [name, traits, arguments].compactMap { $0 }.joined(separator: ", ")
    }

    private var signature: String { parameter.map { " \($0) in" } ?? "" }

    private func surrounded(_ code: String) -> String {
        var code = [attribute, code].compactMap { $0 }.joined(separator: "\n")
        if let enclosingType { code = "extension \(enclosingType) {\n\(code)\n}" }
        if let condition { code = "\(condition)\n\(code)\n#endif" }
        return code
    }
}
