import Foundation
import Synchronization

/// The write-ahead log of a run. It records accepted and handled pushes, so that a fleet that
/// continues after a restart does not apply a push twice.
///
/// Records that are committed concurrently share one write and one `fdatasync`.
package final class FleetJournal: Sendable {
  /// The name of the file in the folder of the state.
  package static let fileName = "fleet.journal"

  private struct State {
    var buffer: [UInt8] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// Resumed when all records are written.
    var closing: CheckedContinuation<Void, Never>?
    var isWriting = false
    var streams: (pushes: Double, broadcasts: Double)?
  }

  private let file: FileHandle
  private let path: String
  private let state: Mutex<State>
  private let fail: @Sendable (FleetError) -> Void

  /// Opens the journal in a folder, and reads its records. Throws `FleetError`.
  ///
  /// - Parameters:
  ///   - settings: Describes the run. The journal of a different, unfinished run is refused.
  ///   - fail: Called when a write fails. The fleet must then end.
  package static func open(
    in folder: URL, settings: FleetHistory.Settings, now: Date,
    fail: @escaping @Sendable (FleetError) -> Void
  ) throws(FleetError) -> (journal: FleetJournal, history: FleetHistory) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .file(folder.path, reason: error.localizedDescription)
    }
    let url = folder.appendingPathComponent(fileName)
    let descriptor = Foundation.open(url.path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .file(url.path, reason: String(cString: strerror(errno)).lowercased())
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .inUse(url.path) }
    do {
      let bytes = try file.readToEnd().map { [UInt8]($0) } ?? []
      var history = try FleetHistory(bytes, settings, url.path)
      if history.isOver {
        history = FleetHistory(settings)
      }
      // Removes a record that was written in part.
      try file.truncate(atOffset: UInt64(history.size))
      // Must be on disk before the first push is sent, because push ids contain the epoch.
      try file.write(contentsOf: history.begin(at: now).bytes)
      guard fdatasync(descriptor) == 0 else {
        throw FleetError.file(url.path, reason: String(cString: strerror(errno)).lowercased())
      }
      return (FleetJournal(file, url.path, streams: history.streams, fail), history)
    } catch let error as FleetError {
      flock(descriptor, LOCK_UN)
      throw error
    } catch {
      flock(descriptor, LOCK_UN)
      throw .file(url.path, reason: "\(error)")
    }
  }

  /// Closing the file does not release the lock while a child process that is being started has a
  /// copy of the descriptor.
  deinit { flock(file.fileDescriptor, LOCK_UN) }

  private init(
    _ file: FileHandle, _ path: String, streams: (Double, Double)?,
    _ fail: @escaping @Sendable (FleetError) -> Void
  ) {
    self.file = file
    self.path = path
    self.fail = fail
    state = Mutex(State(streams: streams))
  }

  /// Writes a record asynchronously.
  func append(_ record: FleetRecord) {
    let starts = state.withLock { state in
      state.buffer += record.bytes
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if starts { start() }
  }

  /// Returns when a record is on disk.
  func commit(_ record: FleetRecord) async {
    await withCheckedContinuation { continuation in
      let starts = state.withLock { state in
        state.buffer += record.bytes
        state.waiting.append(continuation)
        defer { state.isWriting = true }
        return !state.isWriting
      }
      if starts { start() }
    }
  }

  /// Records when the streams were created. Returns which streams were recreated.
  func recordStreams(_ pushes: Date, _ broadcasts: Date) -> (pushes: Bool, broadcasts: Bool) {
    let new = (
      pushes: pushes.timeIntervalSinceReferenceDate,
      broadcasts: broadcasts.timeIntervalSinceReferenceDate
    )
    let old = state.withLock { state in
      defer { state.streams = new }
      return state.streams
    }
    var record = FleetRecord(.streams)
    record.first = new.pushes.bitPattern
    record.second = new.broadcasts
    append(record)
    guard let old else { return (false, false) }
    return (old.pushes != new.pushes, old.broadcasts != new.broadcasts)
  }

  /// Records that the run has ended. The next run with this journal starts from the beginning.
  package func end() async { await commit(FleetRecord(.end)) }

  /// Writes all records and releases the lock. The journal must not be used afterwards.
  package func close() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if state.isWriting { state.closing = continuation }
        return !state.isWriting
      }
      if isIdle { continuation.resume() }
    }
    flock(file.fileDescriptor, LOCK_UN)
  }

  // A separate thread, because writing blocks.
  private func start() { Thread.detachNewThread { self.write() } }

  private func write() {
    while true {
      let (bytes, waiting) = state.withLock { state in
        let taken = (state.buffer, state.waiting)
        state.buffer = []
        state.waiting = []
        if taken.0.isEmpty {
          state.isWriting = false
          state.closing?.resume()
        }
        return taken
      }
      if bytes.isEmpty { return }
      do {
        try file.write(contentsOf: bytes)
        guard fdatasync(file.fileDescriptor) == 0 else {
          throw FleetError.file(path, reason: String(cString: strerror(errno)).lowercased())
        }
        for continuation in waiting { continuation.resume() }
      } catch {
        // The waiting tasks are not resumed: a record that is not on disk must not be acknowledged.
        return fail((error as? FleetError) ?? .file(path, reason: "\(error)"))
      }
    }
  }
}
