// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
import SwiftUI

public typealias ASPresentationAnchor = UIWindow

public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"

public struct ASWebAuthenticationSessionError: CustomNSError, Equatable, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided
    case presentationContextInvalid
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

@MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs in with a web page. No page opens: the session does not start.
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The address that ends a session.
  open class Callback: NSObject {
    open class func customScheme(_ customScheme: String) -> Callback { Callback() }
    open class func https(host: String, path: String) -> Callback { Callback() }
  }

  private let completionHandler: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?

  public init(
    url URL: URL, callbackURLScheme: String?,
    completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler
  ) {
    self.completionHandler = completionHandler
  }

  public init(
    url URL: URL, callback: Callback,
    completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler
  ) {
    self.completionHandler = completionHandler
  }

  open var canStart: Bool { false }

  /// Calls the handler with an error, after a notice, and returns false.
  @discardableResult
  open func start() -> Bool {
    AuthorNotice.report("AuthenticationServices", lacks: "web pages to sign in with")
    completionHandler(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    return false
  }

  open func cancel() {}
}
