import SwiftUI

enum Constants {
    static let height: CGFloat = 80
    static let bannerSize = CGSize(width: 320, height: 64)
}

struct Banner: View {
    var text = "Three nights for two"

    var body: some View { Text(text).padding() }
}

#Preview("Fixed", traits: .fixedLayout(width: 375, height: 60)) { Banner() }

#Preview("Fixed by constants", traits: .fixedLayout(width: Constants.bannerSize.width, height: Constants.height)) {
    Banner()
}

#Preview(
    "Fixed over several lines",
    traits: .fixedLayout(
        width: 2 * Constants.height,
        height: Constants.height
    )
) {
    Banner()
}

#Preview("Fits", traits: .sizeThatFitsLayout) { Banner() }

#Preview("Default", traits: .defaultLayout) { Banner() }

#Preview("Landscape", traits: .landscapeLeft) { Banner() }

#Preview("Other landscape", traits: .landscapeRight) { Banner() }

#Preview("Upside down", traits: .portraitUpsideDown) { Banner() }

#Preview("Several", traits: .landscapeLeft, .sizeThatFitsLayout) { Banner() }

#Preview("Typed", traits: PreviewTrait<Preview.ViewTraits>.landscapeLeft) { Banner() }

// snapgen: precision=0.9
#Preview("With a comment", traits: .fixedLayout(width: 100, height: 60)) { Banner() }
