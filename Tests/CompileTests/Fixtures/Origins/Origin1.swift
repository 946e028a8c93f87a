// One catalog for previews and tests: what a project declares that has the catalog, but no generator.
import SnapgenCatalog
import SwiftUI

struct HotelListView: View {
    var hotels = ["Ritz", "Adlon"]

    var body: some View {
        List(hotels, id: \.self) { Text($0) }
    }
}

struct HotelListView_Previews: PreviewProvider, Testable {
    static let samples = [HotelListView()]
}

struct HotelCell_Previews: PreviewProvider, Testable {
    struct Modifier: PreviewModifier {
        func body(content: Content) -> some View { content.padding(8) }
    }

    static let samples = [Text("Ritz"), Text("Adlon")]
}

struct PlainCell_Previews: PreviewProvider, Testable {
    typealias Modifier = IdentityPreviewModifier

    static var samples: [Text] { [Text("Ritz")] }
}

enum Theme: String, CaseIterable {
    case light, dark
}

enum Device: String {
    case iPhone13, iPhone8, iPhoneSe
}

/// A layout with traits, and the parts of its name in files.
struct SnapshotEnvironment {
    enum Layout {
        case device(Device)
        case sizeThatFits
    }

    var layout: Layout
    var theme: Theme

    var descriptionComponents: [String] {
        switch layout {
        case .device(let device): [device.rawValue, theme.rawValue]
        case .sizeThatFits: ["sizeThatFits", theme.rawValue]
        }
    }
}

struct SnapshotBatch {
    var environments: [SnapshotEnvironment]

    static let regular = Self(environments: Theme.allCases.map { .init(layout: .device(.iPhone13), theme: $0) })
    static let component = Self(environments: Theme.allCases.map { .init(layout: .sizeThatFits, theme: $0) })
    static let extended = Self(
        environments: regular.environments + [
            .init(layout: .device(.iPhone8), theme: .light), .init(layout: .device(.iPhoneSe), theme: .light),
        ])
}

#if canImport(UIKit)
    import SnapshotTesting

    extension Testable {
        /// Asserts every sample in every environment of a batch.
        @MainActor
        static func test<Sample: View>(batch: SnapshotBatch, testName: String = #function) where Samples == [Sample] {
            for environment in batch.environments {
                let name = environment.descriptionComponents.joined(separator: "-")
                for sample in samples {
                    assertSnapshot(
                        of: sample.modifier(Modifier()), as: .image(layout: environment.imageLayout), named: name,
                        testName: testName)
                }
            }
        }
    }

    extension SnapshotEnvironment {
        fileprivate var imageLayout: SwiftUISnapshotLayout {
            switch layout {
            case .device: .device(config: ViewImageConfig(size: CGSize(width: 390, height: 844)))
            case .sizeThatFits: .sizeThatFits
            }
        }
    }

    @MainActor
    func testHotelListView() { HotelListView_Previews.test(batch: .extended) }
#endif
