import CCryptography

/// A point on P-256, P-384 or P-521, uncompressed.
struct CurvePoint: Hashable, Sendable {
  let bits: Int
  let bytes: [UInt8]

  fileprivate init(bytes: [UInt8], bits: Int) {
    self.bytes = bytes
    self.bits = bits
  }

  /// Reads a compressed or uncompressed point, and checks that it is on the curve.
  init(x963: [UInt8], bits: Int) throws {
    let size = curveByteCount(bits)
    guard x963.count == 1 + 2 * size || x963.count == 1 + size else {
      throw CryptoKitError.incorrectParameterSize
    }
    var point = [UInt8](repeating: 0, count: 1 + 2 * size)
    guard vitrine_ec_point(Int32(bits), x963, x963.count, &point) == 1 else {
      throw CryptoKitError.invalidParameter
    }
    self.init(bytes: point, bits: bits)
  }

  init(der: [UInt8], bits: Int) throws {
    var point = [UInt8](repeating: 0, count: 1 + 2 * curveByteCount(bits))
    guard vitrine_ec_public_from_der(Int32(bits), der, der.count, &point) == 1 else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    self.init(bytes: point, bits: bits)
  }

  var compressed: [UInt8] {
    [2 + ((bytes.last ?? 0) & 1)] + bytes.dropFirst().prefix(curveByteCount(bits))
  }

  var der: [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 512)
    let length = vitrine_ec_public_der(Int32(bits), bytes, &buffer)
    return Array(buffer.prefix(length))
  }

  func verify(_ signature: [UInt8], _ digest: [UInt8]) -> Bool {
    guard signature.count == 2 * curveByteCount(bits) else { return false }
    return vitrine_ec_verify(Int32(bits), bytes, digest, digest.count, signature) == 1
  }
}

/// A private key on P-256, P-384 or P-521, with its public point.
struct CurveScalar: Sendable {
  let bits: Int
  let bytes: [UInt8]
  let point: CurvePoint

  /// A random key.
  init(bits: Int) {
    var secret = [UInt8](repeating: 0, count: curveByteCount(bits))
    guard vitrine_ec_generate(Int32(bits), &secret) == 1,
      let key = try? CurveScalar(raw: secret, bits: bits)
    else { fatalError("OpenSSL could not generate a key for P-\(bits)") }
    self = key
  }

  init(raw: [UInt8], bits: Int) throws {
    let size = curveByteCount(bits)
    guard raw.count == size else { throw CryptoKitError.incorrectKeySize }
    var point = [UInt8](repeating: 0, count: 1 + 2 * size)
    guard vitrine_ec_public(Int32(bits), raw, &point) == 1 else {
      throw CryptoKitError.invalidParameter
    }
    self.bits = bits
    self.bytes = raw
    self.point = CurvePoint(bytes: point, bits: bits)
  }

  init(x963: [UInt8], bits: Int) throws {
    let size = curveByteCount(bits)
    guard x963.count == 1 + 3 * size else { throw CryptoKitError.incorrectParameterSize }
    try self.init(raw: Array(x963.suffix(size)), bits: bits)
    guard point.bytes == Array(x963.dropLast(size)) else { throw CryptoKitError.invalidParameter }
  }

  init(der: [UInt8], bits: Int) throws {
    var secret = [UInt8](repeating: 0, count: curveByteCount(bits))
    guard vitrine_ec_private_from_der(Int32(bits), der, der.count, &secret) == 1 else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    try self.init(raw: secret, bits: bits)
  }

  var der: [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 512)
    let length = vitrine_ec_private_der(Int32(bits), bytes, &buffer)
    return Array(buffer.prefix(length))
  }

  func sign(_ digest: [UInt8]) throws -> [UInt8] {
    var raw = [UInt8](repeating: 0, count: 2 * curveByteCount(bits))
    guard vitrine_ec_sign(Int32(bits), bytes, digest, digest.count, &raw) == 1 else {
      throw CryptoKitError.underlyingCoreCryptoError(error: -1)
    }
    return raw
  }

  func agree(with other: CurvePoint) throws -> SharedSecret {
    var shared = [UInt8](repeating: 0, count: curveByteCount(bits))
    guard vitrine_ec_agree(Int32(bits), bytes, other.bytes, &shared) == 1 else {
      throw CryptoKitError.invalidParameter
    }
    return SharedSecret(bytes: shared)
  }
}

/// The two forms of an ECDSA signature.
enum CurveSignature {
  static func raw(ofDER der: [UInt8], bits: Int) throws -> [UInt8] {
    var raw = [UInt8](repeating: 0, count: 2 * curveByteCount(bits))
    guard vitrine_ec_signature_raw(Int32(bits), der, der.count, &raw) == 1 else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    return raw
  }

  static func der(of raw: [UInt8], bits: Int) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 512)
    let length = vitrine_ec_signature_der(Int32(bits), raw, &buffer)
    return Array(buffer.prefix(length))
  }
}

/// The size of a curve's numbers, in bytes.
func curveByteCount(_ bits: Int) -> Int { (bits + 7) / 8 }
