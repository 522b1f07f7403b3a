import Foundation

/// The identifier of a music item.
public struct MusicItemID: Codable, CustomStringConvertible, ExpressibleByStringLiteral, Hashable,
  RawRepresentable, Sendable
{
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  public var description: String { rawValue }
}

/// A song, an album, a playlist and so on.
public protocol MusicItem: Identifiable, Sendable where ID == MusicItemID {
  var id: MusicItemID { get }
}

public protocol PlayableMusicItem: MusicItem {}
public protocol MusicCatalogSearchable: MusicItem {}
public protocol MusicLibraryRequestable: MusicItem {}

/// Items of one type.
public struct MusicItemCollection<MusicItemType: MusicItem>: ExpressibleByArrayLiteral,
  RandomAccessCollection, Sendable
{
  private var items: [MusicItemType]
  public var title: String? { nil }
  public var hasNextBatch: Bool { false }

  public init() { items = [] }
  public init<S: Sequence<MusicItemType>>(_ elements: S) { items = Array(elements) }
  public init(arrayLiteral elements: MusicItemType...) { items = elements }

  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  public subscript(position: Int) -> MusicItemType { items[position] }
}

extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}
extension MusicItemCollection: Encodable where MusicItemType: Encodable {}
extension MusicItemCollection: Decodable where MusicItemType: Decodable {}

/// A cover. It has no picture here.
public struct Artwork: Codable, Equatable, Hashable, Sendable {
  /// Pixels.
  public let maximumWidth: Int
  /// Pixels.
  public let maximumHeight: Int
  public let alternateText: String?
  private let template: String

  /// - Parameters:
  ///   - width: Pixels.
  ///   - height: Pixels.
  public func url(width: Int, height: Int) -> URL? {
    URL(
      string: template.replacingOccurrences(of: "{w}", with: "\(width)")
        .replacingOccurrences(of: "{h}", with: "\(height)"))
  }
}

public enum ContentRating: String, Codable, Hashable, Sendable {
  case clean
  case explicit
}
