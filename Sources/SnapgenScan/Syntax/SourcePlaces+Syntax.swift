package import SnapgenModel
import SwiftSyntax

/// The model's type, because swift-syntax declares one of the same name.
package typealias SourceLocation = SnapgenModel.SourceLocation

extension SourcePlaces {
    /// The place of a node's first character that is neither space nor comment.
    func location(of node: some SyntaxProtocol) -> SourceLocation {
        location(atOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The line of a node's first character, counted from 1.
    func line(of node: some SyntaxProtocol) -> Int { location(of: node).line }

    /// The offset in the file of a node's first character.
    func offset(of node: some SyntaxProtocol) -> Int {
        offsetInSource(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}
