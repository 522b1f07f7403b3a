import Foundation
import MessageBus
import Synchronization

/// The pictures and layouts of sweeps on a bus: the bucket `vitrine-pictures`, in which each is
/// named by its hash.
///
/// The bucket discards its oldest contents when it is full. A coordinator therefore copies what it
/// needs into its folder at once, and has a task repeated whose files are gone.
package final class PictureBucket: PictureStore {
  package static let name = "vitrine-pictures"

  private let objects: ObjectStore
  private let patience: BusPatience
  /// The files that were stored for an issue of a task, so that they are sent once.
  private let sent = Mutex(RecentSet<String>(limit: 20_000))

  package init(on bus: any MessageBus, report: @escaping @Sendable (String) -> Void = { _ in }) {
    objects = ObjectStore(Self.name, on: bus)
    patience = BusPatience(report: report)
  }

  package func store(_ data: Data, as file: SweepFile, for issue: String) async throws {
    let key = issue + file.hash
    if sent.withLock({ $0.contains(key) }) { return }
    try await patience.call { try await objects.put(data, byContent: file.hash) }
    sent.withLock { $0.insert(key) }
  }

  /// The contents of a file, whose hash is checked. Throws `SweepError.missingPicture`,
  /// `.wrongHash`, `BusError`.
  package func data(of file: SweepFile) async throws -> Data {
    guard file.isValid else { throw SweepError.wrongHash(file.hash) }
    let found: Data?
    do {
      found = try await objects.data(byContent: file.hash)
    } catch BusError.damaged, BusError.malformed, BusError.tooLarge {
      throw SweepError.wrongHash(file.hash)
    }
    guard let found else { throw SweepError.missingPicture(file.hash) }
    guard try SweepFile(of: found, file.kind) == file else {
      throw SweepError.wrongHash(file.hash)
    }
    return found
  }

  /// Copies the files of an outcome that a folder lacks. Throws as `data(of:)`, and
  /// `SweepError.file`.
  package func collect(_ outcome: SweepOutcome, into folder: PictureFolder) async throws {
    for picture in outcome.pictures {
      for file in [
        SweepFile(picture.picture, .picture), SweepFile(picture.tree, .tree),
      ] where !file.isValid || !folder.contains(file) {
        try folder.store(try await data(of: file), as: file)
      }
    }
  }
}

/// The newest elements that were inserted, up to a number.
struct RecentSet<Element: Hashable & Sendable>: Sendable {
  private let limit: Int
  private var newer: Set<Element> = []
  private var older: Set<Element> = []

  init(limit: Int) {
    self.limit = limit
  }

  func contains(_ element: Element) -> Bool {
    newer.contains(element) || older.contains(element)
  }

  mutating func insert(_ element: Element) {
    newer.insert(element)
    guard newer.count * 2 >= limit else { return }
    older = newer
    newer = []
  }
}
