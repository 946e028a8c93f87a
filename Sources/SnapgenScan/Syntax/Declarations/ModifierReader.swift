import SnapgenConfiguration
import SwiftSyntax

/// Reads the settings of a snapshot from the modifiers of a view: those of Prefire and SnapshotPreviews, and
/// `.previewDevice("...")`.
///
/// The settings of several views of one entry are combined: the longest delay and the lowest precision.
final class ModifierReader: SyntaxVisitor {
    private var directives = Directives()
    private var devices: Set<String> = []

    /// Reads all modifiers in a piece of code, wherever they stand in it.
    static func directives(in node: some SyntaxProtocol) -> Directives {
        let reader = ModifierReader(viewMode: .sourceAccurate)
        reader.walk(node)
        reader.directives.device = reader.devices.count == 1 ? reader.devices.first : nil
        return reader.directives
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.calledExpression.memberName {
        case "prefireIgnored": directives.skip = true
        case "prefireEnabled": directives.skip = directives.skip ?? false
        case "snapshot": readSnapshot(node)
        case "previewDevice": readDevice(node)
        case "emergeSnapshotPrecision": readPrecision(node) { $0 }
        // Rounded, because 1 - 0.9 is not 0.1 in binary.
        case "diffThreshold": readPrecision(node) { ((1 - $0) * 1e6).rounded() / 1e6 }
        case "emergeRenderingMode": readRenderingMode(node)
        default: break
        }
        return .visitChildren
    }

    private func readPrecision(_ node: FunctionCallExprSyntax, _ precision: (Double) -> Double) {
        guard let number = node.arguments.first?.expression.number, (0...1).contains(number) else { return }
        directives.pictures.precision = joined(directives.pictures.precision, precision(number), by: min)
    }

    /// Modes of SnapshotPreviews: `uiView` draws the hierarchy of a view on screen, which only a window does here.
    private func readRenderingMode(_ node: FunctionCallExprSyntax) {
        switch node.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
        case "window", "uiView": directives.pictures.draw = .window
        case "coreAnimation", "nsView": directives.pictures.draw = directives.pictures.draw ?? .layer
        default: break
        }
    }

    /// Others have modifiers of that name, so it counts for what it has in common with Prefire's.
    private func readSnapshot(_ node: FunctionCallExprSyntax) {
        for argument in node.arguments {
            switch argument.label?.plainText {
            case "delay": directives.delay = joined(directives.delay, argument.expression.number, by: max)
            case "precision":
                directives.pictures.precision = joined(
                    directives.pictures.precision, argument.expression.number, by: min)
            case "perceptualPrecision":
                directives.pictures.perceptualPrecision = joined(
                    directives.pictures.perceptualPrecision, argument.expression.number, by: min)
            case "record" where argument.expression.trimmedDescription == "true": directives.record = .all
            default: break
            }
        }
    }

    /// The device's name, or `PreviewDevice(rawValue: "...")`.
    private func readDevice(_ node: FunctionCallExprSyntax) {
        guard let argument = node.arguments.first?.expression else { return }
        let device = argument.as(FunctionCallExprSyntax.self)?.arguments.first?.expression ?? argument
        if let name = device.plainString { devices.insert(name) }
    }

    private func joined(_ old: Double?, _ new: Double?, by choose: (Double, Double) -> Double) -> Double? {
        guard let old, let new else { return old ?? new }
        return choose(old, new)
    }
}

extension ExprSyntax {
    fileprivate var number: Double? {
        let text = trimmedDescription.replacing("_", with: "")
        return self.is(FloatLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self) ? Double(text) : nil
    }
}
