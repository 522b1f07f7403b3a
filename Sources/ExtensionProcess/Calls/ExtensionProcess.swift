import Foundation
import HostLink
import Synchronization

/// One extension, running: started from its executable, asked over the host link, ended.
///
/// ```swift
/// let process = try ExtensionProcess(ExtensionLaunch(executable: bundle.executable))
/// let reply = try await process.call(.describe, timeLimit: .seconds(5))
/// await process.end()
/// ```
/// Calls may overlap and come from any task. Whatever the extension does, a call ends: with a reply
/// or with an `ExtensionFailure`. After a failure other than `.reported` the process is gone, and
/// later calls fail with the same reason. The process is also ended when the last reference goes.
///
/// Three threads serve a process: one reads the link, one its output, one starts it and waits for
/// its end. The system ends the process with that thread, also where the host is killed.
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

  /// The last lines of what the extension wrote to its standard output and error.
  public var lastOutput: [String] { core.output.lastLines() }

  /// True until the process is gone.
  public var isRunning: Bool { core.state.withLock { $0.failure == nil } }

  /// Asks and waits. Throws an `ExtensionFailure`; a failure that the extension reports is
  /// `.reported`. A call over its time limit ends the process. Cancelling gives up the reply and
  /// leaves the process running.
  public func call(
    _ call: HostCall, clock: HostClock? = nil, timeLimit: Duration = .seconds(10)
  ) async throws -> ExtensionReply {
    let reply = try await core.reply(to: call, clock: clock, timeLimit: timeLimit)
    if case .failure(let report) = reply { throw ExtensionFailure.reported(report) }
    return reply
  }

  /// Tells the extension's code what happened to its app's activities. A process that is gone hears
  /// nothing, which is no error; one that does not read is ended.
  public func tell(_ news: ActivityNews) {
    core.tell(news)
  }

  /// Ends the process: SIGTERM, after the launch's grace SIGKILL. Returns when it is gone; calls
  /// that wait fail with `.ended`.
  public func end() async {
    core.end(.requested, force: false)
    await core.waitForEnd()
  }
}

extension ExtensionProcess {
  /// `describe`. Throws as `call` does.
  public func describe(timeLimit: Duration = .seconds(10)) async throws -> BundleDescription {
    let reply = try await call(.describe, timeLimit: timeLimit)
    guard case .description(let description) = reply else {
      throw mismatch("describe")
    }
    return description
  }

  /// A placeholder, snapshot or timeline. Throws as `call` does.
  public func timeline(
    _ call: HostCall, clock: HostClock? = nil, timeLimit: Duration = .seconds(10)
  ) async throws -> TimelineReply {
    let reply = try await self.call(call, clock: clock, timeLimit: timeLimit)
    guard case .timeline(let timeline) = reply else { throw mismatch(call.name) }
    return timeline
  }

  /// A control's value and faces. Throws as `call` does.
  public func control(
    _ request: ControlRequest, clock: HostClock? = nil, timeLimit: Duration = .seconds(10)
  ) async throws -> ControlReply {
    let call = HostCall.control(request)
    let reply = try await self.call(call, clock: clock, timeLimit: timeLimit)
    guard case .control(let control) = reply else { throw mismatch(call.name) }
    return control
  }

  /// A Live Activity's presentations. Throws as `call` does.
  public func activity(
    _ request: ActivityRequest, clock: HostClock? = nil, timeLimit: Duration = .seconds(10)
  ) async throws -> ActivityReply {
    let call = HostCall.activity(request)
    let reply = try await self.call(call, clock: clock, timeLimit: timeLimit)
    guard case .activity(let activity) = reply else { throw mismatch(call.name) }
    return activity
  }

  private func mismatch(_ call: String) -> ExtensionFailure {
    .protocolViolation(
      call: call, .malformedMessage("the reply belongs to another call"), output: lastOutput)
  }
}
