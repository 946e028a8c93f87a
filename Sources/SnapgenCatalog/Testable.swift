#if canImport(SwiftUI)
    public import SwiftUI

    /// A type that provides samples of a view for previews and tests.
    ///
    /// A `#Preview` shows them in the canvas:
    ///
    ///     enum HotelLists: Testable {
    ///         static let samples = ["some": HotelListView(hotels: .three), "none": HotelListView(hotels: [])]
    ///     }
    ///
    ///     #Preview { HotelLists.sampleViews }
    ///
    /// A preview provider that conforms to `Testable` has `previews` of its samples. The SDK of iOS 27 deprecates
    /// `PreviewProvider` ([Apple](https://developer.apple.com/documentation/swiftui/previews-deprecated)).
    ///
    /// Samples may be labelled: `["loading": HotelListView(state: .loading)]`. `SampleView` sets the delay and the
    /// precision of a single one.
    ///
    /// The protocol is isolated to the main actor, like views and previews.
    @MainActor
    public protocol Testable {
        /// The type of the samples: an array of views, an array of pairs, a dictionary, or `KeyValuePairs`.
        associatedtype Samples: SampleList
        /// The modifier that is applied to every sample; by default, one that changes nothing.
        associatedtype Modifier: SampleModifier = IdentitySampleModifier
        /// The samples, in the order of their numbers.
        static var samples: Samples { get }
    }

    extension Testable {
        /// The former name of `SampleModifier`, for `struct Modifier: PreviewModifier` inside a `Testable` type.
        ///
        /// Since the SDKs of 2024, SwiftUI has its own `PreviewModifier`. Inside a `Testable` type, the member takes
        /// precedence; `SwiftUI.PreviewModifier` always refers to SwiftUI's protocol.
        public typealias PreviewModifier = SampleModifier

        /// The samples with `Modifier` applied, one at a time, with a picker of their labels or numbers.
        ///
        /// snapgen leaves out a `#Preview` that only shows them, because each sample is tested by itself.
        public static var sampleViews: some View {
            SamplePicker(
                samples: LabelledView.all(in: samples).map { ($0.label, AnyView($0.view.modifier(Modifier()))) })
        }
    }

    private struct SamplePicker: View {
        let samples: [(label: String?, view: AnyView)]
        @State private var position = 0

        var body: some View {
            VStack(spacing: 0) {
                if samples.indices.contains(position) { samples[position].view }
                if samples.count > 1 {
                    Picker("Sample", selection: $position) {
                        ForEach(samples.indices, id: \.self) { Text(samples[$0].label ?? String($0 + 1)).tag($0) }
                    }
                }
            }
        }
    }

    extension PreviewProvider where Self: Testable {
        /// All samples with `Modifier` applied, each as a separate preview that is named by its label.
        @ViewBuilder public static var previews: some View {
            ForEach(Array(LabelledView.all(in: samples).enumerated()), id: \.offset) { sample in
                sample.element.view.modifier(Modifier()).previewDisplayName(sample.element.label)
            }
        }
    }
#endif
