/// The variables of a template, and the schema that they always have.
struct TemplateContext {
    /// The schemas of the variables by name.
    var schema: [String: TemplateSchema]
    /// The variables by name.
    var values: [String: TemplateValue]
}
