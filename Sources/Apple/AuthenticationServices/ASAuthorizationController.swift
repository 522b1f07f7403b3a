import AuthorNotices
import Dispatch
import SwiftUI

/// Receives the result of a controller.
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Names the window of a sign-in sheet. Nothing asks it: there are no windows.
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}

/// Performs requests to sign in: each is canceled, after a notice.
open class ASAuthorizationController: NSObject {
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  open func performRequests() { performRequests(options: []) }

  /// Calls the delegate later, on the main queue, with `ASAuthorizationError.canceled`.
  open func performRequests(options: RequestOptions) {
    AuthorNotice.report("AuthenticationServices", lacks: "accounts to sign in with")
    // The controller is used on the main thread only from here on, as Apple's is.
    nonisolated(unsafe) let controller = self
    DispatchQueue.main.async {
      controller.delegate?.authorizationController(
        controller: controller, didCompleteWithError: ASAuthorizationError(.canceled))
    }
  }

  open func cancel() {}
}

/// What `AuthorizationController` returns.
public enum ASAuthorizationResult: Sendable {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Performs requests of views, which read it with `@Environment(\.authorizationController)`.
public struct AuthorizationController: Sendable {
  /// Always throws `ASAuthorizationError.canceled`, after a notice.
  @MainActor
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    try refuse()
  }

  /// Always throws `ASAuthorizationError.canceled`, after a notice.
  @MainActor
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    try refuse()
  }

  private func refuse() throws -> ASAuthorizationResult {
    AuthorNotice.report("AuthenticationServices", lacks: "accounts to sign in with")
    throw ASAuthorizationError(.canceled)
  }
}

private struct AuthorizationControllerKey: EnvironmentKey {
  static let defaultValue = AuthorizationController()
}

extension EnvironmentValues {
  public var authorizationController: AuthorizationController {
    self[AuthorizationControllerKey.self]
  }
}
