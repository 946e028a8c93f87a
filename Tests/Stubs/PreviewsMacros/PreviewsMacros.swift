import Foundation
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands a `#Preview` of a view of SwiftUI.
struct SwiftUIView: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        try Registry(node, in: context).declarations { body in
            let signature = body.signature.map { "\($0)" } ?? ""
            // A function around the body would take its `$0`, and a view around it cannot refer to its parameters.
            if node.arguments.contains(where: { $0.label?.text == "arguments" }) {
                return "\(signature)\n\(body.statements.map(Previewable.stripped).joined())"
            }
            if body.statements.contains(where: Previewable.isPreviewable) { return Previewable.wrapper(of: body) }
            return """
                \(signature)
                func __b_buildView(@SwiftUI.ViewBuilder body: () -> any SwiftUI.View) -> any SwiftUI.View {
                    body()
                }
                return __b_buildView {
                    \(body.statements.trimmedDescription)
                }
                """
        }
    }
}

/// Expands a `#Preview` of a view or a view controller of UIKit or AppKit.
struct KitView: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        try Registry(node, in: context).declarations { body in
            "\(body.signature.map { "\($0)" } ?? "")\n\(body.statements.trimmedDescription)"
        }
    }
}

/// Marks a variable of a preview's body that becomes a property of a view around the body.
struct Previewable: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }

    static func isPreviewable(_ item: CodeBlockItemSyntax) -> Bool {
        item.item.as(VariableDeclSyntax.self)?.attributes.contains(where: isAttribute) == true
    }

    private static func isAttribute(_ attribute: AttributeListSyntax.Element) -> Bool {
        let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        return name.map { $0 == "Previewable" || $0.hasSuffix(".Previewable") } ?? false
    }

    /// Returns a statement without the attribute.
    static func stripped(_ item: CodeBlockItemSyntax) -> String {
        guard let variable = item.item.as(VariableDeclSyntax.self) else { return item.description }
        return variable.with(\.attributes, variable.attributes.filter { !isAttribute($0) }).description
    }

    /// Returns a body that shows a view with the variables as properties.
    static func wrapper(of body: ClosureExprSyntax) -> String {
        let properties = body.statements.filter(isPreviewable).map(stripped)
        let rest = body.statements.filter { !isPreviewable($0) }
        return """
            struct __P_Previewable_Transform_Wrapper: SwiftUI.View {
                \(properties.joined())
                var body: some SwiftUI.View {
                    \(rest.map(\.description).joined())
                }
            }
            return __P_Previewable_Transform_Wrapper()
            """
    }
}

/// The declaration that a `#Preview` expands to.
///
/// The two forms are those that were printed from real projects: older versions of Xcode declare a structure, newer ones one
/// that no default isolation isolates. STUB_PREVIEW_EXPANSION=older chooses the first.
struct Registry {
    private let name: TokenSyntax
    private let place: AbstractSourceLocation
    private let arguments: LabeledExprListSyntax
    private let body: ExprSyntax?
    private let availability: [String]

    init(_ node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws {
        let pound = Syntax(node.pound)
        guard let place = context.location(of: pound, at: .afterLeadingTrivia, filePathMode: .fileID) else {
            throw MacroExpansionErrorMessage("#Preview has no place")
        }
        self.place = place
        name = context.makeUniqueName("PreviewRegistry")
        arguments = node.arguments.filter { $0.label?.text != "body" }
        let argument = node.arguments.first { $0.label?.text == "body" }?.expression
        body = node.trailingClosure.map(ExprSyntax.init) ?? argument
        availability = node.as(MacroExpansionDeclSyntax.self)?.attributes.compactMap(Self.availability) ?? []
    }

    /// Returns the declaration with a body made from the statements of the preview.
    func declarations(_ statements: (ClosureExprSyntax) -> String) -> [DeclSyntax] {
        let isOlder = ProcessInfo.processInfo.environment["STUB_PREVIEW_EXPANSION"] == "older"
        return [
            """
            @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0, *)
            \(raw: isOlder ? "struct" : "nonisolated struct") \(name): DeveloperToolsSupport.PreviewRegistry {
                static var fileID: String {
                    \(place.file)
                }
                static var line: Int {
                    \(place.line)
                }
                static var column: Int {
                    \(place.column)
                }

                \(raw: isOlder ? "" : "@MainActor ")static func makePreview() throws -> DeveloperToolsSupport.Preview {
                    \(raw: guarded(preview(statements)))
                }
            }
            """
        ]
    }

    /// Returns the call that creates the preview.
    private func preview(_ statements: (ClosureExprSyntax) -> String) -> String {
        let own = arguments.map { "\($0.with(\.trailingComma, nil).trimmed)" }.joined(separator: ", ")
        guard let closure = body?.as(ClosureExprSyntax.self) else {
            let parts = [own, "body: \(body?.trimmedDescription ?? "{}")"].filter { !$0.isEmpty }
            return "DeveloperToolsSupport.Preview(\(parts.joined(separator: ", ")))"
        }
        return "DeveloperToolsSupport.Preview\(own.isEmpty ? "" : "(\(own))") {\(statements(closure))\n}"
    }

    /// Returns a statement that throws where the preview is not available.
    private func guarded(_ preview: String) -> String {
        guard !availability.isEmpty else { return preview }
        let systems = availability.map { "#available(\($0))" }.joined(separator: ", ")
        return """
            if DeveloperToolsSupport.systemHasNewPreviews, \(systems) {
                return \(preview)
            } else {
                throw DeveloperToolsSupport.PreviewUnavailable()
            }
            """
    }

    /// Returns the systems of `@available`, if it lists any.
    private static func availability(_ attribute: AttributeListSyntax.Element) -> String? {
        guard let attribute = attribute.as(AttributeSyntax.self),
            attribute.attributeName.trimmedDescription == "available",
            let systems = attribute.arguments?.trimmedDescription, systems.hasSuffix("*")
        else { return nil }
        return systems
    }
}

/// Expands `#bundle` of Foundation, which Linux does not have.
struct BundleMacro: ExpressionMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        "Foundation.Bundle.main"
    }
}
