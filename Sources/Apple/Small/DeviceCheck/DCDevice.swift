import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | not supported: a notice

public struct DCError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.devicecheck.error" }
  public var errorCode: Int { code.rawValue }

  public static var featureUnsupported: Code { .featureUnsupported }
  public static var invalidInput: Code { .invalidInput }
  public static var invalidKey: Code { .invalidKey }
  public static var serverUnavailable: Code { .serverUnavailable }
  public static var unknownSystemFailure: Code { .unknownSystemFailure }
}

/// The device for a server. It is not supported, which a notice says.
open class DCDevice: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  private static let device = DCDevice()

  open class var current: DCDevice { device }
  open var isSupported: Bool { false }

  open func generateToken() async throws -> Data {
    AuthorNotice.report("DeviceCheck", lacks: "tokens of devices")
    throw DCError(.featureUnsupported)
  }

  open func generateToken(
    completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    AuthorNotice.report("DeviceCheck", lacks: "tokens of devices")
    completion(nil, DCError(.featureUnsupported))
  }
}

/// The app's attestation for a server. It is not supported, which a notice says.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  public static let shared = DCAppAttestService()

  open var isSupported: Bool { false }

  open func generateKey() async throws -> String {
    AuthorNotice.report("DeviceCheck", lacks: "attestation of apps")
    throw DCError(.featureUnsupported)
  }

  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }

  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }

  open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
    AuthorNotice.report("DeviceCheck", lacks: "attestation of apps")
    completionHandler(nil, DCError(.featureUnsupported))
  }

  open func attestKey(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, DCError(.featureUnsupported)) }

  open func generateAssertion(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, DCError(.featureUnsupported)) }
}
