import Foundation
import HostLink
import ProcessLaunch

/// The parameters with which an extension's executable is started.
public struct ExtensionLaunch: Sendable {
  public var executable: URL
  public var arguments: [String]
  /// The bundle's resource folder; nil is `Resources` beside the executable.
  public var resources: URL?
  /// The extension's `TimeZone.current`, such as `Europe/Berlin`.
  public var timeZone: String
  /// The extension's `Locale.current`, such as `en_US`.
  public var locale: String
  /// The clock that `Date()` follows until a call sets another.
  public var clock: HostClock
  /// Variables in addition to those that every extension gets (`processEnvironment`).
  public var environment: [String: String]
  public var limits: FrameLimits
  public var processLimits: ProcessLimits
  /// The sandbox; nil lets the extension read and write everything that the host can.
  public var sandbox: Sandbox?
  /// The time between SIGTERM and SIGKILL when the process is ended.
  public var grace: Duration
  /// Handles the messages that the extension sends without being asked.
  public var listener: ExtensionListener

  public init(
    executable: URL, arguments: [String] = [], resources: URL? = nil,
    timeZone: String = "UTC", locale: String = "en_US",
    clock: HostClock = .real, environment: [String: String] = [:],
    limits: FrameLimits = FrameLimits(), processLimits: ProcessLimits = ProcessLimits(),
    sandbox: Sandbox? = nil, grace: Duration = .milliseconds(500),
    listener: ExtensionListener = ExtensionListener()
  ) {
    self.executable = executable
    self.arguments = arguments
    self.resources = resources
    self.timeZone = timeZone
    self.locale = locale
    self.clock = clock
    self.environment = environment
    self.limits = limits
    self.processLimits = processLimits
    self.sandbox = sandbox
    self.grace = grace
    self.listener = listener
  }

  /// The variable from which `AVFAudio` reads the sound output. The default `none` plays without
  /// output; `auto` in `environment` makes sounds audible.
  public static let soundVariable = "VITRINE_AUDIO"

  /// The extension's environment variables. Of the host's own, only `PATH`, `HOME` and `TMPDIR` are
  /// passed on, so that extensions behave the same on every machine.
  func processEnvironment(descriptor: Int32) -> [String: String] {
    let host = ProcessInfo.processInfo.environment
    var result: [String: String] = [:]
    for name in ["PATH", "HOME", "TMPDIR"] { result[name] = host[name] }
    if sandbox != nil { result["TMPDIR"] = "/tmp" }
    result["TZ"] = timeZone
    result["LANG"] = "\(locale).UTF-8"
    result["LC_ALL"] = "\(locale).UTF-8"
    // The language of what is described before any request, such as the names of kinds.
    result["VITRINE_LOCALE"] = locale
    // Dictionaries and sets then have the same order in every run.
    result["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // The signal identifies a crash; the runtime's own report would take seconds.
    result["SWIFT_BACKTRACE"] = "enable=no"
    result[OutputRecord.variable] = OutputRecord.variableValue
    result[Self.soundVariable] = "none"
    let beside = executable.deletingLastPathComponent().appendingPathComponent("Resources")
    result["VITRINE_RESOURCES"] = (resources ?? beside).path
    result.merge(environment) { _, new in new }
    result[HostClock.environmentVariable] = clock.environmentValue
    result[HostLinkConnection.descriptorVariable] = String(descriptor)
    return result
  }
}
