import Foundation
import NoticeCatalog
import ProjectReader
import SourceScanner

/// Where sources use data that an app and its extension may want to share: app groups, keys of
/// `UserDefaults.standard`, and the default stores of SwiftData and Core Data.
///
/// It reads literals and calls, not types: a name that is computed is not found.
struct DataUse {
  /// A place in a source: the file and `path:line`.
  struct Place: Equatable {
    var file: URL
    var text: String
  }

  private(set) var groups: [(name: String, place: Place)] = []
  private(set) var standardKeys: [(key: String, place: Place)] = []
  private(set) var defaultStores: [Place] = []

  /// A file without any of these texts is not searched.
  private static let marks = [
    "\"group.", "UserDefaults.standard", "@AppStorage", "ModelContainer", "Persistent",
  ].map { Data($0.utf8) }

  /// A file that cannot be read counts as empty; the compiler reports it.
  init(_ files: [URL], in sources: SourceFolder) {
    for file in files {
      guard let data = try? sources.project.data(of: file),
        Self.marks.contains(where: { data.range(of: $0) != nil })
      else { continue }
      read(Array(data), file, sources.relativePath(file))
    }
  }

  private mutating func read(_ text: [UInt8], _ file: URL, _ path: String) {
    func place(_ offset: Int) -> Place {
      let line = text[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
      return Place(file: file, text: "\(path):\(line)")
    }
    let whole = String(decoding: text, as: UTF8.self)
    let usesStandard = whole.contains("UserDefaults.standard")
    let (beforeGroup, beforeKey) = (Self.beforeGroup, Self.beforeKey)
    for literal in SourceLiteral.all(in: text) where literal.kind == .string {
      let start = literal.range.lowerBound
      let before = String(decoding: text[max(0, start - 120)..<start], as: UTF8.self)
      let value = String(literal.text.dropFirst().dropLast())
      if value.hasPrefix("group."), before.contains(beforeGroup) {
        groups.append((value, place(start)))
      }
      if usesStandard && before.contains(beforeKey)
        || before.hasSuffix("@AppStorage(") && !Self.line(text, from: start).contains("store:")
      {
        standardKeys.append((value, place(start)))
      }
    }
    // A file that names a group or a place has no default store.
    let isExplicit = ["groupContainer", "containerURL", "persistentStoreDescriptions", "url:"]
    guard !isExplicit.contains(where: whole.contains) else { return }
    for match in whole.matches(of: Self.store) {
      defaultStores.append(place(whole.utf8.distance(from: whole.startIndex, to: match.startIndex)))
    }
  }

  /// The rest of the line.
  private static func line(_ text: [UInt8], from start: Int) -> String {
    let rest = text[start...]
    return String(
      decoding: rest[..<(rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex)], as: UTF8.self)
  }

  /// The label of an argument, or the declaration of a constant whose name has `group` or `suite`.
  private static var beforeGroup: Regex<Substring> {
    #/
      (?: (?:suiteName|forSecurityApplicationGroupIdentifier) \s*:\s* | \.identifier\( |
        (?:let|var) \s+ \w*(?:[gG]roup|[sS]uite)\w* \s* (?: :\s*String\s* )? =\s* ) $
    /#
  }
  private static var beforeKey: Regex<Substring> { /forKey:\s*$/ }
  private static var store: Regex<Substring> {
    /\b(?:ModelContainer\(|modelContainer\(for:|NSPersistentContainer\(name:)/
  }
}

extension BuildInput {
  /// Notices of data that app and extension cannot share on a device.
  func dataNotices() -> [String] {
    let used = DataUse(extensionFiles + modules.flatMap(\.sources.swift), in: sources)
    let appFiles = projectApp.map { $0.files + $0.modules.flatMap(\.sources.swift) } ?? app.all
    let usedByApp = DataUse(appFiles, in: sources)
    let missing =
      missingGroups(used.groups, in: appGroups, program: "extension", other: appGroupsOfApp)
      + missingGroups(usedByApp.groups, in: appGroupsOfApp, program: "app", other: appGroups)
    return missing + undeclared(used.groups + usedByApp.groups)
      + separate(used, usedByApp) + lostStatics()
  }

  /// A notice about static variables that providers and intents change.
  private func lostStatics() -> [String] {
    // A file that cannot be read counts as empty; the compiler reports it.
    let texts = extensionFiles.map { (try? sources.project.data(of: $0)).map(Array.init) ?? [] }
    return StaticChange.all(in: texts).prefix(1).map { change in
      let path = sources.relativePath(extensionFiles[change.source])
      let line = texts[change.source][..<change.offset].count { $0 == UInt8(ascii: "\n") } + 1
      return NoticeKind.lostStatic.notice(
        "\(path):\(line): \(change.function) sets the static variable \(change.variable), which is "
          + "lost when the process of the extension ends.")
    }
  }

  /// Groups that a target's sources use and its entitlements lack.
  private func missingGroups(
    _ uses: [(name: String, place: DataUse.Place)], in groups: [String]?, program: String,
    other: [String]?
  ) -> [String] {
    guard let groups else { return [] }
    var seen = Set(groups)
    return uses.filter { seen.insert($0.name).inserted }.map { use in
      let have = groups.isEmpty ? "it has none" : "it has \(groups.joined(separator: ", "))"
      let otherProgram = program == "app" ? "extension" : "app"
      let hint = other?.contains(use.name) == true ? "The \(otherProgram) has the group. " : ""
      return "\(use.place.text): the \(program) is not entitled to the app group \(use.name) "
        + "(\(have)), so its container is nil and its defaults are empty, as on a device. \(hint)"
        + "Add it in Xcode: Signing & Capabilities, App Groups, of the \(program)'s target"
    }
  }

  /// Groups of a folder without a project, whose entitlements are unknown.
  private func undeclared(_ uses: [(name: String, place: DataUse.Place)]) -> [String] {
    guard identifier == nil, appGroups == nil else { return [] }
    let declared = sources.entitlements.flatMap { file in
      (try? Entitlements(file: file, in: sources))?.appGroups ?? []
    }
    let names = Set(uses.map(\.name)).subtracting(declared).sorted()
    guard !names.isEmpty else { return [] }
    return [
      "\(names.joined(separator: ", ")): without a project, app groups in the sources count as "
        + "declared for app and extension. On a device, both need them in their entitlements"
    ]
  }

  /// Data that both programs use and that each has for itself.
  private func separate(_ used: DataUse, _ usedByApp: DataUse) -> [String] {
    var notices: [String] = []
    let shared = used.standardKeys.lazy.compactMap { use in
      usedByApp.standardKeys.first { $0.key == use.key && $0.place.file != use.place.file }
        .map { (use, $0) }
    }
    if let (use, other) = shared.first {
      notices.append(
        "\(use.place.text) and \(other.place.text) use \"\(use.key)\" of UserDefaults.standard, but "
          + "app and extension each have their own, as on a device. Share it in an app group: "
          + "UserDefaults(suiteName: \"group.…\")")
    }
    // The default store is in the first app group of the entitlements.
    let hasGroup = appGroups.map { !$0.isEmpty } ?? false
    if !hasGroup, let place = used.defaultStores.first, let other = usedByApp.defaultStores.first {
      let places = place == other ? place.text : "\(place.text) and \(other.text)"
      notices.append(
        "\(places): app and extension each open their own default store, as on a device. "
          + "Share one in an app group, for example with ModelConfiguration(groupContainer:)")
    }
    return notices
  }
}
