import Foundation
import HostLink
import WidgetHost

extension LiveActivityCommand {
  static let readers: [String: @Sendable (inout CommandFields) throws -> LiveActivityCommand] = [
    "activity": { fields in
      let expected = "what ActivityKit asks, such as {\"list\": {\"attributesType\": \"Trip\"}}"
      let id = try fields.text("extension")
      let ask: JSONText = try fields.required("ask", expected)
      guard let command = try? AskJSON.decode(ActivityCommand.self, from: ask) else {
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
      try set("ask", try AskJSON.encode(command))
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

/// How ActivityKit's questions, answers and news are written: as over the link, with exact dates
/// (seconds since 2001). Dates of questions may be ISO 8601, too.
public enum AskJSON {
  /// As a part of the device's JSON.
  public static func encode(_ value: some Encodable) throws -> JSONText {
    JSONText(try line(value))
  }

  /// One line of its own.
  public static func line(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(value)
  }

  public static func decode<Value: Decodable>(
    _ type: Value.Type, from text: JSONText
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self) {
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
      return try DeviceJSON.date(of: container.decode(String.self), in: container)
    }
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: text.data)
  }
}

/// An answer of the command `activity`.
public struct ActivityAnswerText: Codable, Equatable, Sendable {
  public var answer: ActivityAnswer

  public init(_ answer: ActivityAnswer) {
    self.answer = answer
  }

  public init(from decoder: any Decoder) throws {
    answer = try AskJSON.decode(ActivityAnswer.self, from: JSONText(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try AskJSON.encode(answer).encode(to: encoder)
  }
}
