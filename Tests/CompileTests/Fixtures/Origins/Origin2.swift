// Tests written by a generator: a function for each preview provider, which walks its previews.
import SwiftUI

struct Balance_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("100 points").previewLayout(.fixed(width: 320, height: 30)).previewDisplayName("Low")
            Text("a screen").previewLayout(.device)
        }
        Text("a badge").previewLayout(.sizeThatFits)
    }
}

#if canImport(UIKit)
    import SnapshotTesting

    @MainActor
    func testBalance_Previews() {
        for preview in Balance_Previews._allPreviews {
            switch preview.layout {
            case .fixed(let width, let height):
                let content = preview.content.ignoresSafeArea().padding(.bottom, max(0, 44 - height))
                assertSnapshot(of: content, as: .image(layout: .fixed(width: width, height: max(44, height))))
            case .sizeThatFits: assertSnapshot(of: preview.content, as: .image(layout: .sizeThatFits))
            default:
                let screen = ViewImageConfig(size: CGSize(width: 390, height: 844))
                assertSnapshot(of: preview.content, as: .image(layout: .device(config: screen)))
            }
        }
    }
#endif
