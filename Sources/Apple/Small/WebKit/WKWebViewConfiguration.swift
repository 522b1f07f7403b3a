// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

open class WKProcessPool: NSObject {
  public override init() {}
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended

  public enum ContentMode: Int, Sendable {
    case recommended
    case mobile
    case desktop
  }

  public override init() {}
}

open class WKPreferences: NSObject {
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var isFraudulentWebsiteWarningEnabled = true
  open var isElementFullscreenEnabled = false
  open var isTextInteractionEnabled = true

  public override init() {}
}

open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  private static let standard = WKWebsiteDataStore()

  open class func `default`() -> WKWebsiteDataStore { standard }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func allWebsiteDataTypes() -> Set<String> { [] }

  open var isPersistent: Bool { false }
  @MainActor open var httpCookieStore: WKHTTPCookieStore { WKHTTPCookieStore() }

  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) { Task { @MainActor in completionHandler([]) } }

  @MainActor open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    []
  }

  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { Task { @MainActor in completionHandler() } }

  open func removeData(
    ofTypes websiteDataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { Task { @MainActor in completionHandler() } }

  @MainActor open func removeData(
    ofTypes websiteDataTypes: Set<String>, modifiedSince date: Date
  ) async {}
}

@MainActor
open class WKWebViewConfiguration: NSObject {
  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var processPool = WKProcessPool()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var suppressesIncrementalRendering = false
  open var upgradeKnownHostsToHTTPS = true
  open var limitsNavigationsToAppBoundDomains = false
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var applicationNameForUserAgent: String?

  public override init() {}

  /// Has no effect: nothing is loaded.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {}
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { nil }
  open class func handlesURLScheme(_ urlScheme: String) -> Bool { false }
}

@MainActor
open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  /// In points.
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true

  public override init() {}
}

/// The load of a resource with the scheme of an app. None is created here.
@MainActor
public protocol WKURLSchemeTask: AnyObject {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

@MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"

/// What websites have stored. None is created here.
@MainActor
open class WKWebsiteDataRecord: NSObject {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}

/// The cookies of websites. There are none.
@MainActor
open class WKHTTPCookieStore: NSObject {
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    completionHandler([])
  }
  open func allCookies() async -> [HTTPCookie] { [] }
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { completionHandler?() }
  open func setCookie(_ cookie: HTTPCookie) async {}
  open func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { completionHandler?() }
  open func deleteCookie(_ cookie: HTTPCookie) async {}
}
