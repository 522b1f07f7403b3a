/// The entities that an app suggests in a situation. Nothing shows suggestions here, so they are
/// not kept.
public struct RelevantEntities: Sendable {
  public static let shared = RelevantEntities()

  public func updateEntities(
    _ entities: [any AppEntity], for context: AppEntityContext
  ) async throws {}
  public func removeEntities(_ entities: [any AppEntity]) async throws {}
  public func removeEntities(
    _ entities: [any AppEntity], from context: AppEntityContext
  ) async throws {}
  public func removeAllEntities() async throws {}
  public func removeAllEntities(for context: AppEntityContext) async throws {}
}

/// The situation in which entities are suggested.
public struct AppEntityContext: Hashable, Sendable {
  private let audio: AudioContext

  public static func audio(_ context: AudioContext) -> AppEntityContext {
    AppEntityContext(audio: context)
  }
}

/// A situation in which something is listened to.
public struct AudioContext: Hashable, Sendable {
  private let name: String

  public static var nowPlaying: AudioContext { AudioContext(name: "nowPlaying") }
  public static var workout: AudioContext { AudioContext(name: "workout") }
}
