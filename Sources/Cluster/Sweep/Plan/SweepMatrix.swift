import Foundation
import NearestName

/// The axes of a sweep: the widgets to draw and their variants.
///
/// A matrix file is JSON with the same names. Omitted axes have the values of `init()`:
///
///     {"kinds": ["Tide"], "locales": ["en_US", "de_DE"], "typeSizes": ["large", "xxxLarge"]}
///
/// The axes are names. The caller checks that the devices and locales exist.
package struct SweepMatrix: Equatable, Sendable {
  /// nil for all kinds of the extensions.
  package var kinds: [String]?
  /// nil for all families that a kind supports.
  package var families: [String]?
  /// By `Device.identifier`, such as `393x852`.
  package var devices = ["393x852"]
  /// ICU identifiers, such as `de_DE`.
  package var locales = ["en_US"]
  /// By SwiftUI's names.
  package var typeSizes = ["large"]
  /// `light`, `dark` or both.
  package var schemes = ["light", "dark"]
  /// The number of entries to draw, from the start of each timeline.
  package var entries = 1

  /// The largest value of `entries`.
  package static let maximumEntries = 100

  /// The default axes: one device, language and type size, in both schemes.
  package init() {}

  /// Throws `MatrixError`.
  package init(json: Data) throws(MatrixError) {
    let fields: [String: Any]
    do {
      guard let object = try JSONSerialization.jsonObject(with: json) as? [String: Any] else {
        throw MatrixError.notObject
      }
      fields = object
    } catch let error as MatrixError {
      throw error
    } catch {
      throw .notJSON
    }
    for (axis, value) in fields.sorted(by: { $0.key < $1.key }) {
      switch axis {
      case "kinds": kinds = try Self.names(value, axis)
      case "families": families = try Self.names(value, axis)
      case "devices": devices = try Self.names(value, axis)
      case "locales": locales = try Self.names(value, axis)
      case "typeSizes": typeSizes = try Self.names(value, axis)
      case "schemes": schemes = try Self.names(value, axis)
      case "entries":
        guard let number = value as? Int, 1...Self.maximumEntries ~= number else {
          throw .badEntries
        }
        entries = number
      default: throw .unknownAxis(axis)
      }
    }
  }

  /// The values of an axis without duplicates. Throws `MatrixError.badAxis`.
  private static func names(_ value: Any, _ axis: String) throws(MatrixError) -> [String] {
    guard let names = value as? [String], !names.isEmpty, names.allSatisfy({ !$0.isEmpty }) else {
      throw .badAxis(axis)
    }
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}

/// The reason why a matrix cannot be read.
package enum MatrixError: Error, Equatable, CustomStringConvertible {
  /// The text is not JSON, not an object, or `entries` is out of range.
  case notJSON, notObject, badEntries
  /// The axis is not a list of names, or is empty.
  case badAxis(String)
  /// The name is not an axis.
  case unknownAxis(String)

  static let axes = [
    "kinds", "families", "devices", "locales", "typeSizes", "schemes", "entries",
  ]

  package var description: String {
    switch self {
    case .notJSON: "the matrix is not JSON"
    case .notObject: "the matrix must be a JSON object such as {\"locales\": [\"en_US\"]}"
    case .badEntries:
      "\"entries\" must be a whole number from 1 to \(SweepMatrix.maximumEntries)"
    case .badAxis(let axis): "\"\(axis)\" must be a list of at least one name"
    case .unknownAxis(let axis):
      "unknown axis \"\(axis)\"; available: \(Self.axes.joined(separator: ", "))"
        + (nearestName(to: axis, in: Self.axes).map { "; did you mean \($0)?" } ?? "")
    }
  }
}
