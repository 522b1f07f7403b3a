import DeviceEngine
import Foundation
import HostLink

extension LiveActivityCommand {
  static let readers: [String: @Sendable (inout CommandFields) throws -> LiveActivityCommand] = [
    "activity": { fields in
      let expected = "what ActivityKit asks, such as {\"list\": {\"attributesType\": \"Trip\"}}"
      let id = try fields.text("extension")
      let ask: JSONText = try fields.required("ask", expected)
      guard let command = try? SocketJSON.decode(ActivityCommand.self, from: ask.data) else {
        throw fields.bad("ask", expected)
      }
      return .ask(extension: id, command)
    },
    "activityNews": {
      .news(
        extension: try $0.text("extension"),
        attributesType: try $0.optionalText("attributesType"))
    },
    "activities": { _ in .list },
    "dismissActivity": { .dismiss(try $0.text("activity")) },
    "allowActivities": {
      .allow(
        extension: try $0.text("extension"),
        isAllowed: try $0.required("allowed", "true or false"),
        frequentPushes: try $0.optional("frequentPushes", "true or false"))
    },
    "tapActivity": { fields in
      .tap(
        try fields.text("activity"), try fields.requiredChoice("presentation"),
        try fields.tapTarget(),
        isFullscreen: try fields.optional("isFullscreen", "true or false") ?? false)
    },
  ]

  func encode(_ set: (String, (any Encodable)?) throws -> Void) throws {
    switch self {
    case .ask(let id, let command):
      try set("extension", id)
      try set("ask", JSONText(try SocketJSON.encode(command)))
    case .news(let id, let type):
      try set("extension", id)
      try set("attributesType", type)
    case .list: break
    case .dismiss(let id): try set("activity", id)
    case .allow(let id, let isAllowed, let frequentPushes):
      try set("extension", id)
      try set("allowed", isAllowed)
      try set("frequentPushes", frequentPushes)
    case .tap(let id, let presentation, let target, let isFullscreen):
      try set("activity", id)
      try set("presentation", presentation)
      switch target {
      case .point(let point):
        try set("x", Double(point.x))
        try set("y", Double(point.y))
      case .element(let index): try set("element", index)
      }
      if isFullscreen { try set("isFullscreen", true) }
    }
  }
}

/// An answer of the command `activity`, written as `SocketJSON` writes.
public struct ActivityAnswerText: Codable, Equatable, Sendable {
  public var answer: ActivityAnswer

  public init(_ answer: ActivityAnswer) {
    self.answer = answer
  }

  public init(from decoder: any Decoder) throws {
    answer = try SocketJSON.decode(ActivityAnswer.self, from: JSONText(from: decoder).data)
  }

  public func encode(to encoder: any Encoder) throws {
    try JSONText(try SocketJSON.encode(answer)).encode(to: encoder)
  }
}
