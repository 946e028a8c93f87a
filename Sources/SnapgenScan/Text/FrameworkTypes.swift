/// Names of types that the system's own modules have, and that apps give to types of theirs as well.
///
/// A preview without a name is called after a type of the app rather than after one of these, such as `Button`.
///
/// Taken from the documentation of Foundation, Combine, SwiftUI, SwiftData, Swift Charts, MapKit, PhotosUI and Swift
/// Testing, and from the Objective-C runtime.
enum FrameworkTypes {
    static let names = Set(words: list)

    private static let list = """
        AccessibilityActionKind AffineTransform Alert Alignment Anchor Angle AngularGradient Animation AnyCancellable
        AnyLayout AnyPublisher AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage AsyncImage Attachment
        AttributeContainer AttributedString Axis BackgroundStyle Binding BlendMode BlockOperation BorderedButtonStyle
        Bug Bundle Button ButtonRole ButtonStyle CALayer CIColor CIContext CIFilter CIImage Calendar Cancellable
        Canvas Capsule Category CharacterSet Chart Circle Class Color ColorPicker ColorScheme CommandGroup CommandMenu
        Commands Comment Comparator Confirmation ContainerRelativeShape ContentMode ContentShapeKinds
        ContentSizeCategory ContentTransition ContentUnavailableView ContextMenu ControlGroup ControlSize
        CoordinateSpace CurrentValueSubject CustomHoverEffect Data Date DateComponents DateFormatter DateInterval
        DatePicker Decimal Deferred Dimension DisclosureGroup Divider DocumentGroup DragGesture DropDelegate
        DynamicTypeSize Edge EdgeInsets EditButton EditMode Ellipse Empty EmptyView Environment EnvironmentKey
        EnvironmentObject EnvironmentValues EquatableView ExitStatus Expectation Expression Fail FetchRequest
        FileDocument FileHandle FileManager FillStyle FocusState Font ForEach Form FormatStyle Formatter Future Gauge
        GeometryProxy GeometryReader Gesture GestureState Glass Gradient GraphicsContext Grid GridItem GridRow Group
        GroupBox HStack HelpLink HorizontalAlignment Host HoverEffect IMP Image ImageRenderer IndexPath IndexSet
        InputStream InsetGroupedListStyle Issue ItemProvider Ivar JSONDecoder JSONEncoder Just KeyEquivalent
        KeyboardShortcut Label LabelStyle LabeledContent Layout LayoutDirection LayoutPriority LazyHGrid LazyHStack
        LazyVGrid LazyVStack LinearGradient Link List ListStyle Locale LocalizedError LocalizedStringKey
        LongPressGesture MagnificationGesture Map MapStyle Marker Material Measurement Menu MenuBarExtra MenuStyle
        MeshGradient Method Model ModelContainer ModifiedContent Morphology NavigationLink NavigationPath
        NavigationSplitView NavigationStack NavigationView Notification NotificationCenter NotificationQueue
        NumberFormatter Observable ObservableObject ObservedObject Operation OperationQueue OutlineGroup OutputStream
        ParseStrategy PassthroughSubject Path PhaseAnimator PhotosPicker Picker PickerStyle PinnedScrollableViews Pipe
        Popover Port Predicate PreferenceKey PresentationDetent PresentationMode Preview PreviewDevice PreviewLayout
        PreviewModifier PreviewProvider PreviewTrait Process ProcessInfo Progress ProgressView ProgressViewStyle
        ProposedViewSize Protocol Published Publisher Publishers Query RadialGradient Record Rectangle
        RedactionReasons RenameButton RotationGesture RoundedRectangle RunLoop SafeAreaRegions ScaledMetric Scanner
        Scene ScenePhase SceneStorage Scheduler ScrollTarget ScrollView ScrollViewProxy ScrollViewReader SearchScope
        Section SectionedFetchRequest SecureField Selector Settings SettingsLink Shader ShaderLibrary ShadowStyle
        Shape ShapeStyle ShareLink Slider SortOrder SoundEffect SourceLocation Spacer SpatialTapGesture Spring State
        StateObject Stepper Stream StringTransform StrokeStyle Subject SubmitLabel Subscriber Subscribers Subscription
        Subview SuiteTrait Symbol Tab TabContent TabView Table TableColumn TableRow Tag TapGesture Test TestTrait Text
        TextAlignment TextEditor TextField TextFieldStyle Thread TimeInterval TimeZone TimelineSchedule TimelineView
        Timer Toggle ToggleStyle ToolbarItem ToolbarItemGroup ToolbarRole Trait Transaction Transferable Transition
        TupleView URL URLComponents URLError URLQueryItem UUID UnevenRoundedRectangle Unit UnitLength UnitMass
        UnitPoint UnitSpeed UserDefaults VStack VerticalAlignment VerticalEdge Video VideoPlayer View ViewBuilder
        ViewModifier ViewSpacing ViewThatFits Visibility Widget Window WindowGroup ZStack
        """
}

extension Set<String> {
    init(words: String) { self.init(words.split(whereSeparator: \.isWhitespace).map(String.init)) }
}
