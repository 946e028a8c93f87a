import SnapgenModel
import SnapgenText
import SwiftSyntax

/// Reads `// snapgen: ...` comments.
///
///     // snapgen: batch=component precision=0.98 delay=0.3
///     struct HotelCell_Previews: PreviewProvider
struct DirectiveParser {
    let places: SourcePlaces

    /// What a comment begins with that is meant for snapgen.
    static let mark = "snapgen:"

    /// What the comments between a node and what stands before it say; of two that contradict, the later holds.
    func directives(before node: some SyntaxProtocol) -> (Directives, [Diagnostic]) {
        var directives = Directives()
        var problems: [Diagnostic] = []
        var offset = node.position.utf8Offset
        // A comment's invalid bytes are longer here than in the file.
        let end = node.positionAfterSkippingLeadingTrivia.utf8Offset
        for piece in node.leadingTrivia {
            if case .lineComment(let comment) = piece, let words = Self.words(of: comment) {
                let offsets = min(offset, end)...end
                problems += words.compactMap { apply($0, at: offsets, of: comment, to: &directives) }
            }
            offset += piece.sourceLength.utf8Length
        }
        return (directives, problems)
    }

    /// The words behind `snapgen:`, or `nil` where the comment is not meant for snapgen.
    private static func words(of comment: String) -> [Substring]? {
        let text = comment.dropFirst(2).drop(while: \.isWhitespace)
        guard text.hasPrefix(mark) else { return nil }
        return text.dropFirst(mark.count).split { $0.isWhitespace || $0 == "," }
    }

    private func apply(
        _ word: Substring, at offsets: ClosedRange<Int>, of comment: String, to directives: inout Directives
    ) -> Diagnostic? {
        guard let problem = DirectiveWord(word).apply(to: &directives) else { return nil }
        let column = comment.utf8.distance(from: comment.startIndex, to: word.startIndex)
        return Diagnostic(
            .badDirective, .warning, problem,
            at: places.location(atOffset: min(offsets.lowerBound + column, offsets.upperBound)))
    }
}

/// A word of a comment: `skip`, or a key and its value.
private struct DirectiveWord {
    private enum Key: String, CaseIterable {
        case skip, include, batch, precision
        case perceptualPrecision = "perceptual_precision"
        case delay, until, layout, device, record
    }

    private let name: String
    private let value: String?

    init(_ word: Substring) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        name = String(parts[0])
        value = parts.count > 1 ? String(parts[1]) : nil
    }

    /// Does what the word says, or tells why it cannot.
    func apply(to directives: inout Directives) -> String? {
        guard let key = Key(rawValue: name) else {
            let known = Key.allCases.map(\.rawValue)
            return "unknown word '\(name)' in a snapgen comment\(Suggestion.phrase(for: name, in: known))"
        }
        switch key {
        case .skip: return set(&directives.skip, to: flag, wants: "true or false")
        case .include: return set(&directives.skip, to: flag.map { !$0 }, wants: "true or false")
        case .batch: return set(&directives.batch, to: text, wants: "a batch's name")
        case .precision: return set(&directives.precision, to: share, wants: "a number from 0 to 1")
        case .perceptualPrecision:
            return set(&directives.perceptualPrecision, to: share, wants: "a number from 0 to 1")
        case .delay: return set(&directives.delay, to: seconds, wants: "a number of seconds")
        case .until:
            return set(&directives.until, to: text.flatMap(Self.condition), wants: "a flag's name, 'Mocks.isLoaded'")
        case .layout:
            return set(&directives.layout, to: text.flatMap { PreviewLayout($0) }, wants: Self.layouts)
        case .device: return set(&directives.device, to: text, wants: "a device's name")
        case .record:
            return set(&directives.record, to: text.flatMap(RecordMode.init), wants: Self.recordModes)
        }
    }

    private static let layouts = "device, sizeThatFits or a size, '320x100'"
    private static let recordModes = RecordMode.allCases.map(\.rawValue).listed(with: "or")

    /// A name with its outer names, or a call of it without arguments: it becomes a part of the test.
    private static func condition(_ text: String) -> String? {
        let name = text.hasSuffix("()") ? String(text.dropLast(2)) : text
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return parts.allSatisfy(SwiftIdentifier.isValid)
            ? SwiftIdentifier.qualified(name) + text.dropFirst(name.count) : nil
    }

    private func set<Value>(_ property: inout Value?, to value: Value?, wants: String) -> String? {
        guard let value else { return "'\(written)' in a snapgen comment is not understood; '\(name)' takes \(wants)" }
        property = value
        return nil
    }

    private var written: String { value.map { "\(name)=\($0)" } ?? name }

    /// A key alone means yes.
    private var flag: Bool? { value.map { Bool($0) } ?? true }

    private var text: String? { value.flatMap { $0.isEmpty ? nil : $0 } }

    private var share: Double? { number.flatMap { (0...1).contains($0) ? $0 : nil } }

    private var seconds: Double? { number.flatMap { $0 >= 0 ? $0 : nil } }

    private var number: Double? { value.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }
}
