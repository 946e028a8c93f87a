import SnapgenModel
import Stencil

/// Stands behind every value that a template prints, and refuses to print what is not there.
///
/// Stencil would print nothing in its place. It also keeps of an error only the text, so the diagnostic waits here.
final class PrintingFilter: Extension {
    /// The first value that could not be printed.
    private(set) var problem: Diagnostic?
    /// The values that templates print, `type.parentName`, with their places.
    private var values: [(text: String, path: String, line: Int)] = []

    private static let name = "snapgen_printed"

    override init() {
        super.init()
        registerFilter(Self.name) { [weak self] value, arguments in try self?.printed(value, arguments) }
    }

    /// A template with the filter behind every value that it prints; the filter takes the position of the value.
    func checking(_ template: NamedTemplate) -> String {
        TemplateTag.changingVariables(of: template.source) { contents, tag in
            TemplateExpression.changingPrinted(contents) { value in
                values.append((value, template.path, tag.line))
                return "\(value)|\(Self.name):\(values.count - 1)"
            }
        }
    }

    private func printed(_ value: Any?, _ arguments: [Any?]) throws -> String {
        let position = arguments.first as? Int
        let printed = position.flatMap { values.indices.contains($0) ? values[$0] : nil }
        do throws(TemplateText.Absence) {
            guard let value else { throw TemplateText.Absence(reason: Self.absence(of: printed?.text ?? "")) }
            return try TemplateText.make(value)
        } catch {
            let message = "'\(printed?.text ?? "")' \(error.reason)"
            problem = printed.map { Diagnostic(.badTemplate, .error, message, path: $0.path, line: $0.line) }
            throw TemplateSyntaxError(message)
        }
    }

    private static func absence(of text: String) -> String {
        let advice = text.hasPrefix("argument.") ? "give it in 'tests.arguments', " : ""
        return "is not there when it is printed; \(advice)ask for it with 'if' before, or add a 'default'"
    }
}
