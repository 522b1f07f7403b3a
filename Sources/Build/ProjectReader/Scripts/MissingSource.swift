import Foundation

/// How a source is made that is a member of a target and not in the repository.
enum MissingSource {
  /// A tool that generates sources.
  struct Generator {
    var name: String
    /// The names of its configuration files.
    var configurations: [String] = []
    /// The ends of the names of the files that it writes.
    var suffixes: [String]
    var runsOnLinux = false
  }

  private static let generators = [
    Generator(name: "R.swift", suffixes: ["R.generated.swift"]),
    Generator(
      name: "SwiftGen", configurations: ["swiftgen.yml", ".swiftgen.yml", "swiftgen.yaml"],
      suffixes: []),
    Generator(name: "protoc", suffixes: [".pb.swift"], runsOnLinux: true),
    Generator(
      name: "Sourcery", configurations: [".sourcery.yml", ".sourcery.yaml"],
      suffixes: [".generated.swift"], runsOnLinux: true),
  ]

  /// A sentence's end that says where a missing source comes from and what to do.
  /// - Parameters:
  ///   - folder: The folder of the project.
  ///   - root: The folders whose files the project may use.
  ///   - targets: The targets of the project, whose scripts can write the file.
  ///   - scriptsWereRun: Whether the scripts have been run.
  static func advice(
    for file: URL, in folder: URL, _ root: ProjectRoot, _ targets: [ProjectTarget],
    scriptsWereRun: Bool
  ) -> String {
    let writer = script(writing: file, in: targets)
    let generator = generator(of: file, in: root)
    let run = generator.map(\.runsOnLinux) ?? true
    let copy = "run it on a Mac and copy the file to this place"
    switch (writer, generator) {
    case (let writer?, _) where scriptsWereRun:
      return "\(writer) should have written it"
    case (let writer?, let generator?) where !run:
      return "\(writer) writes it with \(generator.name), which does not run on Linux; \(copy)"
    case (let writer?, _): return "\(writer) writes it; pass --run-scripts, or \(copy)"
    case (nil, let generator?):
      let place = run ? "run it and put the file in this place" : copy
      return "\(generator.name) generates it\(run ? "" : " and does not run on Linux"); \(place)"
    case (nil, nil):
      return "restore it, for example with git submodule update --init, or create it as the "
        + "project's documentation describes"
    }
  }

  /// The script that names a file among its outputs, or in its text.
  private static func script(writing file: URL, in targets: [ProjectTarget]) -> String? {
    let all = targets.flatMap { target in target.scripts.map { (target, $0) } }
    let named = all.first { target, script in
      script.outputFiles(of: target).contains { $0.path == file.path }
    }
    let mentioned = all.first { $1.text.contains(file.lastPathComponent) }
    return (named ?? mentioned).map { target, script in
      "the script \"\(script.name)\" of \(target.name)"
    }
  }

  /// The tool that a file's name, or a configuration file above it, tells.
  private static func generator(of file: URL, in root: ProjectRoot) -> Generator? {
    let name = file.lastPathComponent
    var folders: [URL] = []
    var folder = file.deletingLastPathComponent()
    while root.contains(folder), folder.path != "/" {
      folders.append(folder)
      folder.deleteLastPathComponent()
    }
    return generators.first { generator in
      if generator.suffixes.contains(where: name.hasSuffix), generator.configurations.isEmpty {
        return true
      }
      return folders.contains { folder in
        generator.configurations.contains { configuration in
          let text = try? root.text(of: folder.appendingPathComponent(configuration))
          return text.map {
            $0.contains(name) || generator.suffixes.contains(where: name.hasSuffix)
          }
            ?? false
        }
      }
    }
  }
}

extension ScriptPhase {
  /// The files that it writes: those that it names, and those in its lists.
  func outputFiles(of target: ProjectTarget) -> [URL] {
    let listed = outputLists.flatMap { FileList.paths(in: $0, of: target) }
    return (outputs + listed).map { Self.file($0, of: target) }
  }

  /// The lists of files that do not exist.
  func missingLists(of target: ProjectTarget) -> [URL] {
    (inputLists + outputLists).map { Self.file($0, of: target) }
      .filter { !target.root.has($0) }
  }

  fileprivate static func file(_ path: String, of target: ProjectTarget) -> URL {
    URL(fileURLWithPath: target.settings.expanding(path), relativeTo: target.folder)
      .standardizedFileURL
  }
}

/// An `.xcfilelist`: a path in each line, with build settings; `#` starts a comment.
private enum FileList {
  static func paths(in list: String, of target: ProjectTarget) -> [String] {
    let file = ScriptPhase.file(list, of: target)
    guard let text = try? target.root.text(of: file) else { return [] }
    return text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }
}
