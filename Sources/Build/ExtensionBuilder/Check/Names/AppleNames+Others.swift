// Written by script/apple-names.

extension AppleNames {
  /// All other modules.
  static let others = """
    AVFoundation: AVAsset AVAssetImageGenerator AVAudioPlayer AVAudioPlayerDelegate AVAudioSession
      AVError AVFileType AVPlayer AVPlayerItem AVSpeechBoundary AVSpeechSynthesisVoice
      AVSpeechSynthesizer AVSpeechSynthesizerDelegate AVSpeechUtterance AVURLAsset OSStatus
    Accelerate: vDSP vDSP_Length vDSP_Stride vForce
    Accessibility: AXCategoricalDataAxisDescriptor AXChartDescriptor AXCustomContent
      AXDataAxisDescriptor AXDataPoint AXDataPointValue AXDataSeriesDescriptor
      AXNumericDataAxisDescriptor
    ActivityKit: Activity ActivityAttributes ActivityAuthorizationError ActivityAuthorizationInfo
      ActivityContent ActivitySequence ActivityState ActivityStyle ActivityUIDismissalPolicy
      AlertConfiguration PushType
    AdSupport: ASIdentifierManager
    AlarmKit: Alarm AlarmAttributes AlarmButton AlarmManager AlarmMetadata AlarmPresentation
      AlarmPresentationState
    AppIntents: -AnyEntityQueryComparator AnyIntentValue AppDependency AppDependencyManager
      AppEntity AppEntityAnnotatable AppEnum AppExtension AppExtensionConfiguration AppIntent
      AppIntentError AppIntentsExtension AppIntentsPackage AppShortcut AppShortcutOptionsCollection
      AppShortcutOptionsCollectionProtocol AppShortcutOptionsCollectionSpecification
      AppShortcutOptionsCollectionSpecificationBuilder AppShortcutParameterPresentation
      AppShortcutParameterPresentationSummary AppShortcutParameterPresentationSummaryString
      AppShortcutParameterPresentationTitle AppShortcutParameterPresentationTitleString
      AppShortcutPhrase AppShortcutPhraseToken AppShortcutsBuilder AppShortcutsContent
      AppShortcutsProvider AppValue -AssistantEntity -AssistantEnum -AssistantIntent
      -AssistantSchema -AssistantSchemaEntity -AssistantSchemaEnum -AssistantSchemaIntent
      -AssistantSchemas AttributedStringFromStringResolver AudioPlaybackIntent AudioRecordingIntent
      AudioStartingIntent BoolFromStringResolver CameraCaptureIntent CancellableIntent
      CaseDisplayRepresentable ComparableComparisonOperator -ComputedProperty ConfirmationActionName
      ConfirmationConditions ContainsComparator ControlConfigurationIntent
      CustomIntentMigratedAppIntent CustomURLRepresentationParameterConvertible -DeferredProperty
      DeleteIntent DeprecatedAppIntent DisplayRepresentable DisplayRepresentation
      DoubleFromIntResolver DoubleFromStringResolver DoubleResolver DynamicOptionsProvider
      EmptyResolverSpecification EmptySnippetIntent EntityIdentifier EntityIdentifierConvertible
      EntityProperty EntityPropertyModifiers EntityPropertyQuery EntityQuery EntityQueryComparator
      EntityQueryComparatorMode EntityQueryComparatorsBuilder EntityQueryProperties
      EntityQueryPropertiesBuilder EntityQueryProperty -EntityQueryPropertyDeclaration
      EntityQuerySort EntityQuerySortableByProperty EntityQuerySortingOptions
      EntityQuerySortingOptionsBuilder EntityStringQuery EntityURLRepresentation
      EnumURLRepresentation EnumerableEntityQuery EqualToComparator EquatableComparisonOperator
      FileEntity FileEntityIdentifier FocusFilterAppContext FocusFilterSuggestionContext
      ForegroundContinuableIntent GreaterThanComparator GreaterThanOrEqualToComparator
      HasPrefixComparator HasSuffixComparator HasValueComparisonOperator IndexedEntity
      InputConnectionBehavior InstanceDisplayRepresentable IntFromDoubleResolver
      IntFromStringResolver IntResolver IntentAuthenticationPolicy IntentChoiceOption
      IntentCollectionSize IntentCurrencyAmount IntentDeprecation IntentDescription IntentDialog
      IntentDonationIdentifier IntentDonationManager IntentDonationMatchingPredicate IntentFile
      IntentItem IntentItemCollection IntentItemSection IntentModes IntentParameter
      IntentParameterContext IntentParameterDependency IntentParameterSummary IntentPaymentMethod
      IntentPerson IntentPrediction IntentPredictionConfiguration IntentPredictionsBuilder
      IntentProjection IntentResult IntentResultContainer IntentSystemContext
      IntentURLRepresentation IntentValueQuery IntentWidgetFamily IsBetweenComparator
      LessThanComparator LessThanOrEqualToComparator LiveActivityIntent LiveActivityStartingIntent
      NegativeAppShortcutPhrase NegativeAppShortcutPhrases NegativeAppShortcutPhrasesBuilder
      NotEqualToComparator OneOfComparisonOperator OpenIntent OpenURLIntent OpensIntent
      ParameterSummary ParameterSummaryBuilder ParameterSummaryCaseBuilder
      ParameterSummaryCaseCondition ParameterSummaryDefaultCaseCondition ParameterSummaryString
      ParameterSummarySwitchCondition ParameterSummaryTupleCaseCondition
      ParameterSummaryWhenCondition PauseWorkoutIntent PersistentlyIdentifiable PlayVideoIntent
      PredictableIntent ProgressReportingIntent ProvidesDialog PushToTalkTransmissionIntent
      RangeCheckingResolver RangeComparableProperty RelevantIntent RelevantIntentManager Resolver
      ResolverSpecification ResolverSpecificationBuilder ResultsCollection ResumeWorkoutIntent
      ReturnsValue SearchCriteria SetFocusFilterIntent SetFocusFilterIntentError SetValueIntent
      ShortcutTileColor ShortcutsLink ShortcutsLinkStyle ShowInAppSearchResultsIntent
      ShowsSnippetIntent ShowsSnippetView SiriTipView SiriTipViewStyle SnippetIntent
      StartWorkoutIntent StaticDisplayRepresentable StringComparisonOperator
      StringFromDoubleResolver StringFromIntResolver StringSearchCriteria
      StringSearchCriteriaFromStringResolverSpecificification StringSearchScope SystemIntent
      TargetContentProvidingIntent TransientAppEntity TupleIntentPrediction TypeDisplayRepresentable
      TypeDisplayRepresentation URLFromStringResolver URLRepresentableEntity URLRepresentableEnum
      URLRepresentableIntent UndoableIntent -UnionValue UniqueAppEntity UniqueAppEntityProvider
      UniqueAppEntityQuery VideoCategory WidgetConfigurationIntent
    AppTrackingTransparency: ATTrackingManager
    AudioToolbox: SystemSoundID
    AuthenticationServices: ASAuthorization ASAuthorizationAppleIDCredential
      ASAuthorizationAppleIDProvider ASAuthorizationAppleIDRequest ASAuthorizationController
      ASAuthorizationControllerDelegate ASAuthorizationControllerPresentationContextProviding
      ASAuthorizationCredential ASAuthorizationError ASAuthorizationPasswordProvider
      ASAuthorizationPasswordRequest ASAuthorizationPlatformPublicKeyCredentialAssertion
      ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
      ASAuthorizationPlatformPublicKeyCredentialProvider
      ASAuthorizationPlatformPublicKeyCredentialRegistration
      ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest ASAuthorizationProvider
      ASAuthorizationRequest ASAuthorizationResult ASPasswordCredential AuthorizationController
    BackgroundTasks: BGAppRefreshTask BGAppRefreshTaskRequest BGProcessingTask
      BGProcessingTaskRequest BGTask BGTaskRequest BGTaskScheduler
    CloudKit: CKAccountStatus CKAsset CKContainer CKDatabase CKError CKQuery CKRecord CKRecordValue
      CKRecordValueProtocol CKRecordZone
    Combine: AnyCancellable AnyPublisher AnySubscriber AsyncPublisher AsyncThrowingPublisher
      Cancellable CombineIdentifier ConnectablePublisher CurrentValueSubject
      CustomCombineIdentifierConvertible DateSchedulerTime Deferred Empty Fail Future
      ImmediateScheduler Just NoSchedulerOptions ObservableObject ObservableObjectPublisher
      PassthroughSubject Published Publisher Publishers Record Scheduler SchedulerStride
      SchedulerTimeIntervalConvertible Subject Subscriber Subscribers Subscription Subscriptions
      TopLevelDecoder TopLevelEncoder
    CommonCrypto: CCHmacAlgorithm CC_LONG
    Contacts: CNAuthorizationStatus CNContact CNContactFetchRequest CNContactFormatter
      CNContactFormatterStyle CNContactRelation CNContactSortOrder CNContactStore CNContactType
      CNContainer CNEntityType CNError CNFetchRequest CNGroup CNInstantMessageAddress
      CNKeyDescriptor CNLabeledValue CNMutableContact CNMutablePostalAddress CNPhoneNumber
      CNPostalAddress CNPostalAddressFormatter CNPostalAddressFormatterStyle CNSaveRequest
      CNSocialProfile
    CoreBluetooth: CBAttribute CBCentralManager CBCentralManagerDelegate CBCharacteristic CBManager
      CBManagerAuthorization CBManagerState CBPeer CBPeripheral CBPeripheralDelegate
      CBPeripheralState CBService CBUUID
    CoreData: FetchRequest FetchedResults NSAttributeDescription NSAttributeType
      NSBatchDeleteRequest NSBatchDeleteRequestResultType NSBatchDeleteResult NSDeleteRule
      NSEntityDescription NSFetchRequest NSFetchRequestResult NSFetchRequestResultType
      NSFetchedResultsChangeType NSFetchedResultsController NSFetchedResultsControllerDelegate
      NSFetchedResultsSectionInfo NSManagedObject NSManagedObjectContext
      NSManagedObjectContextConcurrencyType NSManagedObjectID NSManagedObjectModel NSMergePolicy
      NSPersistentCloudKitContainer NSPersistentCloudKitContainerOptions NSPersistentContainer
      NSPersistentStore NSPersistentStoreCoordinator NSPersistentStoreDescription
      NSPersistentStoreRequest NSPersistentStoreResult NSPropertyDescription
      NSRelationshipDescription
    CoreGraphics: CGAffineTransform CGBitmapInfo CGBlendMode CGColor CGColorRenderingIntent
      CGColorSpace CGColorSpaceModel CGContext CGDataProvider CGGradient CGGradientDrawingOptions
      CGImage CGImageAlphaInfo CGImageByteOrderInfo CGImagePropertyOrientation
      CGInterpolationQuality CGLineCap CGLineJoin CGMutablePath CGPath CGPathDrawingMode
      CGPathFillRule CGVector
    CoreHaptics: CHHapticDeviceCapability CHHapticDynamicParameter CHHapticEngine CHHapticError
      CHHapticEvent CHHapticEventParameter CHHapticPattern CHHapticPatternPlayer
    CoreImage: CIAztecCodeGenerator CIBlendWithMask CIBoxBlur CICode128BarcodeGenerator CIColor
      CIColorControls CIColorInvert CIColorMatrix CIColorMonochrome CIColorPosterize
      CIColorThreshold CICompositeOperation CIContext CIContextOption CIExposureAdjust CIFalseColor
      CIFilter CIFilterProtocol CIFormat CIGammaAdjust CIGaussianBlur CIHueAdjust CIImage
      CIImageOption CIImageRepresentationOption CILanczosScaleTransform CILinearGradient
      CIMaskToAlpha CIPDF417BarcodeGenerator CIPhotoEffectMono CIPhotoEffectNoir CIPhotoEffectTonal
      CIQRCodeGenerator CIRadialGradient CISepiaTone CIVector CIVibrance CIVignette
    CoreLocation: CLAccuracyAuthorization CLAuthorizationStatus CLCircularRegion CLError
      CLGeocodeCompletionHandler CLGeocoder CLHeading CLLocation CLLocationAccuracy
      CLLocationCoordinate2D CLLocationDegrees CLLocationDirection CLLocationDirectionAccuracy
      CLLocationDistance CLLocationManager CLLocationManagerDelegate CLLocationSpeed
      CLLocationSpeedAccuracy CLPlacemark CLRegion
    CoreML: MLComputeUnits MLFeatureProvider MLFeatureValue MLModel MLModelConfiguration
      MLModelError
    CoreMedia: CMTime CMTimeRange CMTimeScale CMTimeValue
    CoreMotion: CMAcceleration CMAccelerometerData CMAccelerometerHandler CMAltimeter CMAltitudeData
      CMAttitude CMAttitudeReferenceFrame CMAuthorizationStatus CMDeviceMotion CMDeviceMotionHandler
      CMError CMGyroData CMGyroHandler CMLogItem CMMagneticField CMMotionActivity
      CMMotionActivityConfidence CMMotionActivityHandler CMMotionActivityManager
      CMMotionActivityQueryHandler CMMotionManager CMPedometer CMPedometerData CMPedometerEvent
      CMPedometerEventHandler CMPedometerEventType CMPedometerHandler CMQuaternion CMRotationRate
    CoreNFC: NFCNDEFMessage NFCNDEFPayload NFCNDEFReaderSession NFCNDEFReaderSessionDelegate
      NFCReaderError NFCTypeNameFormat
    CoreSpotlight: CSCustomAttributeKey CSIndexError CSSearchableIndex CSSearchableItem
      CSSearchableItemAttributeSet
    CoreTelephony: CTCarrier CTCellularData CTCellularDataRestrictedState CTTelephonyNetworkInfo
    CoreText: CTFontManagerError CTFontManagerScope
    CoreTransferable: CodableRepresentation DataRepresentation FileRepresentation
      ProxyRepresentation ReceivedTransferredFile SentTransferredFile TopLevelTransferDecoder
      TopLevelTransferEncoder TransferRepresentation TransferRepresentationBuilder
      TransferRepresentationVisibility Transferable
    CryptoKit: AES ChaChaPoly CryptoKitASN1Error CryptoKitError Curve25519 Digest HKDF HMAC
      HashFunction HashedAuthenticationCode Insecure MessageAuthenticationCode P256 P384 P521 SHA256
      SHA256Digest SHA384 SHA384Digest SHA512 SHA512Digest SharedSecret SymmetricKey
      SymmetricKeySize
    DeveloperToolsSupport: -PreviewBodyBuilder -PreviewMacroBodyBuilder
    DeviceActivity: DeviceActivityCenter DeviceActivityEvent DeviceActivityName
      DeviceActivitySchedule
    DeviceCheck: DCAppAttestService DCDevice DCError
    EventKit: EKAlarm EKAuthorizationStatus EKCalendar EKCalendarItem EKCalendarType EKEntityMask
      EKEntityType EKError EKEvent EKEventAvailability EKEventStatus EKEventStore EKRecurrenceEnd
      EKRecurrenceFrequency EKRecurrenceRule EKReminder EKReminderPriority EKSource EKSourceType
      EKSpan
    FamilyControls: AuthorizationCenter AuthorizationStatus FamilyActivitySelection
      FamilyControlsError FamilyControlsMember
    GameKit: GKAchievement GKError GKLeaderboard GKLocalPlayer GKPlayer
    GameplayKit: GKARC4RandomSource GKGaussianDistribution GKLinearCongruentialRandomSource
      GKMersenneTwisterRandomSource GKRandom GKRandomDistribution GKRandomSource
      GKShuffledDistribution
    HealthKit: HKActivitySummary HKActivitySummaryQuery HKActivitySummaryType
      HKAuthorizationRequestStatus HKAuthorizationStatus HKBiologicalSex HKBiologicalSexObject
      HKCategorySample HKCategoryType HKCategoryTypeIdentifier HKCharacteristicType
      HKCharacteristicTypeIdentifier HKCorrelationType HKCorrelationTypeIdentifier HKError
      HKHealthStore HKMetricPrefix HKObject HKObjectType HKObserverQuery HKQuantity HKQuantitySample
      HKQuantityType HKQuantityTypeIdentifier HKQuery HKQueryOptions HKSample HKSamplePredicate
      HKSampleQuery HKSampleQueryDescriptor HKSampleType HKStatistics HKStatisticsCollection
      HKStatisticsCollectionQuery HKStatisticsCollectionQueryDescriptor HKStatisticsOptions
      HKStatisticsQuery HKStatisticsQueryDescriptor HKUnit HKUpdateFrequency HKWorkout
      HKWorkoutActivityType HKWorkoutType
    HomeKit: HMAccessory HMActionSet HMCharacteristic HMError HMHome HMHomeManager
      HMHomeManagerAuthorizationStatus HMHomeManagerDelegate HMRoom HMService
    ImageIO: CGImageDestination CGImageSource CGImageSourceStatus
    Intents: DefinedIntent DefinedParameter HandledIntent INExtension INIntent
      INIntentHandlerProviding INIntentResolutionResult INIntentResponse INInteraction INObject
      INObjectCollection INObjectResolutionResult INObjectSection IntentAnswer
      IntentConfigurationError IntentDefinition IntentOffer
    JavaScriptCore: JSContext JSValue
    LinkPresentation: LPError LPLinkMetadata LPMetadataProvider
    LocalAuthentication: LAAccessControlOperation LABiometryType LAContext LACredentialType LAError
      LAPolicy
    LockedCameraCapture: LockedCameraCaptureExtension LockedCameraCaptureExtensionScene
      LockedCameraCaptureManager LockedCameraCaptureSession LockedCameraCaptureUIScene
    ManagedSettings: ActivityCategory ActivityCategoryToken Application ApplicationToken
      ManagedSettingsStore ShieldSettings Token WebDomain WebDomainToken
    MapKit: Annotation EmptyMapContent MKAnnotation MKCoordinateRegion MKCoordinateSpan
      MKDistanceFormatter MKError MKLocalSearch MKMapItem MKMapPoint MKMapRect MKMapSize
      MKMapSnapshotter MKMapType MKPlacemark MKPointAnnotation MKPointOfInterestCategory
      MKPointOfInterestFilter Map MapAnnotation MapAnnotationProtocol MapCamera MapCameraBounds
      MapCameraPosition MapCircle MapContent MapContentBuilder MapInteractionModes MapMarker MapPin
      MapPolygon MapPolyline MapStyle Marker TupleMapContent UserAnnotation
    MediaPlayer: MPChangePlaybackPositionCommand MPChangePlaybackPositionCommandEvent
      MPFeedbackCommand MPMediaEntity MPMediaEntityPersistentID MPMediaItem MPMediaItemArtwork
      MPMediaItemCollection MPMediaLibrary MPMediaLibraryAuthorizationStatus MPMediaQuery
      MPMusicPlaybackState MPMusicPlayerController MPMusicRepeatMode MPMusicShuffleMode
      MPNowPlayingInfoCenter MPNowPlayingInfoMediaType MPNowPlayingPlaybackState MPRemoteCommand
      MPRemoteCommandCenter MPRemoteCommandEvent MPRemoteCommandHandlerStatus MPSkipIntervalCommand
      MPSkipIntervalCommandEvent
    MessageUI: MFMailComposeError MFMailComposeResult MFMailComposeViewController
      MFMailComposeViewControllerDelegate MFMessageComposeViewController
      MFMessageComposeViewControllerDelegate MessageComposeResult
    MetricKit: MXDiagnosticPayload MXMetricManager MXMetricManagerSubscriber MXMetricPayload
    MusicKit: Album ApplicationMusicPlayer Artist Artwork ContentRating MusicAuthorization
      MusicCatalogResourceRequest MusicCatalogResourceResponse MusicCatalogSearchRequest
      MusicCatalogSearchResponse MusicCatalogSearchable MusicItem MusicItemCollection MusicItemID
      MusicLibraryRequest MusicLibraryRequestable MusicLibraryResponse MusicPlayer
      MusicRecentlyPlayedRequest MusicRecentlyPlayedResponse MusicSubscription
      MusicTokenRequestError PlayableMusicItem Playlist Song Station SystemMusicPlayer Track
    NaturalLanguage: NLLanguage NLLanguageRecognizer NLTagScheme NLTokenUnit NLTokenizer
    Network: NWInterface NWPath NWPathMonitor
    NetworkExtension: NETunnelProviderManager NETunnelProviderProtocol NETunnelProviderSession
      NEVPNConnection NEVPNError NEVPNManager NEVPNProtocol NEVPNStatus
    OSLog: OSLogEntry OSLogEntryFromProcess OSLogEntryLog OSLogEntryWithPayload OSLogPosition
      OSLogStore
    PDFKit: PDFDisplayBox PDFDocument PDFPage PDFView
    PassKit: PKMerchantCapability PKPass PKPassLibrary PKPassType PKPaymentAuthorizationController
      PKPaymentNetwork PKPaymentRequest PKPaymentSummaryItem PKPaymentSummaryItemType
    Photos: PHAccessLevel PHAsset PHAssetCollection PHAssetCollectionSubtype PHAssetCollectionType
      PHAssetMediaSubtype PHAssetMediaType PHAuthorizationStatus PHCachingImageManager
      PHFetchOptions PHFetchResult PHImageContentMode PHImageManager PHImageRequestID
      PHImageRequestOptions PHImageRequestOptionsDeliveryMode PHImageRequestOptionsResizeMode
      PHImageRequestOptionsVersion PHObject PHPhotoLibrary PHPhotosError
    PhotosUI: PHPickerFilter PhotosPicker PhotosPickerItem PhotosPickerSelectionBehavior
    QuartzCore: CAAnimation CAAnimationGroup CABasicAnimation CACornerMask CADisplayLink
      CAGradientLayer CAGradientLayerType CAKeyframeAnimation CALayer CALayerContentsGravity
      CALayerCornerCurve CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName
      CAPropertyAnimation CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin
      CASpringAnimation CATextLayer CATextLayerAlignmentMode CATransaction CATransform3D
    QuickLook: QLPreviewController QLPreviewControllerDataSource QLPreviewItem
    RelevanceKit: RelevantContext
    SafariServices: SFSafariViewController SFSafariViewControllerDelegate SSReadingList
    Security: OSStatus SecAccessControl SecAccessControlCreateFlags SecCertificate SecIdentity
      SecKey SecPolicy SecRandomRef SecTrust SecTrustResultType
    Speech: SFSpeechAudioBufferRecognitionRequest SFSpeechRecognitionRequest
      SFSpeechRecognitionResult SFSpeechRecognitionTask SFSpeechRecognitionTaskHint
      SFSpeechRecognizer SFSpeechRecognizerAuthorizationStatus SFSpeechURLRecognitionRequest
      SFTranscription
    StoreKit: AppStore DisplayMessageAction Message Product RequestReviewAction SKError SKPayment
      SKPaymentQueue SKPaymentTransaction SKPaymentTransactionObserver SKPaymentTransactionState
      SKProduct SKProductsRequest SKProductsRequestDelegate SKProductsResponse SKRequest
      SKRequestDelegate SKStoreReviewController StoreKitError Storefront Transaction
      VerificationResult
    SwiftData: -Attribute BackingData -DataStore -DataStoreBatchDeleteRequest -DataStoreBatching
      -DataStoreConfiguration -DataStoreError -DataStoreFetchRequest -DataStoreFetchResult
      -DataStoreSaveChangesRequest -DataStoreSaveChangesResult -DataStoreSnapshot
      -DataStoreSnapshotCodingKey -DataStoreSnapshotValue DefaultHistoryDelete DefaultHistoryInsert
      DefaultHistoryToken DefaultHistoryTransaction DefaultHistoryUpdate DefaultSerialModelExecutor
      -DefaultSnapshot -DefaultStore -EditingState FetchDescriptor FetchResultsCollection
      HistoryChange HistoryDelete HistoryDescriptor HistoryInsert HistoryProviding HistoryToken
      HistoryTombstone HistoryTransaction HistoryUpdate -Index MigrationStage -Model ModelActor
      ModelConfiguration ModelContainer ModelContext ModelExecutor PersistentIdentifier
      PersistentModel Query -Relationship RelationshipCollection Schema SchemaMigrationPlan
      SchemaProperty SerialModelExecutor SwiftDataError -Transient -Unique VersionedSchema
    SystemConfiguration: SCNetworkReachability SCNetworkReachabilityCallBack
      SCNetworkReachabilityContext SCNetworkReachabilityFlags
    TipKit: Tip TipOption TipView Tips
    UniformTypeIdentifiers: UTTagClass UTType
    UserNotifications: UNAuthorizationOptions UNAuthorizationStatus UNCalendarNotificationTrigger
      UNMutableNotificationContent UNNotification UNNotificationAction UNNotificationActionOptions
      UNNotificationCategory UNNotificationCategoryOptions UNNotificationContent
      UNNotificationInterruptionLevel UNNotificationPresentationOptions UNNotificationRequest
      UNNotificationResponse UNNotificationSetting UNNotificationSettings UNNotificationSound
      UNNotificationSoundName UNNotificationTrigger UNPushNotificationTrigger
      UNTimeIntervalNotificationTrigger UNUserNotificationCenter UNUserNotificationCenterDelegate
    WatchConnectivity: WCError WCSession WCSessionActivationState WCSessionDelegate
      WCSessionUserInfoTransfer
    WatchKit: WKHapticType WKInterfaceDevice WKInterfaceDeviceBatteryState
      WKInterfaceDeviceCrownOrientation WKInterfaceDeviceWristLocation WKInterfaceLayoutDirection
      WKWaterResistanceRating
    WeatherKit: CloudCoverByAltitude CurrentWeather DayWeather Forecast HourWeather MinuteWeather
      MoonEvents MoonPhase Precipitation PressureTrend SunEvents UVIndex Weather WeatherAlert
      WeatherAttribution WeatherAvailability WeatherCondition WeatherError WeatherMetadata
      WeatherQuery WeatherService WeatherSeverity Wind
    WebKit: WKNavigation WKNavigationAction WKNavigationActionPolicy WKNavigationDelegate
      WKPreferences WKScriptMessage WKScriptMessageHandler WKSnapshotConfiguration WKUIDelegate
      WKUserContentController WKUserScript WKUserScriptInjectionTime WKWebView
      WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataStore
    os: Logger OSAllocatedUnfairLock OSLog OSLogFloatFormatting OSLogIntegerFormatting
      OSLogInterpolation OSLogMessage OSLogPrivacy OSLogStringAlignment OSLogType OSSignpostID
      OSSignpostIntervalState OSSignpostType OSSignposter
    """
}
