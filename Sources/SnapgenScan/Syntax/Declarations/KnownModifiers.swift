/// Names of modifiers of views that the system's modules, Prefire and SnapshotPreviews declare: each makes one view of
/// one view.
///
/// A modifier of a project may make several, such as one for each theme. A name too few makes the number of samples
/// unknown until the tests run.
///
/// Taken from the documentation of SwiftUI, MapKit, Swift Charts, StoreKit, PhotosUI, QuickLook and WidgetKit.
enum KnownModifiers {
    static let names = Set(words: list)

    private static let list = """
        prefireEnabled prefireIgnored previewState previewUserStory snapshot diffThreshold emergeAccessibility
        emergeAppStoreSnapshot emergeExpansion emergeRenderingMode emergeSnapshotPrecision accentColor accessibility
        accessibilityAction accessibilityActions accessibilityActivationPoint accessibilityAddTraits
        accessibilityAdjustableAction accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent
        accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint
        accessibilityElement accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint
        accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel
        accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction accessibilityRemoveTraits
        accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
        accessibilityScrollAction accessibilityScrollStatus accessibilityShowsLargeContentViewer
        accessibilitySortPriority accessibilityTextContentType accessibilityValue accessibilityZoomAction actionSheet
        alert alignmentGuide allowedDynamicRange allowsHitTesting allowsTightening allowsWindowActivationEvents
        anchorPreference animation aspectRatio autocapitalization autocorrectionDisabled background
        backgroundExtensionEffect backgroundPreferenceValue backgroundStyle badge badgeProminence baselineOffset
        blendMode blur bold border brightness buttonBorderShape buttonRepeatBehavior buttonSizing buttonStyle
        chartAngleSelection chartBackground chartForegroundStyleScale chartGesture chartLegend chartOverlay
        chartPlotStyle chartScrollableAxes chartScrollPosition chartScrollTargetBehavior chartSymbolScale chartXAxis
        chartXAxisLabel chartXAxisStyle chartXScale chartXSelection chartXVisibleDomain chartYAxis chartYAxisLabel
        chartYAxisStyle chartYScale chartYSelection chartYVisibleDomain clipped clipShape colorEffect colorInvert
        colorMultiply colorScheme compositingGroup confirmationDialog containerBackground containerCornerOffset
        containerRelativeFrame containerShape containerValue contentMargins contentShape contentTransition contextMenu
        contrast controlGroupStyle controlSize coordinateSpace cornerRadius datePickerStyle
        defaultAdaptableTabBarPlacement defaultAppStorage defaultFocus defaultHoverEffect defaultScrollAnchor
        defaultWheelPickerItemHeight defersSystemGestures deleteDisabled dialogIcon dialogSuppressionToggle
        digitalCrownAccessory digitalCrownRotation disableAutocorrection disabled disclosureGroupStyle distortionEffect
        documentBrowserContextMenu draggable drawingGroup dropDestination dynamicTypeSize edgesIgnoringSafeArea
        environment environmentObject exportableToServices exportsItemProviders familyActivityPicker
        fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID fileDialogDefaultDirectory
        fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled fileExporter fileExporterFilenameLabel
        fileImporter fileMover fill findDisabled findNavigator fixedSize flipsForRightToLeftLayoutDirection focusable
        focused focusedObject focusedSceneObject focusedSceneValue focusedValue focusEffectDisabled focusScope
        focusSection font fontDesign fontWeight fontWidth foregroundColor foregroundStyle formStyle frame
        fullScreenCover gaugeStyle geometryGroup gesture glassBackgroundEffect glassEffect glassEffectID
        glassEffectTransition glassEffectUnion grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes
        gridColumnAlignment groupBoxStyle handGestureShortcut handlesExternalEvents handlesGameControllerEvents
        headerProminence help hidden highPriorityGesture horizontalRadioGroupLayout hoverEffect hoverEffectDisabled
        hueRotation id ignoresSafeArea imageScale importableFromServices importsItemProviders inAppPurchaseOptions
        indexViewStyle inspector inspectorColumnWidth interactionActivityTrackingTag interactiveDismissDisabled
        invalidatableContent italic itemProvider kerning keyboardShortcut keyboardType keyframeAnimator
        labeledContentStyle labelIconToTitleSpacing labelReservedIconWidth labelsHidden labelStyle labelsVisibility
        layerEffect layoutDirectionBehavior layoutPriority layoutValue lineHeight lineLimit lineSpacing listItemTint
        listRowBackground listRowHoverEffect listRowHoverEffectDisabled listRowInsets listRowPlatterColor
        listRowSeparator listRowSeparatorTint listRowSpacing listSectionIndexVisibility listSectionMargins
        listSectionSeparator listSectionSeparatorTint listSectionSpacing listStyle lookAroundViewer luminanceToAlpha
        manageSubscriptionsSheet mapControls mapControlVisibility mapFeatureSelectionAccessory
        mapFeatureSelectionContent mapFeatureSelectionDisabled mapScope mapStyle mask matchedGeometryEffect
        matchedTransitionSource materialActiveAppearance menuActionDismissBehavior menuButtonStyle menuIndicator
        menuOrder menuStyle minimumScaleFactor monospaced monospacedDigit moveDisabled multilineTextAlignment
        navigationBarBackButtonHidden navigationBarHidden navigationBarItems navigationBarTitle
        navigationBarTitleDisplayMode navigationDestination navigationDocument navigationLinkIndicatorVisibility
        navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTitle navigationTransition
        navigationViewStyle offerCodeRedemption offset onAppear onApplePayCouponCodeChange onChange onCommand
        onContinueUserActivity onContinuousHover onCopyCommand onCutCommand onDelete onDeleteCommand onDisappear onDrag
        onDragSessionUpdated onDrop onDropSessionUpdated onEntitlementChange onExitCommand onGeometryChange onHover
        onImmersionChange onInAppPurchaseCompletion onInAppPurchaseStart onInteractiveResizeChange onKeyPress
        onLongPressGesture onLongTouchGesture onMapCameraChange onModifierKeysChanged onMove onMoveCommand onOpenURL
        onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand onPreferenceChange onReceive
        onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit
        onTapGesture onVolumeViewpointChange onWorldRecenter opacity ornament overlay overlayPreferenceValue padding
        pageCommand paletteSelectionEffect persistentSystemOverlays phaseAnimator photosPicker
        photosPickerAccessoryVisibility photosPickerDisabledCapabilities photosPickerStyle pickerStyle popover position
        preference preferredColorScheme preferredSubscriptionOffer prefersDefaultFocus presentationBackground
        presentationBackgroundInteraction presentationCompactAdaptation presentationContentInteraction
        presentationCornerRadius presentationDetents presentationDragIndicator presentationPreventsAppTermination
        presentationSizing presentedWindowStyle presentedWindowToolbarStyle previewContext previewDevice
        previewDisplayName previewInterfaceOrientation previewLayout privacySensitive productDescription
        productIconBorder productViewStyle progressViewStyle projectionEffect quickLookPreview redacted refreshable
        refundRequestSheet renameAction renderingMode replaceDisabled resizable rotation3DEffect rotationEffect
        safeAreaBar safeAreaInset safeAreaPadding saturation scaledToFill scaledToFit scaleEffect scenePadding
        scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard
        scrollEdgeEffectDisabled scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash
        scrollInputBehavior scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout scrollTransition
        searchable searchCompletion searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchScopes
        searchSelection searchSuggestions searchToolbarBehavior sectionActions sectionIndexLabel selectionDisabled
        sensoryFeedback shadow sheet signInWithAppleButtonStyle simultaneousGesture sliderThumbVisibility
        speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
        springLoadingBehavior statusBar statusBarHidden storeButton storeProductsTask storeProductTask strikethrough
        stroke strokeBorder submitLabel submitScope subscriptionStatusTask subscriptionStoreButtonLabel
        subscriptionStoreControlBackground subscriptionStoreControlIcon subscriptionStoreControlStyle
        subscriptionStorePickerItemBackground subscriptionStoreSignInAction supportedVolumeViewpoints swipeActions
        symbolColorRenderingMode symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariableValueMode
        symbolVariant tabBarMinimizeBehavior tabItem tableColumnHeaders tableStyle tabViewBottomAccessory
        tabViewCustomization tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader
        tabViewStyle tag task textCase textContentType textEditorStyle textFieldStyle textInputAutocapitalization
        textInputCompletion textInputFormattingControlVisibility textInputSuggestions textRenderer textScale
        textSelection textSelectionAffinity tint toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility
        toolbarColorScheme toolbarForegroundStyle toolbarItemHidden toolbarRole toolbarTitleDisplayMode toolbarTitleMenu
        toolbarVisibility touchBar touchBarCustomizationLabel touchBarItemPresence touchBarItemPrincipal tracking
        transaction transformAnchorPreference transformEffect transformEnvironment transformPreference transition
        translationPresentation translationTask trim truncationMode typeSelectEquivalent typesettingLanguage underline
        unredacted upperLimbVisibility userActivity verifyIdentityWithWalletButtonStyle visualEffect
        volumeBaseplateVisibility widgetAccentable widgetAccentedRenderingMode widgetBackground widgetCurvesContent
        widgetLabel widgetURL windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior windowResizeBehavior
        windowToolbarFullScreenVisibility workoutPreview writingDirection writingToolsAffordanceVisibility
        writingToolsBehavior zIndex
        """
}
