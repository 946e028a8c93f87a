import SnapgenCatalog
import SwiftUI

struct Preview: View { var body: some View { Text("Preview") } }
struct PreviewModifier {}
struct PreviewTrait {}
struct Test {}
struct Tag: View { var body: some View { Text("Tag") } }
struct Snapshotting {}
struct Entry {}
enum Testing {}
enum Hotels {}
final class HotelsSnapshotTests {}

struct Tag_Previews: PreviewProvider {
    static var previews: some View { Tag() }
}

extension Tag: Testable {
    static var samples: [Tag] { [Tag()] }
}

enum Trips { enum Testable {} }

extension Trips {
    enum List: SnapgenCatalog.TestableValue { static let samples = [1] }
}

#Preview("Preview") { Preview() }

#Preview("Tag") {
    @Previewable @State var isOn = false
    Preview()
    Tag()
}

let title = "Clashes"

#Preview("Names of XCTest") { Text(title) }
