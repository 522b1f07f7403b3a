import Foundation

/// The binary form: a header, then the payload.
///
/// | bytes | meaning |
/// |---|---|
/// | 4 | `VTAR` |
/// | 2 | format version |
/// | 2 | reserved, 0 |
/// | 4 | payload's length |
/// | 4 | payload's CRC-32 |
///
/// The payload holds the images, the tables of strings and font faces that nodes name by index,
/// and the nodes. All numbers are little-endian; lengths take as many bytes as they need. The same
/// tree always gives the same bytes.
enum ArchiveFormat {
  static let magic: [UInt8] = Array("VTAR".utf8)
  /// 3: what nodes ask for when they change (`NodeMotion`).
  static let version: UInt16 = 3
  static let headerLength = 16
  /// The highest of a node's mark bits, which is no mark: its motion comes next.
  static let motionFollows: UInt16 = 1 << 15
}

extension ViewArchive {
  /// The archive as bytes.
  ///
  /// - Throws: `ArchiveError.overLimit` where it is larger than `ArchiveLimits.standard`;
  ///   `ArchiveError.badValue` for a number that is not finite or an image that is not there.
  public func encoded() throws -> Data {
    let limits = ArchiveLimits.standard
    var encoder = ArchiveEncoder(limits: limits, imageCount: images.count)
    let payload = try encoder.payload(of: self)
    let length = payload.count + ArchiveFormat.headerLength
    guard length <= limits.bytes else {
      throw ArchiveError.overLimit(.bytes, found: length, limit: limits.bytes)
    }
    var writer = ByteWriter()
    writer.reserve(length)
    writer.raw(ArchiveFormat.magic)
    writer.fixed(ArchiveFormat.version)
    writer.fixed(UInt16(0))
    writer.fixed(UInt32(payload.count))
    writer.fixed(Checksum.crc32(payload))
    writer.raw(payload)
    return Data(writer.bytes)
  }

  /// Reads an archive that may come from anywhere: nothing of it is trusted.
  ///
  /// - Throws: `ArchiveError`.
  public init(decoding data: Data, limits: ArchiveLimits = .standard) throws {
    guard data.count <= limits.bytes else {
      throw ArchiveError.overLimit(.bytes, found: data.count, limit: limits.bytes)
    }
    var header = ByteReader(Array(data.prefix(ArchiveFormat.headerLength)))
    guard data.starts(with: ArchiveFormat.magic.prefix(data.count)), !data.isEmpty else {
      throw ArchiveError.foreign
    }
    _ = try header.raw(ArchiveFormat.magic.count)
    let version = try header.fixed(UInt16.self)
    guard version <= ArchiveFormat.version else {
      throw ArchiveError.newerVersion(found: Int(version), supported: Int(ArchiveFormat.version))
    }
    let reserved = try header.fixed(UInt16.self)
    guard version > 0, reserved == 0 else {
      throw ArchiveError.badValue("format \(version), reserved \(reserved)", place: "the header")
    }
    let expected = Int(try header.fixed(UInt32.self)) + ArchiveFormat.headerLength
    let checksum = try header.fixed(UInt32.self)
    guard data.count >= expected else {
      throw ArchiveError.truncated(expected: expected, found: data.count)
    }
    guard data.count == expected else {
      throw ArchiveError.badValue("\(data.count - expected) bytes too many", place: "the end")
    }
    let payload = Array(data.dropFirst(ArchiveFormat.headerLength))
    guard Checksum.crc32(payload) == checksum else { throw ArchiveError.damaged }
    var decoder = ArchiveDecoder(payload: payload, limits: limits)
    self = try decoder.archive()
  }
}
