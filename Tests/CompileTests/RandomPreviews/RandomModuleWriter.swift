import Foundation
import SnapgenTestSupport

/// Writes a module of random previews.
struct RandomModuleWriter {
    private var random: SplitMix64
    private var module: RandomModule
    private var text = ""
    private var helpers = ""
    private var file = ""
    private var count = 0
    private var types: [(name: String, scope: Scope, file: String)] = []

    fileprivate struct Scope {
        var conditions: [@Sendable (RandomModule.Flags) -> Bool] = []
        var isHidden = false
        var isGeneric = false
        var isLocal = false
        var depth = 0
        /// Indicates whether neither plans nor programs have what is in it: branches of `#if false`, and `extension [Int]`.
        var isUnread = false
        /// The name of the type around it, empty at the top level; `nil` if extensions cannot name it.
        var type: String? = ""

        /// Indicates whether any build contains it; a plan leaves out a provider that none does.
        var isPossible: Bool {
            let flags = ["A", "B", "C", "UIKit", "Swift 6"]
            return (0..<1 << flags.count).contains { bits in
                let chosen = Set(flags.indices.filter { bits & 1 << $0 != 0 }.map { flags[$0] })
                return conditions.allSatisfy { $0(chosen) }
            }
        }
    }

    /// Returns the module of a seed, which often has the conditions of the tests as well.
    static func module(seed: UInt64, testFlags: RandomModule.Flags) -> RandomModule {
        var writer = RandomModuleWriter(seed, testFlags)
        writer.write()
        return writer.module
    }

    private init(_ seed: UInt64, _ testFlags: RandomModule.Flags) {
        var random = SplitMix64(state: seed &+ 1 << 32)
        let other = testFlags.symmetricDifference(["A", "B", "C"].filter { _ in Bool.random(using: &random) })
        module = RandomModule(
            name: "M\(seed)", form: [.library, .library, .mainType, .script].randomElement(using: &random) ?? .library,
            mode: LanguageMode.allCases.randomElement(using: &random) ?? .swift6,
            expansion: Bool.random(using: &random) ? "older" : "newer",
            flags: Int.random(in: 0..<3, using: &random) > 0 ? testFlags : other)
        self.random = random
    }

    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    private mutating func any<Element>(_ values: [Element]) -> Element {
        values[Int.random(in: values.indices, using: &random)]
    }

    private mutating func write() {
        var names = randomFileNames.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)).map { $0 }
        if module.form == .script { names[0] = "main" }
        for name in names { writeFile("\(name).swift", in: any(["", "", "Sub/"])) }
    }

    private mutating func writeFile(_ name: String, in folder: String) {
        (file, text, helpers) = (name, "", Self.commonHelpers)
        if isScript {
            if chance(2) { text += "#!/usr/bin/env swift\n" }
        } else {
            helpers += Self.globals
            if chance(5) { text += "\u{FEFF}" }
        }
        if chance(3) { text += "/* #Preview(\"no\") { } */\n" }
        text += "\(module.mode == .upcoming ? "public " : "")import SwiftUI\n\n"
        if module.form == .mainType, module.files.isEmpty {
            text += "@main enum Program { static func main() {} }\n"
        }
        writePreviews(in: Scope())
        for _ in 0..<Int.random(in: 1...5, using: &random) { writeItem(in: Scope()) }
        text += helpers
        if chance(4) { text = text.replacingOccurrences(of: "\n", with: "\r\n") }
        module.files["\(folder)\(name)"] = text
    }

    private var isScript: Bool { file == "main.swift" }

    private static let commonHelpers = """

        #if canImport(UIKit)
            private typealias PlatformView = UIView
            private typealias PlatformController = UIViewController
        #else
            private typealias PlatformView = NSView
            private typealias PlatformController = NSViewController
        #endif
        private func row(_ text: String) -> some View { Text(text) }
        private struct Card: View { let text: String; var body: some View { Text(text) } }
        @propertyWrapper private struct Shown: DynamicProperty { var wrappedValue: String }
        private struct Frame: PreviewModifier {
            static func makeSharedContext() async throws {}
            func body(content: Content, context: Void) -> some View { content }
        }

        """
    private static let globals = """
        private let ownTitle = "Own title"
        private let side: CGFloat = 30
        private let howTo = "#Preview(\\"no\\") { Text(\\"no\\") }"

        """
}

extension RandomModuleWriter {
    private mutating func newText() -> String {
        count += 1
        return "\(module.name)P\(count)"
    }

    private mutating func add(
        _ shown: String, _ name: RandomModule.Preview.Name, _ scope: Scope, isPlanned: Bool = true
    ) {
        if scope.isUnread { return }
        module.previews.append(
            RandomModule.Preview(
                file: file, line: text.utf8.count { $0 == 10 } + 1, text: shown, name: name,
                conditions: scope.conditions, isGeneric: scope.isGeneric,
                isPlanned: isPlanned && !scope.isGeneric && !scope.isLocal))
    }

    private mutating func writeItem(in scope: Scope) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0...4: writePreviews(in: scope)
        case 5: text += any(["// #Preview(\"no\") { Text(\"no\") }\n", "/* é #Preview { /* 🏨 */ } */\n", "\t\n"])
        case 6 where scope.depth < 3, 7 where scope.depth < 3: writeType(in: scope)
        case 8 where scope.depth < 3: writeBranches(in: scope)
        case 9 where scope.depth < 2 && !scope.isGeneric: writeFunction(in: scope)
        case 10 where scope.depth == 0: writeExtension(in: scope)
        case _ where scope.isPossible: writeProvider(in: scope)
        default: writePreviews(in: scope)
        }
    }

    private mutating func writeItems(in scope: Scope) {
        for _ in 0..<Int.random(in: 1...3, using: &random) { writeItem(in: scope) }
    }

    private mutating func writeType(in scope: Scope) {
        count += 1
        let number = count
        var access = any(["", "", "public ", "internal ", "private ", "fileprivate ", "package "])
        if scope.isLocal { access = "" }
        let parameters = chance(6) ? any(["<V\(count)>", "<V\(count): Equatable, W\(count)>"]) : ""
        let attribute = any(["", "", "@MainActor ", "@available(iOS 18, *) "])
        let kind = any(["struct", "enum", "final class"] + (attribute == "@MainActor " ? [] : ["actor"]))
        var inner = scope
        inner.isHidden = scope.isHidden || access.contains("private")
        inner.isGeneric = scope.isGeneric || !parameters.isEmpty
        inner.depth += 1
        inner.type = scope.type.map { $0.isEmpty ? "T\(count)" : "\($0).T\(count)" }
        if scope.depth > 0, access.contains("private") { inner.type = nil }
        text += "\(attribute)\(access)\(kind) T\(count)\(parameters) {\n"
        if !inner.isLocal, inner.conditions.isEmpty, let name = inner.type { types.append((name, inner, file)) }
        writeItems(in: inner)
        text += "}\n"
        if scope.depth == 0, parameters == "<V\(number)>" {
            text += "\(access.contains("private") ? access : "")typealias A\(number) = T\(number)<Int>\n"
            types.append(("A\(number)", inner, file))
        }
    }

    private mutating func writeExtension(in scope: Scope) {
        var inner = scope
        let known = types.filter { !$0.scope.isHidden || $0.file == file }
        if let type = known.randomElement(using: &random), !chance(4) {
            inner = type.scope
            inner.conditions = scope.conditions
            text += chance(4) ? "private extension" : "extension"
            inner.isHidden = inner.isHidden || text.hasSuffix("private extension")
            text += " \(type.name) {\n"
        } else {
            let name = any([
                "Text", "String", "Array", "Optional", "[Int]", "Set<Int>", "Dictionary where Value == Int", "Int?",
            ])
            text += "extension \(name) {\n"
            (inner.isGeneric, inner.type) = (!["Text", "String"].contains(name), nil)
            inner.isUnread = ["[Int]", "Int?"].contains(name)
        }
        inner.depth = 2
        writeItems(in: inner)
        text += "}\n"
    }

    private mutating func writeBranches(in scope: Scope) {
        var inner = scope
        inner.depth += 1
        for (number, word) in ["#if", "#elseif", "#else"].enumerated() where number == 0 || chance(2) {
            let condition = any(randomConditions)
            text += number == 2 ? "#else\n" : "\(word) \(condition.text)\n"
            var branch = inner
            if number < 2 {
                branch.conditions.append(condition.holds)
                branch.isUnread = scope.isUnread || condition.text == "false"
            }
            writeItems(in: branch)
            let holds = condition.holds
            inner.conditions.append { !holds($0) }
        }
        text += "#endif\n"
    }

    private mutating func writeFunction(in scope: Scope) {
        count += 1
        var inner = scope
        (inner.isLocal, inner.isHidden, inner.type) = (true, true, nil)
        inner.depth += 1
        text += any(["func f\(count)() {\n", "var f\(count): Void {\n"])
        writePreviews(in: inner)
        writeItems(in: inner)
        text += "}\n"
    }

    private mutating func writeProvider(in scope: Scope) {
        let shown = newText()
        let names = (scope.type.map { $0.isEmpty ? [] : [$0] } ?? []) + ["\(shown)_Previews"]
        let access = scope.isLocal ? "" : any(["", "private ", "fileprivate ", "public "])
        var inner = scope
        inner.isHidden = scope.isHidden || access.contains("private")
        let kind = any(["struct", "enum", "final class"])
        add(shown, .provider(names.joined(separator: ".")), inner)
        let property = access == "public " ? "public static" : "static"
        let extended = scope.depth == 0 && chance(4) ? " {}\nextension \(shown)_Previews" : ""
        text += "\(access)\(kind) \(shown)_Previews\(extended): PreviewProvider {\n"
        text += "    \(property) var previews: some View { Text(\"\(shown)\") }\n}\n"
    }
}

extension RandomModuleWriter {
    /// Writes one preview, or several on a line.
    private mutating func writePreviews(in scope: Scope) {
        let indentation = any(["", "    ", "\t", "/* é 🏨 */ "])
        writePreview(in: scope, after: indentation)
        while chance(5) {
            text.removeLast()
            writePreview(in: scope, after: any(["; ", ";/* 🏨 */\t"]))
        }
    }

    private mutating func writePreview(in scope: Scope, after start: String) {
        let shown = newText()
        let isFirst = !start.hasPrefix(";")
        var isPlanned = true
        if isFirst, chance(12) {
            text += "// snapgen: skip\n"
            isPlanned = false
        }
        text += start
        if !scope.isLocal, chance(8) { text += "@available(iOS, introduced: 17)\(isFirst ? "\n" : " ")" }
        let name = randomName(in: scope)
        let (traits, isKnown) = randomTraits()
        let (arguments, body, isShown) = randomBody(shown, in: scope)
        let all = [name.source, traits, arguments].filter { !$0.isEmpty }.joined(separator: ", ")
        add(shown, name.name, scope, isPlanned: isPlanned && isKnown && isShown)
        text += "#Preview\(all.isEmpty ? any(["", "()"]) : "(\(all))")\(body)\n"
    }

    private mutating func randomName(in scope: Scope) -> (source: String, name: RandomModule.Preview.Name) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: return ("", .none)
        case 4: return ("nil", .none)
        case 5:
            // The compiler takes the variable of an interpolation for a property of the type around it.
            let interpolated = scope.depth == 0 ? ["\"Computed \\(\(count))\""] : []
            return (any(interpolated + [isScript ? "\"C\" + \"omputed\"" : "ownTitle"]), .computed)
        default:
            let name = any(chance(2) ? Array(randomNames.prefix(2)) : randomNames)
            return (name.source, .literal(name.name))
        }
    }

    private mutating func randomTraits() -> (source: String, isKnown: Bool) {
        if !chance(3) { return ("", true) }
        let own = isScript ? "width: 10 + 20" : "width: side"
        let known = [
            ".sizeThatFitsLayout", ".fixedLayout(width: 30, height: 20)", ".landscapeLeft", ".portrait",
            ".defaultLayout", ".sizeThatFitsLayout, .landscapeRight", ".fixedLayout(\(own), height: 20)",
        ]
        let isKnown = !chance(6)
        return ("traits: \(any(isKnown ? known : [".assistiveAccess", ".portrait, .modifier(Frame())"]))", isKnown)
    }

    /// Returns the arguments, the closure, and whether a test can show it.
    private mutating func randomBody(
        _ shown: String, in scope: Scope
    ) -> (arguments: String, body: String, isShown: Bool) {
        let text = "Text(\"\(shown)\")"
        switch Int.random(in: 0..<17, using: &random) {
        case 0: return ("", " { row(\"\(shown)\") }", true)
        case 1: return ("", "{Card(text:\"\(shown)\")}", true)
        case 2: return ("", " {\n    let text = \"\(shown)\"\n    return row(text)\n}", true)
        case 3: return ("", "\n{\n    let text = \"\(shown)\"; Text(text)\n}", true)
        case 4: return ("body: { \(text) }", "", true)
        case 5: return ("", " { if 1 + 1 == 2 { \(text) } else { Text(\"no\") } }", true)
        case 6 where !scope.isGeneric:
            return ("", " {\n    @Previewable @Shown var name = \"\(shown)\"\n    Text(name)\n}", true)
        case 7: return ("", " { VStack { \(text); Text(\"#Preview { }\") }.padding() }", true)
        case 8: return ("", " {\n    // #Preview { }\n    \(text) /* } */\n}", true)
        case 9, 10: return ("", platformBody(shown), true)
        case 11:
            helpers += "@MainActor private func make\(shown)() -> some View { \(text) }\n"
            return ("body: make\(shown)", "", true)
        case 12 where chance(2): return ("arguments: [1, 2]", " { number in Text(\"\(shown) \\(number)\") }", false)
        case 13 where chance(2): return ("", " {\n    // \(shown)\n}", false)
        default: return ("", " { \(text) }", true)
        }
    }

    private mutating func platformBody(_ shown: String) -> String {
        helpers += "private final class \(shown)View: PlatformView {\n"
        helpers += "    override var summary: String { \"\(shown)\" }\n}\n"
        helpers += "private final class \(shown)Screen: PlatformController {\n"
        helpers += "    override func loadView() { view = \(shown)View() }\n}\n"
        return any([
            " { \(shown)View() }", " { \(shown)Screen() }", " {\n    let view = \(shown)View()\n    return view\n}",
            " {\n    let controller = \(shown)Screen()\n    controller.title = \"#Preview\"\n    return controller\n}",
        ])
    }
}
