#if canImport(SwiftUI)
    /// A type that makes samples of a view asynchronously, for tests.
    ///
    ///     enum HotelLists: AsyncTestable {
    ///         static func samples() async throws -> [(String, HotelListView)] {
    ///             let model = HotelListModel(service: .mock)
    ///             try await model.load()
    ///             return [("loading", HotelListView(HotelListModel())), ("loaded", HotelListView(model))]
    ///         }
    ///     }
    ///
    /// The samples are those of `Testable` in all other respects. A preview provider has to write its `previews`
    /// itself, because Xcode's canvas does not wait for samples.
    @MainActor
    public protocol AsyncTestable {
        /// The type of the samples: an array of views, an array of pairs, a dictionary, or `KeyValuePairs`.
        associatedtype Samples: SampleList
        /// The modifier that is applied to every sample; by default, one that changes nothing.
        associatedtype Modifier: SampleModifier = IdentitySampleModifier
        /// Makes the samples, in the order of their numbers.
        static func samples() async throws -> Samples
    }
#endif
