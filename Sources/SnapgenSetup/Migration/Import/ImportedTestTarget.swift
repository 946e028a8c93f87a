import SnapgenConfiguration
import SnapgenModel
import SnapgenScan

/// A test target with the types that its authors wrote.
struct ImportedTestTarget: Sendable {
    var name: String
    /// The folder in a package; `nil` in an Xcode project, which lists the folder of the generated files.
    var folder: RelativePath?
    var host: String?
    var classes: [TestClass]
    var problems: [Diagnostic] = []

    /// Returns the classes that have a class among their superclasses, each with those of its superclasses that the target
    /// declares, the nearest first.
    func subclasses(of name: String) -> [[TestClass]] {
        classes.compactMap { subclass in
            let chain = chain(of: subclass)
            return chain.last?.inherited.contains(name) == true ? chain : nil
        }
    }

    /// The class and its superclasses in the target; a class that inherits from itself ends it.
    private func chain(of subclass: TestClass) -> [TestClass] {
        var chain = [subclass]
        while let parent = chain.last?.inherited.first, !chain.contains(where: { $0.name == parent }),
            let declared = classes.first(where: { $0.name == parent && !$0.inherited.isEmpty })
        {
            chain.append(declared)
        }
        return chain
    }

    func set(in draft: inout ConfigurationDraft) {
        draft.set("tests.target", YAMLFlow.text(name))
        draft.set("tests.output", folder?.appending("Generated").map { YAMLFlow.text($0.string) })
    }
}
