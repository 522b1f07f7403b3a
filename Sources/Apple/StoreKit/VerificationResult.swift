@_exported import Foundation

/// A value whose signature the App Store has made, or not.
public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties
  }

  /// Throws the error of an unverified value.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// Not Apple's: what the App Store signs.
public protocol _SignedValue {
  var jsonRepresentation: Data { get }
  var deviceVerification: Data { get }
  var deviceVerificationNonce: UUID { get }
  var signedDate: Date { get }
}

extension Transaction: _SignedValue {}
extension AppTransaction: _SignedValue {}
extension Product.SubscriptionInfo.RenewalInfo: _SignedValue {}

extension VerificationResult where SignedType: _SignedValue {
  /// Always empty: nothing is signed here.
  public var jwsRepresentation: String { "" }
  public var headerData: Data { Data() }
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
  public var signedData: Data { Data() }
  public var signatureData: Data { Data() }
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
  public var signedDate: Date { unsafePayloadValue.signedDate }
}
