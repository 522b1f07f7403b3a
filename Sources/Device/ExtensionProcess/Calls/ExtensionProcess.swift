import Foundation
import HostLink
import ProcessLaunch
import Synchronization

/// A running extension: starts its executable, sends it calls over the host link, and ends it.
///
/// ```swift
/// let process = try ExtensionProcess(ExtensionLaunch(executable: bundle.executable))
/// let reply = try await process.call(.describe, timeLimit: .seconds(5))
/// await process.end()
/// ```
/// Calls can overlap and can be made from any task. Whatever the extension does, every call ends
/// with a reply or with an `ExtensionFailure`. After a failure other than `.reported` the process
/// is gone, and all later calls fail with the same reason; a new process needs a new value. The
/// process also ends when the last reference to this value is released.
///
/// Limits: `ProcessLimits` bound the memory, files and processor priority, a time limit bounds each
/// call, `FrameLimits` bound each message, and a `Sandbox` hides the user's files.
///
/// Each process has three threads: one reads the link, one reads the output, and one starts the
/// process and waits for its exit. The kernel kills the process together with the last one, so that
/// nothing is left behind even if the host is killed.
///
/// This type does not restart extensions and does not queue calls; `ExtensionPool` does.
public final class ExtensionProcess: Sendable {
  public let processIdentifier: Int32
  private let core: ProcessCore

  /// Starts the process. Throws `ExtensionFailure.couldNotStart`.
  public init(_ launch: ExtensionLaunch) throws {
    core = try ProcessCore.start(launch)
    processIdentifier = core.identifier
  }

  deinit {
    core.end(.requested, force: true)
  }

  /// The last lines that the extension wrote to its standard output and standard error.
  public var lastOutput: [String] { core.output.lastLines() }

  /// Like `lastOutput`, with everything that the process had written before the call.
  public func settledOutput() async -> [String] { await core.settledOutput() }

  /// Waits until the listener has received all output of a process that has ended, at most three
  /// seconds.
  public func waitForOutput() async { await core.waitForOutput() }

  /// Waits until the process is gone and returns why it ended.
  public func waitForEnd() async -> ExtensionFailure {
    await core.waitForEnd()
    return core.state.withLock { $0.failure } ?? .ended
  }

  public var isRunning: Bool { core.state.withLock { $0.failure == nil } }

  /// Sends a call and waits for its reply.
  ///
  /// Throws `ExtensionFailure`; `.reported` if the extension itself reports a failure. A call that
  /// exceeds its time limit ends the process. Cancelling the task discards the reply; the process
  /// keeps running.
  ///
  /// - Parameter clock: The clock to set in the extension before the call; nil leaves it unchanged.
  public func call(
    _ call: HostCall, clock: HostClock? = nil, timeLimit: Duration = .seconds(10)
  ) async throws -> ExtensionReply {
    let reply = try await core.reply(to: call, clock: clock, timeLimit: timeLimit)
    if case .failure(let report) = reply { throw ExtensionFailure.reported(report) }
    return reply
  }

  /// Sends a change of the app's activities to the extension. Does nothing if the process is gone.
  /// A process that does not read its messages is ended.
  public func send(_ news: ActivityNews) {
    core.send(news)
  }

  /// Stops the process and its children until `resume()`. Calls wait meanwhile, and their time
  /// limits run on.
  public func suspend() { core.signal(SIGSTOP) }

  /// Lets a suspended process run again. Does nothing if it runs.
  public func resume() { core.signal(SIGCONT) }

  /// Ends the process: sends SIGTERM, and SIGKILL after the launch's grace period. Returns when the
  /// process is gone. Pending calls fail with `.ended`.
  public func end() async {
    core.end(.requested, force: false)
    await core.waitForEnd()
  }
}

extension ExtensionProcess {
  /// Returns the description of the extension's bundle. Throws like `call`.
  public func describe(timeLimit: Duration = .seconds(10)) async throws -> BundleDescription {
    let reply = try await call(.describe, timeLimit: timeLimit)
    guard case .description(let description) = reply else {
      throw mismatch("describe")
    }
    return description
  }

  /// Returns a placeholder, snapshot or timeline. Throws like `call`.
  public func timeline(
    _ call: HostCall, clock: HostClock? = nil, timeLimit: Duration = .seconds(10)
  ) async throws -> TimelineReply {
    let reply = try await self.call(call, clock: clock, timeLimit: timeLimit)
    guard case .timeline(let timeline) = reply else { throw mismatch(call.name) }
    return timeline
  }

  /// Returns when a widget is relevant. Throws like `call`.
  public func relevance(
    kind: String, clock: HostClock? = nil, timeLimit: Duration = .seconds(10)
  ) async throws -> [RelevanceAttribute] {
    let call = HostCall.relevance(kind: kind)
    let reply = try await self.call(call, clock: clock, timeLimit: timeLimit)
    guard case .relevance(let attributes) = reply else { throw mismatch(call.name) }
    return attributes
  }

  /// Returns a control's value and faces. Throws like `call`.
  public func control(
    _ request: ControlRequest, clock: HostClock? = nil, timeLimit: Duration = .seconds(10)
  ) async throws -> ControlReply {
    let call = HostCall.control(request)
    let reply = try await self.call(call, clock: clock, timeLimit: timeLimit)
    guard case .control(let control) = reply else { throw mismatch(call.name) }
    return control
  }

  /// Returns the presentations of a Live Activity. Throws like `call`.
  public func activity(
    _ request: ActivityRequest, clock: HostClock? = nil, timeLimit: Duration = .seconds(10)
  ) async throws -> ActivityReply {
    let call = HostCall.activity(request)
    let reply = try await self.call(call, clock: clock, timeLimit: timeLimit)
    guard case .activity(let activity) = reply else { throw mismatch(call.name) }
    return activity
  }

  /// Returns the JSON that the types of the Live Activities decode from. Throws like `call`.
  public func payloadSchema(timeLimit: Duration = .seconds(10)) async throws -> PayloadSchema {
    let reply = try await self.call(.payloadSchema, timeLimit: timeLimit)
    guard case .payloadSchema(let schema) = reply else { throw mismatch("payloadSchema") }
    return schema
  }

  /// Returns where the previews are declared. Throws like `call`.
  public func previews(
    timeLimit: Duration = .seconds(10)
  ) async throws -> [PreviewLocation] {
    let reply = try await self.call(.previews, timeLimit: timeLimit)
    guard case .previews(let previews) = reply else { throw mismatch("previews") }
    return previews
  }

  /// Returns what a preview shows. Throws like `call`.
  public func preview(
    _ index: Int, clock: HostClock? = nil, timeLimit: Duration = .seconds(10)
  ) async throws -> [PreviewDescription] {
    let reply = try await self.call(.preview(index), clock: clock, timeLimit: timeLimit)
    guard case .preview(let preview) = reply else { throw mismatch("preview") }
    return preview
  }

  private func mismatch(_ call: String) -> ExtensionFailure {
    .protocolViolation(
      call: call, .malformedMessage("the reply belongs to another call"), output: lastOutput)
  }
}
