import Foundation
import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

@main
struct PreviewsMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [SwiftUIView.self, KitView.self, Previewable.self]
}
