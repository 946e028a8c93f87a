import SnapgenModel

/// The names of the generated files, below the output folder; the build tool plugin declares the same.
///
/// They depend on nothing that is scanned, so that each is added to a target once.
package enum GeneratedFileName {
    package static let tests = "Snapgen.tests.swift"
    /// The tests of a template for Sourcery, except in the build tool plugin.
    ///
    /// Such tests call swift-snapshot-testing, which names the folder of references after their file, so that the name stays
    /// that of earlier versions.
    static let sourcery = "Snapgen.support.swift"
    /// The settings of the tests, and the code that they call.
    package static let runtime = "Snapgen.runtime.swift"
    /// The schemas of accessibility keys for UI tests, in a folder of their own.
    package static let screens = "Screens.snapgen.swift"

    /// Returns whether a file in a test target has the name of a generated one, or of one of earlier versions.
    package static func contains(_ name: String) -> Bool {
        [tests, sourcery, runtime].contains(name) || name.hasSuffix(".snapgen.swift")
    }

    static func path(_ name: String) -> RelativePath {
        guard let path = RelativePath(name) else { preconditionFailure("a module is named like no file: \(name)") }
        return path
    }
}

extension RenderedFile {
    init(_ name: String, trimming text: String, version: String) {
        self.init(path: GeneratedFileName.path(name), version: version, undigested: text.withoutBlankEnds)
    }
}

extension String {
    var withoutBlankEnds: String {
        var rest = self[...]
        while rest.first?.isNewline == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return "\(rest)\n"
    }
}
