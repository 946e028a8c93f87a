import SnapgenConfiguration
import SwiftSyntax

/// The settings and the effects of code that makes views, wherever they stand in it.
///
/// Settings are in modifiers of Prefire and SnapshotPreviews, and in `.previewDevice("...")`. Those of several views
/// are combined: the longest delay and the lowest precision.
final class ViewCode: SyntaxVisitor {
    private(set) var settings = Directives()
    /// The first modifier that presents something above the view when it appears: `sheet`.
    private(set) var presentation: String?
    /// The first property of a type, or of one of its instances, that the code sets: `Session.shared.user`.
    private(set) var assignedProperty: String?
    /// The types whose initializers the code calls, without outer types and modules, in source order.
    private(set) var calledTypes: [String] = []

    private var devices: Set<String> = []

    private static let presentations = Set(words: "alert confirmationDialog fullScreenCover popover sheet")

    init(_ node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
        settings.device = devices.count == 1 ? devices.first : nil
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // The calls of modifiers have the view as their base, which is visited next.
        let name = node.functionName
        if name.first?.isUppercase == true { calledTypes.append(name) }
        if let modifier = node.calledExpression.memberName { read(modifier, node) }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = node.elements.prefix(2).map { $0 }
        if assignedProperty == nil, elements.count == 2, elements[1].isAssignment, elements[0].isPropertyOfType {
            assignedProperty = elements[0].trimmedDescription
        }
        return .visitChildren
    }

    private func read(_ modifier: String, _ node: FunctionCallExprSyntax) {
        let argument = node.arguments.first?.expression
        switch modifier {
        case "prefireIgnored": settings.skip = true
        case "prefireEnabled": settings.skip = settings.skip ?? false
        case "snapshot": readSnapshot(node)
        case "previewDevice":
            // The device's name, or `PreviewDevice(rawValue: "...")`.
            let device = argument?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression ?? argument
            if let name = device?.plainString { devices.insert(name) }
        case "emergeSnapshotPrecision": readPrecision(argument) { $0 }
        // Rounded, because 1 - 0.9 is not 0.1 in binary.
        case "diffThreshold": readPrecision(argument) { ((1 - $0) * 1e6).rounded() / 1e6 }
        case "emergeRenderingMode": readRenderingMode(argument)
        default:
            if presentation == nil, Self.presentations.contains(modifier),
                node.arguments.contains(where: \.isPresenting)
            {
                presentation = modifier
            }
        }
    }

    private func readPrecision(_ argument: ExprSyntax?, _ precision: (Double) -> Double) {
        guard let number = argument?.number, (0...1).contains(number) else { return }
        settings.pictures.precision = min(settings.pictures.precision ?? 1, precision(number))
    }

    /// Modes of SnapshotPreviews: `uiView` draws the hierarchy of a view on screen, which only a window does here.
    private func readRenderingMode(_ argument: ExprSyntax?) {
        switch argument?.memberName {
        case "window", "uiView": settings.pictures.draw = .window
        case "coreAnimation", "nsView": settings.pictures.draw = settings.pictures.draw ?? .layer
        default: break
        }
    }

    /// Others have modifiers of that name, so it counts for what it has in common with Prefire's.
    private func readSnapshot(_ node: FunctionCallExprSyntax) {
        for argument in node.arguments {
            let (number, pictures) = (argument.expression.number, settings.pictures)
            switch argument.label?.plainText {
            case "delay": settings.delay = [settings.delay, number].compactMap { $0 }.max()
            case "precision":
                settings.pictures.precision = [pictures.precision, number].compactMap { $0 }.min()
            case "perceptualPrecision":
                let values = [pictures.perceptualPrecision, number]
                settings.pictures.perceptualPrecision = values.compactMap { $0 }.min()
            case "record" where argument.expression.trimmedDescription == "true": settings.record = .all
            default: break
            }
        }
    }
}

extension LabeledExprSyntax {
    /// Indicates whether the argument is a binding that presents from the start: `isPresented: .constant(true)`.
    fileprivate var isPresenting: Bool {
        guard let label = label?.plainText, label == "isPresented" || label == "item",
            let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.memberName == "constant",
            let value = call.arguments.first?.expression
        else { return false }
        return !value.is(NilLiteralExprSyntax.self) && value.trimmedDescription != "false"
    }
}

extension ExprSyntax {
    fileprivate var number: Double? {
        let text = trimmedDescription.replacing("_", with: "")
        return self.is(FloatLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self) ? Double(text) : nil
    }

    fileprivate var isAssignment: Bool {
        if self.is(AssignmentExprSyntax.self) { return true }
        guard let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }

    fileprivate var isPropertyOfType: Bool {
        guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return false }
        guard let name = base.as(DeclReferenceExprSyntax.self) else { return base.isPropertyOfType }
        return name.baseName.plainText.first?.isUppercase ?? false
    }
}
