import Foundation
import MessageText

/// The settings of an `.xcconfig` file, with those of the files that it includes.
///
/// ```
/// #include "Shared.xcconfig"      // relative to this file; #include? may be missing
/// PRODUCT_NAME = Tides            // the value is the rest of the line
/// FLAGS[config=Debug] = -Onone
/// ```
/// A later assignment replaces an earlier one, including one from an included file. Source: Xcode
/// Help, "Build configuration file syntax".
///
/// A file outside of the project is not read: not even a message shows its lines.
struct ConfigurationFile {
  /// The number of included files. A file can include another one twice, which includes a third one
  /// twice, and so on.
  private static let includeLimit = 1000

  private let root: ProjectRoot
  private(set) var assignments: [SettingAssignment] = []
  /// The file and the files that it includes, which influence a build.
  private(set) var files: [URL] = []
  /// The included files that are not read: those that do not exist, because files with secrets are
  /// often not in a repository, and those outside.
  private(set) var notices: [String] = []

  /// Throws `ProjectError.notFound`, `.unreadable`, `.outside`, `.damaged` and `.includeCycle`.
  init(contentsOf file: URL, in root: ProjectRoot) throws(ProjectError) {
    self.root = root
    try read(file, including: [])
  }

  private mutating func read(_ file: URL, including: [String]) throws(ProjectError) {
    let path = file.standardizedFileURL.path
    guard !including.contains(path) else {
      throw .includeCycle(files: including.drop { $0 != path } + [path])
    }
    guard files.count < Self.includeLimit else {
      throw .damaged(path, line: nil, reason: "more than \(Self.includeLimit) files are included")
    }
    files.append(file)
    let text = try root.text(of: file)
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
    guard root.contains(target) else {
      note("\(file.path):\(number): \(ProjectError.outside(target.path, root: root.main.path))")
      return
    }
    guard root.kind(of: target) == .file else {
      if match.1.isEmpty {
        note(
          "\(file.path):\(number): the included file \(target.path) was not found; its settings "
            + "are missing" + ConfigurationFiles.advice(for: target))
      }
      return
    }
    try read(target, including: including)
  }

  /// The text has names from the project's files, which can have line breaks.
  private mutating func note(_ text: String) { notices.append(text.asMessageLine) }
}

/// The `.xcconfig` files of a target.
struct ConfigurationFiles {
  private let root: ProjectRoot
  private(set) var files: [URL] = []
  /// The files that do not exist, and those outside of the project.
  private(set) var notices: [String] = []

  init(in root: ProjectRoot) { self.root = root }

  /// The assignments of a file; none if it does not exist or is outside. Throws `ProjectError`.
  mutating func assignments(in file: URL) throws(ProjectError) -> [SettingAssignment] {
    guard root.contains(file) else {
      notices.append("\(ProjectError.outside(file.path, root: root.main.path))")
      return []
    }
    guard root.kind(of: file) == .file else {
      let text = "\(file.path) was not found; its settings are missing" + Self.advice(for: file)
      notices.append(text.asMessageLine)
      return []
    }
    let read = try ConfigurationFile(contentsOf: file, in: root)
    files += read.files
    notices += read.notices
    return read.assignments
  }

  /// How to get a missing file.
  static func advice(for file: URL) -> String {
    file.pathComponents.contains("Pods") ? "; run pod install" : ""
  }
}
