// The ways to sign in. They create requests, which are always canceled.

/// Passwords from the keychain.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {
  // `@unchecked Sendable`: the superclass is, and this class stores nothing.
}

/// A user name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let user: String
  public let password: String

  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// Passkeys of this device.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  public let relyingPartyIdentifier: String

  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }

  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      provider: self, challenge: challenge, name: name, userID: userID)
  }

  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(
      provider: self, challenge: challenge)
  }
}

open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let challenge: Data
  public let name: String
  public let userID: Data

  init(provider: any ASAuthorizationProvider, challenge: Data, name: String, userID: Data) {
    self.challenge = challenge
    self.name = name
    self.userID = userID
    super.init(provider: provider)
  }
}

open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let challenge: Data

  init(provider: any ASAuthorizationProvider, challenge: Data) {
    self.challenge = challenge
    super.init(provider: provider)
  }
}

/// A new passkey. None is created here.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationCredential, @unchecked Sendable
{
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let credentialID = Data()
  public let rawClientDataJSON = Data()
  open var rawAttestationObject: Data? { nil }

  override init() {}
}

/// A proof that the user has a passkey. None is created here.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationCredential, @unchecked Sendable
{
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let userID: Data = Data()
  public let signature: Data = Data()
  public let credentialID = Data()
  public let rawClientDataJSON = Data()
  public let rawAuthenticatorData: Data = Data()

  override init() {}
}

/// Sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public enum CredentialState: Int, Sendable {
    case revoked
    case authorized
    case notFound
    case transferred
  }

  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }

  /// Always `notFound`.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }

  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  // `@unchecked Sendable`: an app sets the properties before it shares the request.
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
}

/// A user of Sign in with Apple. None is created here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let user = ""
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }

  override init() {}
}
