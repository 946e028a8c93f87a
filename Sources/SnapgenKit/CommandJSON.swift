package import Foundation
package import SnapgenModel

/// JSON as the commands print it: keys sorted, two spaces for each level, a line break at the end.
package enum CommandJSON {
    package static func line(of value: some Encodable) throws(DiagnosticError) -> String { try text(of: value, []) }

    package static func text(
        of value: some Encodable, _ format: JSONEncoder.OutputFormatting = .prettyPrinted
    ) throws(DiagnosticError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, format]
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
        } catch {
            throw DiagnosticError(.cannotWrite, "the output cannot be encoded: \(error)")
        }
    }
}
