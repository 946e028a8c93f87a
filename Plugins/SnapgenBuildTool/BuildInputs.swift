/// What the plugin knows of a test target, as `snapgen generate --build-inputs` reads it.
struct BuildInputs: Encodable {
    struct Module: Encodable {
        var name: String
        var files: [String]
    }

    var root: String
    var target: String
    var modules: [Module]
    var otherModules: [Module]
    var testFiles: [String]
}
