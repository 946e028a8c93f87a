extension DeclarationForm {
    /// All forms.
    static let all = values + functions + views + types + wrappers + unnamed + extensions

    private static let values = [
        DeclarationForm("constant", "{a}let {f} = {s0}", [("s", "{f}", "a")]),
        DeclarationForm(
            "constants in a tuple", "{a}let ({f}, {g}) = ({il}, {sl})", [("i", "{f}", "a"), ("s", "{g}", "a")]),
        DeclarationForm("computed variable", "{n}{a}var {f}: Int { {i0} }", [("i", "{f}", "a")]),
        DeclarationForm(
            "stored variable", "{k}{a}var {f} = {i0}",
            [
                ("i", "{f}", "a"), ("v", "Button({s}) { {f} += 1 }", "a"),
                ("v", "Stepper({s}, value: Binding(get: { {f} }, set: { {f} = $0 }), in: 0...9)", "a"),
            ]),
        DeclarationForm(
            "variable with a private setter", "{k}{c}private(set) var {f} = {i0}",
            [("i", "{f}", "c"), ("v", "Button({s}) { {f} = {i} }", "cF")]),
        DeclarationForm(
            "closure", "{a}let {f}: @Sendable (Int) -> String = { \"\\($0)\" }",
            [("s", "{f}({i})", "a"), ("s", "[{i}, {i}].map({f}).joined()", "a")]),
        DeclarationForm(
            "closure of a view", onMainActor: true,
            "@MainActor {a}let {f}: () -> AnyView = {\n    AnyView({v})\n}", [("v", "{f}()", "a")]),
        DeclarationForm(
            "alias", "{a}typealias {T} = [String]",
            [
                ("i", "{T}([{s}]).count", "a"), ("s", "{T}(repeating: {s}, count: 2).joined()", "a"),
                ("s", "({ let values: {T} = [{s}]; return values[0] }())", "a"), ("t", "([{s}] is {T})", "a"),
            ]),
    ]

    private static let functions = [
        DeclarationForm(
            "function", "{n}{a}func {f}(_ value: Int = {il}) -> String {\n    \"\\(value)\" + {s0}\n}",
            [("s", "{f}({i})", "a"), ("s", "{f}()", "a")]),
        DeclarationForm(
            "function with labels",
            "{n}{a}func {f}(for {p}: Int, with {q}: String) -> String {\n    {q} + \"\\({p})\"\n}",
            [
                ("s", "{f}(for: {i}, with: {s})", "a"),
                ("s", "({ let function = {f}(for:with:); return function({i}, {s}) }())", "a"),
                ("s", "[{i}].map { {f}(for: $0, with: {s}) }.joined()", "a"),
            ]),
        DeclarationForm(
            "overloads",
            """
            {a}func {f}(_ value: Int) -> String { "\\(value)" }

            {c}func {f}(_ value: Bool) -> String { {s0} }
            """,
            [("s", "{f}({i})", "a"), ("s", "{f}({t})", "c")]),
        DeclarationForm(
            "overloads by label",
            """
            {a}func {f}(first value: Int) -> Int { value }

            {c}func {f}(second value: Int) -> Int { {i0} }
            """,
            [("i", "{f}(first: {i})", "a"), ("i", "{f}(second: {i})", "c")]),
        DeclarationForm(
            "generic function", "{a}func {f}<Value>(_ value: Value) -> Value {\n    value\n}",
            [("s", "{f}({s})", "a"), ("v", "{f}({v})", "a")]),
        DeclarationForm(
            "function with a closure",
            "{n}{a}func {f}(_ value: Int, make: (Int) -> String) -> String {\n    make(value)\n}",
            [("s", "{f}({i}) { \"\\($0)\" }", "a"), ("s", "{f}({i}, make: { _ in {s} })", "a")]),
        DeclarationForm(
            "throwing function", "{n}{a}func {f}() throws -> Int {\n    {i0}\n}", [("i", "((try? {f}()) ?? {i})", "a")]),
        DeclarationForm(
            "function that changes its argument", "{n}{a}func {f}(_ value: inout Int) {\n    value += {i0}\n}",
            [("i", "({ var number = {i}; {f}(&number); return number }())", "a")]),
        DeclarationForm(
            "function of many", "{n}{a}func {f}(_ values: Int...) -> Int {\n    values.reduce({i0}, +)\n}",
            [("i", "{f}({i}, {i})", "a"), ("i", "{f}()", "a")]),
        DeclarationForm(
            "function of an autoclosure", "{n}{a}func {f}(_ value: @autoclosure () -> Int) -> Int {\n    value()\n}",
            [("i", "{f}({i})", "a")]),
        DeclarationForm(
            "function that calls another",
            "{a}func {f}() -> String {\n    {g}() + {s0}\n}\n\n{c}func {g}() -> String {\n    {s0}\n}",
            [("s", "{f}()", "a"), ("s", "{g}()", "c")]),
        DeclarationForm(
            "view function", onMainActor: true,
            "@MainActor {a}func {f}(_ {p}: String) -> some View {\n    Text({p}).padding(4)\n}",
            [("v", "{f}({s})", "a")]),
        DeclarationForm(
            "view builder", onMainActor: true,
            """
            @MainActor @ViewBuilder
            {a}func {f}<Content: View>(@ViewBuilder content: () -> Content) -> some View {
                Text({s})
                content()
            }
            """, [("v", "{f} { {v} }", "a")]),
        DeclarationForm(
            "view variable", onMainActor: true, "@MainActor {a}var {f}: some View {\n    {v}\n}", [("v", "{f}", "a")]),
        DeclarationForm(
            "function of a view", onMainActor: true,
            "@MainActor {a}func {f}(_ content: some View, times: Int = {il}) -> some View {\n"
                + "    content.padding(CGFloat(times))\n}",
            [("v", "{f}({v})", "a"), ("v", "{f}({v}, times: {i})", "a")]),
    ]

    private static let views = [
        DeclarationForm(
            "view", onMainActor: true,
            """
            {a}struct {T}: View {
                {b}var {p}: String
                {e}var {q} = {i}
                {w}var body: some View {
                    Text({p}).frame(width: CGFloat({q}), height: 10)
                }
            }
            """,
            [
                ("v", "{T}({p}: {s})", "abem"), ("v", "{T}({p}: {s}, {q}: {i})", "abem"),
                ("s", "{T}({p}: {s}).{p}", "abem"),
                ("v", "[{s}, {s}].map { {T}({p}: $0) }[0]", "abem"),
            ]),
        DeclarationForm(
            "view with an initializer", onMainActor: true,
            """
            {a}struct {T}: View {
                private let {p}: String
                @State private var {q} = {i}

                {r}init(_ {p}: String) {
                    self.{p} = {p}
                }

                {w}var body: some View {
                    Button({p}) { {q} += 1 }
                }
            }
            """, [("v", "{T}({s})", "ar"), ("v", "[{s}].map({T}.init)[0]", "ar")]),
        DeclarationForm(
            "view of views", onMainActor: true,
            """
            {a}struct {T}<Content: View>: View {
                {b}let content: Content

                {r}init(@ViewBuilder content: () -> Content) {
                    self.content = content()
                }

                {w}var body: some View {
                    VStack { content }
                }
            }
            """, [("v", "{T} { {v} }", "ar"), ("v", "{T}<Text> { Text({s}) }", "ar")]),
        DeclarationForm(
            "nested view", onMainActor: true,
            """
            {a}enum {T} {
                {b}struct {N}: View {
                    {w}var body: some View {
                        Text({s})
                    }
                }
            }
            """, [("v", "{T}.{N}()", "abm")], inner: [("v", "{N}()")]),
        DeclarationForm(
            "observed object", onMainActor: true,
            """
            @MainActor
            {a}final class {T}: ObservableObject {
                @Published {r}var {p} = {i}
                {r}init() {}
            }

            {a}struct {U}: View {
                @ObservedObject var model: {T}
                {w}var body: some View {
                    Text("\\(model.{p})")
                }
            }
            """, [("v", "{U}(model: {T}())", "arm"), ("i", "{T}().{p}", "ar")]),
        DeclarationForm(
            "environment object", onMainActor: true,
            """
            @MainActor
            {a}final class {T}: ObservableObject {
                @Published {r}var {p} = {i}
                {r}init() {}
            }

            {a}struct {U}: View {
                @EnvironmentObject private var model: {T}
                {w}var body: some View {
                    Text("\\(model.{p})")
                }
            }
            """, [("v", "{U}().environmentObject({T}())", "arm")]),
        DeclarationForm(
            "modifier", onMainActor: true,
            """
            {a}struct {T}: ViewModifier {
                {b}var {p} = {i}
                {w}func body(content: Content) -> some View {
                    content.padding(CGFloat({p}))
                }
            }

            extension View {
                {r}func {x}() -> some View { modifier({T}()) }
            }
            """, [("v", "{v}.modifier({T}())", "am"), ("v", "{v}.{x}()", "r")]),
    ]

    private static let types = [
        DeclarationForm(
            "model",
            """
            {a}struct {T}: Equatable, Sendable {
                {b}var {p} = {il}
                {e}var {q}: String { {s0} }
                {h}static let sample = {T}()
            }
            """,
            [
                ("i", "{T}().{p}", "abm"), ("s", "{T}.sample.{q}", "aeh"), ("i", "{T}()[keyPath: \\.{p}]", "abm"),
                ("i", "[{T}()].map(\\.{p})[0]", "abm"), ("t", "({T}() == .sample)", "ahm"),
                ("s", "\"\\({T}.sample.{p})\"", "abh"), ("i", "[{T}.sample].reduce(0) { $0 + $1.{p} }", "abh"),
                ("i", "({ var value = {T}(); value.{p} = {i}; return value.{p} }())", "abm"),
            ], inner: [("s", "sample.{q}"), ("i", "sample.{p}")]),
        DeclarationForm(
            "enumeration",
            """
            {a}enum {T}: String, CaseIterable {
                case first, second
                {b}var {p}: String { rawValue + {s0} }
                {e}static func {q}() -> {T} { .second }
                {h}static func describe(_ value: {T} = .first) -> String { value.rawValue }
            }
            """,
            [
                ("s", "{T}.first.{p}", "ab"), ("s", "{T}.second.rawValue", "a"), ("i", "{T}.allCases.count", "a"),
                ("s", "{T}.{q}().rawValue", "ae"), ("s", "({T}(rawValue: {s}) ?? .first).{p}", "ab"),
                ("s", "\"\\({T}.first)\"", "a"), ("s", "{T}.describe(.second)", "ah"),
                ("s", "{T}.describe(.{q}())", "aeh"),
                ("s", "({ switch {T}.first { case .first: {s}; case .second: {s} } }())", "a"),
            ], inner: [("s", "describe()"), ("s", "{q}().rawValue"), ("i", "allCases.count")]),
        DeclarationForm(
            "namespace",
            """
            {a}enum {T} {
                {b}static let {p} = {sl}
                {e}enum {N} {
                    {h}static var {q}: Int { {i0} }
                }
            }
            """, [("s", "{T}.{p}", "ab"), ("i", "{T}.{N}.{q}", "aeh")], inner: [("s", "{p}"), ("i", "{N}.{q}")]),
        DeclarationForm(
            "protocol",
            """
            {a}protocol {T} {
                var {p}: String { get }
            }

            {a}struct {U}: {T} {
                {w}var {p}: String { {s0} }
            }

            extension {T} {
                {r}func {q}() -> String { {p} + {s0} }
            }
            """, [("s", "{U}().{q}()", "arm"), ("s", "({U}() as any {T}).{p}", "am")]),
        DeclarationForm(
            "protocol of a type of another module",
            """
            {a}protocol {T} {
                var {x}: String { get }
            }

            extension Int: {T} {
                {w}var {x}: String { {s0} }
            }
            """, [("s", "{i}.{x}", "a"), ("s", "({i} as any {T}).{x}", "a")]),
        DeclarationForm(
            "class",
            """
            {a}class {T} {
                {r}class var {p}: String { {s0} }
                {r}init() {}
                {r}func {q}() -> Int { {i0} }
            }

            {a}final class {U}: {T} {}
            """, [("s", "{U}.{p}", "ar"), ("i", "{U}().{q}()", "ar"), ("t", "({U}() === {U}())", "ar")]),
        DeclarationForm(
            "singleton",
            """
            {a}final class {T}: Sendable {
                {r}static let shared = {T}()
                {r}let {p} = {il}
                private init() {}
            }
            """, [("i", "{T}.shared.{p}", "ar")]),
        DeclarationForm(
            "actor", "{a}actor {T} {\n    nonisolated let {p} = {il}\n}", [("i", "{T}().{p}", "am")]),
        DeclarationForm(
            "error", "{a}enum {T}: Error {\n    case failed(Int)\n}",
            [
                (
                    "s",
                    "({ switch Result<Int, {T}>.failure(.failed({i})) { case .success: {s}; case .failure(.failed(let code)): "
                        + "\"\\(code)\" } }())", "a"
                ),
                ("s", "\"\\({T}.failed({i}))\"", "a"),
            ]),
        DeclarationForm(
            "type in a type",
            """
            {a}struct {T} {
                var {p}: {N}? = {N}()
                struct {N} {
                    {r}var {q} = {i0}
                }
            }
            """, [("i", "({T}().{p}?.{q} ?? {i})", "arm"), ("i", "{T}.{N}().{q}", "arm")]),
        DeclarationForm(
            "identifiable",
            """
            {a}struct {T}: Identifiable, Sendable {
                {w}let id: Int
                {r}var {p}: String { {s0} }
                {r}static let all = [{T}(id: 1), {T}(id: 2)]
            }
            """,
            [
                ("v", "ForEach({T}.all) { Text($0.{p}) }", "ar"),
                ("v", "List({T}.all) { item in Text(item.{p}) }", "ar"),
                ("s", "{T}(id: {i}).{p}", "arm"),
            ], inner: [("v", "ForEach(all) { Text($0.{p}) }"), ("i", "all[0].id")]),
        DeclarationForm(
            "type with an extension",
            """
            {a}struct {T}: Sendable {
                var {p} = {il}
            }

            extension {T} {
                {b}func {q}() -> String { "\\({p})" }
                {e}static var sample: {T} { {T}({p}: {i0}) }
            }
            """, [("s", "{T}().{q}()", "abm"), ("i", "{T}.sample.{p}", "aem"), ("s", "{T}.sample.{q}()", "abem")],
            inner: [("i", "sample.{p}"), ("s", "sample.{q}()")]),
        DeclarationForm(
            "type with a private extension",
            """
            {a}struct {T}: Sendable {
                var {p} = {il}
            }

            private extension {T} {
                func {q}() -> String { "\\({p})" }
                static var sample: {T} { {T}({p}: {i0}) }
                init(named {y}: String) { self.init({p}: {y}.count) }
            }
            """,
            [
                ("s", "{T}().{q}()", "amF"), ("i", "{T}.sample.{p}", "aF"), ("i", "{T}(named: {s}).{p}", "aF"),
            ], inner: [("i", "sample.{p}")]),
    ]

    private static let wrappers = [
        // The copy of a wrapper cannot be nonisolated, because Swift 6.3 refuses local variables with such a wrapper:
        // "'nonisolated' can not be applied to local variables".
        DeclarationForm(
            "wrapper", onMainActor: true,
            """
            @propertyWrapper
            {a}struct {T} {
                {w}var wrappedValue: Int
                {w}init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
                {w}var projectedValue: String { {s0} }
            }
            """,
            [
                ("i", "({ @{T} var number = {i}; return number }())", "a"),
                ("s", "({ @{T} var number = {i}; return $number }())", "a"),
            ]),
        DeclarationForm(
            "result builder",
            """
            @resultBuilder
            {a}enum {T} {
                {w}static func buildBlock(_ parts: String...) -> String { parts.joined() }
            }

            {a}func {f}(@{T} _ make: () -> String) -> String { make() }
            """, [("s", "{f} { {s}; {s} }", "a")]),
    ]

    private static let unnamed = [
        DeclarationForm(
            "callable",
            """
            {a}struct {T}: Sendable {
                {b}var {p} = {il}
            }

            extension {T} {
                {r}func callAsFunction(_ value: Int) -> String { "\\(value)" }
            }
            """, [("s", "{T}()({i})", "arm")]),
        DeclarationForm(
            "dynamic members",
            """
            @dynamicMemberLookup
            {a}struct {T} {
                {w}subscript(dynamicMember name: String) -> String { name + {s0} }
            }
            """, [("s", "{T}().anything", "am")]),
        DeclarationForm(
            "subscripts",
            """
            {a}struct {T} {
                {r}subscript(index: Int) -> String { {s0} }
                {e}subscript(safe index: Int) -> Int { index }
            }
            """, [("s", "{T}()[{i}]", "arm"), ("i", "{T}()[safe: {i}]", "aem")]),
        DeclarationForm(
            "operator",
            "infix operator {o}: AdditionPrecedence\n{a}func {o} (left: String, right: String) -> String {\n    "
                + "left + right\n}", [("s", "({s} {o} {s})", "a")]),
        DeclarationForm(
            "prefix operator", "prefix operator {o}\n{a}prefix func {o} (value: Int) -> Int {\n    -value\n}",
            [("i", "({o}7)", "a")]),
        DeclarationForm(
            "comparable",
            """
            {a}struct {T}: Comparable {
                {b}var {p} = {il}
                {w}static func < (left: {T}, right: {T}) -> Bool { left.{p} < right.{p} }
            }
            """,
            [
                ("t", "({T}() < {T}())", "am"), ("t", "({T}() >= {T}())", "am"), ("t", "([{T}()].min() == nil)", "am"),
                ("i", "[{T}(), {T}()].sorted().count", "am"),
            ]),
        DeclarationForm(
            "pattern", unique: true,
            "{a}func ~= (pattern: Int, value: String) -> Bool {\n    value.count == pattern\n}",
            [("t", "({ switch {s} { case 3: true; default: false } }())", "a")]),
        DeclarationForm(
            "interpolation",
            """
            extension DefaultStringInterpolation {
                {r}mutating func appendInterpolation({x} value: Int) { appendLiteral({sl}) }
            }
            """, [("s", "\"\\({x}: {i})\"", "r")]),
        DeclarationForm(
            "interpolation of a type",
            """
            {a}struct {T} {}

            {a}extension DefaultStringInterpolation {
                mutating func appendInterpolation(_ value: {T}) { appendLiteral({sl}) }
            }
            """, [("s", "\"\\({T}())\"", "am")]),
    ]

    private static let extensions = [
        DeclarationForm(
            "environment value",
            """
            {z}private struct {T}: EnvironmentKey {
                static let defaultValue = {il}
            }

            extension EnvironmentValues {
                {r}{z}var {x}: Int {
                    get { self[{T}.self] }
                    set { self[{T}.self] = newValue }
                }
            }
            """, [("v", "{v}.environment(\\.{x}, {i})", "r")]),
        DeclarationForm(
            "extension of views", onMainActor: true,
            """
            {a}extension View {
                func {x}(_ {p}: Int = 1) -> some View { frame(width: CGFloat({p}), height: 1) }
            }
            """, [("v", "{v}.{x}()", "am"), ("v", "{v}.{x}({i})", "am")]),
        DeclarationForm(
            "members of an extension of views", onMainActor: true,
            """
            extension View {
                {b}func {x}() -> some View { padding(1) }
                {r}func {y}<Content: View>(@ViewBuilder {p}: () -> Content) -> some View {
                    VStack {
                        self
                        {p}()
                    }
                }
            }
            """, [("v", "{v}.{x}()", "b"), ("v", "{v}.{y} { {v} }", "r")]),
        DeclarationForm(
            "extension of strings",
            """
            {a}extension String {
                var {x}: String { uppercased() + {s0} }
                static let {y} = {sl}
                init({j} value: Int) { self = "\\(value)" }
            }
            """, [("s", "{s}.{x}", "am"), ("s", "String.{y}", "am"), ("s", "String({j}: {i})", "am")]),
        DeclarationForm(
            "extension of fonts", "{a}extension Font {\n    static let {x} = Font.title\n}",
            [("v", "{v}.font(.{x})", "am"), ("v", "Text({s}).font(Font.{x})", "am")]),
        DeclarationForm(
            "extension of arrays",
            """
            {a}extension Array where Element == Int {
                func {x}() -> Int { reduce(0, +) }
                subscript({y} index: Int) -> Int { index }
            }
            """, [("i", "[{i}, {i}].{x}()", "am"), ("i", "[{i}][{y}: 0]", "am")]),
    ]
}
