import JSONValues
import MessageBus

extension StreamConfiguration {
  /// The configuration in the JSON format of JetStream.
  var json: [String: JSONValue] {
    [
      "name": .string(name), "subjects": .array(subjects.map { .string($0) }),
      "storage": "file", "retention": .string(retention.rawValue),
      "discard": .string(discard.rawValue), "max_msgs": .integer(maximumMessages ?? -1),
      "max_msgs_per_subject": .integer(maximumPerSubject ?? -1),
      "max_bytes": .integer(maximumBytes ?? -1),
      "max_age": .integer(maximumAge?.nanoseconds ?? 0),
      "duplicate_window": .integer(duplicateWindow.nanoseconds),
      "num_replicas": .integer(replicas), "allow_rollup_hdrs": .bool(allowsRollup),
      "allow_direct": .bool(allowsDirectReads), "deny_delete": .bool(deniesDeletion),
    ]
  }

  /// nil if the JSON is not a supported stream configuration.
  init?(json: JSONValue) {
    guard let name = json["name"]?.string,
      let retention = Retention(rawValue: json["retention"]?.string ?? ""),
      let discard = Discard(rawValue: json["discard"]?.string ?? "")
    else { return nil }
    func limit(_ name: String) -> Int? { json[name]?.integer.flatMap { $0 > 0 ? $0 : nil } }
    self.init(
      name, subjects: json["subjects"]?.array?.compactMap(\.string) ?? [], retention: retention,
      discard: discard, maximumMessages: limit("max_msgs"),
      maximumPerSubject: limit("max_msgs_per_subject"), maximumBytes: limit("max_bytes"),
      maximumAge: limit("max_age").map { .nanoseconds($0) },
      duplicateWindow: .nanoseconds(json["duplicate_window"]?.integer ?? 0),
      replicas: json["num_replicas"]?.integer ?? 1,
      allowsRollup: json["allow_rollup_hdrs"]?.bool ?? false,
      allowsDirectReads: json["allow_direct"]?.bool ?? false,
      deniesDeletion: json["deny_delete"]?.bool ?? false)
  }
}

extension ConsumerConfiguration {
  /// The configuration in the JSON format of JetStream.
  var json: [String: JSONValue] {
    var json: [String: JSONValue] = [
      "ack_policy": acknowledges ? "explicit" : "none", "replay_policy": "instant",
    ]
    if acknowledges {
      json["ack_wait"] = .integer(acknowledgementWait.nanoseconds)
      json["max_ack_pending"] = .integer(maximumPending)
      json["max_deliver"] = .integer(maximumDeliveries ?? -1)
    }
    switch start {
    case .all: json["deliver_policy"] = "all"
    case .new: json["deliver_policy"] = "new"
    case .lastPerSubject:
      json["deliver_policy"] = "last_per_subject"
      json["filter_subject"] = ">"
    case .sequence(let sequence):
      json["deliver_policy"] = "by_start_sequence"
      json["opt_start_seq"] = .integer(Int(clamping: sequence))
    }
    if let subject { json["filter_subject"] = .string(subject) }
    if let name {
      json["durable_name"] = .string(name)
    } else {
      json["inactive_threshold"] = .integer(Duration.seconds(300).nanoseconds)
      json["mem_storage"] = .bool(true)
      json["num_replicas"] = .integer(1)
    }
    return json
  }
}

extension Duration {
  var nanoseconds: Int {
    // Clamped, because `Int` holds at most 292 years of nanoseconds.
    let seconds = Int(min(max(components.seconds, -9_000_000_000), 9_000_000_000))
    return seconds * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000)
  }
}
