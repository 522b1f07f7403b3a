// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

@MainActor
open class WKNavigation: NSObject {}

public enum WKNavigationType: Int, Sendable {
  case linkActivated
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

@MainActor
open class WKSecurityOrigin: NSObject {
  open var `protocol`: String { "" }
  open var host: String { "" }
  open var port: Int { 0 }
}

@MainActor
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
  open var webView: WKWebView? { nil }
}

/// A link that a page follows. None is created here.
@MainActor
open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var navigationType: WKNavigationType { .other }
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  open var targetFrame: WKFrameInfo? { nil }
  open var shouldPerformDownload: Bool { false }
}

/// The answer of a server. None is created here.
@MainActor
open class WKNavigationResponse: NSObject {
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1,
      textEncodingName: nil)
  }
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }
}

public let WKErrorDomain = "WKErrorDomain"

public struct WKError: CustomNSError, Equatable, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated
    case webViewInvalidated
    case javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
}
