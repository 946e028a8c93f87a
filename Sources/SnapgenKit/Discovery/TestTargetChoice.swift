import SnapgenModel
import SnapgenNames
import SnapgenProject

/// The choice of the target that the tests of a project belong to.
enum TestTargetChoice: Sendable {
    /// A target that the project determines, or that was asked for.
    case one(ProjectTarget)
    /// The target with the most files, and the names of others that are as suitable, sorted.
    case several(ProjectTarget, rivals: [String])
    /// The reason why there is no target.
    case missing(Diagnostic)

    /// Chooses the test target of a project.
    ///
    /// - Parameters:
    ///   - name: The name of the target; `nil` to choose one.
    ///   - preferred: The name of the target to choose if it exists.
    ///   - app: The app that the tests have to run in; `nil` for any.
    init(in layout: ProjectLayout, named name: String?, preferred: String, hostedIn app: String? = nil) {
        do throws(DiagnosticError) {
            let (target, rivals) = try layout.testTarget(named: name, preferred: preferred, hostedIn: app)
            self = rivals.isEmpty ? .one(target) : .several(target, rivals: rivals.sorted())
        } catch {
            self = .missing(error.diagnostics[0])
        }
    }

    /// The target; `nil` if there is none.
    var target: ProjectTarget? {
        switch self {
        case .one(let target), .several(let target, _): target
        case .missing: nil
        }
    }

    /// The names of the targets that the tests could belong to as well.
    var rivals: [String] {
        if case .several(_, let rivals) = self { rivals } else { [] }
    }

    /// The reason why no tests can be written; `nil` if the target is known.
    var problem: Diagnostic? {
        switch self {
        case .one: nil
        case .several(let target, let rivals): Self.undecided(target, rivals)
        case .missing(let problem): problem
        }
    }

    /// Replaces the target by that of the same project in another build configuration.
    mutating func update(from layout: ProjectLayout) {
        func updated(_ target: ProjectTarget) -> ProjectTarget {
            layout.targets.first { $0.name == target.name && $0.project == target.project } ?? target
        }
        switch self {
        case .one(let target): self = .one(updated(target))
        case .several(let target, let rivals): self = .several(updated(target), rivals: rivals)
        case .missing: break
        }
    }

    private static func undecided(_ target: ProjectTarget, _ rivals: [String]) -> Diagnostic {
        let names = ([target.name] + rivals).map { "'\($0)'" }.listed(with: "or")
        return Diagnostic(
            .severalTargets, .error,
            "the tests may belong to \(names); set 'tests.target' in snapgen.yml, which 'snapgen init' writes with the first, "
                + "because it has the most files",
            path: target.project)
    }
}
