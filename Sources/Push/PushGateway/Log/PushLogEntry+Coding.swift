import Foundation

/// In JSON, an entry and its verdict are one flat object.
extension PushLogEntry: Codable {
  private enum Key: String, CodingKey {
    case number, received, id, request, token, channel, type, topic, event, priority, status, reason
    case outcome, sentence, details, seconds
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try fields.decode(Int.self, forKey: .number),
      date: try fields.decode(Date.self, forKey: .received),
      apnsID: try fields.decode(String.self, forKey: .id),
      request: try fields.decode(String.self, forKey: .request),
      token: try fields.decodeIfPresent(String.self, forKey: .token),
      channel: try fields.decodeIfPresent(String.self, forKey: .channel),
      kind: try fields.decodeIfPresent(PushKind.self, forKey: .type),
      topic: try fields.decodeIfPresent(String.self, forKey: .topic),
      event: try fields.decodeIfPresent(LiveActivityPayload.Event.self, forKey: .event),
      priority: try fields.decodeIfPresent(Int.self, forKey: .priority),
      status: try fields.decode(Int.self, forKey: .status),
      reason: try fields.decodeIfPresent(String.self, forKey: .reason),
      verdict: PushVerdict(
        try fields.decode(PushVerdict.Outcome.self, forKey: .outcome),
        try fields.decode(String.self, forKey: .sentence),
        details: try fields.decodeIfPresent(PushVerdict.Details.self, forKey: .details)),
      seconds: try fields.decodeIfPresent(Double.self, forKey: .seconds))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(id, forKey: .number)
    try fields.encode(date, forKey: .received)
    try fields.encode(apnsID, forKey: .id)
    try fields.encode(request, forKey: .request)
    try fields.encodeIfPresent(token, forKey: .token)
    try fields.encodeIfPresent(channel, forKey: .channel)
    try fields.encodeIfPresent(kind, forKey: .type)
    try fields.encodeIfPresent(topic, forKey: .topic)
    try fields.encodeIfPresent(event, forKey: .event)
    try fields.encodeIfPresent(priority, forKey: .priority)
    try fields.encode(status, forKey: .status)
    try fields.encodeIfPresent(reason, forKey: .reason)
    try fields.encode(verdict.outcome, forKey: .outcome)
    try fields.encode(verdict.sentence, forKey: .sentence)
    try fields.encodeIfPresent(verdict.details, forKey: .details)
    try fields.encodeIfPresent(seconds, forKey: .seconds)
  }
}
