import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct PreviewsMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [SwiftUIView.self, KitView.self, Previewable.self, BundleMacro.self]
}
