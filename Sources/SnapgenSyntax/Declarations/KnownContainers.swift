/// Names of views of the system's modules that have views in closures.
///
/// Taken from the documentation of SwiftUI, MapKit and Swift Charts.
enum KnownContainers {
    /// Views that are one, whatever is in their closures.
    static let ofOneView = words(
        """
        AsyncImage Button Canvas Chart ContentUnavailableView ControlGroup DatePicker DisclosureGroup EditButton Form
        Gauge GeometryReader GlassEffectContainer Grid GroupBox HSplitView HStack KeyframeAnimator Label LabeledContent
        LazyHGrid LazyHStack LazyVGrid LazyVStack Link List Map Menu NavigationLink NavigationSplitView NavigationStack
        NavigationView PhaseAnimator PhotosPicker Picker ProgressView ScrollView ScrollViewReader SecureField ShareLink
        Slider Stepper TabView Table TextField TimelineView Toggle VSplitView VStack ViewThatFits ZStack
        """)

    /// Views that are as many as there are in their closures, or none.
    static let ofAnyNumber = words("AnyView EmptyView ForEach GridRow OutlineGroup Section")

    private static func words(_ list: String) -> Set<String> {
        Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
