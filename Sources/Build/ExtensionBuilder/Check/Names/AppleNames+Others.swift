// Written by script/apple-names.

extension AppleNames {
  /// All other modules.
  static let others = """
    AVFoundation: AVAsset AVAssetImageGenerator AVAudioPlayer AVAudioPlayerDelegate AVAudioSession
      AVAudioSessionInterruptionOptionKey AVAudioSessionInterruptionTypeKey
      AVAudioSessionRouteChangeReasonKey AVAudioSessionSilenceSecondaryAudioHintTypeKey AVError
      AVFileType AVFoundationErrorDomain AVLayerVideoGravity AVNumberOfChannelsKey AVPlayer
      AVPlayerItem AVPlayerLayer AVSampleRateKey AVSpeechBoundary AVSpeechSynthesisVoice
      AVSpeechSynthesizer AVSpeechSynthesizerDelegate AVSpeechUtterance
      AVSpeechUtteranceDefaultSpeechRate AVSpeechUtteranceMaximumSpeechRate
      AVSpeechUtteranceMinimumSpeechRate AVURLAsset OSStatus kAudioFileBadPropertySizeError
      kAudioFileInvalidFileError kAudioFileNotOptimizedError kAudioFileOperationNotSupportedError
      kAudioFilePermissionsError kAudioFileUnspecifiedError kAudioFileUnsupportedDataFormatError
      kAudioFileUnsupportedFileTypeError kAudioFileUnsupportedPropertyError
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
    AudioToolbox: AudioServicesPlayAlertSound AudioServicesPlayAlertSoundWithCompletion
      AudioServicesPlaySystemSound AudioServicesPlaySystemSoundWithCompletion SystemSoundID
      kSystemSoundID_Vibrate
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
    CloudKit: CKAccountStatus CKAsset CKContainer CKCurrentUserDefaultName CKDatabase CKError
      CKQuery CKRecord CKRecordValue CKRecordValueProtocol CKRecordZone
    Combine: AnyCancellable AnyPublisher AnySubscriber AsyncPublisher AsyncThrowingPublisher
      Cancellable CombineIdentifier ConnectablePublisher CurrentValueSubject
      CustomCombineIdentifierConvertible DateSchedulerTime Deferred Empty Fail Future
      ImmediateScheduler Just NoSchedulerOptions ObservableObject ObservableObjectPublisher
      PassthroughSubject Published Publisher Publishers Record Scheduler SchedulerStride
      SchedulerTimeIntervalConvertible Subject Subscriber Subscribers Subscription Subscriptions
      TopLevelDecoder TopLevelEncoder
    CommonCrypto: CCAlgorithm CCCrypt CCCryptorStatus CCHmac CCHmacAlgorithm CCOperation CCOptions
      CC_LONG CC_MD5 CC_MD5_DIGEST_LENGTH CC_SHA1 CC_SHA1_DIGEST_LENGTH CC_SHA224
      CC_SHA224_DIGEST_LENGTH CC_SHA256 CC_SHA256_DIGEST_LENGTH CC_SHA384 CC_SHA384_DIGEST_LENGTH
      CC_SHA512 CC_SHA512_DIGEST_LENGTH kCCAlgorithm3DES kCCAlgorithmAES kCCAlgorithmAES128
      kCCAlgorithmDES kCCAlignmentError kCCBlockSize3DES kCCBlockSizeAES128 kCCBufferTooSmall
      kCCDecodeError kCCDecrypt kCCEncrypt kCCHmacAlgMD5 kCCHmacAlgSHA1 kCCHmacAlgSHA224
      kCCHmacAlgSHA256 kCCHmacAlgSHA384 kCCHmacAlgSHA512 kCCKeySize3DES kCCKeySizeAES128
      kCCKeySizeAES192 kCCKeySizeAES256 kCCOptionECBMode kCCOptionPKCS7Padding kCCParamError
      kCCSuccess kCCUnimplemented
    Contacts: CNAuthorizationStatus CNContact CNContactBirthdayKey CNContactDatesKey
      CNContactDepartmentNameKey CNContactEmailAddressesKey CNContactFamilyNameKey
      CNContactFetchRequest CNContactFormatter CNContactFormatterStyle CNContactGivenNameKey
      CNContactIdentifierKey CNContactImageDataAvailableKey CNContactImageDataKey
      CNContactInstantMessageAddressesKey CNContactJobTitleKey CNContactMiddleNameKey
      CNContactNamePrefixKey CNContactNameSuffixKey CNContactNicknameKey
      CNContactNonGregorianBirthdayKey CNContactNoteKey CNContactOrganizationNameKey
      CNContactPhoneNumbersKey CNContactPostalAddressesKey CNContactRelation CNContactRelationsKey
      CNContactSocialProfilesKey CNContactSortOrder CNContactStore CNContactThumbnailImageDataKey
      CNContactType CNContactTypeKey CNContactUrlAddressesKey CNContainer CNEntityType CNError
      CNFetchRequest CNGroup CNInstantMessageAddress CNKeyDescriptor CNLabelContactRelationChild
      CNLabelContactRelationFather CNLabelContactRelationFriend CNLabelContactRelationMother
      CNLabelContactRelationParent CNLabelContactRelationPartner CNLabelContactRelationSpouse
      CNLabelDateAnniversary CNLabelEmailiCloud CNLabelHome CNLabelOther CNLabelPhoneNumberMain
      CNLabelPhoneNumberMobile CNLabelPhoneNumberiPhone CNLabelSchool CNLabelURLAddressHomePage
      CNLabelWork CNLabeledValue CNMutableContact CNMutablePostalAddress CNPhoneNumber
      CNPostalAddress CNPostalAddressFormatter CNPostalAddressFormatterStyle CNSaveRequest
      CNSocialProfile
    CoreBluetooth: CBAdvertisementDataLocalNameKey CBAdvertisementDataManufacturerDataKey
      CBAdvertisementDataServiceUUIDsKey CBAttribute CBCentralManager CBCentralManagerDelegate
      CBCentralManagerOptionRestoreIdentifierKey CBCentralManagerOptionShowPowerAlertKey
      CBCentralManagerScanOptionAllowDuplicatesKey CBCharacteristic CBManager CBManagerAuthorization
      CBManagerState CBPeer CBPeripheral CBPeripheralDelegate CBPeripheralState CBService CBUUID
    CoreData: FetchRequest FetchedResults NSAttributeDescription NSAttributeType
      NSBatchDeleteRequest NSBatchDeleteRequestResultType NSBatchDeleteResult NSDeleteRule
      NSDeletedObjectsKey NSEntityDescription NSFetchRequest NSFetchRequestResult
      NSFetchRequestResultType NSFetchedResultsChangeType NSFetchedResultsController
      NSFetchedResultsControllerDelegate NSFetchedResultsSectionInfo NSInMemoryStoreType
      NSInferMappingModelAutomaticallyOption NSInsertedObjectsKey NSInvalidatedAllObjectsKey
      NSInvalidatedObjectsKey NSManagedObject NSManagedObjectContext
      NSManagedObjectContextConcurrencyType NSManagedObjectID NSManagedObjectModel
      NSMergeByPropertyObjectTrumpMergePolicy NSMergeByPropertyStoreTrumpMergePolicy NSMergePolicy
      NSMigratePersistentStoresAutomaticallyOption NSOverwriteMergePolicy
      NSPersistentCloudKitContainer NSPersistentCloudKitContainerOptions NSPersistentContainer
      NSPersistentHistoryTrackingKey NSPersistentStore NSPersistentStoreCoordinator
      NSPersistentStoreDescription NSPersistentStoreFileProtectionKey
      NSPersistentStoreRemoteChangeNotificationPostOptionKey NSPersistentStoreRequest
      NSPersistentStoreResult NSPropertyDescription NSReadOnlyPersistentStoreOption
      NSRefreshedObjectsKey NSRelationshipDescription NSSQLiteStoreType NSUpdatedObjectsKey
      NSValidationKeyErrorKey
    CoreGraphics: CGAffineTransform CGBitmapInfo CGBlendMode CGColor CGColorRenderingIntent
      CGColorSpace CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB CGColorSpaceModel
      CGContext CGDataProvider CGGradient CGGradientDrawingOptions CGImage CGImageAlphaInfo
      CGImageByteOrderInfo CGImagePropertyOrientation CGInterpolationQuality CGLineCap CGLineJoin
      CGMutablePath CGPath CGPathDrawingMode CGPathFillRule CGPointEqualToPoint CGRectEqualToRect
      CGSizeEqualToSize CGVector
    CoreHaptics: CHHapticDeviceCapability CHHapticDynamicParameter CHHapticEngine CHHapticError
      CHHapticEvent CHHapticEventParameter CHHapticPattern CHHapticPatternPlayer
      CHHapticTimeImmediate
    CoreImage: CIAztecCodeGenerator CIBlendWithMask CIBoxBlur CICode128BarcodeGenerator CIColor
      CIColorControls CIColorInvert CIColorMatrix CIColorMonochrome CIColorPosterize
      CIColorThreshold CICompositeOperation CIContext CIContextOption CIExposureAdjust CIFalseColor
      CIFilter CIFilterProtocol CIFormat CIGammaAdjust CIGaussianBlur CIHueAdjust CIImage
      CIImageOption CIImageRepresentationOption CILanczosScaleTransform CILinearGradient
      CIMaskToAlpha CIPDF417BarcodeGenerator CIPhotoEffectMono CIPhotoEffectNoir CIPhotoEffectTonal
      CIQRCodeGenerator CIRadialGradient CISepiaTone CIVector CIVibrance CIVignette kCIInputAngleKey
      kCIInputAspectRatioKey kCIInputBackgroundImageKey kCIInputBrightnessKey kCIInputColorKey
      kCIInputContrastKey kCIInputEVKey kCIInputExtentKey kCIInputImageKey kCIInputIntensityKey
      kCIInputMaskImageKey kCIInputRadiusKey kCIInputSaturationKey kCIInputScaleKey
      kCIInputTransformKey kCIOutputImageKey
    CoreLocation: CLAccuracyAuthorization CLAuthorizationStatus CLCircularRegion CLError
      CLGeocodeCompletionHandler CLGeocoder CLHeading CLLocation CLLocationAccuracy
      CLLocationCoordinate2D CLLocationCoordinate2DIsValid CLLocationCoordinate2DMake
      CLLocationDegrees CLLocationDirection CLLocationDirectionAccuracy CLLocationDistance
      CLLocationManager CLLocationManagerDelegate CLLocationSpeed CLLocationSpeedAccuracy
      CLPlacemark CLRegion kCLDistanceFilterNone kCLLocationAccuracyBest
      kCLLocationAccuracyBestForNavigation kCLLocationAccuracyHundredMeters
      kCLLocationAccuracyKilometer kCLLocationAccuracyNearestTenMeters kCLLocationAccuracyReduced
      kCLLocationAccuracyThreeKilometers kCLLocationCoordinate2DInvalid
    CoreML: MLComputeUnits MLFeatureProvider MLFeatureValue MLModel MLModelConfiguration
      MLModelError
    CoreMedia: CMTime CMTimeGetSeconds CMTimeMake CMTimeMakeWithSeconds CMTimeRange CMTimeScale
      CMTimeValue
    CoreMotion: CMAcceleration CMAccelerometerData CMAccelerometerHandler CMAltimeter CMAltitudeData
      CMAttitude CMAttitudeReferenceFrame CMAuthorizationStatus CMDeviceMotion CMDeviceMotionHandler
      CMError CMErrorDeviceRequiresMovement CMErrorDomain CMErrorInvalidAction
      CMErrorInvalidParameter CMErrorMotionActivityNotAuthorized CMErrorMotionActivityNotAvailable
      CMErrorMotionActivityNotEntitled CMErrorNULL CMErrorNotAuthorized CMErrorNotAvailable
      CMErrorNotEntitled CMErrorTrueNorthNotAvailable CMErrorUnknown CMGyroData CMGyroHandler
      CMLogItem CMMagneticField CMMotionActivity CMMotionActivityConfidence CMMotionActivityHandler
      CMMotionActivityManager CMMotionActivityQueryHandler CMMotionManager CMPedometer
      CMPedometerData CMPedometerEvent CMPedometerEventHandler CMPedometerEventType
      CMPedometerHandler CMQuaternion CMRotationRate
    CoreNFC: NFCNDEFMessage NFCNDEFPayload NFCNDEFReaderSession NFCNDEFReaderSessionDelegate
      NFCReaderError NFCTypeNameFormat
    CoreServices: UTTypeConformsTo UTTypeCopyPreferredTagWithClass
      UTTypeCreatePreferredIdentifierForTag kUTTagClassFilenameExtension kUTTagClassMIMEType
      kUTTypeAudio kUTTypeData kUTTypeFileURL kUTTypeFolder kUTTypeGIF kUTTypeHTML kUTTypeImage
      kUTTypeItem kUTTypeJPEG kUTTypeJSON kUTTypeMP3 kUTTypeMPEG4 kUTTypeMovie kUTTypePDF kUTTypePNG
      kUTTypePlainText kUTTypeTIFF kUTTypeText kUTTypeURL kUTTypeUTF8PlainText kUTTypeVideo
      kUTTypeXML
    CoreSpotlight: CSCustomAttributeKey CSIndexError CSQueryContinuationActionType
      CSSearchQueryString CSSearchableIndex CSSearchableItem CSSearchableItemActionType
      CSSearchableItemActivityIdentifier CSSearchableItemAttributeSet
    CoreTelephony: CTCarrier CTCellularData CTCellularDataRestrictedState
      CTRadioAccessTechnologyCDMA1x CTRadioAccessTechnologyEdge CTRadioAccessTechnologyGPRS
      CTRadioAccessTechnologyHSDPA CTRadioAccessTechnologyHSUPA CTRadioAccessTechnologyLTE
      CTRadioAccessTechnologyNR CTRadioAccessTechnologyNRNSA CTRadioAccessTechnologyWCDMA
      CTRadioAccessTechnologyeHRPD CTTelephonyNetworkInfo
    CoreText: CTFontCopyFamilyName CTFontCopyPostScriptName CTFontGetAscent CTFontGetCapHeight
      CTFontGetDescent CTFontGetLeading CTFontGetXHeight CTFontManagerError
      CTFontManagerRegisterFontURLs CTFontManagerRegisterFontsForURL CTFontManagerScope
      CTFontManagerUnregisterFontsForURL kCTFontAttributeName kCTFontVariationAttribute
      kCTForegroundColorAttributeName kCTKernAttributeName
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
      HKHealthStore HKMetricPrefix HKObject HKObjectQueryNoLimit HKObjectType HKObserverQuery
      HKQuantity HKQuantitySample HKQuantityType HKQuantityTypeIdentifier HKQuery HKQueryOptions
      HKSample HKSamplePredicate HKSampleQuery HKSampleQueryDescriptor HKSampleSortIdentifierEndDate
      HKSampleSortIdentifierStartDate HKSampleType HKStatistics HKStatisticsCollection
      HKStatisticsCollectionQuery HKStatisticsCollectionQueryDescriptor HKStatisticsOptions
      HKStatisticsQuery HKStatisticsQueryDescriptor HKUnit HKUnitMolarMassBloodGlucose
      HKUpdateFrequency HKWorkout HKWorkoutActivityType HKWorkoutType
    HomeKit: HMAccessory HMActionSet HMCharacteristic HMCharacteristicTypeBrightness
      HMCharacteristicTypeCurrentRelativeHumidity HMCharacteristicTypeCurrentTemperature
      HMCharacteristicTypeHue HMCharacteristicTypePowerState HMCharacteristicTypeSaturation
      HMCharacteristicTypeTargetTemperature HMError HMHome HMHomeManager
      HMHomeManagerAuthorizationStatus HMHomeManagerDelegate HMRoom HMService HMServiceTypeFan
      HMServiceTypeGarageDoorOpener HMServiceTypeHumiditySensor HMServiceTypeLightbulb
      HMServiceTypeLockMechanism HMServiceTypeOutlet HMServiceTypeSwitch
      HMServiceTypeTemperatureSensor HMServiceTypeThermostat
    ImageIO: CGImageDestination CGImageDestinationAddImage CGImageDestinationAddImageFromSource
      CGImageDestinationCreateWithData CGImageDestinationCreateWithURL CGImageDestinationFinalize
      CGImageDestinationSetProperties CGImageSource CGImageSourceCopyProperties
      CGImageSourceCopyPropertiesAtIndex CGImageSourceCreateImageAtIndex
      CGImageSourceCreateThumbnailAtIndex CGImageSourceCreateWithData
      CGImageSourceCreateWithDataProvider CGImageSourceCreateWithURL CGImageSourceGetCount
      CGImageSourceGetPrimaryImageIndex CGImageSourceGetStatus CGImageSourceGetType
      CGImageSourceStatus kCGImageDestinationEmbedThumbnail kCGImageDestinationImageMaxPixelSize
      kCGImageDestinationLossyCompressionQuality kCGImagePropertyColorModel
      kCGImagePropertyDPIHeight kCGImagePropertyDPIWidth kCGImagePropertyDepth
      kCGImagePropertyExifDictionary kCGImagePropertyFileSize kCGImagePropertyGIFDelayTime
      kCGImagePropertyGIFDictionary kCGImagePropertyGIFUnclampedDelayTime kCGImagePropertyHasAlpha
      kCGImagePropertyOrientation kCGImagePropertyPixelHeight kCGImagePropertyPixelWidth
      kCGImageSourceCreateThumbnailFromImageAlways kCGImageSourceCreateThumbnailFromImageIfAbsent
      kCGImageSourceCreateThumbnailWithTransform kCGImageSourceShouldAllowFloat
      kCGImageSourceShouldCache kCGImageSourceShouldCacheImmediately kCGImageSourceSubsampleFactor
      kCGImageSourceThumbnailMaxPixelSize kCGImageSourceTypeIdentifierHint
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
      NSUserActivityTypeLockedCameraCapture
    ManagedSettings: ActivityCategory ActivityCategoryToken Application ApplicationToken
      ManagedSettingsStore ShieldSettings Token WebDomain WebDomainToken
    MapKit: Annotation EmptyMapContent MKAnnotation MKCoordinateRegion MKCoordinateRegionMake
      MKCoordinateSpan MKCoordinateSpanMake MKDistanceFormatter MKError MKLocalSearch MKMapItem
      MKMapPoint MKMapPointsPerMeterAtLatitude MKMapRect MKMapSize MKMapSnapshotter MKMapType
      MKMetersPerMapPointAtLatitude MKMultiPoint MKPlacemark MKPointAnnotation
      MKPointOfInterestCategory MKPointOfInterestFilter MKPolygon MKPolyline MKShape Map
      MapAnnotation MapAnnotationProtocol MapCamera MapCameraBounds MapCameraPosition MapCircle
      MapContent MapContentBuilder MapInteractionModes MapMarker MapPin MapPolygon MapPolyline
      MapStyle Marker TupleMapContent UserAnnotation
    MediaPlayer: MPChangePlaybackPositionCommand MPChangePlaybackPositionCommandEvent
      MPFeedbackCommand MPMediaEntity MPMediaEntityPersistentID MPMediaItem MPMediaItemArtwork
      MPMediaItemCollection MPMediaItemPropertyAlbumArtist MPMediaItemPropertyAlbumTitle
      MPMediaItemPropertyArtist MPMediaItemPropertyArtwork MPMediaItemPropertyComposer
      MPMediaItemPropertyGenre MPMediaItemPropertyPersistentID MPMediaItemPropertyPlaybackDuration
      MPMediaItemPropertyTitle MPMediaLibrary MPMediaLibraryAuthorizationStatus MPMediaQuery
      MPMusicPlaybackState MPMusicPlayerController MPMusicRepeatMode MPMusicShuffleMode
      MPNowPlayingInfoCenter MPNowPlayingInfoMediaType MPNowPlayingInfoPropertyDefaultPlaybackRate
      MPNowPlayingInfoPropertyElapsedPlaybackTime MPNowPlayingInfoPropertyIsLiveStream
      MPNowPlayingInfoPropertyMediaType MPNowPlayingInfoPropertyPlaybackQueueCount
      MPNowPlayingInfoPropertyPlaybackQueueIndex MPNowPlayingInfoPropertyPlaybackRate
      MPNowPlayingPlaybackState MPRemoteCommand MPRemoteCommandCenter MPRemoteCommandEvent
      MPRemoteCommandHandlerStatus MPSkipIntervalCommand MPSkipIntervalCommandEvent
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
      NEVPNConnection NEVPNError NEVPNErrorDomain NEVPNManager NEVPNProtocol NEVPNStatus
    OSLog: OSLogEntry OSLogEntryFromProcess OSLogEntryLog OSLogEntryWithPayload OSLogPosition
      OSLogStore
    PDFKit: PDFDisplayBox PDFDocument PDFPage PDFView
    PassKit: PKMerchantCapability PKPass PKPassLibrary PKPassType PKPaymentAuthorizationController
      PKPaymentNetwork PKPaymentRequest PKPaymentSummaryItem PKPaymentSummaryItemType
    Photos: PHAccessLevel PHAsset PHAssetCollection PHAssetCollectionSubtype PHAssetCollectionType
      PHAssetMediaSubtype PHAssetMediaType PHAuthorizationStatus PHCachingImageManager
      PHFetchOptions PHFetchResult PHImageContentMode PHImageErrorKey PHImageManager
      PHImageManagerMaximumSize PHImageRequestID PHImageRequestOptions
      PHImageRequestOptionsDeliveryMode PHImageRequestOptionsResizeMode PHImageRequestOptionsVersion
      PHImageResultIsDegradedKey PHInvalidImageRequestID PHObject PHPhotoLibrary PHPhotosError
    PhotosUI: PHPickerFilter PhotosPicker PhotosPickerItem PhotosPickerSelectionBehavior
    QuartzCore: CAAction CAAnimation CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup
      CAAnimationRotationMode CABasicAnimation CACornerMask CACurrentMediaTime CADisplayLink
      CAGradientLayer CAGradientLayerType CAKeyframeAnimation CALayer CALayerContentsGravity
      CALayerCornerCurve CALayerDelegate CAMediaTiming CAMediaTimingFillMode CAMediaTimingFunction
      CAMediaTimingFunctionName CAPropertyAnimation CAShapeLayer CAShapeLayerFillRule
      CAShapeLayerLineCap CAShapeLayerLineJoin CASpringAnimation CATextLayer
      CATextLayerAlignmentMode CATransaction CATransform3D CATransform3DConcat
      CATransform3DEqualToTransform CATransform3DGetAffineTransform CATransform3DIdentity
      CATransform3DIsAffine CATransform3DIsIdentity CATransform3DMakeAffineTransform
      CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation
      CATransform3DRotate CATransform3DScale CATransform3DTranslate
    QuickLook: QLPreviewController QLPreviewControllerDataSource QLPreviewItem
    RelevanceKit: RelevantContext
    SafariServices: SFSafariViewController SFSafariViewControllerDelegate SSReadingList
    Security: OSStatus SecAccessControl SecAccessControlCreateFlags SecAccessControlCreateWithFlags
      SecAddSharedWebCredential SecCertificate SecCertificateCopyData SecCertificateCopyKey
      SecCertificateCopySubjectSummary SecCertificateCreateWithData SecCopyErrorMessageString
      SecCreateSharedWebCredentialPassword SecIdentity SecItemAdd SecItemCopyMatching SecItemDelete
      SecItemUpdate SecKey SecPolicy SecPolicyCreateBasicX509 SecPolicyCreateRevocation
      SecPolicyCreateSSL SecRandomCopyBytes SecRandomRef SecRequestSharedWebCredential SecTrust
      SecTrustCopyCertificateChain SecTrustCopyExceptions SecTrustCopyKey SecTrustCopyPublicKey
      SecTrustCreateWithCertificates SecTrustEvaluate SecTrustEvaluateAsyncWithError
      SecTrustEvaluateWithError SecTrustGetCertificateAtIndex SecTrustGetCertificateCount
      SecTrustGetTrustResult SecTrustResultType SecTrustSetAnchorCertificates
      SecTrustSetAnchorCertificatesOnly SecTrustSetPolicies kSecAttrAccessControl
      kSecAttrAccessGroup kSecAttrAccessible kSecAttrAccessibleAfterFirstUnlock
      kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly kSecAttrAccessibleAlways
      kSecAttrAccessibleAlwaysThisDeviceOnly kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
      kSecAttrAccessibleWhenUnlocked kSecAttrAccessibleWhenUnlockedThisDeviceOnly kSecAttrAccount
      kSecAttrApplicationLabel kSecAttrApplicationTag kSecAttrAuthenticationType
      kSecAttrAuthenticationTypeDPA kSecAttrAuthenticationTypeDefault
      kSecAttrAuthenticationTypeHTMLForm kSecAttrAuthenticationTypeHTTPBasic
      kSecAttrAuthenticationTypeHTTPDigest kSecAttrAuthenticationTypeMSN
      kSecAttrAuthenticationTypeNTLM kSecAttrAuthenticationTypeRPA kSecAttrComment
      kSecAttrCreationDate kSecAttrCreator kSecAttrDescription kSecAttrGeneric kSecAttrIsInvisible
      kSecAttrIsNegative kSecAttrIsPermanent kSecAttrKeyClass kSecAttrKeyClassPrivate
      kSecAttrKeyClassPublic kSecAttrKeyClassSymmetric kSecAttrKeySizeInBits kSecAttrKeyType
      kSecAttrKeyTypeEC kSecAttrKeyTypeECSECPrimeRandom kSecAttrKeyTypeRSA kSecAttrLabel
      kSecAttrModificationDate kSecAttrPath kSecAttrPort kSecAttrProtocol kSecAttrProtocolAFP
      kSecAttrProtocolAppleTalk kSecAttrProtocolDAAP kSecAttrProtocolEPPC kSecAttrProtocolFTP
      kSecAttrProtocolFTPAccount kSecAttrProtocolFTPProxy kSecAttrProtocolFTPS kSecAttrProtocolHTTP
      kSecAttrProtocolHTTPProxy kSecAttrProtocolHTTPS kSecAttrProtocolHTTPSProxy
      kSecAttrProtocolIMAP kSecAttrProtocolIMAPS kSecAttrProtocolIPP kSecAttrProtocolIRC
      kSecAttrProtocolIRCS kSecAttrProtocolLDAP kSecAttrProtocolLDAPS kSecAttrProtocolNNTP
      kSecAttrProtocolNNTPS kSecAttrProtocolPOP3 kSecAttrProtocolPOP3S kSecAttrProtocolRTSP
      kSecAttrProtocolRTSPProxy kSecAttrProtocolSMB kSecAttrProtocolSMTP kSecAttrProtocolSOCKS
      kSecAttrProtocolSSH kSecAttrProtocolTelnet kSecAttrProtocolTelnetS kSecAttrSecurityDomain
      kSecAttrServer kSecAttrService kSecAttrSynchronizable kSecAttrSynchronizableAny
      kSecAttrTokenID kSecAttrTokenIDSecureEnclave kSecAttrType kSecClass kSecClassCertificate
      kSecClassGenericPassword kSecClassIdentity kSecClassInternetPassword kSecClassKey
      kSecMatchLimit kSecMatchLimitAll kSecMatchLimitOne kSecPrivateKeyAttrs kSecPublicKeyAttrs
      kSecRandomDefault kSecReturnAttributes kSecReturnData kSecReturnPersistentRef kSecReturnRef
      kSecRevocationCRLMethod kSecRevocationNetworkAccessDisabled kSecRevocationOCSPMethod
      kSecRevocationPreferCRL kSecRevocationRequirePositiveResponse
      kSecRevocationUseAnyAvailableMethod kSecSharedPassword kSecUseAuthenticationContext
      kSecUseAuthenticationUI kSecUseAuthenticationUIAllow kSecUseAuthenticationUIFail
      kSecUseAuthenticationUISkip kSecUseDataProtectionKeychain kSecUseNoAuthenticationUI
      kSecUseOperationPrompt kSecValueData kSecValuePersistentRef kSecValueRef
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
      SCNetworkReachabilityContext SCNetworkReachabilityCreateWithAddress
      SCNetworkReachabilityCreateWithName SCNetworkReachabilityFlags SCNetworkReachabilityGetFlags
      SCNetworkReachabilitySetCallback SCNetworkReachabilitySetDispatchQueue
    TipKit: Tip TipOption TipView Tips
    UniformTypeIdentifiers: UTTagClass UTType
    UserNotifications: UNAuthorizationOptions UNAuthorizationStatus UNCalendarNotificationTrigger
      UNMutableNotificationContent UNNotification UNNotificationAction UNNotificationActionOptions
      UNNotificationCategory UNNotificationCategoryOptions UNNotificationContent
      UNNotificationDefaultActionIdentifier UNNotificationDismissActionIdentifier
      UNNotificationInterruptionLevel UNNotificationPresentationOptions UNNotificationRequest
      UNNotificationResponse UNNotificationSetting UNNotificationSettings UNNotificationSound
      UNNotificationSoundName UNNotificationTrigger UNPushNotificationTrigger
      UNTimeIntervalNotificationTrigger UNUserNotificationCenter UNUserNotificationCenterDelegate
    WatchConnectivity: WCError WCErrorDomain WCSession WCSessionActivationState WCSessionDelegate
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
