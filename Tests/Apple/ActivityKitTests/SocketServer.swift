import Foundation
import HostLink
import Synchronization

/// A host's device socket that can stop and start again with the same activities.
final class SocketServer: Sendable {
  fileprivate struct State {
    var listener: Int32?
    var connections: Set<Int32> = []
    var followers: Set<Int32> = []
    var records: [ActivityRecord] = []
    var commands: [ActivityCommand] = []
  }

  private struct Command: Decodable {
    var command: String
    var `extension`: String
    var ask: ActivityCommand?
  }

  private struct Answer: Encodable {
    var ok = true
    var result: ActivityAnswer
  }

  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("activities-\(UUID().uuidString.prefix(8)).sock").path
  /// One element for each connection that follows changes.
  let followed: AsyncStream<Void>
  private let state = Mutex(State())
  private let following: AsyncStream<Void>.Continuation
  /// The answer to every command, instead of performing it.
  private let canned: String?

  init(canned: String? = nil) {
    self.canned = canned
    (followed, following) = AsyncStream.makeStream()
    start()
  }

  deinit {
    stop()
  }

  var commands: [ActivityCommand] { state.withLock { $0.commands } }

  func start() {
    let listener = UnixSocket.make()
    _ = UnixSocket.withAddress(of: path) { bind(listener, $0, $1) }
    listen(listener, 8)
    state.withLock { $0.listener = listener }
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { break }
        guard self?.add(connection) == true else {
          close(connection)
          break
        }
        Thread.detachNewThread { [weak self] in
          while let line = Self.line(of: connection), self?.handle(line, connection) == true {}
          self?.remove(connection)
          close(connection)
        }
      }
      close(listener)
    }
  }

  /// Ends all connections at once, like a killed host.
  func stop() {
    state.withLock { state in
      if let listener = state.listener { shutdown(listener, Int32(SHUT_RDWR)) }
      for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
      (state.listener, state.connections, state.followers) = (nil, [], [])
    }
    unlink(path)
  }

  /// Stores the record in place of its earlier version, and sends the change.
  func set(_ record: ActivityRecord) {
    let followers = state.withLock { state in
      state.records.removeAll { $0.id == record.id }
      state.records.append(record)
      return state.followers
    }
    for follower in followers { send(ActivityNews.activity(record), to: follower) }
  }

  func forget(_ id: String) {
    state.withLock { $0.records.removeAll { $0.id == id } }
  }

  // MARK: Connections

  private func add(_ connection: Int32) -> Bool {
    state.withLock { state in
      guard state.listener != nil else { return false }
      state.connections.insert(connection)
      return true
    }
  }

  private func remove(_ connection: Int32) {
    state.withLock { state in
      state.connections.remove(connection)
      state.followers.remove(connection)
    }
  }

  private func handle(_ line: Data, _ connection: Int32) -> Bool {
    guard let command = try? DeviceJSON.decode(Command.self, from: line) else { return false }
    if command.command == "activityNews" {
      guard write(Data("{\"ok\":true,\"result\":{}}\n".utf8), to: connection) else { return false }
      let records = state.withLock { state in
        state.followers.insert(connection)
        return state.records
      }
      for record in records { send(ActivityNews.activity(record), to: connection) }
      following.yield()
      return true
    }
    guard let ask = command.ask else { return false }
    if let canned { return write(Data(canned.utf8), to: connection) }
    let answer = state.withLock { $0.answer(ask) }
    send(Answer(result: answer), to: connection)
    return true
  }

  private func send(_ value: some Encodable, to connection: Int32) {
    guard let line = try? DeviceJSON.encode(value) else { return }
    _ = write(line + Data("\n".utf8), to: connection)
  }

  /// True if the connection stays open.
  private func write(_ data: Data, to connection: Int32) -> Bool {
    let sent = data.withUnsafeBytes {
      Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    return sent == data.count && data.last == UInt8(ascii: "\n")
  }

  private static func line(of connection: Int32) -> Data? {
    var line = Data()
    var byte: UInt8 = 0
    while recv(connection, &byte, 1, 0) == 1 {
      if byte == UInt8(ascii: "\n") { return line }
      line.append(byte)
    }
    return nil
  }
}

extension SocketServer.State {
  fileprivate mutating func answer(_ command: ActivityCommand) -> ActivityAnswer {
    commands.append(command)
    switch command {
    case .start(let start):
      let record = ActivityRecord(
        id: "a\(records.count + 1)", attributesType: start.attributesType,
        attributes: start.attributes, content: start.content)
      records.append(record)
      return .activity(record)
    case .update(let id, let update):
      guard let index = records.firstIndex(where: { $0.id == id }) else { break }
      records[index].content = update.content
      records[index].version += 1
      return .activity(records[index])
    case .list: return .activities(records)
    case .authorization: return .authorization(ActivityAuthorization())
    case .pushToStartToken: return .pushToStartToken(nil)
    case .end, .schedule, .changeAlarm, .alarms, .requestAlarms: break
    }
    return .refused(ActivityRefusal(.unknownActivity, "unknown"))
  }
}

/// Blocks waiting threads until it is opened.
final class Gate: Sendable {
  private let isOpen = Mutex(false)
  private let semaphore = DispatchSemaphore(value: 0)

  func wait() {
    guard !isOpen.withLock({ $0 }) else { return }
    semaphore.wait()
    semaphore.signal()
  }

  func open() {
    isOpen.withLock { $0 = true }
    semaphore.signal()
  }
}
