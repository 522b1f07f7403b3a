import Foundation
import NearestName

/// Reads values of the expected type, and finds the line of a mistake.
struct ConfigurationReader {
  var path: String
  var text: String

  func object() throws(ProjectError) -> [String: Any] {
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    } catch {
      let details = "\((error as NSError).userInfo["NSDebugDescription"] ?? "")"
      let line = details.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) }
      throw .damaged(path, line: line, reason: "not valid JSON")
    }
    guard let object = value as? [String: Any] else {
      throw .damaged(path, line: 1, reason: "expected an object, such as {\"target\": \"Widgets\"}")
    }
    return object
  }

  func text(_ value: Any, _ key: String) throws(ProjectError) -> String {
    guard let text = value as? String else { throw error(at: key, mustBe: "a string") }
    return text
  }

  func platform(_ value: Any, _ key: String) throws(ProjectError) -> Platform {
    let name = try text(value, key)
    guard let platform = Platform.buildable.first(where: { $0.rawValue == name }) else {
      let names = Platform.buildable.map(\.rawValue)
      throw error(
        at: key, "unknown platform \"\(name)\"; available: \(knownNames(names, insteadOf: name))")
    }
    return platform
  }

  func texts(_ value: Any, _ key: String) throws(ProjectError) -> [String: String] {
    guard let texts = value as? [String: String] else {
      throw error(at: key, mustBe: "an object of names and strings")
    }
    return texts
  }

  /// An object in which only these keys occur.
  func object(_ value: Any, _ path: String, keys: [String]) throws(ProjectError) -> [String: Any] {
    guard let object = value as? [String: Any] else {
      throw error(at: path, mustBe: "an object")
    }
    for key in object.keys.sorted() where !keys.contains(key) {
      throw error(
        at: "\(path).\(key)",
        "unknown key \"\(key)\" in \"\(path)\"; available: \(keys.joined(separator: ", "))")
    }
    return object
  }

  func list(_ value: Any, _ path: String) throws(ProjectError) -> [Any] {
    guard let list = value as? [Any] else { throw error(at: path, mustBe: "a list") }
    return list
  }

  func list(ofTexts value: Any, _ path: String) throws(ProjectError) -> [String] {
    guard let texts = value as? [String] else {
      throw error(at: path, mustBe: "a list of strings")
    }
    return texts
  }

  /// - Parameter key: A key, or a path such as `tests[1].families`.
  func error(at key: String, _ reason: String) -> ProjectError {
    .damaged(path, line: JSONPlace(key).line(in: text), reason: reason)
  }

  /// - Parameters:
  ///   - key: As above.
  ///   - kind: What the value must be, such as `a list`.
  func error(at key: String, mustBe kind: String) -> ProjectError {
    error(at: key, "\"\(key)\" must be \(kind)")
  }
}
