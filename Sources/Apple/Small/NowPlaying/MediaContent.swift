import AppIntents
@_exported import CoreGraphics

public enum MediaType: Hashable, Sendable { case audio, video }

public enum MediaDuration: Hashable, Sendable {
  /// In seconds.
  case finite(TimeInterval)
  case live, continuous
}

/// Something that can be played.
public protocol MediaContentRepresentable: Identifiable {
  var id: String { get }
  var type: MediaType { get }
  var duration: MediaDuration? { get }
  var artwork: Artwork? { get }
}

/// A piece of music.
public struct MusicContent: MediaContentRepresentable {
  public let id: String
  public let songTitle: String
  public let artistName: String
  public let albumName: String
  public let type: MediaType
  public let duration: MediaDuration?
  public let artwork: Artwork?
  public var composer: String?
  public var genre: String?
  public var isExplicit: Bool?
  public var appEntityIdentifiers: [EntityIdentifier] = []

  public init(
    id: String, songTitle: String, artistName: String, albumName: String, type: MediaType,
    duration: MediaDuration?, artwork: Artwork?
  ) {
    self.id = id
    self.songTitle = songTitle
    self.artistName = artistName
    self.albumName = albumName
    self.type = type
    self.duration = duration
    self.artwork = artwork
  }
}

/// Anything else that can be played.
public struct GenericContent: MediaContentRepresentable {
  public let id: String
  public let title: String
  public let subtitle: String?
  public let type: MediaType
  public let duration: MediaDuration?
  public let artwork: Artwork?
  public var genre: String?
  public var isExplicit: Bool?
  public var appEntityIdentifiers: [EntityIdentifier] = []

  public init(
    id: String, title: String, subtitle: String? = nil, type: MediaType,
    duration: MediaDuration?, artwork: Artwork?
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.type = type
    self.duration = duration
    self.artwork = artwork
  }
}

/// A picture, which is asked for with its size in pixels. Nothing asks for it here.
public struct Artwork: Sendable {
  public let id: String

  public init(
    id: String, artworkProvider: @escaping @Sendable (CGSize) async throws -> ArtworkRepresentation
  ) {
    self.id = id
  }
}

public struct ArtworkRepresentation: Sendable {
  public enum ArtworkRepresentationError: Error { case noRepresentationAvailable }

  /// Throws `noRepresentationAvailable` for empty data.
  public init(data: Data) throws {
    guard !data.isEmpty else { throw ArtworkRepresentationError.noRepresentationAvailable }
  }

  public init(cgImage: CGImage) {}
}
