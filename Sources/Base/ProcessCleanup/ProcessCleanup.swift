import CProcessCleanup
import Foundation
import Synchronization

/// What must not outlive the tool: the programs that it has started, and its temporary files.
///
/// ```swift
/// ProcessCleanup.shared.add(processGroup: child)
/// defer { ProcessCleanup.shared.remove(processGroup: child) }
/// ```
/// Three events end a tool early, and each is covered:
/// - **SIGINT, SIGTERM or SIGHUP**, after `start()`. A command with an orderly stop registers it
///   with `onSignal`, and has a limited time for it. Without one, after that time, or with a second
///   signal, the programs are killed, the files are removed, and the process ends by the signal. A
///   thread does this that waits for nothing else, so that it also works while the main task is
///   blocked.
/// - **`end(_:)`**, for an error after which nothing else can be done.
/// - **SIGKILL or a crash.** A second process, which is forked with the first group, waits for the
///   end of a pipe and kills the groups. Files remain; the next run removes them (`ScratchFolder`).
///
/// Invariant: once the end has begun, no call of `add` or `remove` returns. A task that waits for a
/// killed compiler therefore starts no other one, and prints no error of it.
///
/// Processes and signal handlers belong to the whole process, and so does the one instance that is
/// started. Without `start()`, as in tests, an instance only keeps the list.
package final class ProcessCleanup: Sendable {
  package static let shared = ProcessCleanup()

  package enum End: Equatable, Sendable {
    case status(Int32)
    /// By a signal's default action, which shells report as 128 plus its number.
    case signal(Int32)
  }

  /// Identifies an orderly stop.
  package struct Token: Hashable, Sendable {
    fileprivate var number: Int
  }

  private struct Stop {
    var body: @Sendable () -> Void
    var limit: Duration?
  }

  private struct State {
    var groups: Set<pid_t> = []
    var temporaries: Set<String> = []
    var stops: [Int: Stop] = [:]
    var nextStop = 0
    /// The first signal.
    var received: Int32?
    var isStarted = false
    var watcher: Int32?
    var isEnding = false
  }

  private let state = Mutex(State())

  init() {}
}

// MARK: - The list

extension ProcessCleanup {
  /// Adds a group of processes that end with this one. A program that leads its own session leads
  /// a group with the same number.
  package func add(processGroup group: pid_t) {
    change { state in
      guard group > 0, state.groups.insert(group).inserted, state.isStarted else { return }
      if state.watcher == nil { state.watcher = cleanup_start_watcher() }
      if let watcher = state.watcher, watcher >= 0 { cleanup_watch(watcher, group, true) }
    } orElse: {
      kill(-group, SIGKILL)
    }
  }

  /// Call it before the process is reaped, because another one may have the number afterwards.
  package func remove(processGroup group: pid_t) {
    change { state in
      guard state.groups.remove(group) != nil else { return }
      if let watcher = state.watcher, watcher >= 0 { cleanup_watch(watcher, group, false) }
    }
  }

  /// Adds a file or folder that is removed with this process. Call it before it is created.
  package func add(temporary url: URL) { change { $0.temporaries.insert(url.path) } }

  package func remove(temporary url: URL) { change { $0.temporaries.remove(url.path) } }

  /// Does not return if the end has begun.
  private func change(
    _ body: (inout State) -> Void, orElse late: () -> Void = {}
  ) {
    let isEnding = state.withLock { state in
      if !state.isEnding { body(&state) }
      return state.isEnding
    }
    guard isEnding else { return }
    late()
    waitForEnd()
  }

  private func waitForEnd() -> Never {
    while true { pause() }
  }

  /// What is registered, for tests.
  var registered: (groups: Set<pid_t>, temporaries: Set<String>) {
    state.withLock { ($0.groups, $0.temporaries) }
  }
}

// MARK: - Signals

extension ProcessCleanup {
  /// The time for an orderly stop. With the rest of the cleanup, the process ends in 3 seconds.
  package static let stopLimit = Duration.seconds(2)

  /// Catches the signals that end the process. Call it first in the main function.
  package func start() {
    let reading = cleanup_catch_signals()
    guard reading >= 0 else { return }
    state.withLock { $0.isStarted = true }
    let thread = Thread { self.handleSignals(from: reading) }
    thread.name = "signals"
    thread.start()
  }

  /// Registers an orderly stop, which begins with the first signal. Calls `body` at once if there
  /// was one. While it is registered, the process does not end by the first signal.
  ///
  /// - Parameters:
  ///   - limit: The time after which the process ends nevertheless; nil waits for another signal.
  ///   - body: Must not block.
  package func onSignal(
    within limit: Duration? = stopLimit, _ body: @escaping @Sendable () -> Void
  ) -> Token {
    let (token, isLate) = state.withLock { state in
      state.nextStop += 1
      state.stops[state.nextStop] = Stop(body: body, limit: limit)
      return (Token(number: state.nextStop), state.received != nil)
    }
    if isLate { body() }
    return token
  }

  /// Removes an orderly stop. Before the first signal, the next one ends the process again.
  package func remove(_ token: Token) { state.withLock { $0.stops[token.number] = nil } }

  private func handleSignals(from pipe: Int32) {
    let first = Self.next(from: pipe, within: nil) ?? SIGTERM
    let stops = state.withLock { state in
      state.received = first
      return Array(state.stops.values)
    }
    guard !stops.isEmpty else { end(.signal(first)) }
    for stop in stops { stop.body() }
    let isLimited = stops.allSatisfy { $0.limit != nil }
    let limit = isLimited ? stops.compactMap(\.limit).max() : nil
    end(.signal(Self.next(from: pipe, within: limit) ?? first))
  }

  /// The next signal; nil if the time is over.
  private static func next(from pipe: Int32, within limit: Duration?) -> Int32? {
    let deadline = limit.map { ContinuousClock.now + $0 }
    while true {
      let rest = deadline.map { max(($0 - .now) / .milliseconds(1), 0) }
      var wait = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      let count = poll(&wait, 1, rest.map { Int32($0.rounded(.up)) } ?? -1)
      if count == 0 { return nil }
      var number: UInt8 = 0
      if count > 0, read(pipe, &number, 1) == 1 { return Int32(number) }
    }
  }
}

// MARK: - The end

extension ProcessCleanup {
  /// Ends the process after a command has returned. A command that a signal has stopped before it
  /// was done ends by that signal.
  package func exit(_ status: Int32) -> Never {
    if status != 0, let number = state.withLock({ $0.received }) { end(.signal(number)) }
    Foundation.exit(status)
  }

  /// Kills the programs, removes the files, and ends the process.
  package func end(_ end: End) -> Never {
    let (isFirst, groups, temporaries) = state.withLock { state in
      defer { state.isEnding = true }
      return (!state.isEnding, state.groups, state.temporaries)
    }
    guard isFirst else { waitForEnd() }
    Self.endGroups(groups)
    Self.remove(temporaries)
    switch end {
    case .status(let status): _exit(status)
    case .signal(let number): cleanup_end_by_signal(number)
    }
  }

  /// The time in which programs can end by themselves, such as git, which removes its lock files.
  private static let grace = Duration.milliseconds(200)
  /// The time in which killed programs disappear. Until then they may still write files.
  private static let killLimit = Duration.milliseconds(300)
  private static let removalLimit = DispatchTimeInterval.milliseconds(300)

  private static func endGroups(_ groups: Set<pid_t>) {
    for group in groups { kill(-group, SIGTERM) }
    wait(for: groups, within: grace)
    for group in groups { kill(-group, SIGKILL) }
    wait(for: groups, within: killLimit)
  }

  private static func wait(for groups: Set<pid_t>, within limit: Duration) {
    let deadline = ContinuousClock.now + limit
    while groups.contains(where: cleanup_has_running_process), .now < deadline { usleep(2000) }
  }

  /// Removes files on another thread, because a file system may hang.
  private static func remove(_ paths: Set<String>) {
    guard !paths.isEmpty else { return }
    let removed = DispatchSemaphore(value: 0)
    let thread = Thread {
      for path in paths.sorted() { try? FileManager.default.removeItem(atPath: path) }
      removed.signal()
    }
    thread.start()
    _ = removed.wait(timeout: .now() + removalLimit)
  }
}
