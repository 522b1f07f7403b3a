// Written by script/apple-names.

extension AppleNames {
  /// The modules of the system's and Apple's services.
  static let services = """
    AuthenticationServices: ASAuthorization ASAuthorizationAppleIDCredential
      ASAuthorizationAppleIDProvider ASAuthorizationAppleIDRequest ASAuthorizationController
      ASAuthorizationControllerDelegate ASAuthorizationControllerPresentationContextProviding
      ASAuthorizationCredential ASAuthorizationError ASAuthorizationPasswordProvider
      ASAuthorizationPasswordRequest ASAuthorizationPlatformPublicKeyCredentialAssertion
      ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
      ASAuthorizationPlatformPublicKeyCredentialProvider
      ASAuthorizationPlatformPublicKeyCredentialRegistration
      ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest ASAuthorizationProvider
      ASAuthorizationRequest ASAuthorizationResult ASPasswordCredential ASPresentationAnchor
      ASWebAuthenticationPresentationContextProviding ASWebAuthenticationSession
      ASWebAuthenticationSessionError ASWebAuthenticationSessionErrorDomain AuthorizationController
    CarPlay: CPActionSheetTemplate CPAlertAction CPAlertActionHandler CPAlertTemplate
      CPAssistantCellActionType CPAssistantCellConfiguration CPAssistantCellPosition
      CPAssistantCellVisibility CPBarButton CPBarButtonHandler CPBarButtonProviding CPBarButtonStyle
      CPBarButtonType CPButton CPContentStyle CPGridButton CPGridTemplate CPGridTemplateMaximumItems
      CPInformationItem CPInformationRatingItem CPInformationTemplate CPInformationTemplateLayout
      CPInterfaceController CPInterfaceControllerDelegate CPLimitableUserInterface
      CPListImageRowItem CPListItem CPListItemAccessoryType CPListItemPlayingIndicatorLocation
      CPListSection CPListTemplate CPListTemplateDelegate CPListTemplateItem CPMapButton
      CPMapTemplate CPMapTemplateDelegate CPMaximumNumberOfGridImages CPNowPlayingAddToLibraryButton
      CPNowPlayingButton CPNowPlayingImageButton CPNowPlayingMoreButton
      CPNowPlayingPlaybackRateButton CPNowPlayingRepeatButton CPNowPlayingShuffleButton
      CPNowPlayingTemplate CPNowPlayingTemplateObserver CPPointOfInterest CPPointOfInterestTemplate
      CPPointOfInterestTemplateDelegate CPSelectableListItem CPSessionConfiguration
      CPSessionConfigurationDelegate CPTabBarTemplate CPTabBarTemplateDelegate CPTemplate
      CPTemplateApplicationScene CPTemplateApplicationSceneDelegate CPTextButton CPTextButtonStyle
      CPWindow
    CloudKit: CKAccountStatus CKAsset CKContainer CKCurrentUserDefaultName CKDatabase CKError
      CKQuery CKRecord CKRecordValue CKRecordValueProtocol CKRecordZone
    Contacts: CNAuthorizationStatus CNContact CNContactBirthdayKey CNContactDatesKey
      CNContactDepartmentNameKey CNContactEmailAddressesKey CNContactFamilyNameKey
      CNContactFetchRequest CNContactFormatter CNContactFormatterStyle CNContactGivenNameKey
      CNContactIdentifierKey CNContactImageDataAvailableKey CNContactImageDataKey
      CNContactInstantMessageAddressesKey CNContactJobTitleKey CNContactMiddleNameKey
      CNContactNamePrefixKey CNContactNameSuffixKey CNContactNicknameKey
      CNContactNonGregorianBirthdayKey CNContactNoteKey CNContactOrganizationNameKey
      CNContactPhoneNumbersKey CNContactPostalAddressesKey CNContactProperty CNContactRelation
      CNContactRelationsKey CNContactSocialProfilesKey CNContactSortOrder CNContactStore
      CNContactThumbnailImageDataKey CNContactType CNContactTypeKey CNContactUrlAddressesKey
      CNContainer CNEntityType CNError CNFetchRequest CNGroup CNInstantMessageAddress
      CNKeyDescriptor CNLabelContactRelationChild CNLabelContactRelationFather
      CNLabelContactRelationFriend CNLabelContactRelationMother CNLabelContactRelationParent
      CNLabelContactRelationPartner CNLabelContactRelationSpouse CNLabelDateAnniversary
      CNLabelEmailiCloud CNLabelHome CNLabelOther CNLabelPhoneNumberMain CNLabelPhoneNumberMobile
      CNLabelPhoneNumberiPhone CNLabelSchool CNLabelURLAddressHomePage CNLabelWork CNLabeledValue
      CNMutableContact CNMutablePostalAddress CNPhoneNumber CNPostalAddress CNPostalAddressFormatter
      CNPostalAddressFormatterStyle CNSaveRequest CNSocialProfile
    ContactsUI: CNContactPickerDelegate CNContactPickerViewController CNContactViewController
      CNContactViewControllerDelegate
    EventKit: EKAlarm EKAuthorizationStatus EKCalendar EKCalendarItem EKCalendarType EKEntityMask
      EKEntityType EKError EKEvent EKEventAvailability EKEventStatus EKEventStore EKRecurrenceEnd
      EKRecurrenceFrequency EKRecurrenceRule EKReminder EKReminderPriority EKSource EKSourceType
      EKSpan
    EventKitUI: EKCalendarChooser EKCalendarChooserDelegate EKCalendarChooserDisplayStyle
      EKCalendarChooserSelectionStyle EKEventEditViewAction EKEventEditViewController
      EKEventEditViewDelegate EKEventViewAction EKEventViewController EKEventViewDelegate
    GameKit: GKAchievement GKError GKLeaderboard GKLocalPlayer GKPlayer
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
    IOKit: CFMutableDictionary IOIteratorIsValid IOIteratorNext IOIteratorReset IOObjectRelease
      IOObjectRetain IOOptionBits IOPMAssertionCreateWithName IOPMAssertionID IOPMAssertionLevel
      IOPMAssertionRelease IOPSCopyExternalPowerAdapterDetails IOPSCopyPowerSourcesInfo
      IOPSCopyPowerSourcesList IOPSGetPowerSourceDescription IOPSGetProvidingPowerSourceType
      IOPSGetTimeRemainingEstimate IORegistryEntryCreateCFProperties IORegistryEntryCreateCFProperty
      IORegistryEntryFromPath IORegistryEntryGetChildIterator IORegistryEntryGetParentEntry
      IORegistryEntrySearchCFProperty IOReturn IOServiceGetMatchingService
      IOServiceGetMatchingServices IOServiceMatching IOServiceNameMatching IO_OBJECT_NULL
      KERN_FAILURE KERN_SUCCESS MACH_PORT_NULL io_iterator_t io_object_t io_registry_entry_t
      io_service_t kIOMainPortDefault kIOMasterPortDefault kIONameMatchKey kIOPMACPowerKey
      kIOPMAssertionLevelOff kIOPMAssertionLevelOn kIOPMAssertionTypeNoDisplaySleep
      kIOPMAssertionTypeNoIdleSleep kIOPMAssertionTypePreventSystemSleep
      kIOPMAssertionTypePreventUserIdleDisplaySleep kIOPMAssertionTypePreventUserIdleSystemSleep
      kIOPMBatteryPowerKey kIOPMNullAssertionID kIOPMUPSPowerKey kIOPSACPowerValue
      kIOPSBatteryHealthConditionKey kIOPSBatteryHealthKey kIOPSBatteryPowerValue
      kIOPSCurrentCapacityKey kIOPSCurrentKey kIOPSDesignCapacityKey kIOPSFairValue kIOPSGoodValue
      kIOPSHardwareSerialNumberKey kIOPSInternalBatteryType kIOPSInternalType kIOPSIsChargedKey
      kIOPSIsChargingKey kIOPSIsFinishingChargeKey kIOPSIsPresentKey kIOPSMaxCapacityKey
      kIOPSNameKey kIOPSNetworkTransportType kIOPSNominalCapacityKey kIOPSOffLineValue
      kIOPSPoorValue kIOPSPowerAdapterCurrentKey kIOPSPowerAdapterIDKey kIOPSPowerAdapterWattsKey
      kIOPSPowerSourceIDKey kIOPSPowerSourceStateKey kIOPSProductIDKey kIOPSSerialTransportType
      kIOPSTemperatureKey kIOPSTimeRemainingUnknown kIOPSTimeRemainingUnlimited kIOPSTimeToEmptyKey
      kIOPSTimeToFullChargeKey kIOPSTransportTypeKey kIOPSTypeKey kIOPSUPSType kIOPSUSBTransportType
      kIOPSVendorDataKey kIOPSVendorIDKey kIOPSVoltageKey kIOPlatformSerialNumberKey
      kIOPlatformUUIDKey kIOProviderClassKey kIORegistryIterateParents kIORegistryIterateRecursively
      kIOReturnSuccess kIOServicePlane kern_return_t mach_port_t
    Intents: DefinedIntent DefinedParameter HandledIntent INExtension INIntent
      INIntentHandlerProviding INIntentResolutionResult INIntentResponse INInteraction INObject
      INObjectCollection INObjectResolutionResult INObjectSection IntentAnswer
      IntentConfigurationError IntentDefinition IntentOffer
    MapKit: Annotation EmptyMapContent MKAnnotation MKAnnotationView MKCircle MKCircleRenderer
      MKCoordinateRegion MKCoordinateRegionMake MKCoordinateSpan MKCoordinateSpanMake
      MKDistanceFormatter MKError MKFeatureDisplayPriority MKFeatureVisibility MKLocalSearch
      MKMapCamera MKMapItem MKMapPoint MKMapPointsPerMeterAtLatitude MKMapRect MKMapSize
      MKMapSnapshotter MKMapType MKMapView MKMapViewDefaultAnnotationViewReuseIdentifier
      MKMapViewDefaultClusterAnnotationViewReuseIdentifier MKMapViewDelegate MKMarkerAnnotationView
      MKMetersPerMapPointAtLatitude MKMultiPoint MKOverlay MKOverlayLevel MKOverlayPathRenderer
      MKOverlayRenderer MKPinAnnotationView MKPlacemark MKPointAnnotation MKPointOfInterestCategory
      MKPointOfInterestFilter MKPolygon MKPolygonRenderer MKPolyline MKPolylineRenderer MKShape
      MKUserLocation MKUserTrackingMode Map MapAnnotation MapAnnotationProtocol MapCamera
      MapCameraBounds MapCameraPosition MapCircle MapContent MapContentBuilder MapInteractionModes
      MapMarker MapPin MapPolygon MapPolyline MapStyle Marker TupleMapContent UserAnnotation
    MultipeerConnectivity: MCAdvertiserAssistant MCAdvertiserAssistantDelegate
      MCBrowserViewController MCBrowserViewControllerDelegate MCEncryptionPreference MCError
      MCErrorDomain MCNearbyServiceAdvertiser MCNearbyServiceAdvertiserDelegate
      MCNearbyServiceBrowser MCNearbyServiceBrowserDelegate MCPeerID MCSession MCSessionDelegate
      MCSessionSendDataMode MCSessionState kMCSessionMaximumNumberOfPeers
      kMCSessionMinimumNumberOfPeers
    MusicKit: Album ApplicationMusicPlayer Artist Artwork ContentRating MusicAuthorization
      MusicCatalogResourceRequest MusicCatalogResourceResponse MusicCatalogSearchRequest
      MusicCatalogSearchResponse MusicCatalogSearchable MusicItem MusicItemCollection MusicItemID
      MusicLibraryRequest MusicLibraryRequestable MusicLibraryResponse MusicPlayer
      MusicRecentlyPlayedRequest MusicRecentlyPlayedResponse MusicSubscription
      MusicTokenRequestError PlayableMusicItem Playlist Song Station SystemMusicPlayer Track
    PassKit: PKMerchantCapability PKPass PKPassLibrary PKPassType PKPaymentAuthorizationController
      PKPaymentNetwork PKPaymentRequest PKPaymentSummaryItem PKPaymentSummaryItemType
    Photos: PHAccessLevel PHAsset PHAssetChangeRequest PHAssetCollection PHAssetCollectionSubtype
      PHAssetCollectionType PHAssetCreationRequest PHAssetImageProgressHandler PHAssetMediaSubtype
      PHAssetMediaType PHAssetResource PHAssetResourceCreationOptions PHAssetResourceDataRequestID
      PHAssetResourceManager PHAssetResourceRequestOptions PHAssetResourceType PHAuthorizationStatus
      PHCachingImageManager PHChange PHChangeRequest PHFetchOptions PHFetchResult
      PHImageCancelledKey PHImageContentMode PHImageErrorKey PHImageManager
      PHImageManagerMaximumSize PHImageRequestID PHImageRequestOptions
      PHImageRequestOptionsDeliveryMode PHImageRequestOptionsResizeMode PHImageRequestOptionsVersion
      PHImageResultIsDegradedKey PHImageResultIsInCloudKey PHImageResultRequestIDKey
      PHInvalidAssetResourceDataRequestID PHInvalidImageRequestID PHLivePhoto
      PHLivePhotoInfoCancelledKey PHLivePhotoInfoErrorKey PHLivePhotoInfoIsDegradedKey
      PHLivePhotoRequestID PHLivePhotoRequestIDInvalid PHLivePhotoRequestOptions PHObject
      PHObjectPlaceholder PHPhotoLibrary PHPhotoLibraryChangeObserver PHPhotosError
    PhotosUI: PHLivePhotoBadgeOptions PHLivePhotoView PHLivePhotoViewContentMode
      PHLivePhotoViewDelegate PHLivePhotoViewPlaybackStyle PHPickerConfiguration PHPickerFilter
      PHPickerResult PHPickerViewController PHPickerViewControllerDelegate PhotosPicker
      PhotosPickerItem PhotosPickerSelectionBehavior
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
    StoreKit: AppStore AppTransaction AutomaticSubscriptionStoreMarketingContent
      DisplayMessageAction EmptyStoreContent EntitlementTaskState Message Product ProductView
      PurchaseAction PurchaseIntent RequestReviewAction SKAdNetwork
      SKCloudServiceAuthorizationStatus SKCloudServiceCapability SKCloudServiceController SKError
      SKErrorDomain SKMutablePayment SKOverlay SKOverlayDelegate SKPayment SKPaymentDiscount
      SKPaymentQueue SKPaymentQueueDelegate SKPaymentTransaction SKPaymentTransactionObserver
      SKPaymentTransactionState SKProduct SKProductDiscount SKProductSubscriptionPeriod
      SKProductsRequest SKProductsRequestDelegate SKProductsResponse SKReceiptPropertyIsExpired
      SKReceiptPropertyIsRevoked SKReceiptPropertyIsVolumePurchase SKReceiptRefreshRequest SKRequest
      SKRequestDelegate SKStoreProductParameterAdvertisingPartnerToken
      SKStoreProductParameterAffiliateToken SKStoreProductParameterCampaignToken
      SKStoreProductParameterCustomProductPageIdentifier SKStoreProductParameterITunesItemIdentifier
      SKStoreProductParameterProductIdentifier SKStoreProductParameterProviderToken
      SKStoreProductViewController SKStoreProductViewControllerDelegate SKStoreReviewController
      SKStorefront StoreButtonKind StoreContent StoreContentBuilder StoreKitError StoreView
      Storefront SubscriptionOptionGroup SubscriptionStoreButtonLabel SubscriptionStoreContentView
      SubscriptionStoreView Transaction VerificationResult
    UserNotifications: UNAuthorizationOptions UNAuthorizationStatus UNCalendarNotificationTrigger
      UNMutableNotificationContent UNNotification UNNotificationAction UNNotificationActionOptions
      UNNotificationCategory UNNotificationCategoryOptions UNNotificationContent
      UNNotificationDefaultActionIdentifier UNNotificationDismissActionIdentifier
      UNNotificationInterruptionLevel UNNotificationPresentationOptions UNNotificationRequest
      UNNotificationResponse UNNotificationSetting UNNotificationSettings UNNotificationSound
      UNNotificationSoundName UNNotificationTrigger UNPushNotificationTrigger
      UNTimeIntervalNotificationTrigger UNUserNotificationCenter UNUserNotificationCenterDelegate
    Vision: VNAspectRatio VNBarcodeObservation VNBarcodeSymbology VNClassificationObservation
      VNClassifyImageRequest VNConfidence VNCoreMLFeatureValueObservation VNCoreMLModel
      VNCoreMLRequest VNDegrees VNDetectBarcodesRequest VNDetectFaceCaptureQualityRequest
      VNDetectFaceLandmarksRequest VNDetectFaceRectanglesRequest VNDetectHumanRectanglesRequest
      VNDetectRectanglesRequest VNDetectTextRectanglesRequest VNDetectedObjectObservation
      VNElementType VNErrorCode VNErrorDomain VNFaceLandmarkRegion VNFaceLandmarkRegion2D
      VNFaceLandmarks VNFaceLandmarks2D VNFaceObservation VNFaceObservationAccepting
      VNFeaturePrintObservation VNGenerateAttentionBasedSaliencyImageRequest
      VNGenerateImageFeaturePrintRequest VNGenerateObjectnessBasedSaliencyImageRequest
      VNGeneratePersonSegmentationRequest VNHumanObservation VNImageBasedRequest
      VNImageCropAndScaleOption VNImageOption VNImagePointForNormalizedPoint
      VNImageRectForNormalizedRect VNImageRequestHandler VNNormalizedIdentityRect
      VNNormalizedPointForImagePoint VNNormalizedRectForImageRect VNNormalizedRectIsIdentityRect
      VNObservation VNPixelBufferObservation VNRecognizeAnimalsRequest VNRecognizeTextRequest
      VNRecognizedObjectObservation VNRecognizedText VNRecognizedTextObservation
      VNRectangleObservation VNRequest VNRequestCompletionHandler VNRequestTextRecognitionLevel
      VNSaliencyImageObservation VNSequenceRequestHandler VNTextObservation
    WeatherKit: CloudCoverByAltitude CurrentWeather DayWeather Forecast HourWeather MinuteWeather
      MoonEvents MoonPhase Precipitation PressureTrend SunEvents UVIndex Weather WeatherAlert
      WeatherAttribution WeatherAvailability WeatherCondition WeatherError WeatherMetadata
      WeatherQuery WeatherService WeatherSeverity Wind
    WebKit: WKAudiovisualMediaTypes WKBackForwardList WKBackForwardListItem WKContentRuleList
      WKContentWorld WKDataDetectorTypes WKError WKErrorDomain WKFrameInfo WKHTTPCookieStore
      WKNavigation WKNavigationAction WKNavigationActionPolicy WKNavigationDelegate
      WKNavigationResponse WKNavigationResponsePolicy WKNavigationType WKPreferences WKProcessPool
      WKScriptMessage WKScriptMessageHandler WKScriptMessageHandlerWithReply WKSecurityOrigin
      WKSnapshotConfiguration WKUIDelegate WKURLSchemeHandler WKURLSchemeTask
      WKUserContentController WKUserScript WKUserScriptInjectionTime WKWebView
      WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataRecord WKWebsiteDataStore
      WKWebsiteDataTypeCookies WKWebsiteDataTypeDiskCache WKWebsiteDataTypeLocalStorage
      WKWebsiteDataTypeMemoryCache WKWebsiteDataTypeSessionStorage WKWindowFeatures
    """
}
