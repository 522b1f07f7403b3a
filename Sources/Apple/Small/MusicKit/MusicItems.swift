import Foundation

public struct Song: Codable, Equatable, Hashable, MusicCatalogSearchable, MusicLibraryRequestable,
  PlayableMusicItem
{
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let albumTitle: String?
  public let artwork: Artwork?
  public let contentRating: ContentRating?
  public let discNumber: Int?
  /// Seconds.
  public let duration: TimeInterval?
  public let genreNames: [String]
  public let isrc: String?
  public let releaseDate: Date?
  public let trackNumber: Int?
  public let url: URL?
}

public struct Album: Codable, Equatable, Hashable, MusicCatalogSearchable,
  MusicLibraryRequestable, PlayableMusicItem
{
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let artwork: Artwork?
  public let contentRating: ContentRating?
  public let genreNames: [String]
  public let isSingle: Bool?
  public let releaseDate: Date?
  public let trackCount: Int
  public let url: URL?
}

public struct Artist: Codable, Equatable, Hashable, MusicCatalogSearchable,
  MusicLibraryRequestable
{
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let genreNames: [String]?
  public let url: URL?
}

public struct Playlist: Codable, Equatable, Hashable, MusicCatalogSearchable,
  MusicLibraryRequestable, PlayableMusicItem
{
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let curatorName: String?
  public let lastModifiedDate: Date?
  public let standardDescription: String?
  public let url: URL?
}

public struct Station: Codable, Equatable, Hashable, MusicCatalogSearchable, PlayableMusicItem {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let isLive: Bool
  public let url: URL?
}

/// A song of an album or a playlist.
public enum Track: Codable, Equatable, Hashable, PlayableMusicItem {
  case song(Song)

  private var song: Song {
    switch self {
    case .song(let song): song
    }
  }

  public var id: MusicItemID { song.id }
  public var title: String { song.title }
  public var artistName: String { song.artistName }
  public var albumTitle: String? { song.albumTitle }
  public var artwork: Artwork? { song.artwork }
  public var duration: TimeInterval? { song.duration }
}
