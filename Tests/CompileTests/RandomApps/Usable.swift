/// A declaration that expressions may use.
struct Usable: Sendable {
    /// The code that an expression is in.
    struct Scope: Sendable {
        var module: String
        /// The number of the file in the module.
        var file: Int
        /// The modules that the file imports.
        var imports: Set<String> = []
        /// A Boolean value that indicates whether the code runs on the main actor.
        var isOnMainActor = true
        /// The names that mean something else here.
        var excluded: Set<String> = []
        /// The names of the module that hide those of imported ones.
        var hidingImports: Set<String> = []
        /// The declarations that only this code can use.
        var own: [Usable] = []
        /// The number of expressions in one another that it may still have.
        var depth: Int

        /// The scope of an expression in one of this scope.
        var inner: Scope {
            var scope = self
            scope.depth = max(0, depth - 1)
            return scope
        }
    }

    /// The type of the expression: `s`, `i`, `t` or `v`.
    var kind: Character
    /// The expression, with places for expressions in it.
    var pattern: String
    var form: String
    var module: String
    /// The number of the file that sees it; `nil` for all files that see the module.
    var file: Int?
    /// A Boolean value that indicates whether files of other modules see it.
    var isPublic = false
    var isOnMainActor = false
    /// The names of the top level in the expression.
    var roots: Set<String> = []

    /// Returns whether an expression of a type may use it.
    func isVisible(in scope: Scope, as kind: Character) -> Bool {
        guard self.kind == kind, scope.isOnMainActor || !isOnMainActor, roots.isDisjoint(with: scope.excluded) else {
            return false
        }
        if module == scope.module { return file == nil || file == scope.file }
        return isPublic && scope.imports.contains(module) && roots.isDisjoint(with: scope.hidingImports)
    }
}
