/// Identifiers that are set, or may be set, in other ways than by a modifier with a literal.
let page = Text("").accessibilityIdentifier("list-other")
let interpolated = Text("").accessibilityIdentifier("interpolated-\(n)")
func id(_ n: Int) -> String { "joined-row-" + "\(n)" }
enum Row: String { case x = "case-row" }
let name = "constant-row"
struct P { static let rowId = "static-row" }
let passed = Row(accessibilityIdentifier: "passed-row")
let image = Image(systemName: "symbol-row")
let chosen = Text("").accessibilityIdentifier(on ? "chosen-row" : "other-row")
let prefixed = Text("").accessibilityIdentifier("\(prefix)-interpolated-end")
let made = prefix + "-made-end"
let joined = Text("").accessibilityIdentifier(prefix + "-joined-end")
let lines = Text("").accessibilityIdentifier(
    """
    lines-row
    """)
extension View {
    func row() -> some View { accessibilityIdentifier("extension-row") }
}
#if DEBUG
    let debug = Text("").accessibilityIdentifier("debug-row")
#endif
func prepare() {
    view.accessibilityIdentifier = "property-row"
    view.setAccessibilityIdentifier("method-row")
}
let format = String(format: "format-%d-row", 1)
