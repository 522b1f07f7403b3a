import CommandContext
import DeviceProtocol
import Foundation
import ProcessCleanup

/// The device on which the tools of a server act.
///
/// If `vitrine serve` is running when the first tool needs a device, it is that one, as for
/// commands. Otherwise the server starts a device in a temporary folder. Its clock is stopped at
/// the time of the start until a tool moves it, so that results can be repeated.
package actor AgentDevice {
  /// How the device is found.
  package enum Choice: Sendable {
    /// One with this state folder; nil is the default folder.
    case served(state: URL?)
    /// The default one if it is running, or else one of the server.
    case runningOrOwn(start: Start)
  }

  /// Starts a device in a state folder, and returns what stops it.
  package typealias Start =
    @Sendable (_ state: URL, ToolContext) async throws -> @Sendable () async -> Void

  private enum Connection {
    case running(state: URL?)
    case own(stop: @Sendable () async -> Void, folder: ScratchFolder)
  }

  private let choice: Choice
  private let context: ToolContext
  private var connection: Task<Connection, any Error>?

  init(_ choice: Choice, in context: ToolContext) {
    self.choice = choice
    self.context = context
  }

  /// The state folder of the device; nil is the default folder. Throws what starting a device
  /// throws.
  func state() async throws -> URL? {
    // While this call waits, another one may begin a new connection, which is kept.
    if let old = connection, case .running(let state)? = try? await old.value,
      await !isRunning(state), connection == old
    {
      connection = nil
    }
    let task = connection ?? Task { try await connect() }
    connection = task
    do {
      switch try await task.value {
      case .running(let state): return state
      case .own(_, let folder): return folder.url
      }
    } catch {
      if connection == task { connection = nil }
      throw error
    }
  }

  func stop() async {
    guard case .own(let stop, let folder)? = try? await connection?.value else { return }
    connection = nil
    await stop()
    folder.remove()
  }

  private func connect() async throws -> Connection {
    switch choice {
    case .served(let state): return .running(state: state)
    case .runningOrOwn(let start):
      if await isRunning(nil) { return .running(state: nil) }
      return try await startOwn(start)
    }
  }

  private func isRunning(_ state: URL?) async -> Bool {
    guard case .runningOrOwn = choice else { return true }
    let client = DeviceSocketClient(
      DeviceSocketAddress(state: state, environment: context.environment))
    return (try? await client.call(SetClock())) != nil
  }

  private func startOwn(_ start: Start) async throws -> Connection {
    // The path of a socket is short.
    let folder = try ScratchFolder(temporary: "vitrine-mcp", isShort: true)
    let stop = try await start(folder.url, context)
    // Whole seconds have the same value in every representation of dates.
    let second = context.now().timeIntervalSince1970.rounded(.down)
    _ = try await DeviceSocketClient(
      DeviceSocketAddress(state: folder.url, environment: context.environment)
    ).call(
      SetClock(date: Date(timeIntervalSince1970: second), rate: 0))
    return .own(stop: stop, folder: folder)
  }
}
