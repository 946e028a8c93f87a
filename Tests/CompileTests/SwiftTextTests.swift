import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenRender

/// The values of texts in Swift source, as the compiler evaluates them.
@Suite("Text in Swift source", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"))
struct SwiftTextTests {
    @Test("every literal evaluates to exactly its text, and no comment to code")
    func literals() throws {
        let literals = NastyText.all.map(SwiftLiteral.string)
        let source = """
            let texts: [String] = [
            \(zip(literals, NastyText.all).map { "    \($0), \(SwiftLiteral.comment($1))" }.joined(separator: "\n"))
            ]
            for text in texts { print(Array(text.utf8)) }
            """
        let output = try run(source)
        #expect(output.split(separator: "\n").map(String.init) == NastyText.all.map { "\(Array($0.utf8))" })
    }

    @Test("every name can be declared and called, and a nested type with a reserved name can be used")
    func identifiers() throws {
        let names = Set(NastyText.all.map(SwiftIdentifier.make)).sorted()
        let functions = Set(NastyText.all.map { "test" + SwiftIdentifier.suffix($0) }).sorted()
        let types = ["Outer.repeat", "Outer.default", "`Outer`.`repeat`", "Outer.Hotel list"]
        let source = """
            enum Names {
            \(names.map { "    static let \($0) = 1" }.joined(separator: "\n"))
            }
            enum Functions {
            \(functions.map { "    static func \($0)() -> Int { 1 }" }.joined(separator: "\n"))
            }
            enum Outer {
                enum `repeat` {}
                enum `default` {}
                enum `Hotel list` {}
            }
            let values: [Int] = [
            \(names.map { "    Names.\($0)," }.joined(separator: "\n"))
            \(functions.map { "    Functions.\($0)()," }.joined(separator: "\n"))
            ]
            let types: [Any.Type] = [
            \(types.map { "    \(SwiftIdentifier.qualified($0)).self," }.joined(separator: "\n"))
            ]
            print(values.count + types.count)
            """
        #expect(try run(source) == "\(names.count + functions.count + types.count)\n")
    }

    private func run(_ source: String) throws -> String {
        let program = try CompiledModule.link(source, in: processFolder(), mode: .swift6, [])
        return try Command(arguments: [program]).succeed()
    }
}
