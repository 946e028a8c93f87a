/// The description of a test target that `snapgen generate --build-inputs` reads.
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
