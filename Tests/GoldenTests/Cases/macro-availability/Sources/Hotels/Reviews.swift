import SnapgenCatalog
import SwiftUI

@available(iOS 17, macOS 14, *)
struct ReviewChart: View {
    init() {}; var body: some View { Text("4.8") }

    #Preview("In a type that is new") { ReviewChart() }
}

@available(iOS 17, macOS 14, *)
#Preview("On the line before") { ReviewChart() }

@available(iOS 17, macOS 14, *) #Preview("On the same line") { ReviewChart() }

@available(iOS 17, *)
@available(macOS 14, *)
#Preview("Several") { ReviewChart() }

@available(iOS 18, *)
extension ReviewChart {
    @available(iOS 18.4, *)
    #Preview("In an extension that is newer") { ReviewChart() }
}

@available(
    iOS, introduced: 17, deprecated: 18,
    message: "The chart has moved"
)
#Preview("Long") { ReviewChart() }

@available(*, unavailable)
#Preview("Unavailable") { ReviewChart() }

@available(macOS, unavailable)
#Preview("Not on the Mac") { ReviewChart() }

#if os(iOS)
    @available(iOS 18, *)
#elseif os(macOS)
    @available(macOS 15, *)
#endif
extension ReviewChart {
    #Preview("Under a condition") { ReviewChart() }
}

@available(iOS 18, *)
struct ReviewChart_Previews: PreviewProvider {
    static var previews: some View { ReviewChart() }
}

@available(tvOS, unavailable)
enum ReviewTexts: TestableText { static let samples = ["Good", "Bad"] }
