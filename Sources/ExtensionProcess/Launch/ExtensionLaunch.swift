import Foundation
import HostLink

/// How an extension's executable is started.
public struct ExtensionLaunch: Sendable {
  public var executable: URL
  public var arguments: [String]
  /// The bundle's folder of assets and files; nil is `Resources` beside the executable.
  public var resources: URL?
  /// `TimeZone.current` in the extension, e.g. `Europe/Berlin`.
  public var timeZone: String
  /// `Locale.current` in the extension, e.g. `en_US`.
  public var locale: String
  /// What `Date()` gives until a request says otherwise.
  public var clock: HostClock
  /// Added to the few variables that every extension gets: fonts, resources, the user's folder.
  public var environment: [String: String]
  public var limits: FrameLimits
  public var processLimits: ProcessLimits
  /// nil: the extension sees and writes what the host can.
  public var sandbox: ExtensionSandbox?
  /// The process may run code for so long after SIGTERM.
  public var grace: Duration
  /// Hears what the extension sends on its own.
  public var listener: ExtensionListener

  public init(
    executable: URL, arguments: [String] = [], resources: URL? = nil,
    timeZone: String = "UTC", locale: String = "en_US",
    clock: HostClock = .real, environment: [String: String] = [:],
    limits: FrameLimits = FrameLimits(), processLimits: ProcessLimits = ProcessLimits(),
    sandbox: ExtensionSandbox? = nil, grace: Duration = .milliseconds(500),
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

  /// `none` where the extension's sounds are not heard, as they are not unless `environment` says
  /// `auto`. `AVFAudio` reads it.
  public static let soundVariable = "VITRINE_AUDIO"

  /// Nothing of the host's own environment gets in but where programs, the user's folder and
  /// temporary files are: what an extension sees is the same on every machine.
  func processEnvironment(descriptor: Int32) -> [String: String] {
    let host = ProcessInfo.processInfo.environment
    var result: [String: String] = [:]
    for name in ["PATH", "HOME", "TMPDIR"] { result[name] = host[name] }
    if sandbox != nil { result["TMPDIR"] = "/tmp" }
    result["TZ"] = timeZone
    result["LANG"] = "\(locale).UTF-8"
    result["LC_ALL"] = "\(locale).UTF-8"
    // Dictionaries and sets are walked in the same order in every run.
    result["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // A crash is told by its signal; the runtime's own report would take seconds.
    result["SWIFT_BACKTRACE"] = "enable=no"
    result[Self.soundVariable] = "none"
    let beside = executable.deletingLastPathComponent().appendingPathComponent("Resources")
    result["VITRINE_RESOURCES"] = (resources ?? beside).path
    result.merge(environment) { _, new in new }
    result[HostClock.environmentVariable] = clock.environmentValue
    result[HostLinkConnection.descriptorVariable] = String(descriptor)
    return result
  }
}
