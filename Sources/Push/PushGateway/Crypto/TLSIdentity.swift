internal import COpenSSL
import Foundation

/// A self-signed certificate for localhost and its key.
struct TLSIdentity: Sendable {
  /// PEM.
  var certificate: String
  /// PEM.
  var key: String

  /// The validity of a new certificate.
  private static let validityDays = 800
  /// A certificate with less validity left is replaced.
  private static let minimumDays = 14

  /// Loads the identity of the folder. Creates one if there is none or it expires soon. Throws
  /// `GatewayError`.
  static func loadOrCreate(
    in folder: GatewayFolder, now: Date
  ) throws(GatewayError) -> TLSIdentity {
    if let certificate = try? String(contentsOf: folder.certificate, encoding: .utf8),
      let key = try? String(contentsOf: folder.certificateKey, encoding: .utf8)
    {
      let identity = TLSIdentity(certificate: certificate, key: key)
      let minimum = now.addingTimeInterval(Double(minimumDays) * 86_400)
      if let expiration = identity.expiration, expiration > minimum { return identity }
    }
    let identity: TLSIdentity
    do {
      identity = try make(now: now)
    } catch {
      throw .crypto(error)
    }
    try GatewayFolder.write(Data(identity.key.utf8), to: folder.certificateKey)
    try GatewayFolder.write(Data(identity.certificate.utf8), to: folder.certificate)
    return identity
  }

  /// Throws `CryptoError`.
  static func make(now: Date) throws(CryptoError) -> TLSIdentity {
    let key = try SigningKey.make()
    let serial = withUnsafeBytes(of: UUID().uuid) { Array($0) }
    // Starts a day early, for clients whose clock is behind.
    let start = time_t(now.timeIntervalSince1970) - 86_400
    let certificate = key.withPointer { vitrine_certificate($0, serial, start, validityDays) }
    guard let certificate else { throw .failed("create a certificate") }
    defer { X509_free(certificate) }
    return TLSIdentity(
      certificate: try PEMText.make { PEM_write_bio_X509($0, certificate) },
      key: try key.privatePEM())
  }

  /// When the certificate expires; nil if it is invalid.
  private var expiration: Date? {
    let bytes = Array(certificate.utf8)
    let seconds = bytes.withUnsafeBytes { buffer -> Int64 in
      guard let bio = vitrine_bio(buffer.baseAddress, buffer.count) else { return -1 }
      defer { BIO_free(bio) }
      guard let certificate = PEM_read_bio_X509(bio, nil, nil, nil) else { return -1 }
      defer { X509_free(certificate) }
      return vitrine_certificate_end(certificate)
    }
    ERR_clear_error()
    return seconds < 0 ? nil : Date(timeIntervalSince1970: Double(seconds))
  }

  /// Creates a server context for TLS 1.2 or later and HTTP/2. The caller frees it. Throws
  /// `CryptoError`.
  func context() throws(CryptoError) -> OpaquePointer {
    guard let context = SSL_CTX_new(TLS_server_method()) else { throw .failed("start TLS") }
    vitrine_tls_serve(context)
    let isSet = vitrine_tls_version(context) == 1 && use(context)
    ERR_clear_error()
    guard isSet else {
      SSL_CTX_free(context)
      throw .failed("use the certificate")
    }
    return context
  }

  private func use(_ context: OpaquePointer) -> Bool {
    let (certificate, key) = (Array(certificate.utf8), Array(key.utf8))
    return certificate.withUnsafeBytes { certificate in
      key.withUnsafeBytes { key in
        guard let first = vitrine_bio(certificate.baseAddress, certificate.count) else {
          return false
        }
        defer { BIO_free(first) }
        guard let second = vitrine_bio(key.baseAddress, key.count) else { return false }
        defer { BIO_free(second) }
        let x509 = PEM_read_bio_X509(first, nil, nil, nil)
        let pair = vitrine_read_private(second)
        defer {
          X509_free(x509)
          EVP_PKEY_free(pair)
        }
        return SSL_CTX_use_certificate(context, x509) == 1
          && SSL_CTX_use_PrivateKey(context, pair) == 1 && SSL_CTX_check_private_key(context) == 1
      }
    }
  }
}
