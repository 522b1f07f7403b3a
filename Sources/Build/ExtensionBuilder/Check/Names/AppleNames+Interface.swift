// Written by script/apple-names.

extension AppleNames {
  /// The modules of views.
  static let interface = """
    AppKit: NSApp NSAppearance NSApplication NSApplicationDelegate NSApplicationDelegateAdaptor
      NSBezierPath NSBitmapImageRep NSColor NSColorSpace NSCompositingOperation NSFont
      NSFontDescriptor NSGraphicsContext NSImage NSImageRep NSScreen NSUserActivityRestoring
      NSWorkspace
    Charts: AnnotationContext AnnotationOverflowResolution AnnotationPosition AnyAxisContent
      AnyAxisMark AnyChartContent AnyChartSymbolShape AreaMark AreaPlot AutomaticScaleDomain
      AxisContent AxisContentBuilder AxisGridLine AxisMark AxisMarkBuilder AxisMarkPosition
      AxisMarkPreset AxisMarkValues AxisMarks AxisTick AxisValue AxisValueLabel
      AxisValueLabelCollisionResolution AxisValueLabelOrientation BarMark BarPlot
      -BasicChart3DSurfaceStyle -BasicChart3DSymbolShape BasicChartSymbolShape BuilderConditional
      Chart -Chart3D -Chart3DCameraProjection -Chart3DContent -Chart3DContentBuilder -Chart3DPose
      -Chart3DSurfaceStyle -Chart3DSymbolShape ChartAxisContent ChartBinRange ChartContent
      ChartContentBuilder ChartPlotContent ChartProxy ChartScrollTargetBehavior
      ChartScrollTargetBehaviorContext ChartSymbolShape DateBins FunctionAreaPlotContent
      FunctionLinePlotContent InterpolationMethod LineMark LinePlot MajorValueAlignment
      MarkDimension MarkDimensions MarkStackingMethod NumberBins Plot PlotDimensionScaleRange
      Plottable PlottableProjection PlottableValue PointMark PointPlot PositionScaleRange
      PrimitivePlottableProtocol RectangleMark RectanglePlot RuleMark RulePlot ScaleDomain
      ScaleRange ScaleType SectorMark SectorPlot -SurfacePlot ValueAlignedChartScrollTargetBehavior
      ValueAlignedLimitBehavior VectorizedAreaPlotContent VectorizedBarPlotContent
      VectorizedChartContent VectorizedLinePlotContent VectorizedPointPlotContent
      VectorizedRectanglePlotContent VectorizedRulePlotContent VectorizedSectorPlotContent
    SwiftUI: AXChartDescriptorRepresentable AccessibilityActionCategory AccessibilityActionKind
      AccessibilityAdjustmentDirection AccessibilityAttachmentModifier AccessibilityChildBehavior
      AccessibilityCustomContentKey AccessibilityDirectTouchOptions AccessibilityFocusState
      AccessibilityHeadingLevel AccessibilityLabeledPairRole AccessibilityRotorContent
      AccessibilityRotorContentBuilder AccessibilityRotorEntry AccessibilitySystemRotor
      AccessibilityTechnologies AccessibilityTextContentType AccessibilityTraits
      AccessibilityZoomGestureAction AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle
      AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle ActionSheet
      AdaptableTabBarPlacement Alert Alignment AlignmentID -AlignmentKey Anchor Angle
      AngularGradient Animatable -AnimatableIgnored AnimatableModifier AnimatablePair
      -AnimatableValues Animation AnimationCompletionCriteria AnimationContext AnimationState
      AnimationStateKey AnimationTimelineSchedule AnyGesture AnyGradient AnyLayout -AnyLocation
      -AnyLocationBase AnyScrollTargetBehavior AnyShape AnyShapeStyle AnyTabContent AnyTransition
      AnyView App AppStorage ArrangementView ArrangementViewStyle ArrangementViewStyleConfiguration
      -AssistiveAccess AsymmetricTransition AsyncImage AsyncImagePhase -AttributedTextFormatting
      -AttributedTextFormattingDefinition -AttributedTextSelection -AttributedTextValueConstraint
      AutomaticArrangementViewStyle AutomaticControlGroupStyle AutomaticDisclosureGroupStyle
      -AutomaticFormStyle AutomaticHoverEffect AutomaticLabeledContentStyle
      AutomaticNavigationSplitViewStyle AutomaticNavigationTransition AutomaticPresentationSizing
      -AutomaticTableStyle AutomaticTextEditorStyle Axis BackgroundProminence BackgroundStyle
      BackgroundTask BadgeProminence BalancedNavigationSplitViewStyle Bindable Binding BlendMode
      BlurReplaceTransition BorderedButtonStyle BorderedProminentButtonStyle BorderedTextFieldStyle
      -BorderlessButtonMenuStyle BorderlessButtonStyle Button ButtonBorderShape -ButtonMenuStyle
      ButtonRepeatBehavior ButtonRole ButtonSizing ButtonStyle ButtonStyleConfiguration
      ButtonToggleStyle Canvas Capsule Circle CircularProgressViewStyle Color -ColorMatrix
      ColorPicker ColorRenderingMode ColorResource ColorScheme ColorSchemeContrast
      -ColumnNavigationViewStyle -ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu
      Commands CommandsBuilder CompactDatePickerStyle CompactMenuControlGroupStyle
      ConcentricRectangle ContainerBackgroundPlacement ContainerRelativeShape ContainerValueKey
      ContainerValues ContentBuilder ContentMarginPlacement ContentMode ContentShapeKinds
      ContentSizeCategory ContentToolbarPlacement ContentTransition ContentUnavailableView
      ContextMenu ControlGroup ControlGroupStyle ControlGroupStyleConfiguration ControlSize
      ControlWidget ControlWidgetConfiguration ControlWidgetConfigurationBuilder
      ControlWidgetTemplate ControlWidgetTemplateBuilder CoordinateSpace CoordinateSpaceProtocol
      CrossFadeNavigationTransition CubicKeyframe CustomAnimation CustomHoverEffect
      CustomPresentationDetent CustomizableToolbarContent DatePicker DatePickerComponents
      DatePickerStyle -DatePickerStyleConfiguration -DebugReplaceableView -DefaultButtonLabel
      DefaultButtonStyle DefaultDatePickerStyle DefaultDateProgressLabel
      -DefaultDocumentGroupLaunchActions DefaultFocusEvaluationPriority DefaultGaugeStyle
      DefaultGlassEffectShape DefaultGroupBoxStyle DefaultLabelStyle DefaultListStyle
      -DefaultMenuStyle DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle
      DefaultShareLinkLabel DefaultTabLabel DefaultTabViewStyle DefaultTextFieldStyle
      DefaultToggleStyle DefaultToolbarItem DeviceHinge DeviceHingeContext DialogSeverity
      DisabledTextSelectability DisclosureGroup DisclosureGroupStyle
      DisclosureGroupStyleConfiguration -DisclosureTableRow DismissAction DismissBehavior
      DismissSearchAction DismissWindowAction Divider -DocumentBaseBox -DocumentConfiguration
      -DocumentGroup -DocumentGroupLaunchScene -DocumentLaunchGeometryProxy -DocumentLaunchView
      DoubleColumnNavigationViewStyle -DragConfiguration DragGesture -DragSession -DropConfiguration
      -DropDelegate -DropInfo -DropOperation -DropProposal -DropSession DynamicProperty
      -DynamicTableRowContent DynamicTypeSize DynamicViewContent Edge EdgeInsets EditActions
      -EditButton EditMode -EditableCollectionContent Ellipse EllipticalGradient EmptyAnimatableData
      EmptyCommands EmptyContent EmptyControlWidgetConfiguration EmptyControlWidgetTemplate
      EmptyHoverEffect EmptyHoverEffectContent EmptyMatchedTransitionSourceConfiguration
      EmptyModifier -EmptyTableRowContent EmptyView EmptyVisualEffect EmptyWidgetConfiguration
      EnabledTextSelectability -Entry Environment EnvironmentKey EnvironmentObject EnvironmentValues
      -EnvironmentalModifier EquatableView EventModifiers EveryMinuteTimelineSchedule
      ExclusiveGesture ExplicitTimelineSchedule FileDialogBrowserOptions FileDocument
      -FileDocumentConfiguration FileDocumentReadConfiguration FileDocumentWriteConfiguration
      FillShapeStyle FillShapeView FillStyle FindContext FittedPresentationSizing FixedTextVariant
      FocusInteractions FocusState FocusedBinding FocusedObject FocusedValue FocusedValueKey
      FocusedValues Font ForEach ForEachSectionCollection ForEachSubviewCollection ForegroundStyle
      Form FormPresentationSizing FormStyle -FormStyleConfiguration Gauge GaugeStyle
      GaugeStyleConfiguration GeometryEffect GeometryProxy GeometryReader Gesture GestureInputKinds
      GestureMask GestureState GestureStateGesture Glass GlassButtonStyle GlassEffectContainer
      GlassEffectTransition GlassProminentButtonStyle GlobalCoordinateSpace Gradient
      GraphicalDatePickerStyle GraphicsContext Grid GridItem -GridLayout GridRow Group GroupBox
      GroupBoxStyle GroupBoxStyleConfiguration GroupElementsOfContent GroupSectionsOfContent
      -GroupedFormStyle GroupedListStyle HStack HStackLayout HandGestureShortcut
      HierarchicalShapeStyle -HierarchicalShapeStyleModifier HighlightHoverEffect
      HorizontalAlignment -HorizontalDirection HorizontalEdge HoverEffect HoverPhase
      IconOnlyLabelStyle IdentityTransition Image ImagePaint ImageRenderer ImageResource
      IndexViewStyle -IndexedIdentifierCollection InlinePickerStyle InsetGroupedListStyle
      InsetListStyle -InsetTableStyle InsettableShape InspectorCommands InterfaceOrientation
      -ItemProviderTableRowModifier KeyEquivalent KeyPress KeyboardShortcut KeyframeAnimator
      KeyframeTimeline KeyframeTrack KeyframeTrackContent KeyframeTrackContentBuilder Keyframes
      KeyframesBuilder Label LabelStyle LabelStyleConfiguration LabeledContent LabeledContentStyle
      LabeledContentStyleConfiguration LabeledControlGroupContent LabeledToolbarItemGroupContent
      Layout LayoutDirection LayoutDirectionBehavior LayoutProperties LayoutSubview LayoutSubviews
      LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack LegibilityWeight
      LibraryContentBuilder LibraryContentProvider LibraryItem LiftHoverEffect
      -LimitedAvailabilityConfiguration LinearCapacityGaugeStyle LinearGradient LinearKeyframe
      LinearProgressViewStyle Link LinkShapeStyle List ListItemTint ListSectionSpacing ListStyle
      LocalCoordinateSpace LocalizedStringKey LongPressGesture MagnificationGesture MagnifyGesture
      MatchedGeometryProperties MatchedTransitionSourceConfiguration Material
      MaterialActiveAppearance Menu MenuActionDismissBehavior MenuControlGroupStyle MenuOrder
      MenuPickerStyle MenuStyle -MenuStyleConfiguration MeshGradient ModifiedContent MoveKeyframe
      MoveTransition -MultiDatePicker NamedCoordinateSpace Namespace NavigationBarItem
      NavigationControlGroupStyle NavigationLink NavigationLinkPickerStyle NavigationPath
      NavigationSplitView NavigationSplitViewColumn NavigationSplitViewStyle
      NavigationSplitViewStyleConfiguration NavigationSplitViewVisibility NavigationStack
      NavigationTransition NavigationView NavigationViewStyle -NewDocumentButton ObservedObject
      OffsetShape OffsetTransition -OnInsertTableRowModifier OpacityTransition OpenURLAction
      OpenWindowAction OutlineGroup OutlineSubgroupChildren OverlayArrangementViewStyle
      PageIndexViewStyle PagePresentationSizing PageTabViewStyle PagingScrollTargetBehavior
      PaletteControlGroupStyle PalettePickerStyle PaletteSelectionEffect -PasteButton Path
      PencilDoubleTapGestureValue PencilHoverPose PencilPreferredAction PencilSqueezeGesturePhase
      PencilSqueezeGestureValue PeriodicTimelineSchedule PhaseAnimator Picker PickerStyle
      PinnedScrollableViews PlaceholderContentView PlaceholderTextShapeStyle PlainButtonStyle
      PlainListStyle PlainTextEditorStyle PlainTextFieldStyle PopoverAttachmentAnchor PreferenceKey
      -PreferredColorSchemeKey PresentationAdaptation PresentationBackgroundInteraction
      PresentationContentInteraction PresentationDetent PresentationMode PresentationPlacement
      PresentationSizing PresentationSizingContext PresentationSizingRoot PresentedWindowContent
      Preview PreviewBodyBuilder PreviewContext PreviewContextKey PreviewDevice PreviewLayout
      PreviewMacroBodyBuilder PreviewModifier PreviewModifierContent PreviewPlatform PreviewProvider
      PreviewRegistry PreviewTrait PreviewUnavailable -Previewable PrimitiveButtonStyle
      PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle
      ProgressViewStyleConfiguration ProjectionTransform Prominence
      ProminentDetailNavigationSplitViewStyle ProposedViewSize PushTransition RadialGradient
      Rectangle RectangleCornerInsets RectangleCornerRadii RedactionReasons -ReferenceFileDocument
      -ReferenceFileDocumentConfiguration RefreshAction RenameAction -RenameButton ReorderDifference
      ReorderableSingleCollectionIdentifier ReservedRegion RotateGesture RotatedShape
      RotationGesture RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle
      RoundedRectangularShape RoundedRectangularShapeCorners SafeAreaRegions ScaleTransition
      ScaledMetric ScaledShape Scene SceneBuilder ScenePadding ScenePhase SceneRestorationBehavior
      SceneStorage ScrollAnchorRole ScrollBounceBehavior ScrollContentOffsetAdjustmentBehavior
      ScrollDismissesKeyboardMode ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility
      ScrollInputBehavior ScrollInputKind ScrollPhase ScrollPhaseChangeContext ScrollPosition
      ScrollTarget ScrollTargetBehavior ScrollTargetBehaviorContext ScrollTargetBehaviorProperties
      ScrollTargetBehaviorPropertiesContext ScrollTransitionConfiguration ScrollTransitionPhase
      ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement
      SearchPresentationToolbarBehavior SearchScopeActivation SearchSuggestionsPlacement
      SearchToolbarBehavior -SearchUnavailableContent Section SectionCollection SectionConfiguration
      -SectionedFetchRequest -SectionedFetchResults SecureField SegmentedPickerStyle
      SelectionShapeStyle SensoryFeedback SeparatorShapeStyle SequenceGesture Shader ShaderFunction
      ShaderLibrary ShadowStyle Shape ShapeRole ShapeStyle ShapeView ShareLink SharePreview
      SidebarAdaptableTabViewStyle SidebarCommands SidebarListStyle SidebarRowSize
      SimultaneousGesture SizeDependentTextVariant SlideTransition Slider -SliderTick
      -SliderTickBuilder -SliderTickContent -SliderTickContentForEach Spacer SpacerSizing
      -SpatialEventCollection -SpatialEventGesture SpatialTapGesture SplitArrangementViewStyle
      Spring SpringKeyframe SpringLoadingBehavior StackNavigationViewStyle State StateObject Stepper
      StrokeBorderShapeView StrokeShapeView StrokeStyle SubmitLabel SubmitTriggers -SubscriptionView
      Subview SubviewsCollection SubviewsCollectionSlice SwitchToggleStyle SymbolColorRenderingMode
      SymbolEffectTransition SymbolRenderingMode SymbolVariableValueMode SymbolVariants
      SystemFormatStyle Tab TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabBarPlacement TabContent
      TabContentBuilder TabCustomizationBehavior TabPlacement TabRole TabSearchActivation TabSection
      TabView TabViewBottomAccessoryPlacement TabViewCustomization TabViewStyle Table TableColumn
      -TableColumnAlignment TableColumnBuilder TableColumnContent -TableColumnCustomization
      -TableColumnCustomizationBehavior -TableColumnForEach TableForEachContent
      -TableHeaderRowContent -TableOutlineGroupContent TableRow TableRowBuilder TableRowContent
      -TableStyle -TableStyleConfiguration TabsPickerStyle TapGesture Text TextAlignment
      TextAttribute TextEditingCommands TextEditor TextEditorStyle TextEditorStyleConfiguration
      TextField TextFieldStyle TextFormattingCommands TextInputAutocapitalization
      TextInputBorderShape TextInputDictationActivation TextInputDictationBehavior
      TextInputFormattingControlPlacement TextProxy TextRenderer TextSelectability TextSelection
      TextSelectionAffinity TextVariantPreference TimeDataSource TimelineSchedule
      TimelineScheduleMode TimelineView TimelineViewDefaultContext TintShapeStyle
      TitleAndIconLabelStyle TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration
      ToolbarCommands ToolbarContent ToolbarContentBuilder ToolbarCustomizationBehavior
      ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarItem ToolbarItemAxisBehavior
      ToolbarItemGroup ToolbarItemPlacement ToolbarItemVisibilityPriority ToolbarLabelStyle
      ToolbarMinimizationBehavior ToolbarMinimizationRestoration
      ToolbarMinimizationSafeAreaAdjustment ToolbarOverflowMenu ToolbarPlacement ToolbarRole
      ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu ToolbarVerticalBehavior
      ToolbarVerticalCompressionBehavior Transaction TransactionKey TransformedShape Transition
      TransitionPhase TransitionProperties TupleContent -TupleSliderTickContent
      TupleTableColumnContent TupleTableRowContent TupleView TypesettingLanguage
      UIApplicationDelegateAdaptor -UIGestureRecognizerRepresentable
      -UIGestureRecognizerRepresentableContext
      -UIGestureRecognizerRepresentableCoordinateSpaceConverter -UIHostingConfiguration
      UIHostingController UIHostingControllerSizingOptions -UIHostingSceneDelegate
      -UITraitBridgedEnvironmentKey UIViewControllerRepresentable
      UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext
      UnevenRoundedRectangle UnitCurve UnitPoint UserInterfaceSizeClass VStack VStackLayout
      VectorArithmetic VerticalAlignment -VerticalDirection VerticalEdge VideoPlayer View
      ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewModifier ViewSpacing
      ViewThatFits Visibility VisualEffect WheelDatePickerStyle WheelPickerStyle Widget WidgetBundle
      WidgetBundleBuilder WidgetConfiguration WindowBackgroundShapeStyle WindowGroup
      WindowManagerRole WindowResizability WindowToolbarFullScreenVisibility WritingToolsBehavior
      ZStack ZStackLayout ZoomNavigationTransition
    Symbols: AppearSymbolEffect AutomaticSymbolEffect BounceSymbolEffect BreatheSymbolEffect
      ContentTransitionSymbolEffect DisappearSymbolEffect DiscreteSymbolEffect DrawOffSymbolEffect
      DrawOnSymbolEffect IndefiniteSymbolEffect PulseSymbolEffect ReplaceSymbolEffect
      RotateSymbolEffect ScaleSymbolEffect SymbolEffect SymbolEffectConfiguration
      SymbolEffectOptions TransitionSymbolEffect VariableColorSymbolEffect WiggleSymbolEffect
    UIKit: CTFont CTFontCreateWithName CTFontGetSize NSDataAsset NSDirectionalEdgeInsets
      NSDirectionalRectEdge NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutManager
      NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSMutableParagraphStyle
      NSParagraphStyle NSShadow NSStringDrawingContext NSStringDrawingOptions NSTextAlignment
      NSTextAttachment NSTextContainer NSUnderlineStyle UIAccessibility UIAccessibilityContrast
      UIAccessibilityCustomAction UIAccessibilityElement UIAccessibilityScrollDirection
      UIAccessibilityTraits UIAction UIActionHandler UIActivity UIActivityIndicatorView
      UIActivityItemSource UIActivityViewController UIAdaptivePresentationControllerDelegate
      UIAlertAction UIAlertController UIAppearance UIApplication UIApplicationDelegate
      UIApplicationShortcutIcon UIApplicationShortcutItem UIBackgroundTaskIdentifier UIBarAppearance
      UIBarButtonItem UIBarItem UIBarMetrics UIBarPosition UIBarStyle UIBezierPath UIBlurEffect
      UIButton UICalendarView UICalendarViewDelegate UICollectionReusableView UICollectionView
      UICollectionViewCell UICollectionViewController UICollectionViewDataSource
      UICollectionViewDataSourcePrefetching UICollectionViewDelegate
      UICollectionViewDelegateFlowLayout UICollectionViewFlowLayout UICollectionViewLayout
      UICollectionViewLayoutAttributes UICollectionViewListCell UIColor UIColorWell UICommand
      UIContentSizeCategory UIContextualAction UIControl UICoordinateSpace UIDataDetectorTypes
      UIDatePicker UIDatePickerStyle UIDevice UIDeviceOrientation UIEdgeInsets UIEvent
      UIFeedbackGenerator UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer
      UIGestureRecognizerDelegate UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions
      UIGraphicsEndImageContext UIGraphicsGetCurrentContext
      UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer
      UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPopContext
      UIGraphicsPushContext UIHoverGestureRecognizer UIImage UIImageAsset UIImagePickerController
      UIImagePickerControllerDelegate UIImageView UIImpactFeedbackGenerator UIInterfaceOrientation
      UIInterfaceOrientationMask UIKeyboardAppearance UIKeyboardType UILabel UILayoutGuide
      UILayoutPriority UILayoutSupport UILongPressGestureRecognizer UIMenu UIMenuElement
      UIModalPresentationStyle UIModalTransitionStyle UINavigationBar UINavigationBarAppearance
      UINavigationController UINavigationControllerDelegate UINavigationItem UINib
      UINotificationFeedbackGenerator UIOffset UIOpenURLContext UIPageControl UIPageViewController
      UIPageViewControllerDataSource UIPageViewControllerDelegate UIPanGestureRecognizer
      UIPasteboard UIPercentDrivenInteractiveTransition UIPickerView UIPickerViewDataSource
      UIPickerViewDelegate UIPinchGestureRecognizer UIPopoverArrowDirection
      UIPopoverPresentationController UIPopoverPresentationControllerDelegate
      UIPopoverPresentationControllerSourceItem UIPresentationController UIProgressView UIRectClip
      UIRectCorner UIRectEdge UIRectFill UIRectFillUsingBlendMode UIRectFrame UIRefreshControl
      UIResponder UIReturnKeyType UIRotationGestureRecognizer UIScene UISceneConfiguration
      UISceneDelegate UISceneSession UIScreen UIScreenEdgePanGestureRecognizer UIScrollView
      UIScrollViewDelegate UISearchBar UISearchBarDelegate UISearchController
      UISearchControllerDelegate UISearchResultsUpdating UISearchTextField UISegmentedControl
      UISelectionFeedbackGenerator UISemanticContentAttribute UISheetPresentationController
      UISheetPresentationControllerDelegate UISheetPresentationControllerDetentResolutionContext
      UISlider UISplitViewController UISplitViewControllerDelegate UIStackView UIStatusBarAnimation
      UIStatusBarStyle UIStepper UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch
      UITabBar UITabBarAppearance UITabBarController UITabBarControllerDelegate UITabBarDelegate
      UITabBarItem UITabBarItemAppearance UITableView UITableViewCell UITableViewController
      UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDelegate
      UITableViewHeaderFooterView UITapGestureRecognizer UITextAutocapitalizationType
      UITextAutocorrectionType UITextContentType UITextField UITextFieldDelegate UITextInputTraits
      UITextSmartDashesType UITextSmartQuotesType UITextSpellCheckingType UITextView
      UITextViewDelegate UIToolbar UIToolbarAppearance UITouch UITrait UITraitAccessibilityContrast
      UITraitChangeObservable UITraitChangeRegistration UITraitCollection UITraitDefinition
      UITraitDisplayScale UITraitHorizontalSizeClass UITraitLayoutDirection UITraitLegibilityWeight
      UITraitPreferredContentSizeCategory UITraitUserInterfaceStyle UITraitVerticalSizeClass
      UITransitionContextViewControllerKey UITransitionContextViewKey UIUserActivityRestoring
      UIUserInterfaceIdiom UIUserInterfaceLayoutDirection UIUserInterfaceStyle UIVibrancyEffect
      UIView UIViewAnimatingPosition UIViewController UIViewControllerAnimatedTransitioning
      UIViewControllerContextTransitioning UIViewControllerInteractiveTransitioning
      UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
      UIViewControllerTransitioningDelegate UIViewPropertyAnimator UIVisualEffect UIVisualEffectView
      UIWindow UIWindowScene UIWindowSceneDelegate kCaseSensitiveLayoutOnSelector
      kCaseSensitiveLayoutType kFractionsType kLowerCaseNumbersSelector kLowerCaseSmallCapsSelector
      kLowerCaseType kMonospacedNumbersSelector kNumberCaseType kNumberSpacingType
      kProportionalNumbersSelector kStylisticAlternativesType kUpperCaseNumbersSelector
      kUpperCaseSmallCapsSelector kUpperCaseType kVerticalPositionType
    WidgetKit: AccessoryWidgetBackground AccessoryWidgetGroup AccessoryWidgetGroupStyle
      ActivityConfiguration ActivityFamily ActivityPreviewViewKind ActivityViewContext
      AppIntentConfiguration AppIntentControlConfiguration AppIntentControlValueProvider
      AppIntentRecommendation AppIntentTimelineProvider ControlCenter ControlInfo ControlPushHandler
      ControlPushInfo ControlValueProvider ControlWidgetButton ControlWidgetButtonDefaultActionLabel
      ControlWidgetToggle ControlWidgetToggleDefaultLabel DynamicIsland DynamicIslandExpandedContent
      DynamicIslandExpandedContentBuilder DynamicIslandExpandedRegion
      DynamicIslandExpandedRegionPosition DynamicIslandExpandedRegionVerticalPlacement
      DynamicIslandMode IntentConfiguration IntentRecommendation IntentTimelineProvider
      LevelOfDetail NSUserActivityTypeLiveActivity PreviewActivityBuilder
      PreviewRelevanceEntryBuilder PreviewTimelineBuilder RelevanceConfiguration
      RelevanceEntriesProvider RelevanceEntriesProviderContext RelevanceEntry StaticConfiguration
      StaticControlConfiguration SupportedActivityFamiliesEnvironmentKey Timeline TimelineEntry
      TimelineEntryRelevance TimelineProvider TimelineProviderContext TimelineReloadPolicy
      WidgetAccentedRenderingMode WidgetCenter WidgetCenterError WidgetFamily WidgetInfo
      WidgetLocation WidgetMountingStyle WidgetPreviewContext WidgetPushHandler WidgetPushInfo
      WidgetRelevance WidgetRelevanceAttribute WidgetRelevanceGroup WidgetRenderingMode
      WidgetTexture
    """
}
