import SnapgenCatalog
import SwiftUI

struct Refined: Showcase { static let samples = [Text("a")] }
struct Composed: Equatable & Testable { static let samples = [Text("a")] }
struct Aliased: Shown { static let samples = [Text("a")] }
final class Derived: BasePreview {}
struct Qualified: SwiftUI.PreviewProvider { static var previews: some View { Text("a") } }
struct Extended {}
enum Outer {
    struct Inner {}
}
struct Unrelated: Identifiable { var id = 0 }
