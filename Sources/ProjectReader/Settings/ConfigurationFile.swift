import Foundation

/// The settings of an `.xcconfig` file, with those of the files that it includes.
///
/// ```
/// #include "Shared.xcconfig"      // relative to this file; #include? may be missing
/// PRODUCT_NAME = Tides            // the value is the rest of the line
/// FLAGS[config=Debug] = -Onone
/// ```
/// A later assignment replaces an earlier one, including one from an included file. Source: Xcode
/// Help, "Build configuration file syntax".
struct ConfigurationFile {
  private(set) var assignments: [SettingAssignment] = []
  /// The file and the files that it includes, which influence a build.
  private(set) var files: [URL] = []
  /// The included files that do not exist. Files with secrets are often not in a repository.
  private(set) var notices: [String] = []

  /// Throws `ProjectError.notFound`, `.unreadable`, `.damaged` and `.includeCycle`.
  init(contentsOf file: URL) throws(ProjectError) {
    try read(file, including: [])
  }

  private mutating func read(_ file: URL, including: [String]) throws(ProjectError) {
    let path = file.standardizedFileURL.path
    guard !including.contains(path) else {
      throw .includeCycle(files: including.drop { $0 != path } + [path])
    }
    files.append(file)
    let text = try Self.text(of: file)
    for (number, line) in text.components(separatedBy: .newlines).enumerated() {
      let code = line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
      if code.isEmpty { continue }
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("#include") {
        try include(line, from: file, number: number + 1, including: including + [path])
      } else if let assignment = SettingAssignment(line: code) {
        assignments.append(assignment)
      } else {
        throw .damaged(path, line: number + 1, reason: "expected NAME = value, found \"\(code)\"")
      }
    }
  }

  private mutating func include(
    _ line: String, from file: URL, number: Int, including: [String]
  ) throws(ProjectError) {
    guard let match = line.wholeMatch(of: /\s*#include(\??)\s*"([^"]*)".*/) else {
      throw .damaged(file.path, line: number, reason: "expected #include \"File.xcconfig\"")
    }
    let target = URL(
      fileURLWithPath: String(match.2), relativeTo: file.deletingLastPathComponent())
    guard FileManager.default.fileExists(atPath: target.path) else {
      if match.1.isEmpty {
        notices.append(
          "\(file.path):\(number): the included file \(target.path) was not found; its settings "
            + "are missing" + ConfigurationFiles.advice(for: target))
      }
      return
    }
    try read(target, including: including)
  }

  private static func text(of file: URL) throws(ProjectError) -> String {
    do {
      return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    } catch {
      throw FileManager.default.fileExists(atPath: file.path)
        ? .unreadable(file.path, reason: error.localizedDescription) : .notFound(file.path)
    }
  }
}

/// The `.xcconfig` files of a target.
struct ConfigurationFiles {
  private(set) var files: [URL] = []
  /// The files that do not exist.
  private(set) var notices: [String] = []

  /// The assignments of a file; none if it does not exist. Throws `ProjectError`.
  mutating func assignments(in file: URL) throws(ProjectError) -> [SettingAssignment] {
    guard FileManager.default.fileExists(atPath: file.path) else {
      notices.append(
        "\(file.path) was not found; its settings are missing" + Self.advice(for: file))
      return []
    }
    let read = try ConfigurationFile(contentsOf: file)
    files += read.files
    notices += read.notices
    return read.assignments
  }

  /// How to get a missing file.
  static func advice(for file: URL) -> String {
    file.pathComponents.contains("Pods") ? "; run pod install" : ""
  }
}
