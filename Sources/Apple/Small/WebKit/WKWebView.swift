// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
@_exported import UIKit

// Compatibility (module): accepted | | types; nothing is loaded: a notice

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

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) { nil }

  open var title: String? { nil }
  open var isLoading: Bool { false }
  /// 0…1.
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var hasOnlySecureContent: Bool { false }
  open var backForwardList: WKBackForwardList { WKBackForwardList() }
  open var pageZoom: CGFloat = 1
  open var underPageBackgroundColor: UIColor!

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
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { loadHTMLString("", baseURL: baseURL) }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { nil }
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
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

  /// Always throws, after a notice.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    AuthorNotice.report("WebKit", lacks: "web pages")
    throw CocoaError(.featureUnsupported)
  }

  /// Always throws, after a notice.
  @discardableResult
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    AuthorNotice.report("WebKit", lacks: "web pages")
    throw CocoaError(.featureUnsupported)
  }

  /// Always throws, after a notice.
  open func takeSnapshot(
    configuration snapshotConfiguration: WKSnapshotConfiguration?
  ) async throws -> UIImage {
    AuthorNotice.report("WebKit", lacks: "web pages")
    throw CocoaError(.featureUnsupported)
  }
}

/// The pages of a view. There are none.
@MainActor
open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
}

/// A page of a view. None is created here.
@MainActor
open class WKBackForwardListItem: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
  open var initialURL: URL { url }
  open var title: String? { nil }
}
