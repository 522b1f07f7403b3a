import Foundation

/// The objects of a `project.pbxproj`, by identifier.
///
/// The file is a property list in the old text format. Each object is a dictionary with its class
/// in `isa`, and refers to others by identifier. Nothing is assumed about a reference: one that
/// leads nowhere is nil.
struct XcodeObjects {
  struct Object {
    let identifier: String
    fileprivate let values: [String: Any]

    var isa: String { string("isa") ?? "" }

    func string(_ key: String) -> String? { values[key] as? String }

    func strings(_ key: String) -> [String] { values[key] as? [String] ?? [] }

    func dictionaries(_ key: String) -> [[String: Any]] { values[key] as? [[String: Any]] ?? [] }

    func dictionary(_ key: String) -> [String: Any] { values[key] as? [String: Any] ?? [:] }
  }

  let root: Object
  private let objects: [String: Any]

  /// Throws `ProjectError.notFound`, `.unreadable` and `.damaged`.
  init(contentsOf file: URL) throws(ProjectError) {
    let values = try PropertyListFile.dictionary(of: file)
    guard let objects = values["objects"] as? [String: Any] else {
      throw .damaged(file.path, line: nil, reason: "expected a dictionary \"objects\"")
    }
    guard let identifier = values["rootObject"] as? String,
      let root = objects[identifier] as? [String: Any]
    else {
      throw .damaged(file.path, line: nil, reason: "\"rootObject\" refers to no object")
    }
    self.objects = objects
    self.root = Object(identifier: identifier, values: root)
  }

  subscript(identifier: String?) -> Object? {
    guard let identifier, let values = objects[identifier] as? [String: Any] else { return nil }
    return Object(identifier: identifier, values: values)
  }

  /// The object that a key of another object refers to.
  func object(_ key: String, of object: Object) -> Object? {
    self[object.string(key)]
  }

  /// The objects that a list of another object refers to.
  func objects(_ key: String, of object: Object) -> [Object] {
    object.strings(key).compactMap { self[$0] }
  }
}

/// Reads property lists in all formats.
enum PropertyListFile {
  /// Throws `ProjectError.notFound`, `.unreadable` and `.damaged`.
  static func dictionary(of file: URL) throws(ProjectError) -> [String: Any] {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw FileManager.default.fileExists(atPath: file.path)
        ? .unreadable(file.path, reason: error.localizedDescription) : .notFound(file.path)
    }
    guard !data.isEmpty else { throw .damaged(file.path, line: nil, reason: "the file is empty") }
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw damage(of: file, error as NSError)
    }
    guard let values = list as? [String: Any] else {
      throw .damaged(file.path, line: nil, reason: "expected a dictionary")
    }
    return values
  }

  /// Foundation reports the error of the old text format in a separate error, with its line.
  private static func damage(of file: URL, _ error: NSError) -> ProjectError {
    let old = error.userInfo["kCFPropertyListOldStyleParsingError"] as? NSError
    let text = (old ?? error).userInfo["NSDebugDescription"] as? String ?? "not a property list"
    guard let match = text.firstMatch(of: /^(.*) (?:at|on) line (\d+)/) else {
      return .damaged(file.path, line: nil, reason: text)
    }
    return .damaged(
      file.path, line: Int(match.2), reason: "not a property list: \(match.1.lowercasedStart)")
  }
}

extension Substring {
  fileprivate var lowercasedStart: String { prefix(1).lowercased() + dropFirst() }
}
