import SnapgenTestSupport

/// Writes an app of random sources.
///
/// Expressions use declarations that are visible where they are, so that most apps compile.
struct AppWriter {
    private var random: SplitMix64
    private var app: RandomApp
    private var usables: [Usable] = []
    private var names = TopLevelNames()
    /// The names of members of extensions, which are found without a type.
    private var extensionNames: Set<String> = []
    private var operators: [String] = []
    private var uniqueForms: Set<String> = []
    /// The types that previews may extend, by file.
    private var extendable: [(file: Int, type: String, members: Set<String>, own: [Usable])] = []
    private var module: RandomApp.Module
    private var file = 0
    private var usedForms: [String] = []
    private var previewCount = 0

    /// Returns the app of a seed.
    static func app(seed: Int) -> RandomApp {
        var writer = AppWriter(seed: seed)
        writer.writeModules()
        return writer.app
    }

    private init(seed: Int) {
        random = SplitMix64(state: UInt64(seed) &* 0x2545_F491_4F6C_DD1D)
        app = RandomApp(seed: seed)
        module = RandomApp.Module(name: "Kit", mode: .swift6)
    }
}

// MARK: - Modules and files

extension AppWriter {
    private static let modes: [LanguageMode] = [.swift5, .swift6, .mainActor]

    private mutating func writeModules() {
        module = RandomApp.Module(name: "Kit", mode: pick(Self.modes))
        writeFile("Kit", imports: ["import SwiftUI"], declarations: 8...14)
        app.modules.append(module)
        // A module called `App` cannot qualify its names: `SwiftUI.App` hides it.
        module = RandomApp.Module(name: "Shop", mode: pick(Self.modes))
        names = TopLevelNames()
        extensionNames = []
        operators = []
        extendable = []
        let count = Int.random(in: 2...4, using: &random)
        for number in 0..<count {
            file = number
            writeFile("File\(number)", imports: imports(), declarations: 3...7)
        }
        for number in 0..<count {
            file = number
            writePreviews()
        }
        app.modules.append(module)
    }

    private mutating func imports() -> [String] {
        let kit = ["import Kit", "import Kit", "@preconcurrency import Kit", "@testable import Kit"]
            .map { app.seed.isMultiple(of: 5) ? $0.replacing("import", with: "internal import") : $0 }
        let other = chance(60) ? [pick(kit)] : []
        return (["import SwiftUI"] + other + (chance(20) ? ["import Foundation"] : [])).shuffled(using: &random)
    }

    private mutating func writeFile(_ name: String, imports: [String], declarations: ClosedRange<Int>) {
        module.files.append(RandomFile(name: name, imports: imports))
        for _ in 0..<Int.random(in: declarations, using: &random) {
            let form = pick(DeclarationForm.all)
            if module.mode == .mainActor, form.name == "type with a private extension" { continue }
            guard !form.isUnique || uniqueForms.insert(form.name).inserted else { continue }
            module.files[file].items.append(.declaration(declaration(of: form)))
        }
    }

    private mutating func writePreviews() {
        for _ in 0..<Int.random(in: 2...5, using: &random) {
            let preview = self.preview()
            let position = Int.random(in: 0...module.files[file].items.count, using: &random)
            module.files[file].items.insert(.preview(preview), at: position)
        }
        if chance(30) { module.files[file].items.append(.provider(provider())) }
    }

    private func scope(depth: Int) -> Usable.Scope {
        let imports = module.files[file].imports.contains { $0.hasSuffix(" Kit") } && module.name != "Kit"
        return Usable.Scope(
            module: module.name, file: file, imports: imports ? ["Kit"] : [],
            hidingImports: names.visible(in: file), depth: depth)
    }
}

// MARK: - Declarations

extension AppWriter {
    /// The values of the places of a form.
    private struct Filling {
        var access: [Character: String] = [:]
        var names: [Character: String] = [:]
        var isolation = ""
        /// A Boolean value that indicates whether functions without an attribute run on the main actor.
        var isOnMainActor = false
        /// A Boolean value that indicates whether the code of these functions uses others of the main actor.
        var mayUseMainActor = false

        func isHidden(_ key: Character) -> Bool { access[key]?.contains("private") ?? false }
    }

    private mutating func declaration(of form: DeclarationForm) -> String {
        let filling = self.filling(of: form)
        var scope = self.scope(depth: 1)
        // A later declaration may hide what the file imports.
        scope.imports = []
        scope.excluded.formUnion(filling.names.values)
        scope.excluded.formUnion(Self.extensionNames)
        let attribute = chance(6) && !form.code.contains("fix operator") ? "@available(iOS 17, macOS 14, *)\n" : ""
        let text = attribute + code(form.code, filling, scope)
        let declaration = conditional(text) { writer in attribute + writer.code(form.code, filling, scope) }
        add(form, filling)
        return declaration
    }

    private mutating func conditional(_ text: String, other: (inout AppWriter) -> String) -> String {
        guard chance(10) else { return text }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return "#if DEBUG\n\(text)\n#endif"
        case 1: return "#if canImport(UIKit)\n\(text)\n#endif"
        case 2: return "#if !DEBUG\n\(other(&self))\n#else\n\(text)\n#endif"
        default: return "#if os(Linux) || os(iOS)\n\(text)\n#else\n\(other(&self))\n#endif"
        }
    }

    private mutating func filling(of form: DeclarationForm) -> Filling {
        var filling = Filling()
        let keys = form.places
        for key in "acbehr" where keys.contains(key) { filling.access[key] = access(key) }
        // A copy of a member does not know the isolation that is the default of the module.
        let copiesMembers = form.code.contains("extension ") && !form.isOnMainActor
        if module.mode == .mainActor, copiesMembers {
            for key in "be" where filling.access[key]?.contains("private") == true { filling.access[key] = "" }
            if filling.access["r"]?.contains("private") == true { filling.access["r"] = "" }
        }
        filling.access["w"] = ["public ", "package "].first { $0 == filling.access["a"] } ?? ""
        filling.access["z"] = module.mode == .mainActor ? "nonisolated " : ""
        let byDefault = module.mode == .mainActor
        filling.isolation = isolation(of: keys)
        filling.isOnMainActor = filling.isolation == "@MainActor " || byDefault && filling.isolation.isEmpty
        // Copies of types and members do not know the isolation that is the default of their module.
        filling.mayUseMainActor = filling.isOnMainActor && !(byDefault && form.declaresMembers)
        for key in "TUNfgpqxyjo" where keys.contains(key) { filling.names[key] = name(key, in: filling) }
        return filling
    }

    private mutating func access(_ key: Character) -> String {
        if module.name == "Kit" { return chance(85) ? "public " : "" }
        var choices = ["fileprivate ", "", "", "", "", "internal ", "public ", "package "]
        if key != "r" { choices += ["private "] }
        if key == "a" || key == "c" { choices += ["private ", "private ", "private ", "fileprivate "] }
        return pick(choices)
    }

    private mutating func isolation(of keys: Set<Character>) -> String {
        let byDefault = module.mode == .mainActor
        if keys.contains("k") {
            // A variable without isolation is an error in tests in Swift 6, unless they import the module as preconcurrency.
            return pick(["@MainActor ", "nonisolated(unsafe) "])
        }
        guard keys.contains("n"), chance(20) else { return "" }
        return chance(75) == byDefault ? "nonisolated " : "@MainActor "
    }

    private mutating func name(_ key: Character, in filling: Filling) -> String {
        switch key {
        case "T", "U":
            return names.declare(Self.typeNames, in: file, isHidden: filling.isHidden("a"), &random)
        case "f", "g":
            let isHidden = ["a", "c"].allSatisfy { filling.access[$0] == nil || filling.isHidden($0) }
            return names.declare(Self.valueNames, in: file, isHidden: isHidden, &random)
        case "x", "y", "j":
            let free = Self.extensionNames.filter { !extensionNames.contains($0) }
            let name = free.randomElement(using: &random) ?? "member\(extensionNames.count)"
            extensionNames.insert(name)
            return name
        case "o":
            let free = Self.operators.first { !operators.contains($0) }
            let name = free ?? String(repeating: "*", count: operators.count)
            operators.append(name)
            return name
        default:
            let taken = Set(filling.names.values)
            let pool = key == "N" ? Self.typeNames : Self.memberNames
            return pool.filter { !taken.contains($0) }.randomElement(using: &random) ?? "member"
        }
    }

    private mutating func code(_ pattern: String, _ filling: Filling, _ scope: Usable.Scope) -> String {
        DeclarationForm.fill(pattern) { key in
            let first = key.first ?? " "
            if let text = filling.names[first] ?? filling.access[first] { return text }
            if first == "n" || first == "k" { return filling.isolation }
            guard Self.basics[first] != nil else { return nil }
            var scope = scope
            if key.hasSuffix("0") { scope.isOnMainActor = filling.mayUseMainActor }
            if key.hasSuffix("l") { scope.depth = 0 }
            return expression(first, scope)
        }
    }

    /// Adds the expressions that use the declarations of a form.
    private mutating func add(_ form: DeclarationForm, _ filling: Filling) {
        usables += form.uses.compactMap { usable($0, form, filling) }
        guard let type = filling.names["T"], !form.inner.isEmpty else { return }
        let own = form.inner.compactMap { usable($0, form, filling) }
        extendable.append((file, type, Set(filling.names.filter { !"TUfg".contains($0.key) }.values), own))
    }

    private func usable(_ use: DeclarationForm.Use, _ form: DeclarationForm, _ filling: Filling) -> Usable? {
        let access = use.through.compactMap { filling.access[$0] }
        if use.through.contains(where: { "beh".contains($0) && filling.access[$0] == "private " }) { return nil }
        let isHidden = use.through.contains("F") || access.contains { $0.contains("private") }
        var roots: Set<String> = []
        let pattern = DeclarationForm.fill(use.pattern) { key in
            guard let first = key.first, key.count == 1, let name = filling.names[first] else { return nil }
            if "TUfg".contains(first) { roots.insert(name) }
            return name
        }
        return Usable(
            kind: use.kind, pattern: pattern, form: form.name, module: module.name, file: isHidden ? file : nil,
            isPublic: !use.through.contains { "mF".contains($0) } && access.allSatisfy { $0 == "public " },
            isOnMainActor: form.isOnMainActor || filling.isOnMainActor, roots: roots)
    }

    private static let typeNames = [
        "Row", "Card", "Badge", "Title", "Item", "Model", "Tag", "Price", "Offer", "Section", "Label", "Category",
        "Notification", "Hotel", "Room", "Filter",
    ]
    private static let valueNames = [
        "price", "title", "make", "card", "label", "badge", "count", "sample", "format", "total", "limit", "show",
        "room", "rate",
    ]
    private static let memberNames = ["title", "price", "text", "count", "example", "name", "label", "width"]
    private static let extensionNames = [
        "card", "shout", "framed", "twice", "short", "heading", "badge", "price", "soft", "big", "sum", "listed",
    ]
    private static let operators = ["+++", "<+>", "~~~", "^^^", "***", "<|>", "%%%", "+-+"]
}

// MARK: - Expressions

extension AppWriter {
    private static let basics: [Character: [String]] = [
        "s": [
            "\"a\"", "\"\\({i})\"", "({t} ? {s} : {s})", "\"n \\({s})\"", "[{s}, {s}].joined()", "String({i})",
            "({ {s} }())",
        ],
        "i": ["1", "7", "({i} + {i})", "{s}.count", "[{i}, {i}].count", "max({i}, {i})", "(Optional({i}) ?? {i})"],
        "t": ["true", "false", "({i} < {i})", "({s} == {s})", "{s}.isEmpty", "(!{t})"],
        "v": [
            "Text({s})", "Text({s}).font(.title)", "Image(systemName: {s})", "VStack {\n{v}\n{v}\n}",
            "HStack(spacing: 4) {\n{v}\n{v}\n}", "Group {\nif {t} {\n{v}\n} else {\n{v}\n}\n}", "AnyView({v})",
            "ForEach(0..<3, id: \\.self) { index in\nText(\"\\(index)\")\n{v}\n}",
            "ForEach([{s}, {s}], id: \\.self) { Text($0) }", "{v}.padding(8)", "{v}.frame(width: 100, height: 50)",
            "Button({s}) { _ = {i} }", "NavigationStack {\n{v}\n}", "Toggle({s}, isOn: .constant({t}))",
            "ScrollView {\n{v}\n}",
        ],
    ]
    private static let literals: [Character: [String]] = [
        "s": ["\"a\"", "\"price\"", "\"\""], "i": ["1", "2", "7"], "t": ["true", "false"],
        "v": ["Text(\"a\")", "EmptyView()"],
    ]

    private mutating func expression(_ kind: Character, _ scope: Usable.Scope) -> String {
        guard scope.depth > 0 else { return pick(Self.literals[kind] ?? []) }
        let pattern = usedPattern(kind, scope) ?? pick(Self.basics[kind] ?? [])
        return DeclarationForm.fill(pattern) { key in
            guard key.count == 1, let kind = key.first, Self.basics[kind] != nil else { return nil }
            return expression(kind, scope.inner)
        }
    }

    /// Returns an expression that uses a declaration, most often one of the same file.
    private mutating func usedPattern(_ kind: Character, _ scope: Usable.Scope) -> String? {
        guard chance(65) else { return nil }
        let visible = usables.filter { $0.isVisible(in: scope, as: kind) } + scope.own.filter { $0.kind == kind }
        let near = visible.filter { $0.file != nil }
        guard let usable = chance(40) ? near.randomElement(using: &random) : visible.randomElement(using: &random)
        else {
            return nil
        }
        usedForms.append(usable.form)
        guard chance(4), let root = usable.roots.sorted().first, usable.pattern.hasPrefix(root), usable.file == nil
        else {
            return usable.pattern
        }
        return "\(usable.module).\(usable.pattern)"
    }
}

// MARK: - Previews

extension AppWriter {
    private mutating func preview() -> RandomPreview {
        usedForms = []
        previewCount += 1
        var preview = RandomPreview(number: previewCount)
        if chance(60) { preview.name = "\"State \(previewCount)\"" }
        if chance(8) { preview.attribute = "@available(iOS 17, macOS 14, *)" }
        if chance(10) { preview.condition = pick(["#if DEBUG", "#if canImport(UIKit)", "#if !os(macOS)"]) }
        var scope = self.scope(depth: 3)
        if chance(15) { preview.traits = [trait(scope)] }
        if chance(25) { enclose(&preview, &scope) }
        if preview.enclosingType == nil, chance(8) { addArguments(to: &preview, &scope) }
        if preview.arguments == nil, preview.enclosingType == nil, chance(20) { addProperty(to: &preview, &scope) }
        preview.body = body(scope)
        preview.forms = usedForms
        return preview
    }

    private mutating func trait(_ scope: Usable.Scope) -> String {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: ".sizeThatFitsLayout"
        case 1: ".landscapeLeft"
        case 2: ".fixedLayout(width: 100, height: 50)"
        default: ".fixedLayout(width: CGFloat(\(expression("i", scope.inner.inner))), height: 50)"
        }
    }

    private mutating func enclose(_ preview: inout RandomPreview, _ scope: inout Usable.Scope) {
        guard let type = extendable.filter({ $0.file == file }).randomElement(using: &random) else { return }
        preview.enclosingType = type.type
        scope.excluded.formUnion(type.members.union(["sample", "all", "describe"]))
        scope.own += type.own
    }

    private mutating func addArguments(to preview: inout RandomPreview, _ scope: inout Usable.Scope) {
        preview.arguments = "[\(expression("s", scope.inner)), \(expression("s", scope.inner))]"
        preview.parameter = pick(Self.valueNames)
        addLocal("s", preview.parameter ?? "", to: &scope)
    }

    private mutating func addProperty(to preview: inout RandomPreview, _ scope: inout Usable.Scope) {
        let name = pick(Self.valueNames)
        scope.excluded.insert(name)
        scope.excluded.formUnion(Self.extensionNames)
        if chance(50) {
            preview.properties.append("@State var \(name) = \(expression("i", scope.inner))")
            addLocal("i", name, to: &scope)
            addLocal("v", "Stepper({s}, value: $\(name), in: 0...9)", to: &scope)
        } else {
            preview.properties.append("@State private var \(name) = \(expression("t", scope.inner))")
            addLocal("t", name, to: &scope)
            addLocal("v", "Toggle({s}, isOn: $\(name))", to: &scope)
        }
    }

    private mutating func addLocal(_ kind: Character, _ pattern: String, to scope: inout Usable.Scope) {
        if pattern.allSatisfy({ $0.isLetter || $0 == "`" }) { scope.excluded.insert(pattern) }
        // A local declaration hides the members of the type around it.
        scope.own.removeAll { $0.pattern.hasPrefix(pattern) }
        scope.own.append(Usable(kind: kind, pattern: pattern, form: "local", module: module.name))
    }

    private mutating func body(_ scope: Usable.Scope) -> String {
        var scope = scope
        var statements: [String] = []
        var returns = chance(10)
        if chance(35) {
            let name = pick(Self.valueNames)
            scope.excluded.insert(name)
            scope.own.removeAll { $0.pattern.hasPrefix(name) }
            statements.append("let \(name) = \(expression("s", scope.inner))")
            addLocal("s", name, to: &scope)
        }
        if chance(8) {
            let name = pick(Self.valueNames)
            guard scope.excluded.insert(name).inserted else { return body(scope) }
            statements.append("func \(name)(_ value: Int) -> String { \"\\(value)\" }")
            scope.own.append(Usable(kind: "s", pattern: "\(name)({i})", form: "local", module: module.name))
            returns = true
        }
        if chance(6) {
            let name = pick(Self.typeNames)
            guard scope.excluded.insert(name).inserted else { return body(scope) }
            statements.append("struct \(name): View {\nvar body: some View { Text(\"a\") }\n}")
            scope.own.append(Usable(kind: "v", pattern: "\(name)()", form: "local", module: module.name))
            returns = true
        }
        if chance(10) { statements.append("// " + pick(Self.valueNames) + " {") }
        if returns { return (statements + ["return " + expression("v", scope)]).joined(separator: "\n") }
        return (statements + views(scope)).joined(separator: "\n")
    }

    private mutating func views(_ scope: Usable.Scope) -> [String] {
        let count = chance(70) ? 1 : Int.random(in: 2...3, using: &random)
        return (0..<count).map { _ in
            switch Int.random(in: 0..<12, using: &random) {
            case 0: "if \(expression("t", scope)) {\n\(expression("v", scope))\n} else {\n\(expression("v", scope))\n}"
            case 1:
                "if let value = Optional(\(expression("s", scope))) {\nText(value)\n} else {\n"
                    + "\(expression("v", scope))\n}"
            case 2:
                "switch \(expression("i", scope)) {\ncase 1: \(expression("v", scope))\ndefault: \(expression("v", scope))\n}"
            default: expression("v", scope)
            }
        }
    }

    private mutating func provider() -> String {
        var scope = self.scope(depth: 3)
        let name = names.declare(Self.typeNames, in: file, isHidden: false, &random) + "_Previews"
        let property = pick(Self.memberNames)
        if chance(50) {
            scope.excluded.insert(property)
            return """
                struct \(name): PreviewProvider {
                    private static let \(property) = 1
                    static var previews: some View {
                        Text("\\(\(property))")
                        Text(\(expression("s", scope)))
                    }
                }
                """
        }
        module.files[file].imports.append("import SnapgenCatalog")
        if chance(30) {
            return """
                enum \(name): TestableValue {
                    static var samples: [String] { [\(expression("s", scope)), \(expression("s", scope))] }
                }
                """
        }
        return """
            struct \(name): PreviewProvider, Testable {
                static var samples: [AnyView] {
                    [AnyView(\(expression("v", scope))), AnyView(\(expression("v", scope)))]
                }
            }
            """
    }
}

// MARK: - Random choices

extension AppWriter {
    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int.random(in: choices.indices, using: &random)]
    }
}
