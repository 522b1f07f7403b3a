import Foundation
import ProcessLaunch
import StableHash

/// Runs the scripts of a project, in a copy of it.
///
/// The copy is in the cache, and is mounted in place of the project in a sandbox without network
/// and without the user's files. So scripts find the paths that they expect, and the project is not
/// changed. What they write is then read from the copy.
struct ScriptRun {
  private let sandbox: CodeSandbox
  /// The repository, and its copy.
  let root: URL
  let copy: URL
  private let cache: URL
  /// What failed, for the user.
  private(set) var notices: [String] = []

  /// nil without a sandbox.
  init?(around folder: URL, cache: URL) {
    guard let sandbox = CodeSandbox() else { return nil }
    self.sandbox = sandbox
    self.cache = cache
    root = ProjectRoot(around: folder).main
    let hash = String(StableHash<UInt64>(of: root.path).value, radix: 16)
    copy = cache.appendingPathComponent("scripts/\(root.lastPathComponent)-\(hash)")
  }

  /// The time that a script can take, in seconds.
  private static let timeLimit = 300
  /// What scripts do not need, and what is large.
  private static let skipped: Set<String> = [".git", ".build", "DerivedData"]

  /// Copies the project. Throws `ProjectError.unreadable`.
  func prepare() throws(ProjectError) {
    let manager = FileManager.default
    do {
      if manager.fileExists(atPath: copy.path) { try manager.removeItem(at: copy) }
      try manager.createDirectory(at: copy, withIntermediateDirectories: true)
      for name in try manager.contentsOfDirectory(atPath: root.path)
      where !Self.skipped.contains(name) {
        try manager.copyItem(
          at: root.appendingPathComponent(name), to: copy.appendingPathComponent(name))
      }
      // Marks the root, as in the repository.
      try manager.createDirectory(
        at: copy.appendingPathComponent(".git"), withIntermediateDirectories: true)
    } catch {
      throw .unreadable(root.path, reason: "it cannot be copied: \(error.localizedDescription)")
    }
  }

  /// The place in the copy.
  func copied(_ url: URL) -> URL {
    let path = url.standardizedFileURL.path
    guard path != root.path else { return copy }
    return path.hasPrefix(root.path + "/")
      ? copy.appendingPathComponent(String(path.dropFirst(root.path.count + 1))) : url
  }

  /// Runs the scripts of a target in their order, all of them even if one fails.
  mutating func run(_ target: ProjectTarget) {
    for script in target.scripts {
      let place = "the script \"\(script.name)\" of \(target.name)"
      notices += script.missingLists(of: target).map {
        "\(place): the list \($0.path) was not found\(ConfigurationFiles.advice(for: $0))"
      }
      do {
        let outcome = try command(for: script, of: target).runBlocking()
        switch outcome.end {
        case .status(0): continue
        case .timedOut:
          notices.append("\(place) was ended after \(Self.timeLimit) seconds")
        case .status(let status):
          let lines = (outcome.errorText + outcome.outputText).split(whereSeparator: \.isNewline)
          let reason = lines.first.map { ": \($0)" } ?? ""
          notices.append("\(place) failed with status \(status)\(reason)")
        case .signal(let number): notices.append("\(place) was ended by signal \(number)")
        case .cancelled: return
        }
      } catch {
        notices.append("\(place) was not run: \(error)")
      }
    }
  }

  private func command(for script: ScriptPhase, of target: ProjectTarget) -> ProgramRun {
    var values: [String: String] = [:]
    for name in target.settings.names { values[name] = target.settings[name] }
    for name in ["DERIVED_FILE_DIR", "TARGET_TEMP_DIR", "BUILT_PRODUCTS_DIR", "TARGET_BUILD_DIR"] {
      values[name] = "/tmp"
    }
    let files = [
      ("INPUT_FILE", script.inputs), ("OUTPUT_FILE", script.outputs),
      ("INPUT_FILE_LIST", script.inputLists), ("OUTPUT_FILE_LIST", script.outputLists),
    ]
    for (kind, paths) in files {
      values["SCRIPT_\(kind)_COUNT"] = "\(paths.count)"
      for (index, path) in paths.enumerated() {
        values["SCRIPT_\(kind)_\(index)"] = target.settings.expanding(path)
      }
    }
    let command = script.shell.split(separator: " ").map(String.init) + ["-c", script.text]
    var confined = sandbox.sandbox(readable: [], folder: target.folder)
    confined.writableAliases = [root.path: copy]
    var run = ProgramRun(
      program: URL(fileURLWithPath: "/usr/bin/env"), arguments: command.map { .ofProject($0) },
      environment: CodeSandbox.environment.merging(values) { $1 }, sandbox: confined,
      timeLimit: .seconds(Self.timeLimit))
    run.limits = CodeSandbox.limits()
    return run
  }
}

extension WidgetExtension {
  /// The extensions after their scripts, and those of their frameworks, have been run in a copy.
  /// - Parameters:
  ///   - projects: The projects, and the folder that restricts the targets.
  ///   - cache: The folder for the copy.
  ///
  /// Throws `ProjectError`.
  static func afterScripts(
    _ extensions: [WidgetExtension], of projects: [URL], folder: URL?, cache: URL,
    _ options: ReadingOptions
  ) throws -> [WidgetExtension] {
    let targets = extensions.flatMap { $0.modules + [$0.target] + $0.writers }
    guard let first = targets.first(where: { !$0.scripts.isEmpty }) else { return extensions }
    guard var run = ScriptRun(around: first.folder, cache: cache) else {
      return extensions.map { found in
        var found = found
        found.target.notices.append("scripts are not run, because that needs bubblewrap")
        return found
      }
    }
    options.progress("running scripts of \(first.project.lastPathComponent)")
    try run.prepare()
    var seen: Set<String> = []
    for target in targets where seen.insert("\(target.project.path) \(target.name)").inserted {
      run.run(target)
    }
    let result = try read(projects.map(run.copied), folder: folder.map(run.copied), options)
    return result.map { found in
      var found = found
      found.target.notices += run.notices
      found.scriptsWereRun = true
      return found
    }
  }
}
