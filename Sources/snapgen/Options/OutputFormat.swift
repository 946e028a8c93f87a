import ArgumentParser
import SnapgenKit

/// The output format of commands.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// Text for people.
    case text
    /// JSON for programs.
    case json

    /// Returns a result in the format.
    ///
    /// - Parameter report: the result as text for people.
    /// - Throws: An error if the value cannot be encoded.
    func text(of value: some Encodable, report: () -> String) throws -> String {
        switch self {
        case .text: report()
        case .json: try CommandJSON.text(of: value)
        }
    }
}
