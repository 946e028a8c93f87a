/// Names of modifiers of views that the system's modules, Prefire and SnapshotPreviews declare: each makes one view of
/// one view.
///
/// A modifier of a project may make several, such as one for each theme. A name too few makes the number of samples
/// unknown until the tests run.
///
/// Taken from the documentation of SwiftUI, MapKit, Swift Charts, StoreKit, PhotosUI, QuickLook and WidgetKit.
enum KnownModifiers {
    static func contains(_ name: String) -> Bool {
        if names.contains(name) { return true }
        let word = name.prefix { !$0.isUppercase }
        return word.count < name.count && families.contains(String(word))
    }

    /// The first words of names of the system's, by which a project calls modifiers that are like them.
    private static let families = Set(
        words: """
            accessibility chart container file focused glass grid list map navigation on photos presentation scroll
            search speech subscription symbol tab text toolbar touch transform widget window
            """)

    private static let names = Set(words: list)

    private static let list = """
        prefireEnabled prefireIgnored previewState previewUserStory snapshot diffThreshold emergeAccessibility
        emergeAppStoreSnapshot emergeExpansion emergeRenderingMode emergeSnapshotPrecision accentColor accessibility
        actionSheet alert alignmentGuide allowedDynamicRange allowsHitTesting allowsTightening
        allowsWindowActivationEvents anchorPreference animation aspectRatio autocapitalization autocorrectionDisabled
        background backgroundExtensionEffect backgroundPreferenceValue backgroundStyle badge badgeProminence
        baselineOffset blendMode blur bold border brightness buttonBorderShape buttonRepeatBehavior buttonSizing
        buttonStyle clipped clipShape colorEffect colorInvert colorMultiply colorScheme compositingGroup
        confirmationDialog contentMargins contentShape contentTransition contextMenu contrast controlGroupStyle
        controlSize coordinateSpace cornerRadius datePickerStyle defaultAdaptableTabBarPlacement defaultAppStorage
        defaultFocus defaultHoverEffect defaultScrollAnchor defaultWheelPickerItemHeight defersSystemGestures
        deleteDisabled dialogIcon dialogSuppressionToggle digitalCrownAccessory digitalCrownRotation
        disableAutocorrection disabled disclosureGroupStyle distortionEffect documentBrowserContextMenu draggable
        drawingGroup dropDestination dynamicTypeSize edgesIgnoringSafeArea environment environmentObject
        exportableToServices exportsItemProviders familyActivityPicker fill findDisabled findNavigator fixedSize
        flipsForRightToLeftLayoutDirection focusable focused focusEffectDisabled focusScope focusSection font fontDesign
        fontWeight fontWidth foregroundColor foregroundStyle formStyle frame fullScreenCover gaugeStyle geometryGroup
        gesture grayscale groupBoxStyle handGestureShortcut handlesExternalEvents handlesGameControllerEvents
        headerProminence help hidden highPriorityGesture horizontalRadioGroupLayout hoverEffect hoverEffectDisabled
        hueRotation id ignoresSafeArea imageScale importableFromServices importsItemProviders inAppPurchaseOptions
        indexViewStyle inspector inspectorColumnWidth interactionActivityTrackingTag interactiveDismissDisabled
        invalidatableContent italic itemProvider kerning keyboardShortcut keyboardType keyframeAnimator
        labeledContentStyle labelIconToTitleSpacing labelReservedIconWidth labelsHidden labelStyle labelsVisibility
        layerEffect layoutDirectionBehavior layoutPriority layoutValue lineHeight lineLimit lineSpacing lookAroundViewer
        luminanceToAlpha manageSubscriptionsSheet mask matchedGeometryEffect matchedTransitionSource
        materialActiveAppearance menuActionDismissBehavior menuButtonStyle menuIndicator menuOrder menuStyle
        minimumScaleFactor monospaced monospacedDigit moveDisabled multilineTextAlignment offerCodeRedemption offset
        opacity ornament overlay overlayPreferenceValue padding pageCommand paletteSelectionEffect
        persistentSystemOverlays phaseAnimator photosPicker pickerStyle popover position preference preferredColorScheme
        preferredSubscriptionOffer prefersDefaultFocus presentedWindowStyle presentedWindowToolbarStyle previewContext
        previewDevice previewDisplayName previewInterfaceOrientation previewLayout privacySensitive productDescription
        productIconBorder productViewStyle progressViewStyle projectionEffect quickLookPreview redacted refreshable
        refundRequestSheet renameAction renderingMode replaceDisabled resizable rotation3DEffect rotationEffect
        safeAreaBar safeAreaInset safeAreaPadding saturation scaledToFill scaledToFit scaleEffect scenePadding
        searchable sectionActions sectionIndexLabel selectionDisabled sensoryFeedback shadow sheet
        signInWithAppleButtonStyle simultaneousGesture sliderThumbVisibility springLoadingBehavior statusBar
        statusBarHidden storeButton storeProductsTask storeProductTask strikethrough stroke strokeBorder submitLabel
        submitScope supportedVolumeViewpoints swipeActions tableColumnHeaders tableStyle tag task tint toggleStyle
        toolbar touchBar tracking transaction transition translationPresentation translationTask trim truncationMode
        typeSelectEquivalent typesettingLanguage underline unredacted upperLimbVisibility userActivity
        verifyIdentityWithWalletButtonStyle visualEffect volumeBaseplateVisibility workoutPreview writingDirection
        writingToolsAffordanceVisibility writingToolsBehavior zIndex
        """
}
