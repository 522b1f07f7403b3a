import Foundation
import Hexadecimal

// Pushes that a transport stores, and pushes without a request.
extension DeviceCall {
  /// Throws `Refusal` for a push that a gateway rejects.
  ///
  /// - Parameters:
  ///   - bundle: The app's bundle identifier. The topic follows from it and the kind.
  ///   - payload: JSON.
  package convenience init(
    id: UUID, token: Data, kind: PushKind, bundle: String, priority: Int, expiration: Date?,
    collapseID: String?, payload: Data, received: Date
  ) throws(Refusal) {
    let address = try DeviceAddress(Substring(token.hexadecimal))
    let topic = try PushTopic(kind.topic(bundle: bundle), kind: kind)
    guard let body = try? ValidatedJSON([UInt8](payload)) else {
      throw Refusal(.payloadEmpty, "The payload is not JSON.")
    }
    self.init(
      id: id, address: address, topic: topic, priority: priority, expiration: expiration,
      collapseID: collapseID, body: body, received: received)
  }

  /// A JSON object with the APNs header fields and the request body.
  ///
  /// ```json
  /// {"apns-id": "…", "apns-topic": "…", "apns-push-type": "liveactivity", "apns-priority": 10,
  ///  "apns-expiration": 1772700000, "token": "a1b2…", "received": 1772699000123, "payload": {…}}
  /// ```
  /// Dates are in seconds since 1970, `received` in milliseconds. A push without `apns-expiration`
  /// allows only one delivery attempt.
  package var json: Data {
    // Interpolation would make more strings, and a gateway of a cluster does this for each push.
    var head = "{\"apns-id\":\""
    head.reserveCapacity(512)
    head += id.text
    head += "\",\"apns-topic\":\""
    head += topic.text
    head += "\",\"apns-push-type\":\""
    head += topic.kind.rawValue
    head += "\",\"apns-priority\":"
    head += String(priority)
    if let expiration {
      head += ",\"apns-expiration\":"
      head += String(Int(expiration.timeIntervalSince1970))
    }
    if let collapseID, let text = try? JSONEncoder().encode(collapseID) {
      head += ",\"apns-collapse-id\":"
      head += String(decoding: text, as: UTF8.self)
    }
    head += ",\"token\":\""
    head += address.text
    head += "\",\"received\":"
    head += String(Int(received.timeIntervalSince1970 * 1000))
    head += ",\"payload\":"
    var json = Data(capacity: head.utf8.count + body.bytes.count + 1)
    json.append(contentsOf: head.utf8)
    json.append(contentsOf: body.bytes)
    json.append(UInt8(ascii: "}"))
    return json
  }

  /// nil if the text is not a push.
  package convenience init?(json: Data) {
    guard let text = try? ValidatedJSON(Array(json)) else { return nil }
    let members = text.members(of: text.root)
    func string(_ name: String) -> String? { members[name].flatMap { text.string($0) } }
    func number(_ name: String) -> Double? { members[name].flatMap { text.number($0) } }
    guard let id = string("apns-id").flatMap({ UUID(uuidString: $0) }),
      let kind = string("apns-push-type").flatMap(PushKind.init),
      let topic = try? PushTopic(string("apns-topic"), kind: kind),
      let address = try? DeviceAddress(Substring(string("token") ?? "")),
      let priority = number("apns-priority"), let received = number("received"),
      let payload = members["payload"], let body = try? ValidatedJSON([UInt8](text.data(payload)))
    else { return nil }
    self.init(
      id: id, address: address, topic: topic, priority: Int(priority),
      expiration: number("apns-expiration").map { Date(timeIntervalSince1970: $0) },
      collapseID: string("apns-collapse-id"), body: body,
      received: Date(timeIntervalSince1970: received / 1000))
  }
}
