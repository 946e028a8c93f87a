import SwiftSyntax

struct SampleReader {
    let places: SourcePlaces

    /// The samples among the members of a type or an extension, in source order.
    func offers(of members: MemberBlockSyntax, isEnum: Bool) -> [SampleSource] {
        var offers: [SampleSource] = []
        members.forEachMember { member in
            if let variable = member.as(VariableDeclSyntax.self) {
                offers += variable.bindings.compactMap { offer($0, of: variable) }
            } else if let function = member.as(FunctionDeclSyntax.self) {
                offers += [offer(function)].compactMap { $0 }
            }
        }
        return isEnum ? offers + [cases(of: members)] : offers
    }

    private func offer(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) -> SampleSource? {
        // The name is looked at first, because hardly any property has one of these.
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
            [SampleSource.samples, SampleSource.allCases, SampleSource.previews].contains(name), variable.isStatic
        else { return nil }
        guard name == SampleSource.previews else { return SampleSource(property: name, content: values(of: binding)) }
        return SampleSource(
            property: name,
            content: PreviewProviderReader(places: places).content(of: binding),
            settings: ModifierReader.directives(in: binding))
    }

    /// The samples that `static func samples() async throws` returns.
    private func offer(_ function: FunctionDeclSyntax) -> SampleSource? {
        guard function.name.plainText == SampleSource.samples, function.isStatic,
            function.signature.parameterClause.parameters.isEmpty
        else { return nil }
        return SampleSource(property: SampleSource.samples, content: values(of: function))
    }

    private func values(of function: FunctionDeclSyntax) -> SampleSource.Content {
        guard let value = function.body?.statements.finalValue else { return .unknown }
        let order = function.signature.returnClause.map { SampleOrder(of: $0.type) } ?? .standard
        return SampleListReader(places: places).content(of: value, in: order)
    }

    private func values(of binding: PatternBindingSyntax) -> SampleSource.Content {
        guard let value = binding.value else { return .unknown }
        let order = binding.typeAnnotation.map { SampleOrder(of: $0.type) } ?? .standard
        return SampleListReader(places: places).content(of: value, in: order)
    }
}

extension PatternBindingSyntax {
    /// The expression that the property is, where it is a single one.
    var value: ExprSyntax? {
        if let initializer { return initializer.value }
        return accessorBlock?.getter?.singleValue
    }
}

extension CodeBlockItemListSyntax {
    /// The only expression, with or without `return`.
    var singleValue: ExprSyntax? {
        guard count == 1, let item = first?.item else { return nil }
        switch item {
        case .expr(let expression): return expression
        case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
        case .decl: return nil
        }
    }

    /// The expression that the code ends with, if it returns nothing else.
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

extension WithModifiersSyntax {
    fileprivate var isStatic: Bool {
        modifiers.contains { ["static", "class"].contains($0.name.text) }
    }
}

extension SampleReader {
    /// The cases in order; unknown where one has associated values or stands in an `#if`.
    private func cases(of members: MemberBlockSyntax) -> SampleSource {
        SampleSource(property: SampleSource.cases, content: samples(members).map { .listed($0) } ?? .unknown)
    }

    private func samples(_ members: MemberBlockSyntax) -> [Sample]? {
        var samples: [Sample] = []
        for member in members.members {
            if member.isConditional, member.flattened.contains(where: { $0.is(EnumCaseDeclSyntax.self) }) { return nil }
            guard let node = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
            for element in node.elements {
                if element.parameterClause != nil { return nil }
                samples.append(
                    Sample(
                        number: samples.count + 1, label: element.name.plainText, line: places.line(of: element.name)))
            }
        }
        return samples
    }
}
