import SnapgenModel

/// A declaration of a file, as far as it matters to who may use it.
struct FileDeclaration {
    /// The code that may use a declaration.
    enum Visibility {
        /// Code in the same type and file.
        case type
        /// Code in the same file.
        case file
        /// Code in other files as well.
        case open
    }

    /// A parameter of a function, an initializer or a subscript.
    struct Parameter {
        /// The label in a call; empty for none.
        var label: String
        /// Indicates whether a call may leave it away.
        var isOptional = false
        /// Indicates whether it takes any number of arguments.
        var isVariadic = false
    }

    /// The last name of the type that it is a member of; `nil` at the top level.
    var owner: String?
    /// Its name; `init` for an initializer, `subscript` for a subscript.
    var name: String
    /// The code that may use it.
    var visibility: Visibility
    /// Indicates whether it is reached through the type and not through a value: a static member, an initializer or a
    /// type.
    var belongsToType = false
    /// Indicates whether `.name` may mean it, because it is or may be a value of its type.
    var canBeImplied = true
    /// Its parameters; `nil` for a declaration that is no function.
    var parameters: [Parameter]?
    /// The conditions of the `#if`s around it, outermost first.
    var conditions: [BranchCondition] = []
    /// The position of the part of the file with it that a test can carry; `nil` for a declaration that stays in the
    /// app.
    var part: Int?
    /// Indicates whether it is an initializer that a struct gets by itself.
    var isSynthesized = false

    /// Returns whether a use may mean this declaration, as seen from inside the types `enclosing`.
    func matches(_ use: NameUse, in enclosing: [String]) -> Bool {
        use.name == name && isReached(by: use.base, in: enclosing) && accepts(use.call)
    }

    private func isReached(by base: NameUse.Base, in enclosing: [String]) -> Bool {
        switch base {
        case .nothing: owner.map(enclosing.contains) ?? true
        case .dot: belongsToType && canBeImplied
        case .type("Self"): belongsToType && owner.map(enclosing.contains) ?? false
        case .type(let type): belongsToType && owner == type
        case .value: owner != nil && !belongsToType
        }
    }

    /// Returns whether a call with these arguments may be one of it: parameters with defaults may be left away.
    private func accepts(_ call: NameCall?) -> Bool {
        guard let call, let parameters, !parameters.contains(where: \.isVariadic) else { return true }
        var missing: [Parameter] = []
        var labels = call.labels[...]
        for parameter in parameters {
            if labels.first == parameter.label { labels.removeFirst() } else { missing.append(parameter) }
        }
        return labels.isEmpty && missing.filter { !$0.isOptional }.count <= call.closures
    }
}

extension FileDeclaration {
    /// The name in messages: `BookingRow(sample:)`, `Hotel.sample`, `price`.
    var spelling: String {
        if let property = NameUse.property(ofSetter: name) { return "\(property) = ..." }
        let labels = parameters.map { $0.map { "\($0.label.isEmpty ? "_" : $0.label):" }.joined() } ?? ""
        if name == "init" { return "\(owner ?? "")(\(labels))" }
        if name == "subscript" { return "subscript(\(labels))" }
        return belongsToType ? [owner, name].compactMap { $0 }.joined(separator: ".") : name
    }
}
