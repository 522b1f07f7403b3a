import Foundation

/// A search of Apple Music. Its response throws, after a notice.
public struct MusicCatalogSearchRequest: Sendable {
  public let term: String
  public var limit: Int?
  public var offset: Int?
  public var includeTopResults = false

  public init(term: String, types: [any MusicCatalogSearchable.Type]) { self.term = term }

  public func response() async throws -> MusicCatalogSearchResponse {
    throw MissingMusic.refusal()
  }
}

public struct MusicCatalogSearchResponse: Sendable {
  public let songs: MusicItemCollection<Song>
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
  public let stations: MusicItemCollection<Station>
}

/// A request for items by their properties. Its response throws, after a notice.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem & Decodable> {
  public var limit: Int?

  public init<Value: Equatable>(
    matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value
  ) {}

  public init<Value: Equatable>(
    matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]
  ) {}

  public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
    throw MissingMusic.refusal()
  }
}

public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

/// A request for items of the user's library. Its response throws, after a notice.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable> {
  public var limit = 0
  public var offset = 0
  public var includeOnlyDownloadedContent = false

  public init() {}

  public mutating func filter<Value>(
    matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value
  ) {}
  public mutating func sort<Value>(
    by keyPath: KeyPath<MusicItemType, Value>, ascending: Bool
  ) {}

  public func response() async throws -> MusicLibraryResponse<MusicItemType> {
    throw MissingMusic.refusal()
  }
}

public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

/// A request for what the user has played. Its response throws, after a notice.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicItem & Decodable> {
  public var limit: Int?
  public var offset: Int?

  public init() {}

  public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> {
    throw MissingMusic.refusal()
  }
}

public struct MusicRecentlyPlayedResponse<MusicItemType: MusicItem>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}
