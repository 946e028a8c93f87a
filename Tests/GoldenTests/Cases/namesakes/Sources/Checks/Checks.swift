import Foundation
import SnapgenCatalog
import SwiftUI

/// A protocol of the app, which has a name of one of snapgen's.
@MainActor protocol Testable {
    func check() -> Bool
}

struct Badge: View, Testable {
    var body: some View { Text("Badge") }

    func check() -> Bool { true }
}

extension Badge: SnapgenCatalog.Testable {
    static var samples: [Badge] { [Badge()] }
}

struct Row: View, Testable {
    var body: some View { Text("Row") }

    func check() -> Bool { false }
}

struct Run_Previews: PreviewProvider {
    static var previews: some View { Row() }
}

enum RunClass: TestableValue { static let samples = [1] }

#Preview("Case") { Row() }

enum CaseCount: TestableState { static let samples = ["one": 1] }
