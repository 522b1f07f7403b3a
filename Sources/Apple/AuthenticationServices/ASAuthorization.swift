@_exported import Foundation

// Compatibility (module): accepted | | requests are canceled, with a notice

/// A failed authorization.
public struct ASAuthorizationError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    case notInteractive = 1005
    case matchedExcludedCredential = 1006
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
}

/// A way to sign in.
public protocol ASAuthorizationProvider: AnyObject {}

/// What the user has signed in with.
public protocol ASAuthorizationCredential: AnyObject, Sendable {}

/// A request to sign in.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. The provider is constant.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) {
    self.provider = provider
  }
}

/// A successful authorization. None is created here.
open class ASAuthorization: NSObject {
  public struct Scope: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}
