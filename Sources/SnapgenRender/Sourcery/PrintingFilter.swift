import Foundation
import SnapgenModel
import Stencil

/// Stands behind every value that a template prints, and refuses to print what is not there.
///
/// Stencil would print nothing in its place. It also keeps of an error only the text, so the diagnostic waits here.
final class PrintingFilter: Extension {
    /// What could not be printed.
    private(set) var problem: Diagnostic?

    /// A filter for `values`, which are known to it by their positions, and taken from a budget.
    init(_ values: [SourceryTemplates.PrintedValue], _ budget: RenderingBudget) {
        super.init()
        registerFilter(SourceryTemplates.printing) { [weak self] value, arguments in
            if let text = value as? String { try budget.take(text.utf8.count) }
            guard let position = arguments.first as? Int, values.indices.contains(position) else { return value }
            let printed = values[position]
            guard let reason = value == nil ? printed.absence : Self.obstacle(to: value) else { return value }
            let message = "'\(printed.text)' \(reason)"
            self?.problem = Diagnostic(.badTemplate, .error, message, path: printed.path, line: printed.line)
            throw TemplateSyntaxError(message)
        }
    }

    /// Why a value is no text, or `nil` where it is one.
    private static func obstacle(to value: Any?) -> String? {
        switch value {
        case is TypeView: "is a type; print a member of it, such as its name"
        case let list as [Any] where list.contains { $0 is TypeView }: "is a list of types; loop over it"
        case is AttributeView, is [Any], is String, is NSNumber: nil
        case is [String: Any]: "is a mapping; print a member of it"
        case is any DynamicMemberLookup: "is no text; print a member of it"
        default: nil
        }
    }
}

extension SourceryTemplates.PrintedValue {
    /// What a message says of a value that is not there.
    fileprivate var absence: String {
        let advice = text.hasPrefix("argument.") ? "give it in 'tests.arguments', " : ""
        return "is not there when it is printed; \(advice)ask for it with 'if' before, or add a 'default'"
    }
}
