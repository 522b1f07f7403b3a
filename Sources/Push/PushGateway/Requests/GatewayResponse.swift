import Foundation

/// The response to a server.
struct GatewayResponse: Equatable, Sendable {
  var status: Int
  /// In the order of sending.
  var fields: [Field] = []
  /// JSON or empty.
  var body: [UInt8] = []

  struct Field: Equatable, Sendable {
    var name: Name
    var text: HeaderText

    enum Name: String, Sendable {
      case id = "apns-id"
      case uniqueID = "apns-unique-id"
      case requestID = "apns-request-id"
      case channel = "apns-channel-id"
    }

    init(_ name: Name, _ id: UUID) { (self.name, text) = (name, .identifier(id)) }

    init(_ name: Name, _ text: String) { (self.name, self.text) = (name, .string(text)) }
  }

  init(status: Int, _ fields: [Field] = [], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// An error response. The channel API spells `ServiceUnavailable` with a space.
  init(_ refusal: Refusal, id: Field) {
    let isChannelRequest = id.name == .requestID
    let reason =
      isChannelRequest && refusal.reason == .serviceUnavailable
      ? "Service Unavailable" : refusal.reason.rawValue
    var body = "{\"reason\":\"\(reason)\""
    if refusal.reason.status == 410, let since = refusal.since {
      body += ",\"timestamp\":\(Int64(since.timeIntervalSince1970 * 1000))"
    }
    self.init(status: refusal.reason.status, [id], body: Array((body + "}").utf8))
  }

  subscript(name: Field.Name) -> String? { fields.first { $0.name == name }?.text.string }
}
