import CommandArguments
import CommandContext
import DeviceProtocol
import ExtensionProcess
import Foundation
import HostLink

extension PushCall {
  /// Checks payloads without a device: by the payload rules, and by the extension's types.
  func lint() async throws {
    let path = try operands("PAYLOAD")[0]
    let given = arguments["extension"]
    if arguments["activity"] != nil, given == nil {
      throw UsageError.missingOption("--activity", requires: "--extension")
    }
    let isFolder = path != "-" && PayloadFolder.exists(context.file(path))
    let names = isFolder ? try PayloadFolder(context.file(path)).files : [path]
    var lints: [(name: String, lint: PushLint)] = []
    for name in names {
      lints.append((name, PushLint(try payload(isFolder ? "\(path)/\(name)" : name))))
    }
    if let given {
      let settings = try RenderSettings(arguments, now: context.now())
      let location = ExtensionLocation(given, in: context)
      lints = try await ExtensionSession.run(location, settings: settings, in: context) {
        [lints] session in
        var checked = lints
        for (index, (name, lint)) in lints.enumerated() {
          do {
            checked[index].lint = try await self.checked(lint, in: session)
          } catch let failure as ExtensionFailure where isFolder {
            throw ToolError.payloadEndedExtension("\(path)/\(name)", reason: "\(failure)")
          }
        }
        return checked
      }
    }
    guard isFolder else {
      let lint = lints[0].lint
      try await device.show(lint, as: .pushLint) { $0.text }
      guard lint.errors == 0 else { throw ToolError.badPayload(path, errors: lint.errors) }
      return
    }
    let report = PayloadFolderReport(lints)
    try await device.show(report, as: .pushLintFolder) { $0.text }
    guard report.invalid == 0 else {
      throw ToolError.badPayloads(path, invalid: report.invalid, of: lints.count)
    }
  }

  /// Checks a payload with the type of `--activity`, or with the one that it names. If it names
  /// none, as updates do, the type that finds the fewest problems counts.
  private func checked(_ lint: PushLint, in session: ExtensionSession) async throws -> PushLint {
    let types = session.description.activities.map(\.attributesType)
    guard !types.isEmpty else {
      throw ToolError.activityTypeRequired(
        option: "activity", extension: session.name, types: types)
    }
    let named =
      arguments["activity"] ?? lint.attributesType.flatMap { types.contains($0) ? $0 : nil }
    var best: PushLint?
    for type in named.map({ [$0] }) ?? types {
      var attempt = lint
      try await attempt.check(type) { try await session.activity($0, warns: false) }
      if best.map({ attempt.isBetter(than: $0) }) ?? true { best = attempt }
    }
    return best ?? lint
  }
}

extension PushLint {
  fileprivate func isBetter(than other: PushLint) -> Bool {
    (errors, problems.count) < (other.errors, other.problems.count)
  }
}

/// The payload files of a folder.
struct PayloadFolder {
  /// The paths of the JSON files below the folder, in order.
  let files: [String]

  static func exists(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static let limit = 10_000

  /// Throws `ToolError.unreadable` if there is no file, or there are too many.
  init(_ folder: URL) throws {
    var files: [String] = []
    for case let name as String in FileManager.default.enumerator(atPath: folder.path)
      ?? FileManager.DirectoryEnumerator()
    where name.hasSuffix(".json")
      && !name.split(separator: "/").contains(where: { $0.hasPrefix(".") })
    {
      guard files.count < Self.limit else {
        throw ToolError.unreadable(
          folder.path, reason: "it has more than \(Self.limit) .json files")
      }
      if !Self.exists(folder.appendingPathComponent(name)) { files.append(name) }
    }
    guard !files.isEmpty else {
      throw ToolError.unreadable(folder.path, reason: "the folder has no .json files")
    }
    self.files = files.sorted()
  }
}

/// The problems of the payloads of a folder.
struct PayloadFolderReport: Encodable {
  struct File: Encodable {
    var file: String
    var lint: PushLint
  }

  var valid: Int
  var invalid: Int
  var files: [File]

  init(_ lints: [(name: String, lint: PushLint)]) {
    files = lints.map { File(file: $0.name, lint: $0.lint) }
    invalid = lints.count { $0.lint.errors > 0 }
    valid = lints.count - invalid
  }

  /// The problems, with the file's name in each line, and the number of files.
  var text: String {
    let problems = files.flatMap { file in
      file.lint.problems.map { "\(file.file): \($0.level.rawValue): \($0.sentence)" }
    }
    let valid = "\(self.valid) of \(counted(files.count, "payload")) valid"
    return (problems + [valid]).joined(separator: "\n")
  }
}
