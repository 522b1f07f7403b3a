import Foundation

/// An item of `tests` in `.vitrine.json`: what `vitrine test` draws, and how.
///
/// ```json
/// {"kind": "Tide", "families": ["systemSmall"], "configuration": {"harbor": "Hamburg"}}
/// {"activity": "BoatAttributes", "attributes": {"name": "Elbe"}, "states": [{"distance": 12}]}
/// {"previews": "Tide"}
/// ```
package struct ListedTest: Equatable, Sendable {
  package enum Subject: Equatable, Sendable {
    /// A widget's or a control's kind. No families are all that it supports. The configuration has
    /// values as `NAME=VALUE`.
    case kind(String, families: [String], configuration: [String])
    /// The attributes' type, with JSON. No presentations are all.
    case activity(String, attributes: Data, states: [Data], presentations: [String])
    /// The previews whose name or file contains the text.
    case previews(String)
  }

  /// Its place in the file, for messages: `tests[1]`.
  package var path: String
  package var subject: Subject
  /// A prefix of the names of its references.
  package var name: String?
  /// As on the command line.
  package var at: String?
  package var variants: String?
  /// A folder with the data of the app.
  package var seed: URL?
  package var entries: Int?
  /// The item as JSON: equal items have equal texts.
  package var json: String

  private static let shared = ["name", "at", "variants", "seed", "entries"]
  private static let subjects: [(key: String, others: [String])] = [
    ("kind", ["families", "configuration"]),
    ("activity", ["attributes", "states", "presentations"]), ("previews", []),
  ]
}

extension ListedTest {
  static func list(
    _ value: Any, _ reader: ConfigurationReader, folder: URL, _ root: ProjectRoot
  ) throws(ProjectError) -> [ListedTest] {
    var tests: [ListedTest] = []
    for (index, item) in try reader.list(value, "tests").enumerated() {
      tests.append(try ListedTest(item, "tests[\(index)]", reader, folder: folder, root))
    }
    return tests
  }

  private init(
    _ value: Any, _ path: String, _ reader: ConfigurationReader, folder: URL, _ root: ProjectRoot
  ) throws(ProjectError) {
    let all = Self.subjects.flatMap { [$0.key] + $0.others } + Self.shared
    let object = try reader.object(value, path, keys: all)
    let found = Self.subjects.filter { object[$0.key] != nil }
    guard let subject = found.first, found.count == 1 else {
      throw reader.error(
        at: path, "\"\(path)\" must have one of the keys kind, activity and previews")
    }
    let allowed = [subject.key] + subject.others + Self.shared
    if let other = object.keys.sorted().first(where: { !allowed.contains($0) }) {
      throw reader.error(
        at: "\(path).\(other)",
        "\"\(other)\" in \"\(path)\" does not apply to \"\(subject.key)\"")
    }
    self.path = path
    json = String(decoding: try reader.json(object, path), as: UTF8.self)
    func text(_ key: String) throws(ProjectError) -> String? {
      guard let value = object[key] else { return nil }
      return try reader.text(value, "\(path).\(key)")
    }
    name = try text("name")
    at = try text("at")
    variants = try text("variants")
    seed = try text("seed").map { text throws(ProjectError) in
      let url = URL(fileURLWithPath: text, relativeTo: folder).standardizedFileURL
      guard root.contains(url) else {
        throw reader.error(
          at: "\(path).seed",
          "the seed is outside of the project; \(ProjectRoot.advice(for: url))")
      }
      return url
    }
    if let value = object["entries"] {
      guard let number = value as? Int, 1...100 ~= number else {
        throw reader.error(at: "\(path).entries", mustBe: "a whole number from 1 to 100")
      }
      entries = number
    }
    let name = try text(subject.key) ?? ""
    switch subject.key {
    case "kind":
      self.subject = .kind(
        name, families: try reader.texts(in: object, "families", path),
        configuration: try reader.values(in: object, path))
    case "activity":
      self.subject = .activity(
        name, attributes: try reader.json(object["attributes"] ?? [:], "\(path).attributes"),
        states: try reader.states(object["states"] ?? [], "\(path).states"),
        presentations: try reader.texts(in: object, "presentations", path))
    default: self.subject = .previews(name)
    }
  }
}

extension ConfigurationReader {
  fileprivate func texts(
    in object: [String: Any], _ key: String, _ path: String
  ) throws(ProjectError) -> [String] {
    guard let value = object[key] else { return [] }
    return try list(ofTexts: value, "\(path).\(key)")
  }

  /// The values of parameters, as on the command line.
  fileprivate func values(
    in object: [String: Any], _ path: String
  ) throws(ProjectError) -> [String] {
    guard let value = object["configuration"] else { return [] }
    let path = "\(path).configuration"
    guard let values = value as? [String: Any] else {
      throw error(at: path, mustBe: "an object of parameters and values")
    }
    var texts: [String] = []
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let text = Self.text(of: value) else {
        throw error(
          at: "\(path).\(name)", mustBe: "a string, a number, true, false or a list of these")
      }
      texts.append("\(name)=\(text)")
    }
    return texts
  }

  private static func text(of value: Any) -> String? {
    switch value {
    case let text as String: text
    case let number as NSNumber:
      // Only truth values have this type.
      String(cString: number.objCType) == "c" ? "\(number.boolValue)" : "\(number)"
    case let list as [Any]:
      list.allSatisfy { text(of: $0) != nil }
        ? list.compactMap { text(of: $0) }.joined(separator: ",") : nil
    default: nil
    }
  }

  fileprivate func json(_ value: Any, _ path: String) throws(ProjectError) -> Data {
    guard let object = value as? [String: Any],
      let data = try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    else { throw error(at: path, mustBe: "an object") }
    return data
  }

  fileprivate func states(_ value: Any, _ path: String) throws(ProjectError) -> [Data] {
    let values = try list(value, path)
    guard !values.isEmpty else {
      throw error(at: path, mustBe: "a list with at least one content state")
    }
    var states: [Data] = []
    for (index, value) in values.enumerated() {
      states.append(try json(value, "\(path)[\(index)]"))
    }
    return states
  }
}
