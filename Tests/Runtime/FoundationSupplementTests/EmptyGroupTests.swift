import Foundation
import Testing

@Suite struct EmptyGroupTests {
  /// What a process writes to standard error when it reads `key` in a group.
  private func notices(
    writing group: String, reading other: String, before: [String] = []
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-empty-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let errors = Pipe()
    do {
      let process = try DefaultsProcess(containers: folder, errors: errors)
      _ = try process.ask("string \(group) key a")
      for command in before { _ = try process.ask(command) }
      _ = try process.ask("get \(other) key")
      _ = try process.ask("get \(other) key")
    }
    try errors.fileHandleForWriting.close()
    return String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  @Test func readFromEmptyGroupNamesTheOther() throws {
    let text = try notices(
      writing: "group.com.harbour.app", reading: "group.com.harbour.widgets")
    #expect(
      text.hasPrefix(
        "\"key\" was read in the app group group.com.harbour.widgets, where nothing was ever "
          + "written; group.com.harbour.app has it. "))
    #expect(text.hasSuffix("[empty-group]\n"))
    #expect(text.split(separator: "\n").count == 1)
  }

  /// A file in the place of the group's folder.
  @Test func folderThatCannotBeUsedIsReported() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-file-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("group.file"))
    let errors = Pipe()
    do {
      let process = try DefaultsProcess(containers: folder, errors: errors)
      #expect(try process.ask("container group.folder") == "group.folder")
      #expect(try process.ask("container group.file") == "nil")
      #expect(try process.ask("get group.file key") == "nil")
    }
    try errors.fileHandleForWriting.close()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text.hasPrefix("The folder of the app group group.file, "), "\(text)")
  }

  @Test(arguments: [
    // It has it.
    ("group.com.harbour.app", "group.com.harbour.app", []),
    // Of another company.
    ("group.com.market.app", "group.com.harbour.app", []),
    // Not empty: a value that is not there yet is normal.
    ("group.com.harbour.app", "group.com.harbour.b", ["string group.com.harbour.b other b"]),
  ])
  func otherReadIsNoMistake(group: String, other: String, before: [String]) throws {
    #expect(try notices(writing: group, reading: other, before: before) == "")
  }
}
