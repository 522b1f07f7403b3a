import Foundation
import HostLink
import WidgetHost

public struct DevicePicture: Sendable {
  public struct Element: Codable, Equatable, Sendable {
    public var index: Int
    public var role: String
    public var label: String
  }
  public var png: Data
  public var tag: String
  public var size: LinkSize
  public var elements: [Element]
  public var nextChange: Date?
}

enum DeviceJSON {
  static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(Date.ISO8601FormatStyle(includingFractionalSeconds: true).format(date))
    }
    return try encoder.encode(value)
  }
}

extension HostError {
  var code: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }
}
