import SwiftUI

#Preview("Dark badge") {
    Badge()
}

#Preview {
    Badge()
}

#Preview("Ignored") {
    Badge().prefireIgnored()
}

#Preview {
    Badge(count: 1)
}

#if DEBUG
    #Preview {
        Badge(count: 2)
    }
#endif

#Preview(
    "Below"
) {
    Badge(count: 3)
}
