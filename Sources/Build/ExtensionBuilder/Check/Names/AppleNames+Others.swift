// Written by script/apple-names.

extension AppleNames {
  /// All other modules.
  static let others = """
    AVFoundation: AVAsset AVAssetImageGenerator AVAudioPlayer AVAudioPlayerDelegate AVAudioSession
      AVAudioSessionInterruptionOptionKey AVAudioSessionInterruptionTypeKey
      AVAudioSessionRouteChangeReasonKey AVAudioSessionSilenceSecondaryAudioHintTypeKey AVError
      AVFileType AVFoundationErrorDomain AVLayerVideoGravity AVNumberOfChannelsKey AVPlayer
      AVPlayerItem AVPlayerLayer AVPlayerViewController AVPlayerViewControllerDelegate
      AVSampleRateKey AVSpeechBoundary AVSpeechSynthesisVoice AVSpeechSynthesizer
      AVSpeechSynthesizerDelegate AVSpeechUtterance AVSpeechUtteranceDefaultSpeechRate
      AVSpeechUtteranceMaximumSpeechRate AVSpeechUtteranceMinimumSpeechRate AVURLAsset OSStatus
      kAudioFileBadPropertySizeError kAudioFileInvalidFileError kAudioFileNotOptimizedError
      kAudioFileOperationNotSupportedError kAudioFilePermissionsError kAudioFileUnspecifiedError
      kAudioFileUnsupportedDataFormatError kAudioFileUnsupportedFileTypeError
      kAudioFileUnsupportedPropertyError
    Accelerate: Pixel_8 vDSP vDSP_Length vDSP_Stride vForce vImagePixelCount vImage_Buffer
      vImage_Error vImage_Flags
    Accessibility: AXCategoricalDataAxisDescriptor AXChartDescriptor AXCustomContent
      AXDataAxisDescriptor AXDataPoint AXDataPointValue AXDataSeriesDescriptor
      AXNumericDataAxisDescriptor
    AccessoryLiveActivities: AccessoryAuthorizationResult AccessoryLiveActivity
      LiveActivityForwarding
    ActivityKit: Activity ActivityAttributes ActivityAuthorizationError ActivityAuthorizationInfo
      ActivityContent ActivitySequence ActivityState ActivityStyle ActivityUIDismissalPolicy
      AlertConfiguration PushType
    AdSupport: ASIdentifierManager
    AlarmKit: Alarm AlarmAttributes AlarmButton AlarmManager AlarmMetadata AlarmPresentation
      AlarmPresentationState
    AppIntents: -AnyEntityQueryComparator AnyIntentValue AppDependency AppDependencyManager
      AppEntity AppEntityAnnotatable AppEntityContext AppEnum AppExtension AppExtensionConfiguration
      AppIntent AppIntentError AppIntentsExtension AppIntentsPackage AppShortcut
      AppShortcutOptionsCollection AppShortcutOptionsCollectionProtocol
      AppShortcutOptionsCollectionSpecification AppShortcutOptionsCollectionSpecificationBuilder
      AppShortcutParameterPresentation AppShortcutParameterPresentationSummary
      AppShortcutParameterPresentationSummaryString AppShortcutParameterPresentationTitle
      AppShortcutParameterPresentationTitleString AppShortcutPhrase AppShortcutPhraseToken
      AppShortcutsBuilder AppShortcutsContent AppShortcutsProvider AppUnionValue
      AppUnionValueCasesProviding AppValue -AssistantEntity -AssistantEnum -AssistantIntent
      -AssistantSchema -AssistantSchemaEntity -AssistantSchemaEnum -AssistantSchemaIntent
      -AssistantSchemas AttributedStringFromStringResolver AudioContext AudioPlaybackIntent
      AudioRecordingIntent AudioStartingIntent BoolFromStringResolver CameraCaptureIntent
      CancellableIntent CaseDisplayRepresentable ComparableComparisonOperator -ComputedProperty
      ConfirmationActionName ConfirmationConditions ContainsComparator ControlConfigurationIntent
      CustomIntentMigratedAppIntent CustomURLRepresentationParameterConvertible -DeferredProperty
      DeleteIntent DeprecatedAppIntent DisplayRepresentable DisplayRepresentation
      DoubleFromIntResolver DoubleFromStringResolver DoubleResolver DynamicOptionsProvider
      EmptyResolverSpecification EmptySnippetIntent EntityCollection EntityIdentifier
      EntityIdentifierConvertible EntityOwnership EntityProperty EntityPropertyModifiers
      EntityPropertyQuery EntityQuery EntityQueryComparator EntityQueryComparatorMode
      EntityQueryComparatorsBuilder EntityQueryProperties EntityQueryPropertiesBuilder
      EntityQueryProperty -EntityQueryPropertyDeclaration EntityQuerySort
      EntityQuerySortableByProperty EntityQuerySortingOptions EntityQuerySortingOptionsBuilder
      EntityStringQuery EntityURLRepresentation EnumURLRepresentation EnumerableEntityQuery
      EqualToComparator EquatableComparisonOperator FileEntity FileEntityIdentifier
      FocusFilterAppContext FocusFilterSuggestionContext ForegroundContinuableIntent
      GreaterThanComparator GreaterThanOrEqualToComparator HasPrefixComparator HasSuffixComparator
      HasValueComparisonOperator IndexedEntity IndexedEntityQuery InputConnectionBehavior
      InstanceDisplayRepresentable IntFromDoubleResolver IntFromStringResolver IntResolver
      IntentAuthenticationPolicy IntentCancellationReason IntentChoiceOption IntentCollectionSize
      IntentCurrencyAmount IntentDeprecation IntentDescription IntentDialog IntentDonationIdentifier
      IntentDonationManager IntentDonationMatchingPredicate IntentExecutionTargets IntentFile
      IntentItem IntentItemCollection IntentItemSection IntentModes IntentParameter
      IntentParameterContext IntentParameterDependency IntentParameterSummary IntentPaymentMethod
      IntentPerson IntentPrediction IntentPredictionConfiguration IntentPredictionsBuilder
      IntentProjection IntentResult IntentResultContainer IntentSystemContext
      IntentURLRepresentation IntentValueQuery IntentValueRepresentation IntentWidgetFamily
      IsBetweenComparator LessThanComparator LessThanOrEqualToComparator LiveActivityIntent
      LiveActivityStartingIntent LongRunningIntent LongRunningTaskOptions NegativeAppShortcutPhrase
      NegativeAppShortcutPhrases NegativeAppShortcutPhrasesBuilder NotEqualToComparator
      OneOfComparisonOperator OpenIntent OpenURLIntent OpensIntent OwnershipProvidingEntity
      ParameterSummary ParameterSummaryBuilder ParameterSummaryCaseBuilder
      ParameterSummaryCaseCondition ParameterSummaryDefaultCaseCondition ParameterSummaryString
      ParameterSummarySwitchCondition ParameterSummaryTupleCaseCondition
      ParameterSummaryWhenCondition PauseWorkoutIntent PersistentlyIdentifiable PlayVideoIntent
      PredictableIntent ProgressReportingIntent ProvidesDialog PushToTalkTransmissionIntent
      RangeCheckingResolver RangeComparableProperty RelevantEntities RelevantIntent
      RelevantIntentManager Resolver ResolverSpecification ResolverSpecificationBuilder
      ResultsCollection ResumeWorkoutIntent ReturnsValue RunSystemShortcutIntent SearchCriteria
      SetFocusFilterIntent SetFocusFilterIntentError SetValueIntent ShortcutTileColor ShortcutsLink
      ShortcutsLinkStyle ShowInAppSearchResultsIntent ShowsSnippetIntent ShowsSnippetView
      SiriTipView SiriTipViewStyle SnippetIntent StartWorkoutIntent StaticDisplayRepresentable
      StringComparisonOperator StringFromDoubleResolver StringFromIntResolver StringSearchCriteria
      StringSearchCriteriaFromStringResolverSpecificification StringSearchScope SyncableEntity
      SyncableEntityIdentifier SystemIntent SystemShortcut TargetContentProvidingIntent
      TransientAppEntity TupleIntentPrediction TypeDisplayRepresentable TypeDisplayRepresentation
      URLFromStringResolver URLRepresentableEntity URLRepresentableEnum URLRepresentableIntent
      UndoableIntent -UnionValue UniqueAppEntity UniqueAppEntityProvider UniqueAppEntityQuery
      VideoCategory WidgetConfigurationIntent
    AppTrackingTransparency: ATTrackingManager
    AudioToolbox: AudioServicesPlayAlertSound AudioServicesPlayAlertSoundWithCompletion
      AudioServicesPlaySystemSound AudioServicesPlaySystemSoundWithCompletion SystemSoundID
      kSystemSoundID_Vibrate
    BackgroundTasks: BGAppRefreshTask BGAppRefreshTaskRequest BGProcessingTask
      BGProcessingTaskRequest BGTask BGTaskRequest BGTaskScheduler
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
    CoreBluetooth: CBAdvertisementDataLocalNameKey CBAdvertisementDataManufacturerDataKey
      CBAdvertisementDataServiceUUIDsKey CBAttribute CBCentralManager CBCentralManagerDelegate
      CBCentralManagerOptionRestoreIdentifierKey CBCentralManagerOptionShowPowerAlertKey
      CBCentralManagerScanOptionAllowDuplicatesKey CBCharacteristic CBCharacteristicProperties
      CBCharacteristicWriteType CBManager CBManagerAuthorization CBManagerState CBPeer CBPeripheral
      CBPeripheralDelegate CBPeripheralState CBService CBUUID
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
      CGImageByteOrderInfo CGImagePropertyOrientation CGInterpolationQuality CGLayer CGLineCap
      CGLineJoin CGMutablePath CGPath CGPathApplierFunction CGPathDrawingMode CGPathElement
      CGPathElementType CGPathFillRule CGPointEqualToPoint CGRectEqualToRect CGSizeEqualToSize
      CGVector
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
      CSSearchQueryString CSSearchableIndex CSSearchableIndexDescription CSSearchableItem
      CSSearchableItemActionType CSSearchableItemActivityIdentifier CSSearchableItemAttributeSet
    CoreTelephony: CTCarrier CTCellularData CTCellularDataRestrictedState
      CTRadioAccessTechnologyCDMA1x CTRadioAccessTechnologyCDMAEVDORev0
      CTRadioAccessTechnologyCDMAEVDORevA CTRadioAccessTechnologyCDMAEVDORevB
      CTRadioAccessTechnologyEdge CTRadioAccessTechnologyGPRS CTRadioAccessTechnologyHSDPA
      CTRadioAccessTechnologyHSUPA CTRadioAccessTechnologyLTE CTRadioAccessTechnologyNR
      CTRadioAccessTechnologyNRNSA CTRadioAccessTechnologyWCDMA CTRadioAccessTechnologyeHRPD
      CTTelephonyNetworkInfo CTTelephonyNetworkInfoDelegate
    CoreText: CTFontCopyFamilyName CTFontCopyPostScriptName CTFontGetAscent CTFontGetCapHeight
      CTFontGetDescent CTFontGetLeading CTFontGetXHeight CTFontManagerError
      CTFontManagerRegisterFontURLs CTFontManagerRegisterFontsForURL CTFontManagerScope
      CTFontManagerUnregisterFontsForURL kCTFontAttributeName kCTFontManagerErrorDomain
      kCTFontVariationAttribute kCTForegroundColorAttributeName kCTKernAttributeName
    CoreTransferable: CodableRepresentation DataRepresentation FileRepresentation
      ProxyRepresentation ReceivedTransferredFile SentTransferredFile TopLevelTransferDecoder
      TopLevelTransferEncoder TransferRepresentation TransferRepresentationBuilder
      TransferRepresentationVisibility Transferable
    CoreVideo: CVAttachmentMode CVBuffer CVBufferCopyAttachment CVBufferHasAttachment
      CVBufferPropagateAttachments CVBufferRemoveAllAttachments CVBufferRemoveAttachment
      CVBufferSetAttachment CVGetCurrentHostTime CVGetHostClockFrequency
      CVGetHostClockMinimumTimeDelta CVImageBuffer CVImageBufferGetCleanRect
      CVImageBufferGetDisplaySize CVImageBufferGetEncodedSize CVImageBufferIsFlipped CVOptionFlags
      CVPixelBuffer CVPixelBufferCopyCreationAttributes CVPixelBufferCreate
      CVPixelBufferCreateWithBytes CVPixelBufferGetBaseAddress CVPixelBufferGetBaseAddressOfPlane
      CVPixelBufferGetBytesPerRow CVPixelBufferGetBytesPerRowOfPlane CVPixelBufferGetDataSize
      CVPixelBufferGetHeight CVPixelBufferGetHeightOfPlane CVPixelBufferGetPixelFormatType
      CVPixelBufferGetPlaneCount CVPixelBufferGetTypeID CVPixelBufferGetWidth
      CVPixelBufferGetWidthOfPlane CVPixelBufferIsPlanar CVPixelBufferLockBaseAddress
      CVPixelBufferLockFlags CVPixelBufferPool CVPixelBufferPoolCreate
      CVPixelBufferPoolCreatePixelBuffer CVPixelBufferPoolCreatePixelBufferWithAuxAttributes
      CVPixelBufferPoolFlush CVPixelBufferPoolFlushFlags CVPixelBufferPoolGetAttributes
      CVPixelBufferPoolGetPixelBufferAttributes CVPixelBufferReleaseBytesCallback
      CVPixelBufferUnlockBaseAddress CVReturn CVSMPTETime CVTime CVTimeStamp CVTimeStampFlags
      kCVImageBufferCGColorSpaceKey kCVImageBufferCleanApertureKey kCVImageBufferColorPrimariesKey
      kCVImageBufferColorPrimaries_ITU_R_709_2 kCVImageBufferColorPrimaries_P3_D65
      kCVImageBufferPixelAspectRatioKey kCVImageBufferTransferFunctionKey
      kCVImageBufferTransferFunction_ITU_R_709_2 kCVImageBufferTransferFunction_sRGB
      kCVImageBufferYCbCrMatrixKey kCVImageBufferYCbCrMatrix_ITU_R_601_4
      kCVImageBufferYCbCrMatrix_ITU_R_709_2 kCVPixelBufferBytesPerRowAlignmentKey
      kCVPixelBufferCGBitmapContextCompatibilityKey kCVPixelBufferCGImageCompatibilityKey
      kCVPixelBufferExtendedPixelsBottomKey kCVPixelBufferExtendedPixelsLeftKey
      kCVPixelBufferExtendedPixelsRightKey kCVPixelBufferExtendedPixelsTopKey
      kCVPixelBufferHeightKey kCVPixelBufferIOSurfacePropertiesKey kCVPixelBufferMemoryAllocatorKey
      kCVPixelBufferMetalCompatibilityKey kCVPixelBufferOpenGLCompatibilityKey
      kCVPixelBufferOpenGLESCompatibilityKey kCVPixelBufferPixelFormatTypeKey
      kCVPixelBufferPlaneAlignmentKey kCVPixelBufferPoolAllocationThresholdKey
      kCVPixelBufferPoolMaximumBufferAgeKey kCVPixelBufferPoolMinimumBufferCountKey
      kCVPixelBufferWidthKey kCVPixelFormatType_128RGBAFloat kCVPixelFormatType_16BE555
      kCVPixelFormatType_16BE565 kCVPixelFormatType_16Gray kCVPixelFormatType_16LE555
      kCVPixelFormatType_16LE5551 kCVPixelFormatType_16LE565 kCVPixelFormatType_1Monochrome
      kCVPixelFormatType_24BGR kCVPixelFormatType_24RGB kCVPixelFormatType_30RGB
      kCVPixelFormatType_32ABGR kCVPixelFormatType_32ARGB kCVPixelFormatType_32BGRA
      kCVPixelFormatType_32RGBA kCVPixelFormatType_420YpCbCr10BiPlanarFullRange
      kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange
      kCVPixelFormatType_420YpCbCr8BiPlanarFullRange kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange
      kCVPixelFormatType_420YpCbCr8Planar kCVPixelFormatType_420YpCbCr8PlanarFullRange
      kCVPixelFormatType_422YpCbCr8 kCVPixelFormatType_422YpCbCr8BiPlanarFullRange
      kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange kCVPixelFormatType_422YpCbCr8_yuvs
      kCVPixelFormatType_444YpCbCr8 kCVPixelFormatType_444YpCbCr8BiPlanarFullRange
      kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange kCVPixelFormatType_48RGB
      kCVPixelFormatType_64ARGB kCVPixelFormatType_64RGBAHalf kCVPixelFormatType_8Indexed
      kCVPixelFormatType_8IndexedGray_WhiteIsZero kCVPixelFormatType_ARGB2101010LEPacked
      kCVPixelFormatType_DepthFloat16 kCVPixelFormatType_DepthFloat32
      kCVPixelFormatType_DisparityFloat16 kCVPixelFormatType_DisparityFloat32
      kCVPixelFormatType_OneComponent16 kCVPixelFormatType_OneComponent16Half
      kCVPixelFormatType_OneComponent32Float kCVPixelFormatType_OneComponent8
      kCVPixelFormatType_TwoComponent16Half kCVPixelFormatType_TwoComponent32Float
      kCVPixelFormatType_TwoComponent8 kCVReturnAllocationFailed kCVReturnDisplayLinkAlreadyRunning
      kCVReturnDisplayLinkCallbacksNotSet kCVReturnDisplayLinkNotRunning kCVReturnError
      kCVReturnFirst kCVReturnInvalidArgument kCVReturnInvalidDisplay
      kCVReturnInvalidPixelBufferAttributes kCVReturnInvalidPixelFormat
      kCVReturnInvalidPoolAttributes kCVReturnInvalidSize kCVReturnLast
      kCVReturnPixelBufferNotMetalCompatible kCVReturnPixelBufferNotOpenGLCompatible
      kCVReturnPoolAllocationFailed kCVReturnRetry kCVReturnSuccess kCVReturnUnsupported
      kCVReturnWouldExceedAllocationThreshold
    CryptoKit: AES ChaChaPoly CryptoKitASN1Error CryptoKitError Curve25519 Digest HKDF HMAC
      HashFunction HashedAuthenticationCode Insecure MessageAuthenticationCode P256 P384 P521 SHA256
      SHA256Digest SHA384 SHA384Digest SHA512 SHA512Digest SharedSecret SymmetricKey
      SymmetricKeySize
    DeviceActivity: DeviceActivityCenter DeviceActivityEvent DeviceActivityName
      DeviceActivitySchedule
    DeviceCheck: DCAppAttestService DCDevice DCError
    FamilyControls: AuthorizationCenter AuthorizationStatus FamilyActivitySelection
      FamilyControlsError FamilyControlsMember
    FoundationModels: ConvertibleFromGeneratedContent ConvertibleToGeneratedContent Generable
      GeneratedContent GenerationGuide GenerationID GenerationOptions GenerationSchema Instructions
      InstructionsBuilder InstructionsRepresentable LanguageModelSession Prompt PromptBuilder
      PromptRepresentable SystemLanguageModel Tool Transcript
    GameplayKit: GKARC4RandomSource GKGaussianDistribution GKLinearCongruentialRandomSource
      GKMersenneTwisterRandomSource GKRandom GKRandomDistribution GKRandomSource
      GKShuffledDistribution
    ImageIO: CGImageDestination CGImageDestinationAddImage CGImageDestinationAddImageFromSource
      CGImageDestinationCreateWithData CGImageDestinationCreateWithURL CGImageDestinationFinalize
      CGImageDestinationSetProperties CGImageSource CGImageSourceCopyProperties
      CGImageSourceCopyPropertiesAtIndex CGImageSourceCopyTypeIdentifiers
      CGImageSourceCreateImageAtIndex CGImageSourceCreateIncremental
      CGImageSourceCreateThumbnailAtIndex CGImageSourceCreateWithData
      CGImageSourceCreateWithDataProvider CGImageSourceCreateWithURL CGImageSourceGetCount
      CGImageSourceGetPrimaryImageIndex CGImageSourceGetStatus CGImageSourceGetStatusAtIndex
      CGImageSourceGetType CGImageSourceRemoveCacheAtIndex CGImageSourceStatus
      CGImageSourceUpdateData CGImageSourceUpdateDataProvider kCGImageDestinationEmbedThumbnail
      kCGImageDestinationImageMaxPixelSize kCGImageDestinationLossyCompressionQuality
      kCGImagePropertyAPNGCanvasPixelHeight kCGImagePropertyAPNGCanvasPixelWidth
      kCGImagePropertyAPNGDelayTime kCGImagePropertyAPNGFrameInfoArray kCGImagePropertyAPNGLoopCount
      kCGImagePropertyAPNGUnclampedDelayTime kCGImagePropertyColorModel
      kCGImagePropertyColorModelCMYK kCGImagePropertyColorModelGray kCGImagePropertyColorModelLab
      kCGImagePropertyColorModelRGB kCGImagePropertyDNGDictionary kCGImagePropertyDPIHeight
      kCGImagePropertyDPIWidth kCGImagePropertyDepth kCGImagePropertyExifApertureValue
      kCGImagePropertyExifAuxDictionary kCGImagePropertyExifBodySerialNumber
      kCGImagePropertyExifBrightnessValue kCGImagePropertyExifCameraOwnerName
      kCGImagePropertyExifColorSpace kCGImagePropertyExifDateTimeDigitized
      kCGImagePropertyExifDateTimeOriginal kCGImagePropertyExifDictionary
      kCGImagePropertyExifDigitalZoomRatio kCGImagePropertyExifExposureBiasValue
      kCGImagePropertyExifExposureMode kCGImagePropertyExifExposureProgram
      kCGImagePropertyExifExposureTime kCGImagePropertyExifFNumber kCGImagePropertyExifFlash
      kCGImagePropertyExifFocalLenIn35mmFilm kCGImagePropertyExifFocalLength
      kCGImagePropertyExifISOSpeedRatings kCGImagePropertyExifLensMake kCGImagePropertyExifLensModel
      kCGImagePropertyExifLensSerialNumber kCGImagePropertyExifLensSpecification
      kCGImagePropertyExifLightSource kCGImagePropertyExifMakerNote
      kCGImagePropertyExifMaxApertureValue kCGImagePropertyExifMeteringMode
      kCGImagePropertyExifOffsetTime kCGImagePropertyExifOffsetTimeDigitized
      kCGImagePropertyExifOffsetTimeOriginal kCGImagePropertyExifPixelXDimension
      kCGImagePropertyExifPixelYDimension kCGImagePropertyExifSceneCaptureType
      kCGImagePropertyExifSceneType kCGImagePropertyExifSensingMethod
      kCGImagePropertyExifShutterSpeedValue kCGImagePropertyExifSubjectArea
      kCGImagePropertyExifSubjectDistance kCGImagePropertyExifSubsecTime
      kCGImagePropertyExifSubsecTimeDigitized kCGImagePropertyExifSubsecTimeOriginal
      kCGImagePropertyExifUserComment kCGImagePropertyExifVersion kCGImagePropertyExifWhiteBalance
      kCGImagePropertyFileSize kCGImagePropertyGIFCanvasPixelHeight
      kCGImagePropertyGIFCanvasPixelWidth kCGImagePropertyGIFDelayTime kCGImagePropertyGIFDictionary
      kCGImagePropertyGIFFrameInfoArray kCGImagePropertyGIFHasGlobalColorMap
      kCGImagePropertyGIFImageColorMap kCGImagePropertyGIFLoopCount
      kCGImagePropertyGIFUnclampedDelayTime kCGImagePropertyGPSAltitude
      kCGImagePropertyGPSAltitudeRef kCGImagePropertyGPSDOP kCGImagePropertyGPSDateStamp
      kCGImagePropertyGPSDestBearing kCGImagePropertyGPSDestBearingRef kCGImagePropertyGPSDictionary
      kCGImagePropertyGPSHPositioningError kCGImagePropertyGPSImgDirection
      kCGImagePropertyGPSImgDirectionRef kCGImagePropertyGPSLatitude kCGImagePropertyGPSLatitudeRef
      kCGImagePropertyGPSLongitude kCGImagePropertyGPSLongitudeRef kCGImagePropertyGPSMapDatum
      kCGImagePropertyGPSSpeed kCGImagePropertyGPSSpeedRef kCGImagePropertyGPSTimeStamp
      kCGImagePropertyGPSTrack kCGImagePropertyGPSTrackRef kCGImagePropertyGPSVersion
      kCGImagePropertyHEICSCanvasPixelHeight kCGImagePropertyHEICSCanvasPixelWidth
      kCGImagePropertyHEICSDelayTime kCGImagePropertyHEICSDictionary
      kCGImagePropertyHEICSFrameInfoArray kCGImagePropertyHEICSLoopCount
      kCGImagePropertyHEICSUnclampedDelayTime kCGImagePropertyHEIFDictionary
      kCGImagePropertyHasAlpha kCGImagePropertyIPTCByline kCGImagePropertyIPTCCaptionAbstract
      kCGImagePropertyIPTCCity kCGImagePropertyIPTCCopyrightNotice kCGImagePropertyIPTCCredit
      kCGImagePropertyIPTCDateCreated kCGImagePropertyIPTCDictionary kCGImagePropertyIPTCHeadline
      kCGImagePropertyIPTCKeywords kCGImagePropertyIPTCObjectName kCGImagePropertyIPTCSource
      kCGImagePropertyImageCount kCGImagePropertyIsFloat kCGImagePropertyIsIndexed
      kCGImagePropertyJFIFDensityUnit kCGImagePropertyJFIFDictionary
      kCGImagePropertyJFIFIsProgressive kCGImagePropertyJFIFVersion kCGImagePropertyJFIFXDensity
      kCGImagePropertyJFIFYDensity kCGImagePropertyMakerAppleDictionary
      kCGImagePropertyMakerCanonDictionary kCGImagePropertyMakerNikonDictionary
      kCGImagePropertyNamedColorSpace kCGImagePropertyOrientation kCGImagePropertyPNGAuthor
      kCGImagePropertyPNGChromaticities kCGImagePropertyPNGComment kCGImagePropertyPNGCopyright
      kCGImagePropertyPNGCreationTime kCGImagePropertyPNGDescription kCGImagePropertyPNGDictionary
      kCGImagePropertyPNGGamma kCGImagePropertyPNGInterlaceType kCGImagePropertyPNGModificationTime
      kCGImagePropertyPNGSoftware kCGImagePropertyPNGTitle kCGImagePropertyPNGXPixelsPerMeter
      kCGImagePropertyPNGYPixelsPerMeter kCGImagePropertyPNGsRGBIntent kCGImagePropertyPixelHeight
      kCGImagePropertyPixelWidth kCGImagePropertyPrimaryImage kCGImagePropertyProfileName
      kCGImagePropertyRawDictionary kCGImagePropertyTIFFArtist kCGImagePropertyTIFFCompression
      kCGImagePropertyTIFFCopyright kCGImagePropertyTIFFDateTime kCGImagePropertyTIFFDictionary
      kCGImagePropertyTIFFDocumentName kCGImagePropertyTIFFHostComputer
      kCGImagePropertyTIFFImageDescription kCGImagePropertyTIFFMake kCGImagePropertyTIFFModel
      kCGImagePropertyTIFFOrientation kCGImagePropertyTIFFPhotometricInterpretation
      kCGImagePropertyTIFFPrimaryChromaticities kCGImagePropertyTIFFResolutionUnit
      kCGImagePropertyTIFFSoftware kCGImagePropertyTIFFTransferFunction
      kCGImagePropertyTIFFWhitePoint kCGImagePropertyTIFFXResolution kCGImagePropertyTIFFYResolution
      kCGImagePropertyWebPCanvasPixelHeight kCGImagePropertyWebPCanvasPixelWidth
      kCGImagePropertyWebPDelayTime kCGImagePropertyWebPDictionary
      kCGImagePropertyWebPFrameInfoArray kCGImagePropertyWebPLoopCount
      kCGImagePropertyWebPUnclampedDelayTime kCGImageSourceCreateThumbnailFromImageAlways
      kCGImageSourceCreateThumbnailFromImageIfAbsent kCGImageSourceCreateThumbnailWithTransform
      kCGImageSourceShouldAllowFloat kCGImageSourceShouldCache kCGImageSourceShouldCacheImmediately
      kCGImageSourceSubsampleFactor kCGImageSourceThumbnailMaxPixelSize
      kCGImageSourceTypeIdentifierHint
    JavaScriptCore: JSContext JSValue
    LinkPresentation: LPError LPLinkMetadata LPMetadataProvider
    LocalAuthentication: LAAccessControlOperation LABiometryType LAContext LACredentialType LAError
      LAPolicy
    LockedCameraCapture: LockedCameraCaptureExtension LockedCameraCaptureExtensionScene
      LockedCameraCaptureManager LockedCameraCaptureSession LockedCameraCaptureUIScene
      NSUserActivityTypeLockedCameraCapture
    ManagedSettings: ActivityCategory ActivityCategoryToken Application ApplicationToken
      ManagedSettingsStore ShieldSettings Token WebDomain WebDomainToken
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
    NaturalLanguage: NLLanguage NLLanguageRecognizer NLTagScheme NLTokenUnit NLTokenizer
    Network: NWInterface NWPath NWPathMonitor
    NetworkExtension: NETunnelProviderManager NETunnelProviderProtocol NETunnelProviderSession
      NEVPNConnection NEVPNError NEVPNErrorDomain NEVPNManager NEVPNProtocol NEVPNStatus
    NowPlaying: Artwork ArtworkRepresentation GenericContent MediaCommand MediaContentRepresentable
      MediaDuration MediaPlaybackSnapshot MediaSession MediaSessionRepresentable MediaType
      MusicContent
    OSLog: OSLogEntry OSLogEntryFromProcess OSLogEntryLog OSLogEntryWithPayload OSLogPosition
      OSLogStore
    PDFKit: PDFDisplayBox PDFDocument PDFPage PDFView
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
      CATransform3DRotate CATransform3DScale CATransform3DTranslate kCAOnOrderIn kCAOnOrderOut
      kCATransition
    QuickLook: QLPreviewController QLPreviewControllerDataSource QLPreviewItem
    RelevanceKit: RelevantContext
    SafariServices: SFSafariViewController SFSafariViewControllerDelegate SSReadingList
    Speech: SFSpeechAudioBufferRecognitionRequest SFSpeechRecognitionRequest
      SFSpeechRecognitionResult SFSpeechRecognitionTask SFSpeechRecognitionTaskHint
      SFSpeechRecognizer SFSpeechRecognizerAuthorizationStatus SFSpeechURLRecognitionRequest
      SFTranscription
    SwiftData: -Attribute BackingData -DataStore -DataStoreBatchDeleteRequest -DataStoreBatching
      -DataStoreConfiguration -DataStoreError -DataStoreFetchRequest -DataStoreFetchResult
      -DataStoreSaveChangesRequest -DataStoreSaveChangesResult -DataStoreSnapshot
      -DataStoreSnapshotCodingKey -DataStoreSnapshotValue DefaultHistoryDelete DefaultHistoryInsert
      DefaultHistoryToken DefaultHistoryTransaction DefaultHistoryUpdate DefaultSerialModelExecutor
      -DefaultSnapshot -DefaultStore -EditingState FetchDescriptor FetchResultsCollection
      HistoryChange HistoryDelete HistoryDescriptor HistoryInsert HistoryObserver HistoryProviding
      HistoryToken HistoryTombstone HistoryTransaction HistoryUpdate -Index MigrationStage -Model
      ModelActor ModelConfiguration ModelContainer ModelContext ModelExecutor PersistentIdentifier
      PersistentModel Query -Relationship RelationshipCollection ResultsObserver ResultsSection
      Schema SchemaMigrationPlan SchemaProperty SectionedResults SerialModelExecutor SwiftDataError
      -Transient -Unique VersionedSchema
    SystemConfiguration: SCError SCErrorString SCNetworkReachability SCNetworkReachabilityCallBack
      SCNetworkReachabilityContext SCNetworkReachabilityCreateWithAddress
      SCNetworkReachabilityCreateWithAddressPair SCNetworkReachabilityCreateWithName
      SCNetworkReachabilityFlags SCNetworkReachabilityGetFlags SCNetworkReachabilitySetCallback
      SCNetworkReachabilitySetDispatchQueue kSCStatusAccessError kSCStatusFailed
      kSCStatusInvalidArgument kSCStatusNoKey kSCStatusOK kSCStatusReachabilityUnknown
    TipKit: Tip TipOption TipView Tips
    UniformTypeIdentifiers: NSItemProvider NSItemProviderReading
      NSItemProviderRepresentationVisibility NSItemProviderWriting UTTagClass UTType
    VisualIntelligence: SemanticContentDescriptor
    WatchConnectivity: WCError WCErrorDomain WCSession WCSessionActivationState WCSessionDelegate
      WCSessionUserInfoTransfer
    WatchKit: WKHapticType WKInterfaceDevice WKInterfaceDeviceBatteryState
      WKInterfaceDeviceCrownOrientation WKInterfaceDeviceWristLocation WKInterfaceLayoutDirection
      WKWaterResistanceRating
    os: Logger OSAllocatedUnfairLock OSLog OSLogFloatFormatting OSLogIntegerFormatting
      OSLogInterpolation OSLogMessage OSLogPrivacy OSLogStringAlignment OSLogType OSSignpostID
      OSSignpostIntervalState OSSignpostType OSSignposter
    simd: double2 double2x2 double3 double3x3 double3x4 double4 double4x3 double4x4 float2 float2x2
      float3 float3x3 float3x4 float4 float4x3 float4x4 int2 int3 int4 matrix_double2x2
      matrix_double3x3 matrix_double3x4 matrix_double4x3 matrix_double4x4 matrix_float2x2
      matrix_float3x3 matrix_float3x4 matrix_float4x3 matrix_float4x4 simd_char1 simd_char2
      simd_char3 simd_char4 simd_char8 simd_double1 simd_double2 simd_double2x2 simd_double3
      simd_double3x3 simd_double3x4 simd_double4 simd_double4x3 simd_double4x4 simd_double8
      simd_float1 simd_float2 simd_float2x2 simd_float3 simd_float3x3 simd_float3x4 simd_float4
      simd_float4x3 simd_float4x4 simd_float8 simd_int1 simd_int2 simd_int3 simd_int4 simd_int8
      simd_long1 simd_long2 simd_long3 simd_long4 simd_long8 simd_quatd simd_quatf simd_short1
      simd_short2 simd_short3 simd_short4 simd_short8 simd_uchar1 simd_uchar2 simd_uchar3
      simd_uchar4 simd_uchar8 simd_uint1 simd_uint2 simd_uint3 simd_uint4 simd_uint8 simd_ulong1
      simd_ulong2 simd_ulong3 simd_ulong4 simd_ulong8 simd_ushort1 simd_ushort2 simd_ushort3
      simd_ushort4 simd_ushort8 uint2 uint3 uint4 vector_double2 vector_double3 vector_double4
      vector_float2 vector_float3 vector_float4 vector_int2 vector_int3 vector_int4 vector_uint2
      vector_uint3 vector_uint4
    """
}
