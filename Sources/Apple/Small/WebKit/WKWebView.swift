import AuthorNotices
@_exported import UIKit

// Compatibility (module): accepted | | types; nothing is loaded: a notice

open class WKNavigation: NSObject {}

open class WKUserContentController: NSObject {
  public override init() {}

  open func addUserScript(_ userScript: WKUserScript) {}
  open func removeAllUserScripts() {}
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart
  case atDocumentEnd
}

open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true

  public override init() {}
}

open class WKPreferences: NSObject {
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0

  public override init() {}
}

open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  private static let standard = WKWebsiteDataStore()

  open class func `default`() -> WKWebsiteDataStore { standard }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

@MainActor
open class WKWebViewConfiguration: NSObject {
  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var allowsInlineMediaPlayback = false
  open var applicationNameForUserAgent: String?

  nonisolated public override init() {}
}

@MainActor
open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  /// In points.
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true

  nonisolated public override init() {}
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel
  case allow
}

open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}

@MainActor
public protocol WKNavigationDelegate: AnyObject {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
}

@MainActor
public protocol WKUIDelegate: AnyObject {}

/// A message from a page's script. None is created here.
open class WKScriptMessage: NSObject {
  open var body: Any { NSNull() }
  open var name: String { "" }
}

@MainActor
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A view of a web page. Nothing is loaded, and a notice says so.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var customUserAgent: String?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var isInspectable = false
  open var allowsLinkPreview = true
  open private(set) lazy var scrollView = UIScrollView()
  open private(set) var url: URL?

  nonisolated public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  nonisolated public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) { nil }

  open var title: String? { nil }
  open var isLoading: Bool { false }
  /// 0…1.
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    AuthorNotice.report("WebKit", lacks: "web pages")
    url = request.url
    return nil
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    AuthorNotice.report("WebKit", lacks: "web pages")
    url = baseURL
    return nil
  }

  @discardableResult
  open func reload() -> WKNavigation? { nil }
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}

  /// Fails, after a notice.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    AuthorNotice.report("WebKit", lacks: "web pages")
    completionHandler(nil, CocoaError(.featureUnsupported))
  }

  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    AuthorNotice.report("WebKit", lacks: "web pages")
    completionHandler?(nil, CocoaError(.featureUnsupported))
  }
}
