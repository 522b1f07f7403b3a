import DeviceEngine
import ExtensionProcess
import Foundation
import HostLink
import Synchronization

/// The newest requests to extensions and their apps, with their durations, in bounded memory.
public final class RequestLog: Sendable {
  private let records = Mutex<[RequestRecord]>([])
  private let limit: Int

  /// - Parameter limit: The number of records to keep.
  public init(limit: Int = 1000) {
    self.limit = limit
  }

  func append(_ record: RequestRecord) {
    records.withLock { records in
      records.append(record)
      // Several at once, so that appending stays cheap.
      if records.count > limit + limit / 4 { records.removeFirst(records.count - limit) }
    }
  }

  /// The newest records of an extension and its app, oldest first.
  ///
  /// - Parameter subject: The kind of widget or control, or the attributes type. Requests without a
  ///   subject are about the whole extension and are included.
  public func newest(
    _ count: Int, of id: ExtensionID, about subject: String
  ) -> [RequestRecord] {
    records.withLock { records in
      Array(
        records.lazy.reversed()
          .filter { $0.extension == id && ($0.subject == nil || $0.subject == subject) }
          .prefix(count)
      ).reversed()
    }
  }
}

/// A request that an extension or its app has answered, or that has failed.
public struct RequestRecord: Codable, Equatable, Sendable {
  /// When it was sent, by the device's clock.
  public var date: Date
  public var `extension`: ExtensionID
  public var program: ExtensionProgram
  /// The name of the call, such as `timeline`.
  public var name: String
  /// The kind, intent or attributes type that it is about; nil if it is about the extension.
  public var subject: String?
  /// The seconds until the answer, without the time in the queue.
  public var seconds: Double
  /// The first line of the error; nil after an answer.
  public var failure: String?
}

extension ExtensionPool {
  /// Sends a call to a process, and records it.
  nonisolated func send(
    _ call: HostCall, to process: ExtensionProcess, of id: ExtensionID, _ program: ExtensionProgram,
    clock: HostClock, timeLimit: Duration
  ) async throws -> ExtensionReply {
    let start = ContinuousClock.now
    var record = RequestRecord(
      date: clock.now(machine: machineClock()), extension: id.owner, program: program,
      name: call.name, subject: call.subject, seconds: 0)
    do {
      let reply = try await process.call(call, clock: clock, timeLimit: timeLimit)
      record.seconds = (ContinuousClock.now - start) / .seconds(1)
      requests.append(record)
      return reply
    } catch {
      record.seconds = (ContinuousClock.now - start) / .seconds(1)
      record.failure = "\(error)".split(separator: "\n").first.map(String.init) ?? "\(error)"
      requests.append(record)
      throw error
    }
  }
}
