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

  /// Throws `ProjectError.notFound`, `.unreadable`, `.outside` and `.damaged`.
  init(contentsOf file: URL, in root: ProjectRoot) throws(ProjectError) {
    let values = try PropertyListFile.dictionary(of: file, in: root)
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
