import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender

@Suite("TemplateText")
struct TemplateTextTests {
    @Test("prints mappings in the order of their keys, also inside of lists and mappings")
    func mappings() throws {
        let list = UserValue.list([.flag(true), .number(2.5)])
        let inner = UserValue.mapping(["b": .number(1), "a": .text("x\"\n"), "c": list])
        let arguments = ["m": UserValue.mapping(["z": inner, "y": .list([inner, .mapping([:])])])]
        let text = #"["a": "x\"\n", "b": 1, "c": [1, 2.5]]"#
        #expect(try sourcery("{{ argument.m.z }}", arguments: arguments) == text)
        #expect(try sourcery("{{ argument.m }}", arguments: arguments) == #"["y": [\#(text), []], "z": \#(text)]"#)
        #expect(try sourcery("{{ argument.m.y|join:'-' }}", arguments: arguments) == "\(text)-[]")
    }

    @Test("prints the same whatever way a dictionary was filled", arguments: 0..<8)
    func dictionaries(seed: Int) throws {
        var random = SplitMix64(state: UInt64(seed))
        for _ in 0..<(isLong ? 500 : 5) {
            let value = Self.value(depth: 0, &random)
            let source = RandomSourcery(&random).source
            let first = Result { try sourcery(source, arguments: ["v": value]) }
            let second = Result { try sourcery(source, arguments: ["v": Self.refilled(value, &random)]) }
            #expect(Self.outcome(first) == Self.outcome(second), "\(source)")
            #expect(!Self.outcome(first).contains("SnapgenRender."), "\(source)")
        }
    }

    @Test("prints numbers, flags and empty values in one way")
    func scalars() throws {
        let arguments: [String: UserValue] = [
            "i": .number(1_234_567), "d": .number(-0.5), "f": .flag(false), "l": .list([]), "m": .mapping([:]),
        ]
        let source = "{{ argument.i }} {{ argument.d }} {{ argument.f }} {{ argument.l }} {{ argument.m }} {{ 1.5 }}"
        #expect(try sourcery(source, arguments: arguments) == "1234567 -0.5 0 [] [] 1.5")
    }

    @Test(
        "refuses objects wherever a text is made of them, with the line and the next step",
        arguments: [
            ("{{ types }}", "'types' is no text; print a member of it"),
            ("{{ types|default:'x' }}", "'types|default:'x'' is no text"),
            ("{{ types.all|join:',' }}", "what 'join' takes is a type; print a member of it"),
            ("{{ type.Row|capitalize }}", "'type.Row|capitalize' is a type"),
            ("{{ argument.l|push:type.Row }}", "'argument.l|push:type.Row' is a list of types"),
            ("{{ argument.l|push:types }}", "'argument.l|push:types' is no text"),
            ("{% macro m %}{% endmacro %}{{ m }}", "'m' is a macro; use it with 'call'"),
            ("{% macro m %}{% endmacro %}{{ m.nodes }}", "'m.nodes' is not there"),
            ("{% macro m x %}{{ x }}{% endmacro %}{% call m type.Row %}", "'x' is a type"),
            ("{% filter split:' ' %}{{ types }}{% endfilter %}", "'types' is no text"),
            ("{{ 'a' if argument.no else types }}", "'types' is no text"),
            ("{{ type.Row|upperFirstLetter }}", "'upperFirstLetter' takes a text"),
        ])
    func objects(source: String, message: String) {
        let error = #expect(throws: DiagnosticError.self) {
            try sourcery("\n\(source)", [type("Row")], arguments: ["l": .list([.number(1)])])
        }
        let diagnostic = error?.diagnostics.first
        #expect(diagnostic?.id == .badTemplate)
        #expect(diagnostic?.line == 2)
        #expect(diagnostic?.message.hasPrefix(message) == true, "\(diagnostic?.message ?? "")")
    }

    @Test("shows nothing of what objects are made of to loops and members")
    func opaque() throws {
        let body = "{% for k, v in x %}{{ k }}{{ v }}{% endfor %}{% if x.table %}!{% endif %}"
        let calls = "{% call m types %}{% call m type.Row %}{% call m m %}"
        let source = "{% macro m x %}\(body){% endmacro %}{{ argument.l.count }}\(calls)"
        #expect(try sourcery(source, [type("Row")], arguments: ["l": .list([.text("a")])]) == "1")
    }

    private var isLong: Bool { ProcessInfo.processInfo.environment["SNAPGEN_LONG_TESTS"] != nil }

    private static func outcome(_ result: Result<String, any Error>) -> String {
        switch result {
        case .success(let text): text
        case .failure(let error as DiagnosticError): error.diagnostics.map(\.message).joined(separator: "\n")
        case .failure(let error): "\(error)"
        }
    }

    private static func value(depth: Int, _ random: inout SplitMix64) -> UserValue {
        switch Int.random(in: depth > 2 ? 2..<5 : 0..<5, using: &random) {
        case 0:
            .mapping(Dictionary(uniqueKeysWithValues: (0..<9).map { ("k\($0)", value(depth: depth + 1, &random)) }))
        case 1: .list((0..<Int.random(in: 0..<4, using: &random)).map { _ in value(depth: depth + 1, &random) })
        case 2: .text(["", "a", "b\n", "é"].randomElement(using: &random) ?? "")
        case 3: .number([0, 1, -2.5, 1e20].randomElement(using: &random) ?? 0)
        default: .flag(Bool.random(using: &random))
        }
    }

    /// The same value, with its dictionaries filled in another order and with another capacity.
    private static func refilled(_ value: UserValue, _ random: inout SplitMix64) -> UserValue {
        switch value {
        case .text, .number, .flag: return value
        case .list(let list): return .list(list.map { refilled($0, &random) })
        case .mapping(let mapping):
            var result = [String: UserValue](minimumCapacity: Int.random(in: 0..<5000, using: &random))
            for key in mapping.keys.shuffled(using: &random) {
                result[key] = mapping[key].map { refilled($0, &random) }
            }
            return .mapping(result)
        }
    }
}

/// Writes small templates for Sourcery that print `argument.v` through tags and filters.
private struct RandomSourcery {
    let source: String

    init(_ random: inout SplitMix64) {
        source = (0..<Int.random(in: 1...3, using: &random)).map { _ in Self.part(&random) }.joined(separator: "|")
    }

    private static func part(_ random: inout SplitMix64) -> String {
        let (value, other) = (value(&random), value(&random))
        let filter = pick(["uppercase", "split:', '", "indent:2", "capitalize"], &random)
        return pick(
            [
                "{{ \(value) }}", "{{ \(value) }}", "{{ \(value) if \(other) else \(other) }}",
                "{% for x in argument.v %}{{ x }}{% endfor %}",
                "{% for k, x in argument.v %}{{ k }}{{ x }}{% endfor %}",
                "{% set s \(value) %}{{ s|default:'-' }}",
                "{% if \(value) == \(other) %}{{ argument.v }}{% endif %}",
                "{% filter \(filter) %}{{ \(value) }}{% endfilter %}",
                "{% map argument.v into l using x %}{{ x }}{% endmap %}{{ l|default:'-' }}",
                "{% if 'a' in argument.v %}{{ \(value) }}{% endif %}", "{{ \(value) == \(other) }}",
            ], &random)
    }

    private static func value(_ random: inout SplitMix64) -> String {
        let path = pick(
            ["argument.v", "argument.v.k1", "argument.v.k2.k3", "argument.v.0", "argument.v.count", "'a b'"], &random)
        let filter = pick(
            [
                "", "", "|default:'x'", "|join:', '", "|uppercase", "|capitalize", "|reversed", "|last", "|toArray",
                "|push:argument.v.k4", "|sortedValuesByKeys", "|count", "|isEmpty", "|sorted:'k1'", "|split",
                "|filter:'uppercase'", "|replace:'a','b'",
            ], &random)
        return path + filter
    }

    private static func pick(_ list: [String], _ random: inout SplitMix64) -> String {
        list.randomElement(using: &random) ?? ""
    }
}
