/// The configuration of a stream, which stores the messages on its subjects in order.
package struct StreamConfiguration: Equatable, Sendable {
  /// How long messages are kept.
  package enum Retention: String, Sendable {
    /// Messages are kept until a limit is exceeded.
    case limits
    /// Messages are kept until a consumer acknowledges them.
    case workQueue = "workqueue"
  }

  /// The policy when a limit is exceeded.
  package enum Discard: String, Sendable {
    /// The oldest messages are removed.
    case old
    /// New messages are rejected with `BusError.full`.
    case new
  }

  /// Letters, digits, `-` and `_`.
  package var name: String
  /// Patterns. No two streams of a server may store the same subject.
  package var subjects: [String]
  /// Cannot be changed after the stream is created.
  package var retention: Retention
  /// Which messages give way when a limit is exceeded.
  package var discard: Discard
  /// nil for no limit.
  package var maximumMessages: Int?
  /// The number of newest messages to keep on each subject; nil for no limit.
  package var maximumPerSubject: Int?
  /// In bytes; nil for no limit. A server reserves this storage.
  package var maximumBytes: Int?
  /// nil for no limit.
  package var maximumAge: Duration?
  /// The time in which a message with the id of an earlier message is a duplicate.
  package var duplicateWindow: Duration
  /// The number of replicas, 1 to 5.
  package var replicas: Int
  /// Whether the header `Nats-Rollup` of a message removes the older messages of its subject.
  package var allowsRollup: Bool
  /// Whether clients may read messages from any replica.
  package var allowsDirectReads: Bool
  /// Whether the removal of single messages is denied.
  package var deniesDeletion: Bool

  /// - Parameter duplicateWindow: nil for two minutes, or the maximum age if that is shorter.
  package init(
    _ name: String, subjects: [String], retention: Retention = .limits, discard: Discard = .old,
    maximumMessages: Int? = nil, maximumPerSubject: Int? = nil, maximumBytes: Int? = nil,
    maximumAge: Duration? = nil, duplicateWindow: Duration? = nil, replicas: Int = 1,
    allowsRollup: Bool = false, allowsDirectReads: Bool = false, deniesDeletion: Bool = false
  ) {
    self.name = name
    self.subjects = subjects
    self.retention = retention
    self.discard = discard
    self.maximumMessages = maximumMessages
    self.maximumPerSubject = maximumPerSubject
    self.maximumBytes = maximumBytes
    self.maximumAge = maximumAge
    self.duplicateWindow = duplicateWindow ?? min(.seconds(120), maximumAge ?? .seconds(120))
    self.replicas = replicas
    self.allowsRollup = allowsRollup
    self.allowsDirectReads = allowsDirectReads
    self.deniesDeletion = deniesDeletion
  }
}

extension StreamConfiguration {
  /// A setting with another value.
  package struct Difference: Equatable, Sendable {
    /// The name of the setting in NATS, such as `max_age`.
    package var setting: String
    /// The value of the configuration, as text.
    package var expected: String
    /// The value of the server, as text.
    package var found: String
  }

  /// The settings in which another configuration differs.
  package func differences(from other: StreamConfiguration) -> [Difference] {
    let settings: [(String, (StreamConfiguration) -> String)] = [
      ("subjects", { $0.subjects.sorted().joined(separator: ", ") }),
      ("retention", \.retention.rawValue), ("discard", \.discard.rawValue),
      ("max_msgs", { Self.text($0.maximumMessages) }),
      ("max_msgs_per_subject", { Self.text($0.maximumPerSubject) }),
      ("max_bytes", { Self.text($0.maximumBytes) }),
      ("max_age", { $0.maximumAge.map(Self.text) ?? "unlimited" }),
      ("duplicate_window", { Self.text($0.duplicateWindow) }),
      ("num_replicas", { "\($0.replicas)" }),
      ("allow_rollup_hdrs", { "\($0.allowsRollup)" }),
      ("allow_direct", { "\($0.allowsDirectReads)" }),
      ("deny_delete", { "\($0.deniesDeletion)" }),
    ]
    return settings.compactMap { setting, value in
      let (expected, found) = (value(self), value(other))
      if expected == found { return nil }
      return Difference(setting: setting, expected: expected, found: found)
    }
  }

  private static func text(_ duration: Duration) -> String {
    duration.components.attoseconds == 0 ? "\(duration.components.seconds) s" : "\(duration)"
  }

  private static func text(_ limit: Int?) -> String { limit.map { "\($0)" } ?? "unlimited" }
}
