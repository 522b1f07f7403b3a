import Foundation

/// Why bytes are no archive, or a tree cannot become one.
public enum ArchiveError: Error, Equatable, Sendable {
  /// Something of the archive that is counted against a limit.
  public enum Quantity: String, Sendable {
    case bytes, nodes, depth
    case imageArea = "image area"
    case images
  }

  /// The first bytes are not an archive's.
  case foreign
  /// Written by a later release: the format's number found, and the last one that is understood.
  case newerVersion(found: Int, supported: Int)
  /// The bytes end before the archive does.
  case truncated(expected: Int, found: Int)
  /// The checksum does not match the bytes.
  case damaged
  /// `limit` is in bytes, nodes, levels, or pixels.
  case overLimit(Quantity, found: Int, limit: Int)
  /// `place` is the path of node kinds from the root, or the part of the archive.
  case badValue(String, place: String)
}

extension ArchiveError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .foreign:
      "These bytes are not a view archive: they do not start with its mark."
    case .newerVersion(let found, let supported):
      "The view archive has format \(found), and this release reads up to \(supported): "
        + "use the release that wrote it, or a later one."
    case .truncated(let expected, let found):
      "The view archive is cut short: it says \(expected) bytes, and \(found) are there. "
        + "Render it again."
    case .damaged:
      "The view archive is damaged: its checksum does not match. Render it again."
    case .overLimit(.imageArea, let found, let limit):
      "An image of the view archive has \(found) pixels, and the limit is \(limit): "
        + "scale it down to the size at which it is shown."
    case .overLimit(let quantity, let found, let limit):
      "The view archive is over its limit of \(quantity.rawValue): \(found) of at most \(limit)."
    case .badValue(let what, let place):
      "The view archive holds a bad value at \(place): \(what)."
    }
  }

  public var errorDescription: String? { description }
}
