import ExtensionBuilder
import Foundation

/// The extensions of a program that runs many commands, such as `vitrine mcp`: their last good
/// bundles, and processes that wait for the next command.
///
/// A process serves one command at a time. One that has ended is not kept. While an extension is
/// being built, a command that accepts the last good build (`Need.lastGood`) does not wait for the
/// compiler.
package actor SessionPool {
  /// What a command needs.
  package enum Need {
    /// The newest sources.
    case newest
    /// Also the last good build, while another command builds the newest sources.
    case lastGood
  }

  private struct Idle {
    var key: ProcessKey
    var running: RunningExtension
  }

  /// The processes that wait at most.
  private let limit: Int
  private var idle: [Idle] = []
  private var bundles: [String: ExtensionBundle] = [:]
  /// The extensions that are being built, or compared with their sources: whether something has
  /// changed and the compiler runs.
  private var building: [String: Bool] = [:]
  private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]
  private var hasEnded = false

  package init(limit: Int = 4) {
    self.limit = limit
  }

  // MARK: Bundles

  /// Builds an extension unless it is up to date. `isOld` is true if another command is building it
  /// and this is the bundle before.
  ///
  /// - Parameter build: Builds it. `compiles(_:)` has to be called when it starts the compiler.
  func bundle(
    of location: ExtensionLocation, need: Need,
    _ build: @Sendable () async throws -> ExtensionBundle
  ) async throws -> (bundle: ExtensionBundle, isOld: Bool) {
    let key = location.identity
    while let compiles = building[key] {
      if compiles, need == .lastGood, let bundle = bundles[key] { return (bundle, true) }
      await withCheckedContinuation { waiting[key, default: []].append($0) }
      try Task.checkCancellation()
    }
    building[key] = false
    defer {
      building[key] = nil
      wake(key)
    }
    let bundle = try await build()
    bundles[key] = bundle
    return (bundle, false)
  }

  /// The build of an extension has found changes and runs the compiler.
  func compiles(_ key: String) {
    guard building[key] == false else { return }
    building[key] = true
    wake(key)
  }

  private func wake(_ key: String) {
    for continuation in waiting.removeValue(forKey: key) ?? [] { continuation.resume() }
  }

  // MARK: Processes

  /// A process that is waiting; nil if there is none.
  func take(_ key: ProcessKey) -> RunningExtension? {
    while let index = idle.lastIndex(where: { $0.key == key }) {
      let running = idle.remove(at: index).running
      if running.process.isRunning { return running }
    }
    return nil
  }

  /// Keeps a process for the next command, unless it has ended. The oldest one makes room for it.
  func put(_ running: RunningExtension, _ key: ProcessKey) async {
    // What it has printed belongs to the command before.
    if running.process.isRunning { _ = await running.process.settledOutput() }
    guard !hasEnded, running.process.isRunning else { return await running.end() }
    running.output.connect(nil)
    idle.append(Idle(key: key, running: running))
    while idle.count > limit { await idle.removeFirst().running.process.end() }
  }

  /// Ends all processes that wait, and those that are put back from now on.
  package func end() async {
    hasEnded = true
    let old = idle
    idle = []
    for entry in old { await entry.running.process.end() }
  }
}

extension ExtensionLocation {
  /// Distinguishes what is built from different sources or in different ways.
  var identity: String {
    let stubs = options.stubs.map { "\($0.module)=\($0.file.path)" }
    let names = [
      url.path, options.reading.target ?? "", options.reading.platform?.rawValue ?? "",
      options.reading.configuration ?? "",
      options.reading.packages?.path ?? "", "\(includesApp)", "\(includesPreviews)",
      "\(options.cutsOwnSources)",
    ]
    return (names + options.settingList + stubs).joined(separator: "\n")
  }
}
