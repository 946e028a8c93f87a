import SnapgenModel
import SnapgenSource
import SwiftSyntax

/// Reads the static properties of a type that hold samples.
struct SampleReader {
    let places: SourcePlaces

    /// The samples among the members of a type or an extension, in source order.
    func offers(of members: MemberBlockSyntax, isEnum: Bool) -> [SampleSource] {
        let properties = members.flattenedMembers
            .compactMap { $0.as(VariableDeclSyntax.self) }
            .filter(\.isStatic)
            .flatMap { $0.bindings.compactMap(offer) }
        return isEnum ? properties + [EnumCaseReader(places: places).offer(of: members)] : properties
    }

    private func offer(_ binding: PatternBindingSyntax) -> SampleSource? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { return nil }
        switch name {
        case SampleSource.samples, SampleSource.allCases:
            return SampleSource(property: name, content: values(of: binding))
        case SampleSource.previews:
            return SampleSource(
                property: name,
                content: PreviewProviderReader(places: places).content(of: binding),
                settings: ModifierSettings(in: binding).directives)
        default: return nil
        }
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
}

extension VariableDeclSyntax {
    fileprivate var isStatic: Bool {
        modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
    }
}

/// Reads the cases of an enum.
struct EnumCaseReader {
    let places: SourcePlaces

    /// The cases in order; unknown where one has associated values or stands in an `#if`.
    func offer(of members: MemberBlockSyntax) -> SampleSource {
        SampleSource(property: SampleSource.cases, content: isPlain(members) ? .listed(samples(members)) : .unknown)
    }

    private func isPlain(_ members: MemberBlockSyntax) -> Bool {
        let outsideConditions = members.members.map(\.decl).flatMap(\.enumCases)
        let all = members.flattenedMembers.flatMap(\.enumCases)
        return all.count == outsideConditions.count && all.allSatisfy { $0.parameterClause == nil }
    }

    private func samples(_ members: MemberBlockSyntax) -> [Sample] {
        members.flattenedMembers.flatMap(\.enumCases).enumerated().map { index, node in
            Sample(number: index + 1, label: node.name.plainText, line: places.line(of: node.name))
        }
    }
}

extension DeclSyntax {
    fileprivate var enumCases: [EnumCaseElementSyntax] {
        self.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? []
    }
}
