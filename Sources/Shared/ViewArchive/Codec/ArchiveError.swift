import Foundation

/// Why bytes cannot be decoded as an archive, or a tree cannot be encoded.
public enum ArchiveError: Error, Equatable, Sendable {
  /// A quantity that `ArchiveLimits` bounds.
  public enum Quantity: String, Sendable {
    case bytes, nodes, depth
    /// Pixels of images.
    case imageArea = "image area"
    /// Images of the archive.
    case images
  }

  /// The bytes do not start with the archive signature.
  case notAnArchive
  /// A later release wrote the archive. `supported` is the highest format version that this release
  /// reads.
  case newerVersion(found: Int, supported: Int)
  /// There are fewer bytes than the archive declares. Both values are in bytes.
  case truncated(expected: Int, found: Int)
  /// The checksum does not match the bytes.
  case damaged
  /// `found` and `limit` are in bytes, nodes, levels, pixels or images.
  case overLimit(Quantity, found: Int, limit: Int)
  /// `place` is the path of node kinds from the root, or a part of the archive ("the header").
  case badValue(String, place: String)
}

extension ArchiveError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .notAnArchive:
      "The bytes are not a view archive: they do not start with \"VTAR\"."
    case .newerVersion(let found, let supported):
      "The view archive has format \(found); this release reads formats up to \(supported). "
        + "Use the release that wrote it, or a later one."
    case .truncated(let expected, let found):
      "The view archive is truncated: expected \(expected) bytes, found \(found). "
        + "Render it again."
    case .damaged:
      "The view archive is damaged: its checksum does not match. Render it again."
    case .overLimit(.imageArea, let found, let limit):
      "An image in the view archive has \(found) pixels; the limit is \(limit). "
        + "Scale it down to the size at which it is shown."
    case .overLimit(let quantity, let found, let limit):
      "The view archive exceeds the limit for \(quantity.rawValue): found \(found), limit \(limit)."
    case .badValue(let what, let place):
      "The view archive has an invalid value at \(place): \(what)."
    }
  }

  public var errorDescription: String? { description }
}

extension ArchiveError {
  /// The way to a node. Kinds are texts of any length, and there can be hundreds of them.
  static func place(of kinds: [String]) -> String {
    guard !kinds.isEmpty else { return "the archive" }
    let names = kinds.suffix(16).map { kind in
      kind.utf8.count <= 60 && kind.utf8.allSatisfy { $0 >= 0x20 } ? kind : excerpt(kind)
    }
    return (kinds.count > names.count ? "… > " : "") + names.joined(separator: " > ")
  }

  /// The start of a text in quotation marks, without line breaks.
  static func excerpt(_ text: String) -> String {
    let start = String(text.unicodeScalars.prefix(60))
    return (text.unicodeScalars.count > 60 ? start + "…" : start).debugDescription
  }
}
