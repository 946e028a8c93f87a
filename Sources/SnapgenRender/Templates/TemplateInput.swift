/// What a template sees: the values, and the shape that they always have.
struct TemplateInput {
    /// The variables by name, and what may be asked of each.
    var shape: [String: TemplateShape]
    /// The variables by name.
    var values: [String: TemplateValue]
}
