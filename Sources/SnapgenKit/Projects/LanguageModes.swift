import SnapgenModel
import SnapgenProject

/// The language modes of the test target and of the modules that it tests.
///
/// A project states the mode of each target. A package has one mode for all of its targets, unless its manifest sets
/// otherwise; the manifest is not evaluated, because that takes longer than generating the tests.
struct LanguageModes {
    /// The origin of the modes.
    enum Source {
        /// The targets of a project that was read.
        case targets([ProjectTarget], test: ProjectTarget)
        /// The text of the manifest of a package, and the modules that belong to other packages.
        case manifest(String, others: Set<String>)
        /// A project that was not read.
        case unread
        /// Neither a project nor a package: everything is compiled in one mode.
        case none
    }

    /// The origin of the modes.
    let source: Source

    /// Returns whether a module may be compiled in an older mode than its tests.
    ///
    /// Then the tests need `@preconcurrency`, which has no effect on the tests of other modules and causes no warning:
    /// https://github.com/swiftlang/swift/pull/78494
    func mayBeOlder(_ module: String) -> Bool {
        switch source {
        case .targets(let targets, let test):
            let target = targets.first { $0.module == module }
            return test.isInSwift6 != false && target?.isInSwift6 != true
        case .manifest(let text, let others):
            let manifest = Manifest(text)
            return manifest.mayUseSwift6 && (manifest.hasSeveralModes || others.contains(module))
        case .unread: return true
        case .none: return false
        }
    }

    /// The statements in the text of a manifest about language modes.
    private struct Manifest {
        /// Indicates whether a target or the package may have another mode than that of the tools version.
        let hasSeveralModes: Bool
        /// Indicates whether a target may be compiled in the mode of Swift 6.
        let mayUseSwift6: Bool

        init(_ text: String) {
            hasSeveralModes = text.contains("swiftLanguageMode") || text.contains("swiftLanguageVersion")
            let version = text.firstMatch(of: /swift-tools-version:\s*(\d+)/).flatMap { Int($0.output.1) }
            mayUseSwift6 = hasSeveralModes || version.map { $0 >= 6 } ?? true
        }
    }
}

extension ProjectTarget {
    /// Indicates whether the target is compiled in the mode of Swift 6 or a later one; `nil` if that is unknown.
    fileprivate var isInSwift6: Bool? { languageMode.flatMap { Int($0) }.map { $0 >= 6 } }
}

extension Project {
    /// The modules that may be compiled in an older language mode than the tests, sorted.
    var olderModules: [String] {
        let modes = LanguageModes(source: languageModes)
        let built = build.map { ($0.modules + $0.otherModules).map(\.name) } ?? []
        let all = Set(configuration.sources.map(\.module) + built + configuration.tests.testableImports)
        return all.filter(modes.mayBeOlder).sorted()
    }

    /// The file that the language modes depend on beside the targets: the manifest of the package, if there is one.
    var manifestOfModes: String? {
        let manifest = "\(root.path)/Package.swift"
        return targets?.test == nil && files.kind(of: manifest) == .file ? manifest : nil
    }

    private var languageModes: LanguageModes.Source {
        if let targets, let test = targets.test { return .targets(targets.importable, test: test) }
        if let manifest = manifestOfModes.flatMap({ try? files.read($0) }) {
            let others = Set((build?.otherModules ?? []).map(\.name))
            return .manifest(String(decoding: manifest, as: UTF8.self), others: others)
        }
        let names = (try? files.names(in: root.path)) ?? []
        return names.contains { ProjectRoot.isProject($0) || $0 == "project.yml" } ? .unread : .none
    }
}
