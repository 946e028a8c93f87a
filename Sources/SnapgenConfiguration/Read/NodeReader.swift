import SnapgenModel

/// Takes values out of nodes, and remembers what is wrong with them.
///
/// A value that is not understood is left out and reported, so that one run names all mistakes of a file. What a key
/// takes, and how a message says it, is `ConfigurationKey.shape`.
struct NodeReader {
    /// How many mistakes are named; a person mends the first few, and a broken file may have thousands.
    static let mostDiagnostics = 100

    /// The file, as messages show it.
    let path: String
    /// Replaces the variables in every value.
    let expansion: VariableExpansion
    /// What is wrong, in no order.
    private(set) var diagnostics: [Diagnostic] = []

    /// A reader of nodes of the file `path`.
    init(path: String, expansion: VariableExpansion) {
        self.path = path
        self.expansion = expansion
    }

    /// `value`, as it stands at `place`.
    func located<Value>(_ value: Value, at place: TextPlace) -> Located<Value> {
        Located(value, .file(path: path, line: place.line, column: place.column))
    }
}

/// What is wrong.
extension NodeReader {
    /// Remembers an error at `place`, if there are not too many already.
    mutating func report(_ id: DiagnosticID, _ message: @autoclosure () -> String, at place: TextPlace) {
        guard diagnostics.count < Self.mostDiagnostics else { return }
        diagnostics.append(place.diagnostic(id, message(), in: path))
    }

    /// Remembers what is wrong, if there is not too much already.
    mutating func report(_ diagnostic: Diagnostic) {
        if diagnostics.count < Self.mostDiagnostics { diagnostics.append(diagnostic) }
    }

    /// Remembers that the key called `name` takes something else than what stands there.
    mutating func reportMismatch(of name: String, taking shape: ConfigurationKey.Shape, with node: YAMLNode) {
        let message =
            node.isNull ? "'\(name)' has no value; it takes \(shape)" : "'\(name)' takes \(shape), not \(node.found)"
        report(.badValue, message, at: node.place)
    }

    /// Remembers that nothing is called `name`.
    mutating func reportUnknown(_ noun: String, _ name: String, among known: [String], at place: TextPlace) {
        report(.unknownName, "unknown \(noun) \(name.quoted)\(Suggestion.phrase(for: name, in: known))", at: place)
    }

    private mutating func report(_ problem: VariableExpansion.Problem, at place: TextPlace) {
        switch problem {
        case .unset(let name):
            let fallback = "${\(name):-default}"
            report(.unsetVariable, "variable '\(name)' is not set; set it, or give a default: '\(fallback)'", at: place)
        case .malformed(let text):
            report(.badValue, "\(text.quoted) is no variable; write '${NAME}', or '$${' for a plain '${'", at: place)
        }
    }
}

/// Single values.
extension NodeReader {
    /// The value of `key` as `read` takes it, or `nil` where the key is not given or its value not understood.
    mutating func value<Value>(
        _ fields: Fields, _ key: ConfigurationKey, _ read: (YAMLScalar) -> Value?
    ) -> Located<Value>? {
        guard let node = fields[key]?.value else { return nil }
        return value(of: node, called: fields.name(of: key), taking: key.shape, read)
            .map { located($0, at: node.place) }
    }

    /// The value of a key that takes a number in the range of its shape.
    mutating func number(_ fields: Fields, _ key: ConfigurationKey) -> Located<Double>? {
        guard case .number(let range) = key.shape else { preconditionFailure("\(key) takes no number") }
        return value(fields, key) { $0.number.flatMap { range.contains($0) ? $0 : nil } }
    }

    /// The value of a key that takes one of the cases of `Value`.
    mutating func choice<Value: RawRepresentable<String>>(
        _ fields: Fields, _ key: ConfigurationKey
    ) -> Located<Value>? {
        value(fields, key) { Value(rawValue: $0.text) }
    }

    /// What `read` makes of `node`; `name` and `shape` are for the message where it makes nothing of it.
    mutating func value<Value>(
        of node: YAMLNode, called name: String, taking shape: ConfigurationKey.Shape, _ read: (YAMLScalar) -> Value?
    ) -> Value? {
        switch reading(node, read) {
        case .understood(let value): return value
        case .mistaken(let node): reportMismatch(of: name, taking: shape, with: node)
        case .reported: break
        }
        return nil
    }
}

/// What becomes of a node that is read as a single value.
enum NodeReading<Value> {
    case understood(Value)
    /// It is something else; the node has its variables replaced.
    case mistaken(YAMLNode)
    /// It could not be read, and that has been said.
    case reported
}

extension NodeReader {
    /// What `read` makes of `node` once its variables are replaced.
    mutating func reading<Value>(_ node: YAMLNode, _ read: (YAMLScalar) -> Value?) -> NodeReading<Value> {
        guard case .scalar(let written) = node.content, !written.isNull else { return .mistaken(node) }
        do throws(VariableExpansion.Problem) {
            let scalar = YAMLScalar(text: try expansion.expand(written.text), isPlain: written.isPlain)
            return read(scalar).map { .understood($0) }
                ?? .mistaken(YAMLNode(content: .scalar(scalar), place: node.place))
        } catch {
            report(error, at: node.place)
            return .reported
        }
    }
}
