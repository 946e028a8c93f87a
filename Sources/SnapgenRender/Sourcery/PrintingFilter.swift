import SnapgenModel
import Stencil

/// Stands behind every value that a template prints, and refuses to print what is not there.
///
/// Stencil would print nothing in its place. It also keeps of an error only the text, so the diagnostic waits here.
final class PrintingFilter: Extension {
    /// The first value that could not be printed.
    private(set) var problem: Diagnostic?

    /// A filter for `values`, which are known to it by their positions.
    init(_ values: [SourceryTemplates.PrintedValue]) {
        super.init()
        registerFilter(SourceryTemplates.printing) { [weak self] value, arguments in
            let position = arguments.first as? Int
            let printed = position.flatMap { values.indices.contains($0) ? values[$0] : nil }
            do throws(TemplateText.Absence) {
                guard let value else {
                    throw TemplateText.Absence(reason: SourceryTemplates.PrintedValue.absence(of: printed))
                }
                return try TemplateText.make(value)
            } catch {
                let message = "'\(printed?.text ?? "")' \(error.reason)"
                self?.problem = printed.map {
                    Diagnostic(.badTemplate, .error, message, path: $0.path, line: $0.line)
                }
                throw TemplateSyntaxError(message)
            }
        }
    }
}

extension SourceryTemplates.PrintedValue {
    /// The reason for a value that is not there, with the next step.
    fileprivate static func absence(of value: Self?) -> String {
        let advice = value?.text.hasPrefix("argument.") == true ? "give it in 'tests.arguments', " : ""
        return "is not there when it is printed; \(advice)ask for it with 'if' before, or add a 'default'"
    }
}
