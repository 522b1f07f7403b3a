import Foundation
import HostLink
import WidgetHost

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
