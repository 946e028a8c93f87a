import Prefire
import SwiftUI

struct Rows_Previews: PrefireProvider {
    static var previews: some View {
        ForEach(1..<4) { Row(number: $0) }
    }
}

struct Named_Previews: PrefireProvider {
    static var previews: some View {
        Row(number: 1).previewDisplayName(Row.title)
        Row(number: 2).previewDisplayName("Badge")
    }
}

struct Twice_Previews: PrefireProvider {
    static var previews: some View {
        Row(number: 2).previewDisplayName("Badge").environment(\.isEnabled, false)
    }
}

struct Again_Previews: PrefireProvider {
    static var previews: some View {
        Row(number: 3).previewDisplayName("badge")
    }
}
