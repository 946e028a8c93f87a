/// Names of types that the system's own modules have, and that apps give to types of theirs as well.
///
/// A preview without a name is called after a type of the app rather than after one of these, such as `Button`.
///
/// Taken from the documentation of Foundation, Combine, SwiftUI, SwiftData, Swift Charts, MapKit, PhotosUI and Swift
/// Testing, and from the Objective-C runtime.
package enum FrameworkTypes {
    package static let names = Set(words: "\(foundation) \(others)")
    /// The types that tests see without an import.
    static let inTests = Set(words: "\(swift) \(foundation)")
    static let ofSwift = Set(words: swift)
    /// The types with a `<` in the lists.
    static let generic = Set(
        "\(swift) \(foundation) \(others) \(extended)".split(whereSeparator: \.isWhitespace)
            .filter { $0.hasSuffix("<") }.map { String($0.dropLast()) })

    private static let swift = """
        Actor Any AnyCollection< AnyIterator< AnyObject AnySequence< Array< ArraySlice< AsyncStream<
        AsyncThrowingStream< Bool Character CheckedContinuation< Clock ClosedRange< Collection CollectionDifference<
        ContiguousArray< Decoder Dictionary< Double Duration Encoder Error Float Hasher InlineArray< Int KeyPath<
        KeyValuePairs< Mirror Never Optional< PartialRangeFrom< PartialRangeThrough< PartialRangeUpTo< Range<
        ReferenceWritableKeyPath< Regex< Result< SIMD2< SIMD3< SIMD4< Sequence Set< Slice< String Substring Task<
        TaskGroup< ThrowingTaskGroup< Type UInt UnsafeBufferPointer< UnsafeMutableBufferPointer<
        UnsafeMutablePointer< UnsafePointer< Void WritableKeyPath<
        """

    /// Generic types of other modules that apps extend and never declare.
    private static let extended = """
        Bindable< KeyPathComparator< KeyframeAnimator< NSDiffableDataSourceSnapshot< NSHostingController<
        NSHostingView< SortDescriptor< UICollectionViewDiffableDataSource< UIHostingConfiguration<
        UIHostingController< UITableViewDiffableDataSource<
        """

    /// The types of Foundation, of Swift Testing and of the Objective-C runtime.
    private static let foundation = """
        AffineTransform Attachment AttributeContainer AttributedString BlockOperation Bug Bundle Calendar Category
        CharacterSet Class Comment Comparator Confirmation Data Date DateComponents DateFormatter DateInterval Decimal
        Dimension ExitStatus Expectation Expression FileHandle FileManager FormatStyle Formatter Host IMP IndexPath
        IndexSet InputStream Issue Ivar JSONDecoder JSONEncoder Locale LocalizedError Measurement< Method Morphology
        Notification NotificationCenter NotificationQueue NumberFormatter Operation OperationQueue OutputStream
        ParseStrategy Pipe Port Predicate< Process ProcessInfo Progress Protocol RunLoop Scanner Selector SortOrder
        SourceLocation Stream StringTransform SuiteTrait Tag Test TestTrait Thread TimeInterval TimeZone Timer Trait
        URL URLComponents URLError URLQueryItem UUID Unit UnitLength UnitMass UnitSpeed UserDefaults
        """

    private static let others = """
        AccessibilityActionKind Alert Alignment Anchor Angle AngularGradient Animation AnyCancellable AnyLayout
        AnyPublisher< AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage< AsyncImage< Axis BackgroundStyle
        Binding< BlendMode BorderedButtonStyle Button< ButtonRole ButtonStyle CALayer CIColor CIContext CIFilter
        CIImage Cancellable Canvas< Capsule Chart< Circle Color ColorPicker< ColorScheme CommandGroup< CommandMenu<
        Commands ContainerRelativeShape ContentMode ContentShapeKinds ContentSizeCategory ContentTransition
        ContentUnavailableView< ContextMenu ControlGroup< ControlSize CoordinateSpace CurrentValueSubject<
        CustomHoverEffect DatePicker< Deferred DisclosureGroup< Divider DocumentGroup< DragGesture DropDelegate
        DynamicTypeSize Edge EdgeInsets EditButton EditMode Ellipse Empty EmptyView Environment< EnvironmentKey
        EnvironmentObject< EnvironmentValues EquatableView< Fail FetchRequest< FileDocument FillStyle FocusState< Font
        ForEach< Form< Future< Gauge< GeometryProxy GeometryReader< Gesture GestureState< Glass Gradient
        GraphicsContext Grid< GridItem GridRow< Group< GroupBox< HStack< HelpLink HorizontalAlignment HoverEffect Image
        ImageRenderer< InsetGroupedListStyle ItemProvider Just< KeyEquivalent KeyboardShortcut Label< LabelStyle
        LabeledContent< Layout LayoutDirection LayoutPriority LazyHGrid< LazyHStack< LazyVGrid< LazyVStack<
        LinearGradient Link< List< ListStyle LocalizedStringKey LongPressGesture MagnificationGesture Map< MapStyle
        Marker Material Menu< MenuBarExtra< MenuStyle MeshGradient Model ModelContainer ModifiedContent<
        NavigationLink< NavigationPath NavigationSplitView< NavigationStack< NavigationView< Observable
        ObservableObject ObservedObject< OutlineGroup< PassthroughSubject< Path PhaseAnimator< PhotosPicker Picker<
        PickerStyle PinnedScrollableViews Popover PreferenceKey PresentationDetent PresentationMode Preview
        PreviewDevice PreviewLayout PreviewModifier PreviewProvider PreviewTrait ProgressView< ProgressViewStyle
        ProposedViewSize Published< Publisher Publishers Query< RadialGradient Record Rectangle RedactionReasons
        RenameButton RotationGesture RoundedRectangle SafeAreaRegions ScaledMetric< Scene ScenePhase SceneStorage<
        Scheduler ScrollTarget ScrollView< ScrollViewProxy ScrollViewReader< SearchScope Section<
        SectionedFetchRequest< SecureField Settings SettingsLink Shader ShaderLibrary ShadowStyle Shape ShapeStyle
        ShareLink< Slider< SoundEffect Spacer SpatialTapGesture Spring State< StateObject< Stepper< StrokeStyle Subject
        SubmitLabel Subscriber Subscribers Subscription Subview Symbol Tab< TabContent TabView< Table< TableColumn<
        TableRow< TapGesture Text TextAlignment TextEditor TextField< TextFieldStyle TimelineSchedule TimelineView<
        Toggle< ToggleStyle ToolbarItem< ToolbarItemGroup< ToolbarRole Transaction Transferable Transition TupleView<
        UnevenRoundedRectangle UnitPoint VStack< VerticalAlignment VerticalEdge Video VideoPlayer View ViewBuilder
        ViewModifier ViewSpacing ViewThatFits< Visibility Widget Window WindowGroup< ZStack<
        """
}

extension Set<String> {
    /// The words of a list, without a `<` behind some.
    init(words: String) { self.init(words.split { $0.isWhitespace || $0 == "<" }.map(String.init)) }
}
