/// What a macro is called: its display name, or its number among the unnamed ones of the file.
struct MacroName: Equatable {
    /// The display name, or the number.
    let text: String

    /// The display name, or `number` where there is none.
    init(_ displayName: String?, number: Int) {
        text = displayName ?? String(number)
    }
}
