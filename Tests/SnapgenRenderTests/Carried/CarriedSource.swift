import SnapgenTestSupport

/// A random source with previews, in which code stands that is easily damaged on its way into another file.
///
/// Every such piece is a slot: the same source exists with a name in place of each piece.
struct CarriedSource {
    /// A part of the source.
    enum Piece {
        case text(String)
        /// Code, and the name that stands for it; `nil` for space and comments, which a space stands for.
        case slot(String, name: String?)
    }

    private(set) var pieces: [Piece] = []
    /// The number of previews in it.
    private(set) var previews = 0
    private var names = 0
    private var code: CodeMaker

    /// A source with some previews.
    init(seed: UInt64) {
        code = CodeMaker(seed: seed)
        imports()
        add("struct Screen {}\n")
        for _ in 0..<(2 + code.number(below: 4)) { preview() }
    }

    /// The source with its code and where the code of each slot stands, or with the names of the slots and as many lines.
    ///
    /// - Parameter lineEnds: what ends the lines, in turn.
    func text(withCode: Bool, lineEnds: [String]) -> (text: String, slots: [String: Range<Int>]) {
        var (text, slots, line) = ("", [String: Range<Int>](), 0)
        func append(_ code: String) {
            for character in code {
                if character == "\n" {
                    text += lineEnds[line % lineEnds.count]
                    line += 1
                } else {
                    text.append(character)
                }
            }
        }
        for piece in pieces {
            switch piece {
            case .text(let code): append(code)
            case .slot(let code, let name) where withCode:
                let start = text.utf8.count
                append(code)
                if let name { slots[name.filter { $0 != "\"" }] = start..<text.utf8.count }
            case .slot(let code, let name):
                append((name ?? " ") + String(repeating: "\n", count: code.count { $0 == "\n" }))
            }
        }
        return (text, slots)
    }

    private mutating func add(_ text: String) { pieces.append(.text(text)) }

    private mutating func slot(_ code: String, isQuoted: Bool = false) {
        names += 1
        pieces.append(.slot(code, name: isQuoted ? "\"slot\(names)\"" : "slot\(names)"))
    }

    private mutating func gap(inline: Bool = false) {
        pieces.append(.slot(code.gap(inline: inline), name: nil))
    }
}

// MARK: - Around previews

extension CarriedSource {
    private mutating func imports() {
        add("import SwiftUI")
        add(code.pick(["\n", "; "]))
        if code.flag() {
            add("@_spi(")
            gap()
            add("Testing")
            gap()
            add(") ")
            gap(inline: true)
            add("import ")
            gap()
            add("Kit\n")
        }
        if code.flag() {
            add("@preconcurrency")
            add(code.pick([" ", "\n", " // why\n"]))
            add("public import ")
            gap(inline: true)
            add("struct ")
            gap()
            add("Other.Thing // a thing\n")
        }
        if code.flag() {
            // Groups of imports are sorted by their conditions.
            add("#if A0 && ")
            slot(code.condition())
            add("\nimport Optional\n#endif\n")
        }
    }

    private mutating func preview() {
        previews += 1
        let depth = code.number(below: 3)
        for _ in 0..<depth {
            names += 1
            add("#if Z\(names) || ")
            slot(code.condition())
            add("\n")
        }
        switch code.number(below: 4) {
        // Of several conditions, those with `||` get parentheses.
        case 0 where depth == 0:
            branches()
        case 1:
            add("#if U\(previews) \(depth > 0 ? "||" : "&&") ")
            slot(code.condition())
            add("\n")
            declaration("")
            add("#endif\n")
        case 2:
            attributes()
            add("extension Screen {\n")
            declaration("    ")
            add("}\n")
        default: declaration("")
        }
        for _ in 0..<depth { add("#endif\n") }
    }

    private mutating func branches() {
        add("#if U\(previews) && ")
        slot(code.condition())
        add("\nlet unused = 1\n#elseif ")
        slot(code.condition())
        add("\n")
        if code.flag() {
            declaration("")
        } else {
            add("let unused = 2\n#else // otherwise\n")
            declaration("")
        }
        add("#endif\n")
    }

    private mutating func attributes() {
        for _ in 0..<code.number(below: 3) {
            attribute()
            add(code.pick(["\n", " ", "\n// why\n"]))
        }
        guard code.number(below: 4) == 0 else { return }
        add("\n#if ")
        slot(code.condition())
        add(" // new\n")
        attribute()
        add(code.pick(["\n", " @MainActor\n"]))
        if code.flag() {
            add("#else\n")
            attribute()
            add("\n")
        }
        add("#endif\n")
    }

    private mutating func attribute() {
        add("@available(")
        gap()
        switch code.number(below: 3) {
        case 0:
            add("iOS ")
            gap()
            names += 1
            add("17.\(names),")
            gap()
            add("*")
        case 1:
            add("iOS, introduced: ")
            gap()
            names += 1
            add("15.\(names)")
        default:
            add("*, deprecated, message: ")
            slot(code.message(), isQuoted: true)
        }
        gap()
        add(")")
    }
}

// MARK: - Previews

extension CarriedSource {
    private mutating func declaration(_ indentation: String) {
        add(code.pick(["", "// A comment.\n", "/* A comment. */ ", "/// A {brace}\n"]))
        attributes()
        if code.number(below: 6) == 0 {
            return add("enum P\(previews)Value: TestableText { static let samples = [\"a\"] }\n")
        }
        add("#Preview(\"P\(previews)\"")
        switch code.number(below: 7) {
        case 0: function()
        case 1: arguments(indentation)
        case 2: properties(indentation)
        case 3: layout(indentation)
        case 4: oneLine()
        default:
            traits()
            add(") {")
            signature()
            body(indentation + "    ")
        }
        add("\n")
    }

    private mutating func traits() {
        guard code.flag() else { return }
        add(", traits: ")
        gap()
        add(".fixedLayout(width: ")
        slot(code.expression())
        add(", height: ")
        slot(code.expression())
        add("), .landscapeLeft")
    }

    private mutating func function() {
        add(", body: ")
        gap()
        add("make(")
        slot(code.expression())
        add("))")
    }

    private mutating func signature() {
        if code.flag() {
            add(" ")
            gap(inline: true)
            add("[")
            gap()
            add("text = ")
            slot(code.expression())
            gap()
            add("] ")
            gap()
            add("in")
        }
    }

    private mutating func arguments(_ indentation: String) {
        add(", arguments: make(")
        slot(code.expression())
        add(")) { ")
        if code.flag() { add("@MainActor ") }
        add("[text = ")
        slot(code.expression())
        add("] ")
        gap()
        add("(hotel: Hotel) -> any View ")
        gap()
        add("in")
        body(indentation + "    ")
    }

    private mutating func properties(_ indentation: String) {
        add(") {\n")
        for number in 0...code.number(below: 3) {
            add(indentation + "    ")
            add(
                code.pick([
                    "@Previewable @State ", "@State // why\n@Previewable ", "@Previewable\n@State ", "@Previewable ",
                ]))
            gap(inline: true)
            add("var property\(number) = ")
            slot(code.expression(indentation + "    "))
            add(code.pick(["\n", "; ", " // why\n"]))
            if code.flag() { statement(indentation + "    ") }
        }
        body(indentation + "    ")
    }

    private mutating func layout(_ indentation: String) {
        add(") {\n\(indentation)    make(")
        slot(code.expression(indentation + "    "))
        add(")\n\(indentation)    .previewLayout(.fixed(width: ")
        slot(code.expression())
        add(", height: ")
        slot(code.expression())
        add("))\n\(indentation)}")
    }

    private mutating func oneLine() {
        add(") { make(")
        slot(code.expression(inline: true))
        add(")")
        gap(inline: true)
        add(code.pick(["}", "; }", " /* end */ }"]))
    }

    private mutating func body(_ indentation: String) {
        add(code.pick(["\n", " // why\n", "\n\n", "\r\n\t\n"]))
        for _ in 0..<code.number(below: 3) { statement(indentation) }
        add("\(indentation)make(")
        slot(code.expression(indentation))
        add(")")
        add(code.pick(["\n", " // end\n", "\n\n// end\n"]))
        add("}")
    }

    private mutating func statement(_ indentation: String) {
        names += 1
        switch code.number(below: 5) {
        case 0:
            add("\(indentation)let value\(names) = ")
            slot(code.expression(indentation))
        case 1:
            add("\(indentation)if flag { make(")
            slot(code.expression(indentation))
            add(") } else { make() }")
        case 2:
            add("\(indentation)#if ")
            slot(code.condition())
            add("\n\(indentation)make(")
            slot(code.expression(indentation))
            add(")\n\(indentation)#endif\n")
            return
        default:
            add("\(indentation)// {\n\(indentation)/* \"\"\" */ make(")
            slot(code.expression(indentation))
            add(")")
        }
        add(code.pick(["\n", "; ", ";\n", " // why\n"]))
    }
}
