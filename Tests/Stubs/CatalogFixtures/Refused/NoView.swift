// expected: type 'NoView' does not conform to protocol 'Testable'
import SnapgenCatalog
import SwiftUI

enum NoView: Testable {
    static let samples = [1, 2]
}
