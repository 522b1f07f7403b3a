/// Names of Apple's frameworks that later versions of iOS have introduced, since iOS 16.
///
/// Only names whose declarations are all from one version or later: a new overload of an old name
/// is not here. Source: Apple's documentation of SwiftUI, WidgetKit, ActivityKit, AppIntents,
/// Charts, SwiftData and Symbols, iOS 27.1.
package enum IntroducedNames {
  /// The versions by name. Methods that are called on a view, a mark or a configuration begin with
  /// a period, macros with their sign.
  package static let versions: [String: SystemVersion] = {
    var result: [String: SystemVersion] = [:]
    var version = SystemVersion([])
    for word in table.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if word.hasSuffix(":"), let read = SystemVersion(String(word.dropLast())) {
        version = read
      } else {
        result[String(word)] = version
      }
    }
    return result
  }()

  /// Names that earlier systems have, too, but only the SDK of Xcode 27.
  package static let newInXcode27: Set<String> = ["ContentBuilder", "EmptyContent"]

  private static let table = """
    16.0: AccessibilityZoomGestureAction AccessoryCircularCapacityGaugeStyle
      AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle
      AccessoryWidgetBackground AnnotationContext AnnotationPosition AnyAxisContent AnyAxisMark
      AnyChartContent AnyChartSymbolShape AnyEntityQueryComparator AnyGradient AnyIntentValue
      AnyLayout AnyShape AppDependency AppDependencyManager AppEntity AppEnum AppIntent
      AppIntentError AppIntentsExtension AppShortcut AppShortcutPhrase AppShortcutPhraseToken
      AppShortcutsBuilder AppShortcutsProvider AppValue AreaMark AssistantEntity AssistantEnum
      AssistantIntent AssistantSchemas AttributedStringFromStringResolver AudioStartingIntent
      AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticLabeledContentStyle
      AutomaticNavigationSplitViewStyle AutomaticScaleDomain AutomaticTableStyle AxisContent
      AxisContentBuilder AxisGridLine AxisMark AxisMarkBuilder AxisMarkPosition AxisMarkPreset
      AxisMarkValues AxisMarks AxisTick AxisValue AxisValueLabel
      AxisValueLabelCollisionResolution AxisValueLabelOrientation BackgroundTask
      BalancedNavigationSplitViewStyle BarMark BasicChartSymbolShape BoolFromStringResolver
      BuilderConditional ButtonMenuStyle CaseDisplayRepresentable Chart ChartBinRange
      ChartContent ChartContentBuilder ChartPlotContent ChartProxy ChartSymbolShape
      ColumnsFormStyle ComparableComparisonOperator ConfirmationActionName ContainsComparator
      ContentTransition CustomIntentMigratedAppIntent CustomPresentationDetent DateBins
      DatePickerStyleConfiguration DefaultDateProgressLabel DefaultFocusEvaluationPriority
      DefaultGaugeStyle DefaultShareLinkLabel DeleteIntent DisclosureGroupStyle
      DisclosureGroupStyleConfiguration DisplayRepresentable DisplayRepresentation
      DoubleFromIntResolver DoubleFromStringResolver DoubleResolver DynamicOptionsProvider
      DynamicTableRowContent EditActions EditableCollectionContent EmptyResolverSpecification
      EmptyTableRowContent EntityIdentifier EntityIdentifierConvertible EntityProperty
      EntityPropertyQuery EntityQuery EntityQueryComparator EntityQueryComparatorMode
      EntityQueryComparatorsBuilder EntityQueryProperties EntityQueryPropertiesBuilder
      EntityQueryProperty EntityQueryPropertyDeclaration EntityQuerySort
      EntityQuerySortableByProperty EntityQuerySortingOptions EntityQuerySortingOptionsBuilder
      EntityStringQuery EqualToComparator EquatableComparisonOperator FocusFilterAppContext
      FocusFilterSuggestionContext FocusedObject FormStyle FormStyleConfiguration Gauge
      GaugeStyle GaugeStyleConfiguration GreaterThanComparator GreaterThanOrEqualToComparator
      Grid GridLayout GridRow GroupedFormStyle HStackLayout HasPrefixComparator
      HasSuffixComparator HasValueComparisonOperator HoverPhase ImageRenderer
      IndexedIdentifierCollection InputConnectionBehavior InsetTableStyle
      InstanceDisplayRepresentable IntFromDoubleResolver IntFromStringResolver IntResolver
      IntentAuthenticationPolicy IntentCurrencyAmount IntentDescription IntentDialog
      IntentDonationIdentifier IntentDonationManager IntentDonationMatchingPredicate IntentFile
      IntentItem IntentItemCollection IntentItemSection IntentParameter IntentParameterContext
      IntentParameterSummary IntentPaymentMethod IntentPerson IntentPrediction
      IntentPredictionConfiguration IntentPredictionsBuilder IntentRecommendation IntentResult
      IntentResultContainer IntentSystemContext InterpolationMethod IsBetweenComparator
      ItemProviderTableRowModifier LabeledContent LabeledContentStyle
      LabeledContentStyleConfiguration LabeledControlGroupContent LabeledToolbarItemGroupContent
      Layout LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LessThanComparator
      LessThanOrEqualToComparator LineMark LinearCapacityGaugeStyle MarkDimension
      MarkStackingMethod MenuOrder MultiDatePicker NavigationLinkPickerStyle NavigationPath
      NavigationSplitView NavigationSplitViewStyle NavigationSplitViewStyleConfiguration
      NavigationSplitViewVisibility NavigationStack NotEqualToComparator NumberBins
      OnInsertTableRowModifier OneOfComparisonOperator OpenIntent OpenWindowAction OpensIntent
      ParameterSummary ParameterSummaryBuilder ParameterSummaryCaseBuilder
      ParameterSummaryCaseCondition ParameterSummaryDefaultCaseCondition ParameterSummaryString
      ParameterSummarySwitchCondition ParameterSummaryTupleCaseCondition
      ParameterSummaryWhenCondition PasteButton PauseWorkoutIntent PersistentIdentifier
      PersistentlyIdentifiable Plot PlotDimensionScaleRange Plottable PlottableValue PointMark
      PositionScaleRange PredictableIntent PresentationDetent PresentedWindowContent
      PrimitivePlottableProtocol ProminentDetailNavigationSplitViewStyle ProposedViewSize
      ProvidesDialog RangeCheckingResolver RangeComparableProperty RectangleCornerRadii
      RectangleMark RenameAction RenameButton Resolver ResolverSpecification
      ResolverSpecificationBuilder ResultsCollection ResumeWorkoutIntent ReturnsValue RuleMark
      ScaleDomain ScaleRange ScaleType ScenePadding ScrollDismissesKeyboardMode
      ScrollIndicatorVisibility SearchSuggestionsPlacement SetFocusFilterIntent
      SetFocusFilterIntentError ShadowStyle ShareLink SharePreview ShortcutTileColor
      ShortcutsLink ShortcutsLinkStyle ShowsSnippetView SidebarRowSize SiriTipView
      SiriTipViewStyle SpatialTapGesture StartWorkoutIntent StaticDisplayRepresentable
      StringComparisonOperator StringFromDoubleResolver StringFromIntResolver SystemIntent Table
      TableColumn TableColumnBuilder TableColumnContent TableForEachContent
      TableHeaderRowContent TableRow TableRowBuilder TableRowContent TableStyle
      TableStyleConfiguration ToolbarCustomizationBehavior ToolbarCustomizationOptions
      ToolbarPlacement ToolbarRole ToolbarTitleMenu TransientAppEntity TupleIntentPrediction
      TupleTableColumnContent TupleTableRowContent TypeDisplayRepresentable
      TypeDisplayRepresentation UIHostingConfiguration UIHostingControllerSizingOptions
      URLFromStringResolver UnevenRoundedRectangle VStackLayout ViewSpacing ViewThatFits
      WidgetRenderingMode ZStackLayout .accessibilityActions .accessibilityDragPoint
      .accessibilityDropPoint .accessibilityZoomAction .activityBackgroundTint
      .alignsMarkStylesWithPlotArea .annotation .backgroundStyle .backgroundTask
      .chartBackground .chartForegroundStyleScale .chartLegend .chartLineStyleScale
      .chartOverlay .chartPlotStyle .chartSymbolScale .chartSymbolSizeScale .chartXAxis
      .chartXAxisLabel .chartXScale .chartYAxis .chartYAxisLabel .chartYScale .contentTransition
      .defersSystemGestures .disclosureGroupStyle .displayName .draggable .dropDestination
      .findDisabled .findNavigator .focusedObject .focusedSceneObject .fontWidth .formStyle
      .gaugeStyle .gridCellAnchor .gridCellColumns .gridCellUnsizedAxes .gridColumnAlignment
      .interactionActivityTrackingTag .interpolationMethod .labeledContentStyle .layoutValue
      .lineStyle .menuOrder .navigationDestination .navigationDocument
      .navigationSplitViewColumnWidth .navigationSplitViewStyle .onContinuousHover
      .onGeometryChange .persistentSystemOverlays .presentationDetents
      .presentationDragIndicator .renameAction .replaceDisabled .scrollContentBackground
      .scrollDisabled .scrollDismissesKeyboard .scrollIndicators .searchScopes
      .searchSuggestions .shortcutsLinkStyle .siriTipViewStyle .symbol .symbolSize .tableStyle
      .toolbarBackground .toolbarColorScheme .toolbarRole .toolbarTitleMenu
      .typeSelectEquivalent .widgetAccentable .widgetLabel @AppEntity @AppEnum @AppIntent
      @AssistantEntity @AssistantEnum @AssistantIntent @Model
    16.1: Activity ActivityAttributes ActivityAuthorizationError ActivityAuthorizationInfo
      ActivityConfiguration ActivityState ActivityStyle ActivityUIDismissalPolicy
      ActivityViewContext AlertConfiguration DynamicIsland DynamicIslandExpandedContent
      DynamicIslandExpandedContentBuilder DynamicIslandExpandedRegion
      DynamicIslandExpandedRegionPosition DynamicIslandExpandedRegionVerticalPlacement
      DynamicIslandMode LimitedAvailabilityConfiguration LiveActivityStartingIntent PushType
      .activitySystemActionForegroundColor .contentMargins .dynamicIsland .fontDesign
    16.2: ActivityContent ActivityPreviewViewKind
    16.4: CompactMenuControlGroupStyle ForegroundContinuableIntent MenuActionDismissBehavior
      MenuControlGroupStyle PresentationAdaptation PresentationBackgroundInteraction
      PresentationContentInteraction ScrollBounceBehavior SearchScopeActivation
      .menuActionDismissBehavior .presentationBackground .presentationBackgroundInteraction
      .presentationCompactAdaptation .presentationContentInteraction .presentationCornerRadius
      .scrollBounceBehavior
    17.0: AccessibilityDirectTouchOptions AnimationCompletionCriteria AnimationContext
      AnimationState AnimationStateKey AnnotationOverflowResolution AppIntentConfiguration
      AppIntentRecommendation AppIntentTimelineProvider AppIntentsPackage
      AppShortcutOptionsCollection AppShortcutOptionsCollectionProtocol
      AppShortcutOptionsCollectionSpecification AppShortcutOptionsCollectionSpecificationBuilder
      AppShortcutParameterPresentation AppShortcutParameterPresentationSummary
      AppShortcutParameterPresentationSummaryString AppShortcutParameterPresentationTitle
      AppShortcutParameterPresentationTitleString AppearSymbolEffect AsymmetricTransition
      AudioPlaybackIntent AutomaticSymbolEffect AutomaticTextEditorStyle BackgroundProminence
      BackingData BadgeProminence Bindable BlurReplaceTransition BounceSymbolEffect
      ButtonRepeatBehavior ChartAxisContent ChartScrollTargetBehavior
      ChartScrollTargetBehaviorContext ColorResource ContainerBackgroundPlacement
      ContentMarginPlacement ContentTransitionSymbolEffect ContentUnavailableView
      CoordinateSpaceProtocol CubicKeyframe CustomAnimation DefaultSerialModelExecutor
      DeprecatedAppIntent DialogSeverity DisappearSymbolEffect DisclosureTableRow
      DiscreteSymbolEffect DismissBehavior DismissWindowAction DocumentBaseBox
      DocumentConfiguration EmptyVisualEffect EnumerableEntityQuery FetchDescriptor
      FetchResultsCollection FileDialogBrowserOptions FillShapeStyle FillShapeView
      FocusInteractions GlobalCoordinateSpace HierarchicalShapeStyleModifier IdentityTransition
      ImageResource IndefiniteSymbolEffect InspectorCommands IntentCollectionSize
      IntentDeprecation IntentParameterDependency IntentProjection IntentWidgetFamily KeyPress
      KeyframeAnimator KeyframeTimeline KeyframeTrack KeyframeTrackContent
      KeyframeTrackContentBuilder Keyframes KeyframesBuilder LayoutDirectionBehavior
      LinearKeyframe LinkShapeStyle ListSectionSpacing LiveActivityIntent LocalCoordinateSpace
      MagnifyGesture MajorValueAlignment MigrationStage ModelActor ModelConfiguration
      ModelContainer ModelContext ModelExecutor MoveKeyframe MoveTransition NamedCoordinateSpace
      NavigationSplitViewColumn NegativeAppShortcutPhrase NegativeAppShortcutPhrases
      OffsetTransition OpacityTransition PagingScrollTargetBehavior PaletteControlGroupStyle
      PalettePickerStyle PaletteSelectionEffect PersistentModel PhaseAnimator
      PlaceholderContentView PlaceholderTextShapeStyle PlainTextEditorStyle
      PreviewActivityBuilder PreviewMacroBodyBuilder PreviewRegistry PreviewTimelineBuilder
      PreviewTrait PreviewUnavailable ProgressReportingIntent PulseSymbolEffect PushTransition
      RelationshipCollection RelevantContext RelevantIntent RelevantIntentManager
      ReplaceSymbolEffect RotateGesture ScaleSymbolEffect ScaleTransition Schema
      SchemaMigrationPlan SchemaProperty ScrollTarget ScrollTargetBehavior
      ScrollTargetBehaviorContext ScrollTransitionConfiguration ScrollTransitionPhase
      SearchUnavailableContent SectorMark SensoryFeedback SeparatorShapeStyle
      SerialModelExecutor Shader ShaderFunction ShaderLibrary ShapeView SlideTransition Spring
      SpringKeyframe SpringLoadingBehavior StrokeBorderShapeView StrokeShapeView SwiftDataError
      SymbolEffect SymbolEffectConfiguration SymbolEffectOptions SymbolEffectTransition
      TableColumnAlignment TableColumnCustomization TableColumnCustomizationBehavior
      TableOutlineGroupContent TextAttribute TextEditorStyle TextEditorStyleConfiguration
      TextInputDictationActivation TextInputDictationBehavior TextRenderer
      ToolbarDefaultItemKind ToolbarTitleDisplayMode TransactionKey Transition TransitionPhase
      TransitionProperties TransitionSymbolEffect TypesettingLanguage UnitCurve
      ValueAlignedChartScrollTargetBehavior ValueAlignedLimitBehavior VariableColorSymbolEffect
      VersionedSchema ViewAlignedScrollTargetBehavior VisualEffect WidgetConfigurationIntent
      WidgetLocation WindowBackgroundShapeStyle WindowResizability .accessibilityDirectTouch
      .allowedDynamicRange .badgeProminence .buttonRepeatBehavior .chartAngleSelection
      .chartGesture .chartScrollPosition .chartScrollTargetBehavior .chartScrollableAxes
      .chartXAxisStyle .chartXSelection .chartXVisibleDomain .chartYAxisStyle .chartYSelection
      .chartYVisibleDomain .colorEffect .compositingLayer .containerBackground
      .containerRelativeFrame .defaultFocus .defaultHoverEffect .defaultScrollAnchor .dialogIcon
      .dialogSuppressionToggle .disfavoredLocations .distortionEffect .fileDialogBrowserOptions
      .fileDialogConfirmationLabel .fileDialogCustomizationID .fileDialogDefaultDirectory
      .fileDialogImportsUnresolvedAliases .fileDialogMessage .fileDialogURLEnabled
      .fileExporterFilenameLabel .focusEffectDisabled .focusable .geometryGroup
      .hoverEffectDisabled .inspector .inspectorColumnWidth .invalidatableContent
      .keyframeAnimator .layerEffect .layoutDirectionBehavior .listSectionSpacing
      .navigationLinkIndicatorVisibility .onKeyPress .paletteSelectionEffect .phaseAnimator
      .safeAreaPadding .scrollClipDisabled .scrollIndicatorsFlash .scrollPosition
      .scrollTargetBehavior .scrollTargetLayout .scrollTransition .searchDictationBehavior
      .selectionDisabled .sensoryFeedback .springLoadingBehavior .symbolEffect
      .symbolEffectsRemoved .tableColumnHeaders .textEditorStyle .textScale
      .toolbarTitleDisplayMode .typesettingLanguage .visualEffect .widgetCurvesContent
      @Attribute @ModelActor @Previewable @Relationship @Transient
    17.1: SearchPresentationToolbarBehavior .searchPresentationToolbarBehavior
    17.2: PlayVideoIntent SearchCriteria ShowInAppSearchResultsIntent StringSearchCriteria
      StringSearchCriteriaFromStringResolverSpecificification StringSearchScope VideoCategory
    17.4: AppShortcutsContent PushToTalkTransmissionIntent TableColumnForEach
    17.5: PencilDoubleTapGestureValue PencilHoverPose PencilPreferredAction
      PencilSqueezeGesturePhase PencilSqueezeGestureValue .onPencilDoubleTap .onPencilSqueeze
    18.0: AccessibilityActionCategory ActivityFamily AdaptableTabBarPlacement
      AnyScrollTargetBehavior AnyTabContent AppIntentControlConfiguration
      AppIntentControlValueProvider AreaPlot AssistantSchema AssistantSchemaEntity
      AssistantSchemaEnum AssistantSchemaIntent AudioRecordingIntent AutomaticHoverEffect
      AutomaticNavigationTransition AutomaticPresentationSizing BarPlot BreatheSymbolEffect
      CameraCaptureIntent ConfirmationConditions ContainerValueKey ContainerValues ControlCenter
      ControlConfigurationIntent ControlInfo ControlPushHandler ControlPushInfo
      ControlValueProvider ControlWidget ControlWidgetButton
      ControlWidgetButtonDefaultActionLabel ControlWidgetConfiguration
      ControlWidgetConfigurationBuilder ControlWidgetTemplate ControlWidgetTemplateBuilder
      ControlWidgetToggle ControlWidgetToggleDefaultLabel CustomHoverEffect
      CustomURLRepresentationParameterConvertible DataStore DataStoreBatchDeleteRequest
      DataStoreBatching DataStoreConfiguration DataStoreError DataStoreFetchRequest
      DataStoreFetchResult DataStoreSaveChangesRequest DataStoreSaveChangesResult
      DataStoreSnapshot DataStoreSnapshotCodingKey DefaultDocumentGroupLaunchActions
      DefaultHistoryDelete DefaultHistoryInsert DefaultHistoryToken DefaultHistoryTransaction
      DefaultHistoryUpdate DefaultSnapshot DefaultStore DefaultTabLabel DocumentGroupLaunchScene
      DocumentLaunchGeometryProxy DocumentLaunchView EditingState
      EmptyControlWidgetConfiguration EmptyControlWidgetTemplate EmptyHoverEffect
      EmptyMatchedTransitionSourceConfiguration EntityURLRepresentation EnumURLRepresentation
      FileEntity FileEntityIdentifier FittedPresentationSizing FixedTextVariant
      ForEachSectionCollection ForEachSubviewCollection FormPresentationSizing
      FunctionAreaPlotContent FunctionLinePlotContent GroupElementsOfContent
      GroupSectionsOfContent HandGestureShortcut HighlightHoverEffect HistoryChange
      HistoryDelete HistoryDescriptor HistoryInsert HistoryProviding HistoryToken
      HistoryTombstone HistoryTransaction HistoryUpdate HorizontalDirection IndexedEntity
      IntentURLRepresentation LiftHoverEffect LinePlot MarkDimensions
      MatchedTransitionSourceConfiguration MaterialActiveAppearance MeshGradient
      NavigationTransition NewDocumentButton OpenURLIntent PagePresentationSizing
      PlottableProjection PointPlot PresentationSizing PresentationSizingContext
      PresentationSizingRoot PreviewBodyBuilder PreviewModifier PreviewModifierContent
      RectanglePlot RotateSymbolEffect RulePlot SceneRestorationBehavior ScrollAnchorRole
      ScrollContentOffsetAdjustmentBehavior ScrollGeometry ScrollInputBehavior ScrollInputKind
      ScrollPhase ScrollPhaseChangeContext ScrollPosition SectionCollection SectionConfiguration
      SectorPlot SetValueIntent SidebarAdaptableTabViewStyle SizeDependentTextVariant
      SpatialEventCollection SpatialEventGesture StaticControlConfiguration Subview
      SubviewsCollection SubviewsCollectionSlice SupportedActivityFamiliesEnvironmentKey
      SystemFormatStyle Tab TabBarOnlyTabViewStyle TabBarPlacement TabContent TabContentBuilder
      TabCustomizationBehavior TabPlacement TabRole TabSection TabViewCustomization TextProxy
      TextSelection TextSelectionAffinity TextVariantPreference TimeDataSource ToolbarLabelStyle
      UIGestureRecognizerRepresentable UIGestureRecognizerRepresentableContext
      UIGestureRecognizerRepresentableCoordinateSpaceConverter URLRepresentableEntity
      URLRepresentableEnum URLRepresentableIntent UniqueAppEntity UniqueAppEntityProvider
      UniqueAppEntityQuery VectorizedAreaPlotContent VectorizedBarPlotContent
      VectorizedChartContent VectorizedLinePlotContent VectorizedPointPlotContent
      VectorizedRectanglePlotContent VectorizedRulePlotContent VectorizedSectorPlotContent
      VerticalDirection WidgetAccentedRenderingMode WidgetRelevance WidgetRelevanceAttribute
      WidgetRelevanceGroup WiggleSymbolEffect WindowManagerRole
      WindowToolbarFullScreenVisibility WritingToolsBehavior ZoomNavigationTransition #Index
      #Unique .allowsWindowActivationEvents .containerValue .controlWidgetActionHint
      .controlWidgetStatus .defaultAdaptableTabBarPlacement .handGestureShortcut
      .labelsVisibility .matchedTransitionSource .materialActiveAppearance .navigationTransition
      .onScrollGeometryChange .onScrollPhaseChange .onScrollTargetVisibilityChange
      .onScrollVisibilityChange .presentationSizing .promptsForUserConfiguration .pushHandler
      .scrollInputBehavior .searchFocused .sectionActions .supplementalActivityFamilies
      .tabViewCustomization .tabViewSidebarBottomBar .tabViewSidebarFooter .tabViewSidebarHeader
      .textRenderer .textSelectionAffinity .toolbarBackgroundVisibility .toolbarVisibility
      .windowToolbarFullScreenVisibility .writingToolsBehavior @UnionValue
    18.1: .documentBrowserContextMenu
    18.2: AppEntityAnnotatable .appEntityIdentifier
    18.4: ContentToolbarPlacement ScrollTargetBehaviorProperties
      ScrollTargetBehaviorPropertiesContext .appEntityUIElements .contentToolbar
      .writingToolsAffordanceVisibility
    26.0: AnimatableValues AssistiveAccess AttributedTextFormatting
      AttributedTextFormattingDefinition AttributedTextSelection AttributedTextValueConstraint
      BasicChart3DSurfaceStyle BasicChart3DSymbolShape ButtonSizing Chart3D
      Chart3DCameraProjection Chart3DContent Chart3DContentBuilder Chart3DPose
      Chart3DSurfaceStyle Chart3DSymbolShape ConcentricRectangle DebugReplaceableView
      DefaultButtonLabel DefaultGlassEffectShape DefaultToolbarItem DragConfiguration
      DragSession DrawOffSymbolEffect DrawOnSymbolEffect DropConfiguration DropSession
      EmptySnippetIntent EntityPropertyModifiers FindContext Glass GlassButtonStyle
      GlassEffectContainer GlassEffectTransition GlassProminentButtonStyle IntentChoiceOption
      IntentModes IntentValueQuery LevelOfDetail RectangleCornerInsets RoundedRectangularShape
      RoundedRectangularShapeCorners ScrollEdgeEffectStyle SearchToolbarBehavior
      ShowsSnippetIntent SliderTick SliderTickBuilder SliderTickContent SliderTickContentForEach
      SnippetIntent SpacerSizing SurfacePlot SymbolColorRenderingMode SymbolVariableValueMode
      TabBarMinimizeBehavior TabSearchActivation TabViewBottomAccessoryPlacement
      TargetContentProvidingIntent TextInputFormattingControlPlacement ToolbarSpacer
      TupleSliderTickContent UIHostingSceneDelegate UndoableIntent WidgetMountingStyle
      WidgetPushHandler WidgetPushInfo .accessibilityDefaultFocus .accessibilityScrollStatus
      .assistiveAccessNavigationIcon .attributedTextFormattingDefinition
      .backgroundExtensionEffect .buttonSizing .chart3DCameraProjection .chart3DPose .chartZAxis
      .chartZAxisLabel .chartZScale .chartZSelection .containerCornerOffset .glassEffect
      .glassEffectID .glassEffectTransition .glassEffectUnion .labelIconToTitleSpacing
      .labelReservedIconWidth .lineHeight .listSectionIndexVisibility .listSectionMargins
      .navigationSubtitle .onAppIntentExecution .onInteractiveResizeChange .safeAreaBar
      .scrollEdgeEffectHidden .scrollEdgeEffectStyle .searchSelection .searchToolbarBehavior
      .sectionIndexLabel .sliderThumbVisibility .supportedMountingStyles
      .symbolColorRenderingMode .symbolVariableValueMode .tabBarMinimizeBehavior
      .tabViewBottomAccessory .tabViewSearchActivation .textInputFormattingControlVisibility
      .writingDirection @ComputedProperty @DeferredProperty
    27.0: AppUnionValue AppUnionValueCasesProviding BorderedTextFieldStyle
      CrossFadeNavigationTransition EntityCollection EntityCollectionSearchCriteria
      EntityOwnership GestureInputKinds IntentExecutionTargets LongRunningIntent
      LongRunningTaskOptions MediaSession OwnershipProvidingEntity PresentationPlacement
      RelevantEntities ReorderDifference ReorderableSingleCollectionIdentifier
      RunSystemShortcutIntent SyncableEntity SyncableEntityIdentifier TabsPickerStyle
      TextInputBorderShape ToolbarItemAxisBehavior ToolbarItemVisibilityPriority
      ToolbarMinimizationBehavior ToolbarMinimizationRestoration
      ToolbarMinimizationSafeAreaAdjustment ToolbarVerticalBehavior
      ToolbarVerticalCompressionBehavior .concentricCornerRadii .reorderContainer .reorderable
    27.1: ArrangementView ArrangementViewStyle AutomaticArrangementViewStyle DeviceHinge
      DeviceHingeContext OverlayArrangementViewStyle ReservedRegion SplitArrangementViewStyle
      .arrangementViewStyle .onHingeChange .overlayArrangementEdge .reservedRegions
      .splitArrangementFixedLayoutSize .splitArrangementLayoutRatio .splitArrangementLayoutSize
    """
}
