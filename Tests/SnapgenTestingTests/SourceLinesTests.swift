import Testing

@testable import SnapgenTesting

@Suite("SourceLines")
struct SourceLinesTests {
    private let lines = SourceLines(
        in: """
            import Catalog

            // A Cart has samples: "full".
            enum Outer {
                struct Cart: TestableState {
                    static var samples: [String: Cart] {
                        ["empty": Cart(), "other": Cart()]
                        return ["full": .init()]
                    }
                }
            }
            enum Size: CaseIterable { case small
                case large }
            extension Outer.Row: Testable {
                static let samples = [Row.new]
            }
            """)

    @Test(
        "finds the declaration of a type, and the sample with a label behind it",
        arguments: [
            ("Outer.Cart", nil, 5), ("Outer.Cart", "empty", 7), ("Outer.Cart", "full", 8), ("Cart", "gone", 5),
            ("Size", "small", 12), ("Size", "large", 13), ("Outer.Row", nil, 14), ("Row", "new", 15),
        ] as [(StaticString, String?, UInt)])
    func found(type: StaticString, label: String?, line: UInt) {
        #expect(lines.line(of: type, label: label) == line)
    }

    @Test("is the first line without a type, and for one that is not there")
    func notFound() {
        #expect(lines.line(of: nil, label: "full") == 1)
        #expect(lines.line(of: "Car", label: nil) == 1)
        #expect(SourceLines(of: "/nowhere/Cart.swift").line(of: "Cart", label: nil) == 1)
    }
}
