import Testing

@testable import SnapgenRender

@Suite("TemplateExpression")
struct TemplateExpressionTests {
    @Test(
        "finds the operands between operators, parentheses and filters",
        arguments: [
            ("a", ["a"]),
            ("a.b and not c", ["a.b", "c"]),
            ("(a or b) == 'x y'", ["a", "b", "'x y'"]),
            ("a | upper", ["a"]),
            ("a if b else c", ["a", "b", "c"]),
            ("'a|b'|upper", ["'a|b'"]),
        ])
    func operands(text: String, operands: [String]) {
        #expect(TemplateExpression(text).terms.map(\.operand) == operands)
    }

    @Test("finds what is given to filters")
    func arguments() {
        let terms = TemplateExpression("a|default:b|join:\", \", c").terms
        #expect(terms.map(\.arguments) == [["b", "\", \"", "c"]])
    }

    @Test("knows literals", arguments: [("'a'", true), ("\"a\"", true), ("1.5", true), ("true", true), ("a", false)])
    func literals(operand: String, expected: Bool) {
        #expect(TemplateExpression.isLiteral(operand) == expected)
    }
}
