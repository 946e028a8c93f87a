import SnapgenModel

/// The context of private declarations that stand beside the previews of their source file.
///
/// A declaration is written once, however many previews of its file use it.
struct HelperContext: Equatable {
    /// The source file and the line of the first declaration.
    let place: SourceLocation
    /// The condition behind `#if`; empty for none.
    let condition: String
    /// The extension around the declarations; `nil` at the top level.
    let container: String?
    /// The declarations.
    private(set) var declarations: [String]

    /// The schema of `value`; `container` and `declarations` are Swift source, `place` is a comment.
    static let schema = TemplateSchema.object([
        "place": .text,
        "condition": .text,
        "container": .text,
        "declarations": .list(.text),
    ])

    /// The declarations that the previews of tests in one generated file need, by source file and line.
    static func all(in tests: [PlannedTest]) -> [HelperContext] {
        var declarations: [RelativePath: Set<CarriedDeclaration>] = [:]
        for test in tests {
            guard let helpers = test.entry.preview?.helpers else { continue }
            declarations[test.entry.path, default: []].formUnion(helpers)
        }
        return declarations.sorted { $0.key < $1.key }.flatMap { path, helpers in
            helpers.sorted { ($0.line, $0.name, $0.code) < ($1.line, $1.name, $1.code) }
                .reduce(into: []) { $0.add($1, of: path) }
        }
    }

    /// The values of the declarations.
    var value: TemplateValue {
        .object([
            "place": .text(SwiftLiteral.comment("\(place.path):\(place.line)")),
            "condition": .text(condition),
            "container": .text(container ?? ""),
            "declarations": .texts(declarations),
        ])
    }
}

extension [HelperContext] {
    /// Adds a declaration, to the last extension if that is the same.
    fileprivate mutating func add(_ helper: CarriedDeclaration, of path: RelativePath) {
        let condition = TestGroup.condition(of: helper.conditions)
        if let last, helper.container != nil, last.container == helper.container, last.condition == condition {
            self[count - 1].append(helper.code)
        } else {
            let place = SourceLocation(path: path, line: helper.line, column: 1)
            append(
                HelperContext(
                    place: place, condition: condition, container: helper.container, declarations: [helper.code]))
        }
    }
}

extension HelperContext {
    fileprivate mutating func append(_ code: String) { declarations.append(code) }
}
