import SwiftUI

struct SampleBookings: PreviewModifier {
    static func makeSharedContext() async throws -> [String] { ["Ritz", "Plaza"] }

    func body(content: Content, context: [String]) -> some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var sampleBookings: Self { .modifier(SampleBookings()) }
}

extension CGSize {
    @MainActor var fixedLayout: PreviewTrait<Preview.ViewTraits> { .fixedLayout(width: width, height: height) }
}

#Preview("Modifier", traits: .modifier(SampleBookings())) { Banner() }

#Preview("Own trait", traits: .sampleBookings) { Banner() }

#Preview("Size that only running knows", traits: Constants.bannerSize.fixedLayout) { Banner() }

#Preview("Chosen while running", traits: Constants.height > 40 ? .landscapeLeft : .portrait) { Banner() }

#Preview("One unknown of two", traits: .sizeThatFitsLayout, .assistiveAccess) { Banner() }
