import Foundation

/// The binary format of an archive: a header, then the payload.
///
/// ```swift
/// let bytes = try archive.encoded()
/// let copy = try ViewArchive(decoding: bytes)  // copy == archive
/// ```
/// | bytes | meaning |
/// |---|---|
/// | 4 | `VTAR` |
/// | 2 | format version |
/// | 2 | reserved, 0 |
/// | 4 | payload length |
/// | 4 | CRC-32 of the payload |
///
/// The payload contains the images, the tables of strings and font faces that nodes refer to by
/// index, then the nodes. Numbers are little-endian. Lengths, counts and indices have a variable
/// length (`ByteWriter.variable`). Encoding is deterministic: equal trees have equal bytes.
///
/// Increase `version` with every change. Until now each version only added data behind a bit or a
/// tag that was not used before, so one decoder reads all versions. Since version 4 the encoder
/// writes the lowest version that contains the archive's data (`ArchiveEncoder.version`), so that
/// an archive without the addition keeps its bytes and older releases can read it. The checksum
/// detects accidental damage. It is not a signature: the decoder trusts nothing that it reads.
enum ArchiveFormat {
  static let magic: [UInt8] = Array("VTAR".utf8)
  /// The highest version. 3 added `NodeMotion`, 4 `ParagraphStyle.minimumLineCount`, 5
  /// `NodeEffect.projection`, `NodeMarks.privateValue` and `NodeAction.app`, 6 images that are
  /// archives, the blend modes from `sourceIn` on, and `DynamicDate.steps`, 7 `TextAttachment`, 8
  /// `NodeEffect.bend`, 9 `FontFace.stretch`.
  static let version: UInt16 = 9
  /// The lowest version that is written.
  static let baseVersion: UInt16 = 3
  static let headerLength = 16
  /// The highest bit of an encoded node's marks. It is not a mark: a `NodeMotion` follows.
  static let hasMotion: UInt16 = 1 << 15
}

extension ViewArchive {
  /// The archive as bytes.
  ///
  /// - Throws: `ArchiveError.overLimit` if it exceeds `ArchiveLimits.standard`;
  ///   `ArchiveError.badValue` for a number that is not finite or an image index out of range.
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
    writer.fixed(encoder.version)
    writer.fixed(UInt16(0))
    writer.fixed(UInt32(payload.count))
    writer.fixed(Checksum.crc32(payload))
    writer.raw(payload)
    return Data(writer.bytes)
  }

  /// Decodes an archive from untrusted bytes.
  ///
  /// - Throws: `ArchiveError`.
  public init(decoding data: Data, limits: ArchiveLimits = .standard) throws {
    guard data.count <= limits.bytes else {
      throw ArchiveError.overLimit(.bytes, found: data.count, limit: limits.bytes)
    }
    var header = ByteReader(Array(data.prefix(ArchiveFormat.headerLength)))
    guard data.starts(with: ArchiveFormat.magic.prefix(data.count)), !data.isEmpty else {
      throw ArchiveError.notAnArchive
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
      throw ArchiveError.badValue(
        "\(data.count - expected) bytes after the payload", place: "the end")
    }
    let payload = Array(data.dropFirst(ArchiveFormat.headerLength))
    guard Checksum.crc32(payload) == checksum else { throw ArchiveError.damaged }
    var decoder = ArchiveDecoder(payload: payload, limits: limits)
    self = try decoder.archive()
  }
}
