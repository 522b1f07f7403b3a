import Foundation

/// A folder with the data that an app would have written for its widgets:
///
/// ```
/// group.example.tide.plist    the defaults of an app group; .json is possible as well
/// standard.json               the extension's own defaults
/// group.example.tide/         the files of the app group's container
/// ```
public struct SeedFolder: Sendable {
  private var domains: [String: [String: DefaultsValue]] = [:]
  private var containers: [String: URL] = [:]
  /// Files without effect.
  public private(set) var notices: [String] = []

  /// Reads all defaults. Throws `AppDataError.missing` and `.damaged`.
  public init(_ folder: URL) throws(AppDataError) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory),
      isDirectory.boolValue,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { throw .missing(folder.path) }
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
      if isFolder, name.hasPrefix("group.") {
        containers[name] = url
      } else if !isFolder, ["plist", "json"].contains(url.pathExtension) {
        let domain = url.deletingPathExtension().lastPathComponent
        domains[domain, default: [:]].merge(try Self.values(of: url)) { $1 }
      } else {
        notices.append(
          "\(url.path) has no effect: a seed consists of property lists and JSON files of "
            + "suites, and of folders of app groups")
      }
    }
  }

  private static func values(of file: URL) throws(AppDataError) -> [String: DefaultsValue] {
    do {
      let data = try Data(contentsOf: file)
      return file.pathExtension == "json"
        ? try JSONDecoder().decode([String: DefaultsValue].self, from: data)
        : try DefaultsValue.values(propertyList: data)
    } catch let error as DecodingError {
      let details = "\(error)"
      let line = details.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) }
      guard case .dataCorrupted(let context) = error, !context.codingPath.isEmpty else {
        let format = file.pathExtension == "json" ? "JSON object" : "property list"
        throw .damaged(file.path, line: line, reason: "expected a \(format) with keys and values")
      }
      throw .damaged(file.path, line: line, reason: context.debugDescription)
    } catch  where file.pathExtension == "plist" {
      throw .damaged(
        file.path, line: nil, reason: "expected a property list with keys and values")
    } catch {
      throw .damaged(file.path, line: nil, reason: error.localizedDescription)
    }
  }

  /// Writes the data of app groups. Values and files that the seed does not have stay. Throws
  /// `AppDataError.unwritable`.
  /// - Parameter groups: The folder of all containers.
  public func writeGroups(to groups: URL) throws(AppDataError) {
    for (name, folder) in containers {
      try Self.copy(folder, to: groups.appendingPathComponent(name, isDirectory: true))
    }
    for (name, values) in domains where name.hasPrefix("group.") {
      try DefaultsDomainFile(container: groups.appendingPathComponent(name), name: name)
        .set(values.mapValues(Optional.some))
    }
  }

  /// Writes an extension's own defaults into its home folder. Throws `AppDataError.unwritable`.
  public func writeOwn(to home: URL) throws(AppDataError) {
    for (name, values) in domains where !name.hasPrefix("group.") {
      try DefaultsDomainFile(container: home, name: name).set(values.mapValues(Optional.some))
    }
  }

  /// Copies the files of a folder over those of another.
  private static func copy(_ source: URL, to target: URL) throws(AppDataError) {
    let files = FileManager.default
    do {
      try files.createDirectory(at: target, withIntermediateDirectories: true)
      for path in files.enumerator(atPath: source.path)?.allObjects as? [String] ?? [] {
        let file = source.appendingPathComponent(path)
        let copy = target.appendingPathComponent(path)
        if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
          try files.createDirectory(at: copy, withIntermediateDirectories: true)
        } else {
          try Data(contentsOf: file).write(to: copy, options: .atomic)
        }
      }
    } catch {
      throw .unwritable(target.path, reason: error.localizedDescription)
    }
  }
}
