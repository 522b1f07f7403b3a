import Foundation
import ProjectReader

/// A folder with the data that an app would have written for its widgets:
///
/// ```
/// group.example.tide.plist    the defaults of an app group; .json is possible as well
/// standard.json               the extension's own defaults
/// group.example.tide/         the files of the app group's container
/// ```
/// The widget can read all of it. A symbolic link in the folder must therefore stay in it, or in
/// the repository that contains it.
public struct SeedFolder: Sendable {
  private var domains: [String: [String: DefaultsValue]] = [:]
  private var containers: [String: URL] = [:]
  private let root: ProjectRoot
  /// Files without effect.
  public private(set) var notices: [String] = []

  /// Reads all defaults. Throws `AppDataError.missing` and `.damaged`.
  public init(_ folder: URL) throws(AppDataError) {
    root = ProjectRoot(around: folder)
    guard let names = try? root.names(in: folder) else { throw .missing(folder.path) }
    for name in names where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      guard let kind = root.kind(of: url) else {
        notices.append("\(url.path) is not used, because it is outside of the project")
        continue
      }
      let isFolder = kind == .folder
      if isFolder, name.hasPrefix("group.") {
        containers[name] = url
      } else if !isFolder, ["plist", "json"].contains(url.pathExtension) {
        let domain = url.deletingPathExtension().lastPathComponent
        domains[domain, default: [:]].merge(try Self.values(of: url, in: root)) { $1 }
      } else {
        notices.append(
          "\(url.path) has no effect: a seed consists of property lists and JSON files of "
            + "suites, and of folders of app groups")
      }
    }
  }

  private static func values(
    of file: URL, in root: ProjectRoot
  ) throws(AppDataError) -> [String: DefaultsValue] {
    do {
      let data = try root.data(of: file)
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
      try copy(folder, to: groups.appendingPathComponent(name, isDirectory: true))
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
  private func copy(_ source: URL, to target: URL) throws(AppDataError) {
    let files = FileManager.default
    do {
      try files.createDirectory(at: target, withIntermediateDirectories: true)
      for name in try root.names(in: source) {
        let (file, copy) = (
          source.appendingPathComponent(name), target.appendingPathComponent(name)
        )
        switch root.kind(of: file) {
        case .folder: try self.copy(file, to: copy)
        case .file: try root.data(of: file).write(to: copy, options: .atomic)
        case nil: break
        }
      }
    } catch {
      throw .unwritable(target.path, reason: error.localizedDescription)
    }
  }
}
