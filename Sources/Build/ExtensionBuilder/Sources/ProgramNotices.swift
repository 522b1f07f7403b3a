import Foundation
import NoticeCatalog
import ProjectReader
import SourceScanner

extension BuildInput {
  /// Notices of what app and extension cannot do or share on a device.
  ///
  /// - Parameter introduced: `introducedDeclarations()`, if it is known.
  func programNotices(_ introduced: IntroducedDeclarations? = nil) -> [String] {
    let used = DataUse(extensionFiles + modules.flatMap(\.sources.swift), in: sources)
    let usedByApp = DataUse(appFiles, in: sources)
    let missing =
      missingGroups(used.groups, in: appGroups, program: "extension", other: appGroupsOfApp)
      + missingGroups(usedByApp.groups, in: appGroupsOfApp, program: "app", other: appGroups)
    return (packaging?.problems ?? []) + missing + undeclared(used.groups + usedByApp.groups)
      + separateSuites(used.suites, usedByApp.suites) + separate(used, usedByApp)
      + sourceNotices((introduced ?? introducedDeclarations()).declared)
  }

  /// Notices of a check about the packages of extension and app.
  func packagingRemarks() -> [String] {
    membership().remarks + packagesRemarks()
  }

  private func packagesRemarks() -> [String] {
    guard let packaging else { return [] }
    let drawsActivities = extensionFiles.contains { file in
      (try? sources.project.data(of: file))?.firstRange(of: Data("ActivityConfiguration(".utf8))
        != nil
    }
    return packaging.remarks(drawsActivities: drawsActivities, request: placeOfRequest())
      + Packaging.separateGroups(app: appGroupsOfApp, widget: appGroups)
  }

  /// Where the app starts a Live Activity; nil if it does not.
  private func placeOfRequest() -> String? {
    for file in appFiles {
      guard let data = try? sources.project.data(of: file),
        data.firstRange(of: Data("import ActivityKit".utf8)) != nil
      else { continue }
      let text = String(decoding: data, as: UTF8.self)
      // Not in a comment.
      guard let match = text.firstMatch(of: /(?m)^(?!\s*\/\/).*\bActivity(<[^<>\n]*>)?\.request\(/)
      else { continue }
      let line = text[..<match.range.lowerBound].count { $0.isNewline } + 1
      return "\(sources.relativePath(file)):\(line)"
    }
    return nil
  }

  /// The sources of the app and of its modules.
  private var appFiles: [URL] {
    projectApp.map { $0.files + $0.modules.flatMap(\.sources.swift) } ?? app.all
  }

  /// The sources of app and extension that the other one does not have. Without an app, nothing is
  /// known to be missing in it.
  private func membership() -> Membership {
    guard !appFiles.isEmpty else { return Membership(app: [], widget: []) }
    func sources(_ files: [URL], without others: [URL]) -> [Membership.Source] {
      let others = Set(others.map(\.path))
      return files.filter { !others.contains($0.path) }.compactMap { file in
        // A file that cannot be read counts as empty; the compiler reports it.
        guard let text = try? self.sources.project.data(of: file) else { return nil }
        return Membership.Source(path: self.sources.relativePath(file), text: Array(text))
      }
    }
    return Membership(
      app: sources(appFiles, without: extensionFiles),
      widget: sources(extensionFiles, without: appFiles))
  }

  /// Notices about code of the extension: static variables that providers and intents change, and
  /// API that Xcode does not compile in this target.
  private func sourceNotices(_ declared: DeclaredVersions) -> [String] {
    // A file that cannot be read counts as empty; the compiler reports it.
    let texts = extensionFiles.map { (try? sources.project.data(of: $0)).map(Array.init) ?? [] }
    func place(_ source: Int, _ offset: Int) -> String {
      "\(sources.relativePath(extensionFiles[source])):\(texts[source].line(at: offset))"
    }
    let statics = StaticChange.all(in: texts).prefix(1).map { change in
      NoticeKind.lostStatic.notice(
        "\(place(change.source, change.offset)): \(change.function) sets the static variable "
          + "\(change.variable), which is lost when the process of the extension ends.")
    }
    return statics + appOnlyUses(in: texts, place) + laterUses(in: texts, declared, place)
  }

  private func appOnlyUses(
    in texts: [[UInt8]], _ place: (Int, Int) -> String
  ) -> [String] {
    guard !mayUseAppInterfaces else { return [] }
    for (index, text) in texts.enumerated() {
      guard let use = AppOnlyUse.all(in: text).first else { continue }
      let advice =
        use.name.hasPrefix("UIApplication")
        ? "Open links with Link or OpenURLIntent, and read the environment instead of the "
          + "application" : "Use it in the app"
      return [
        "\(place(index, use.offset)): \(use.name) is unavailable in application extensions: Xcode "
          + "does not compile it in this target. \(advice)"
      ]
    }
    return []
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

  /// Suites that both programs use and that are no app groups.
  private func separateSuites(
    _ used: [(name: String, place: DataUse.Place)],
    _ usedByApp: [(name: String, place: DataUse.Place)]
  ) -> [String] {
    // On a Mac, the name of a group need not begin with `group.`.
    let groups = Set((appGroups ?? []) + (appGroupsOfApp ?? []))
    let shared = used.first { use in
      !groups.contains(use.name) && usedByApp.contains { $0.name == use.name }
    }
    guard let use = shared else { return [] }
    let isOwn = use.name == identifier || use.name == appIdentifier
    let kind = isOwn ? "is a bundle identifier" : "is not an app group (group.…)"
    return [
      "\(use.place.text): the suite \"\(use.name)\" \(kind): app and extension each have their "
        + "own, as on a device. Share one in an app group: UserDefaults(suiteName: \"group.…\")"
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
