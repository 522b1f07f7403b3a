import Cluster
import Foundation
import MessageBus
import Synchronization

/// The pictures and layouts of sweeps on a bus: the bucket `vitrine-pictures`.
///
/// With several servers, the cost of a message exceeds the cost of its bytes. The files of a task
/// are therefore stored as one object, or as several that each fit into a message. The name of an
/// object is its hash. A file that this bucket has stored before is not stored again: the result
/// refers to the existing object.
///
/// The bucket discards its oldest contents when it is full. A coordinator therefore copies files
/// into its folder immediately, and requeues tasks whose files are missing.
package final class PictureBucket: PictureStore {
  /// The number of objects of a task that are stored concurrently.
  private static let concurrency = 8

  private let objects: ObjectStore
  private let policy: RetryPolicy
  /// The ranges of stored files, by the issue of their task and their hash.
  private let known = Mutex(RecentValues<String, FileRanges.Place>(limit: 20_000))

  /// `report` receives messages for the user while calls are retried.
  package init(on bus: any MessageBus, report: @escaping @Sendable (String) -> Void = { _ in }) {
    objects = ObjectStore(SweepSubjects.pictures, on: bus)
    policy = RetryPolicy(report: report)
  }

  package func store(_ files: [SweepContents], for issue: String) async throws -> FileRanges {
    var places = known.withLock { known in
      files.reduce(into: [:]) { $0[$1.file.hash] = known[issue + $1.file.hash] }
    }
    var new: Set<String> = []
    let missing = files.filter {
      places[$0.file.hash] == nil && new.insert($0.file.hash).inserted
    }
    let parcels = Parcel.pack(missing, limit: objects.chunkSize)
    try await withThrowingTaskGroup(of: [String: FileRanges.Place].self) { group in
      for (number, parcel) in parcels.enumerated() {
        if number >= Self.concurrency, let stored = try await group.next() {
          places.merge(stored) { $1 }
        }
        group.addTask { [self] in
          let object = try await policy.call { try await objects.putByContent(parcel.data) }
          return parcel.places(in: object)
        }
      }
      for try await stored in group { places.merge(stored) { $1 } }
    }
    known.withLock { known in
      for hash in new {
        if let place = places[hash] { known.insert(place, for: issue + hash) }
      }
    }
    return FileRanges(files.compactMap { places[$0.file.hash] })
  }

  /// Copies the files of a result that are not in a folder, and verifies their hashes. Throws
  /// `SweepError.missingPicture`, `.wrongHash`, `.file`, `BusError`.
  package func collect(_ result: SweepResult, into folder: PictureFolder) async throws {
    var missing: [String: [(SweepFile, FileRanges.Place)]] = [:]
    for (number, file) in result.outcome.files.enumerated() {
      guard file.isValid else { throw SweepError.wrongHash(file.hash) }
      if folder.contains(file) { continue }
      guard let place = result.places[number] else { throw SweepError.missingPicture(file.hash) }
      missing[place.object, default: []].append((file, place))
    }
    for (object, files) in missing {
      let data = try await contents(of: object, for: files[0].0)
      for (file, place) in files {
        guard place.offset <= data.count, place.length <= data.count - place.offset else {
          throw SweepError.wrongHash(file.hash)
        }
        let part = Data(data.dropFirst(place.offset).prefix(place.length))
        guard try SweepFile(of: part, file.kind) == file else {
          throw SweepError.wrongHash(file.hash)
        }
        try folder.store(part, as: file)
      }
    }
  }

  private func contents(of object: String, for file: SweepFile) async throws -> Data {
    // The name is untrusted input from another machine, and becomes part of a subject.
    guard SweepFile.isHash(object) else { throw SweepError.wrongHash(file.hash) }
    let found: Data?
    do {
      found = try await objects.data(byContent: object)
    } catch BusError.damaged, BusError.malformed, BusError.tooLarge {
      throw SweepError.wrongHash(file.hash)
    }
    guard let found else { throw SweepError.missingPicture(file.hash) }
    return found
  }
}

/// The concatenated contents of several files.
private struct Parcel: Sendable {
  var data = Data()
  private var ranges: [(hash: String, offset: Int, length: Int)] = []

  /// Packs files in the given order.
  ///
  /// - Parameter limit: The maximum size of a parcel, in bytes. A larger file gets its own parcel.
  static func pack(_ files: [SweepContents], limit: Int) -> [Parcel] {
    var parcels: [Parcel] = []
    for file in files {
      if parcels.last.map({ $0.data.count + file.data.count > limit }) ?? true {
        parcels.append(Parcel())
      }
      parcels[parcels.count - 1].append(file)
    }
    return parcels
  }

  private mutating func append(_ file: SweepContents) {
    ranges.append((file.file.hash, data.count, file.data.count))
    data += file.data
  }

  /// The ranges of the files, by hash.
  func places(in object: String) -> [String: FileRanges.Place] {
    ranges.reduce(into: [:]) {
      $0[$1.hash] = FileRanges.Place(object: object, offset: $1.offset, length: $1.length)
    }
  }
}

/// A dictionary that keeps the most recently inserted values, up to a limit.
struct RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let limit: Int
  private var newer: [Key: Value] = [:]
  private var older: [Key: Value] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  subscript(key: Key) -> Value? { newer[key] ?? older[key] }

  mutating func insert(_ value: Value, for key: Key) {
    newer[key] = value
    guard newer.count * 2 >= limit else { return }
    older = newer
    newer = [:]
  }
}
