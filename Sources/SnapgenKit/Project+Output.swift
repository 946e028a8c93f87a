import SnapgenConfiguration
public import SnapgenModel
import SnapgenRender

/// Places in which generated files must not lie.
extension Project {
    /// An error for each folder that the output folder must not lie in or hold; none in a build, whose output lies in
    /// the build tool's own folder.
    var outputProblems: [Diagnostic] {
        guard build == nil else { return [] }
        return modulesOfOutput.map(compiledInto) + referencesProblem + sharedOutputProblems + obstacle
    }

    /// The path of the file with the tests, if it is generated into the sources.
    public var testsPath: RelativePath { output.appending(GeneratedFileName.tests) ?? output }

    private var output: RelativePath { configuration.tests.output }

    private var outputOrigin: ConfigurationOrigin { resolved.origin(of: \.tests.output) }

    /// The modules that the generated files would be compiled into.
    private var modulesOfOutput: [SourceModule] {
        guard let file = output.appending(GeneratedFileName.runtime) else { return [] }
        if configuration.exclude.contains(where: { $0.excludes(file) }) { return [] }
        let folder = files.resolved(outputFolder)
        // The files of a target are known one by one.
        return configuration.sources.filter { $0.target == nil }.filter { module in
            let inside = "\(files.resolved(module.path.map(root.absolute) ?? root.path))/"
            guard "\(folder)/".utf8.starts(with: inside.utf8) else { return false }
            // SwiftPM compiles all of a folder in 'Sources'; elsewhere, a module's folder may hold test targets.
            let isPackageTarget = module.path?.components.contains("Sources") ?? false
            return isPackageTarget || !output.components.contains { $0.hasSuffix("Tests") }
        }
    }

    private func compiledInto(_ module: SourceModule) -> Diagnostic {
        let exclusion = module.path == output ? "" : ", or exclude it from 'sources' with \"exclude: ['\(output)/**']\""
        return outputOrigin.diagnostic(
            .misplacedOutput,
            "'tests.output' ('\(output)') lies in the folder of the module '\(module.module)' "
                + "('\(module.path?.string ?? ".")') of 'sources', so the tests would be compiled into it; name a folder "
                + "of a test target\(exclusion)")
    }

    /// An error where a folder that can be deleted and generated again holds what cannot.
    private var referencesProblem: [Diagnostic] {
        let references = configuration.references
        guard "\(references)/".utf8.starts(with: "\(output)/".utf8) else { return [] }
        return [
            outputOrigin.diagnostic(
                .misplacedOutput,
                "'references' ('\(references)') lies in 'tests.output' ('\(output)'), which holds generated files only; "
                    + "name another folder for one of them")
        ]
    }

    /// An error where a file takes the place of a folder above the output.
    private var obstacle: [Diagnostic] {
        var path = outputFolder
        while path.count > root.path.count, files.kind(of: path) == nil, !files.isLink(path) {
            path = ProjectRoot.parent(of: path)
        }
        // The writer checks the folder itself.
        guard files.kind(of: path) != .folder, path != outputFolder || files.kind(of: path) == nil else { return [] }
        return [
            Diagnostic(
                .cannotWrite, .error,
                "is not a folder, so the output folder cannot be created; choose another one with 'tests.output' or --output",
                path: root.display(path))
        ]
    }
}
