import SwiftSyntax

struct SampleReader {
    let places: SourcePlaces

    func offers(of members: MemberBlockSyntax, isEnum: Bool) -> [SampleSource] {
        let offers = members.flattenedMembers.flatMap { member in
            if let variable = member.as(VariableDeclSyntax.self) {
                return variable.bindings.compactMap { offer($0, of: variable) }
            }
            return member.as(FunctionDeclSyntax.self).flatMap(offer).map { [$0] } ?? []
        }
        return isEnum ? offers + [cases(of: members)] : offers
    }

    private func offer(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) -> SampleSource? {
        // The name is looked at first, because hardly any property has one of these.
        guard let name = binding.identifier?.plainText, let property = SampleSource.Property(rawValue: name),
            property != .cases, variable.modifiers.areStatic
        else { return nil }
        guard property == .previews else {
            let content = content(of: binding.value, as: binding.typeAnnotation?.type)
            return SampleSource(property: property, content: content)
        }
        let content = PreviewProviderReader(places: places).content(of: binding)
        return SampleSource(property: property, content: content, settings: ViewCode(binding).settings)
    }

    private func offer(_ function: FunctionDeclSyntax) -> SampleSource? {
        let effects = function.signature.effectSpecifiers
        let isAsync = effects?.asyncSpecifier != nil
        // Only a call, which stands before asynchronous functions, leaves out arguments.
        guard function.name.plainText == "samples", function.modifiers.areStatic,
            function.signature.parameterClause.parameters.allSatisfy({ isAsync && $0.defaultValue != nil })
        else { return nil }
        let value = function.body?.statements.finalValue
        let type = function.signature.returnClause?.type
        let words = effects?.throwsClause == nil ? "await" : "try await"
        return SampleSource(
            property: .samples, content: content(of: value, as: type), effects: isAsync ? words : nil)
    }

    /// The cases in order; unknown where one has associated values or stands in an `#if`.
    private func cases(of members: MemberBlockSyntax) -> SampleSource {
        let cases = members.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        let all = members.flattenedMembers.filter { $0.is(EnumCaseDeclSyntax.self) }
        let elements = cases.flatMap(\.elements)
        guard all.count == cases.count, elements.allSatisfy({ $0.parameterClause == nil }) else {
            return SampleSource(property: .cases, content: .unknown)
        }
        let samples = elements.enumerated().map { index, element in
            Sample(number: index + 1, label: element.name.plainText, line: places.line(of: element.name))
        }
        return SampleSource(property: .cases, content: .listed(samples))
    }

    private func content(of value: ExprSyntax?, as type: TypeSyntax?) -> SampleSource.Content {
        let isOrdered = type?.namedTypes.contains { $0.lastComponent == "KeyValuePairs" } ?? false
        return value.map { content(of: $0, isOrdered: isOrdered) } ?? .unknown
    }

    /// - Parameter isOrdered: Indicates whether a dictionary literal keeps its order.
    private func content(of expression: ExprSyntax, isOrdered: Bool) -> SampleSource.Content {
        switch expression.as(ExprSyntaxEnum.self) {
        case .arrayExpr(let array): .listed(samples(of: array))
        case .dictionaryExpr(let dictionary): samples(of: dictionary, isOrdered).map { .listed($0) } ?? .unknown
        case .sequenceExpr(let sequence): content(ofCast: sequence)
        case .declReferenceExpr(let reference):
            reference.baseName.plainText == "allCases" ? .allCases(of: nil) : .unknown
        case .memberAccessExpr(let access): content(of: access)
        case .tryExpr(let attempt): content(of: attempt.expression, isOrdered: isOrdered)
        case .awaitExpr(let waiting): content(of: waiting.expression, isOrdered: isOrdered)
        default: .unknown
        }
    }

    private func samples(of array: ArrayExprSyntax) -> [Sample] {
        array.elements.enumerated().map { index, element in
            // The label of a pair `("label", view)`.
            let pair = element.expression.as(TupleExprSyntax.self)?.elements
            let label = pair?.count == 2 ? pair?.first?.expression.plainString : nil
            return Sample(number: index + 1, label: label, line: places.line(of: element))
        }
    }

    /// A dictionary has no order of its own: samples are taken by key, in the order of the keys' UTF-8 bytes.
    private func samples(of dictionary: DictionaryExprSyntax, _ isOrdered: Bool) -> [Sample]? {
        guard case .elements(let elements) = dictionary.content else { return [] }
        let labelled = elements.compactMap { element in
            element.key.plainString.map { (label: $0, line: places.line(of: element)) }
        }
        guard labelled.count == elements.count else { return nil }
        let byKey = labelled.sorted { $0.label.utf8.lexicographicallyPrecedes($1.label.utf8) }
        return (isOrdered ? labelled : byKey).enumerated().map {
            Sample(number: $0 + 1, label: $1.label, line: $1.line)
        }
    }

    /// `[...] as [T]`, which the parser leaves as a flat sequence.
    private func content(ofCast sequence: SequenceExprSyntax) -> SampleSource.Content {
        let parts = Array(sequence.elements)
        guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark == nil, let type = parts[2].as(TypeExprSyntax.self)?.type
        else { return .unknown }
        return content(of: parts[0], as: type)
    }

    private func content(of access: MemberAccessExprSyntax) -> SampleSource.Content {
        guard access.declName.baseName.plainText == "allCases", let owner = access.base?.dottedNames
        else { return .unknown }
        return .allCases(of: owner == ["Self"] ? nil : owner.joined(separator: "."))
    }
}

extension PatternBindingSyntax {
    var value: ExprSyntax? { initializer?.value ?? accessorBlock?.getter?.singleValue }
}

extension AccessorBlockSyntax {
    var getter: CodeBlockItemListSyntax? {
        switch accessors {
        case .getter(let body): body
        case .accessors(let accessors):
            accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
        }
    }
}

extension CodeBlockItemListSyntax {
    var singleValue: ExprSyntax? { count == 1 ? first?.value : nil }

    fileprivate var finalValue: ExprSyntax? {
        if let singleValue { return singleValue }
        guard case .stmt(let statement)? = last?.item, let final = statement.as(ReturnStmtSyntax.self) else {
            return nil
        }
        let returnsBefore = dropLast().contains { statement in
            statement.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
        }
        return returnsBefore ? nil : final.expression
    }
}
