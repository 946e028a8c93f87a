import SwiftSyntax

struct SampleListReader {
    let places: SourcePlaces

    /// The samples in an expression, as far as its text and the order of its type determine them.
    func content(of expression: ExprSyntax, in order: SampleOrder) -> SampleSource.Content {
        if case .unknown = order { return .unknown }
        return switch expression.as(ExprSyntaxEnum.self) {
        case .arrayExpr(let array): .listed(samples(of: array))
        case .dictionaryExpr(let dictionary): samples(of: dictionary, in: order).map { .listed($0) } ?? .unknown
        case .sequenceExpr(let sequence): content(ofCast: sequence)
        case .declReferenceExpr(let reference):
            reference.baseName.plainText == SampleSource.allCases ? .allCases(of: nil) : .unknown
        case .memberAccessExpr(let access): content(of: access)
        case .tryExpr(let attempt): content(of: attempt.expression, in: order)
        case .awaitExpr(let waiting): content(of: waiting.expression, in: order)
        default: .unknown
        }
    }

    private func samples(of array: ArrayExprSyntax) -> [Sample] {
        array.elements.enumerated().map { index, element in
            Sample(number: index + 1, label: element.expression.tupleLabel, line: places.line(of: element))
        }
    }

    /// A dictionary has no order of its own: samples are taken by key, in the order of the keys' UTF-8 bytes.
    private func samples(of dictionary: DictionaryExprSyntax, in order: SampleOrder) -> [Sample]? {
        guard case .elements(let elements) = dictionary.content else { return [] }
        let labelled = elements.compactMap { element in
            element.key.plainString.map { (label: $0, line: places.line(of: element)) }
        }
        guard labelled.count == elements.count else { return nil }
        let byKey = labelled.sorted { $0.label.utf8.lexicographicallyPrecedes($1.label.utf8) }
        return (order == .written ? labelled : byKey).enumerated().map {
            Sample(number: $0 + 1, label: $1.label, line: $1.line)
        }
    }

    /// `[...] as [T]`, which the parser leaves as a flat sequence.
    private func content(ofCast sequence: SequenceExprSyntax) -> SampleSource.Content {
        let parts = Array(sequence.elements)
        guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark == nil,
            let type = parts[2].as(TypeExprSyntax.self)?.type
        else { return .unknown }
        return content(of: parts[0], in: SampleOrder(of: type))
    }

    private func content(of access: MemberAccessExprSyntax) -> SampleSource.Content {
        guard access.declName.baseName.plainText == SampleSource.allCases,
            let owner = access.base?.dottedName
        else { return .unknown }
        return .allCases(of: owner == "Self" ? nil : owner)
    }
}

extension ExprSyntax {
    /// The label of a pair `("label", view)`.
    fileprivate var tupleLabel: String? {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 2 else { return nil }
        return tuple.elements.first?.expression.plainString
    }

    /// The names of `A.B.C` as one text; `nil` where something else stands among them.
    fileprivate var dottedName: String? {
        var names: [String] = []
        var rest = self
        while let access = rest.as(MemberAccessExprSyntax.self), let base = access.base {
            names.append(access.declName.baseName.plainText)
            rest = base
        }
        guard let root = rest.as(DeclReferenceExprSyntax.self) else { return nil }
        names.append(root.baseName.plainText)
        return names.reversed().joined(separator: ".")
    }
}

/// The order in which a literal's elements are met when the code runs.
enum SampleOrder {
    case standard
    /// As written, also for a dictionary literal.
    case written
    case unknown

    /// The order of a literal of a type that is written out.
    init(of type: TypeSyntax) {
        let names = type.namedTypes.compactMap { $0.split(separator: ".").last }
        if names.contains("KeyValuePairs") {
            self = .written
        } else {
            self = names.contains { ["Set", "OrderedSet", "OrderedDictionary"].contains($0) } ? .unknown : .standard
        }
    }
}
