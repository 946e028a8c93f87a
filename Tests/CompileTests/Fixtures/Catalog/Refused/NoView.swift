// Pairs cannot conform to protocols, so only a collection can be asked for; a test of numbers does not compile.
// expected: type 'NoView' does not conform to protocol 'Testable'
import SnapgenCatalog
import SwiftUI

enum NoView: Testable {
    static let samples = Text("Ritz")
}
