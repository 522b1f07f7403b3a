/// How extensions' processes are kept and limited: every number of `ExtensionPool`.
public struct ExtensionSettings: Codable, Equatable, Sendable {
  public enum Sandbox: String, Codable, CaseIterable, Sendable {
    /// Bubblewrap where it works.
    case auto
    case off
    /// Extensions are not started where bubblewrap does not work.
    case required
  }

  /// Seconds until a call of the kind has failed, from when it is sent.
  public struct TimeLimits: Codable, Equatable, Sendable {
    public var describe = 10.0
    public var placeholder = 5.0
    public var snapshot = 10.0
    public var timeline = 20.0
    public var recommendations = 10.0
    public var options = 10.0
    public var perform = 30.0

    public init() {}
  }

  /// After the second failure of one kind of call in a row it is held back for `base` seconds, after
  /// each further one `factor` times longer, at most `limit` seconds; on the device's clock.
  public struct HoldingBack: Codable, Equatable, Sendable {
    public var base = 1.0
    public var factor = 2.0
    public var limit = 900.0

    public init() {}
  }

  public var timeLimits = TimeLimits()
  public var holdingBack = HoldingBack()
  /// Processes at once, at least 1.
  public var processes = 4
  /// Calls of one extension at once, at least 1; they share its process.
  public var overlappingCalls = 4
  /// Real seconds after its last call until a process is ended.
  public var idleEnd = 10.0
  /// MiB of memory of its own that an extension may use, with what it starts. Apple publishes no
  /// limit; about 30 MB are reported for widgets, and here the frameworks and fonts take 7 to 10 more,
  /// and the archives of long timelines theirs.
  public var memory = 64
  /// Open files and sockets.
  public var openFiles = 256
  /// MiB of the largest file that an extension may write.
  public var fileSize = 64
  /// 0…19: how far extensions stand back behind the host for the processor.
  public var niceness = 5
  /// MiB of archives that one answer may carry.
  public var replySize = 64
  public var sandbox = Sandbox.auto

  public init() {}
}
