import Foundation

/// The payloads that a fleet sends.
struct FleetPayloads: Sendable {
  private let start: String
  private let update: String

  init(_ app: FleetApp) {
    let state = String(decoding: app.contentState, as: UTF8.self)
    let attributes = String(decoding: app.attributes, as: UTF8.self)
    update = "\"content-state\":\(state)}}"
    start =
      "\"attributes-type\":\"\(app.attributesType)\",\"attributes\":\(attributes),"
      + "\"alert\":{\"title\":\"Fleet\",\"body\":\"Fleet\"},\(update)"
  }

  /// JSON. The timestamp is in whole seconds, as in the payloads of push services.
  func payload(_ event: FleetScenario.Event, at date: Date) -> Data {
    let head =
      "{\"aps\":{\"timestamp\":\(Int(date.timeIntervalSince1970)),\"event\":\"\(event.rawValue)\","
    return Data((head + (event == .start ? start : update)).utf8)
  }
}
