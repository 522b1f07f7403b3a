import Foundation

/// The `BUILD` files of a Bazel workspace, which are read when they are needed.
final class BazelWorkspace {
  static let rootNames = ["MODULE.bazel", "REPO.bazel", "WORKSPACE.bazel", "WORKSPACE"]
  /// The names of a package's file. The first one that exists counts.
  static let fileNames = ["BUILD.bazel", "BUILD"]
  /// What to do if a part has to be run: the end of a sentence.
  static let advice =
    "generate an Xcode project with rules_xcodeproj, usually with bazel run //:xcodeproj, and pass "
    + "it"

  /// A `BUILD` file.
  struct Package {
    var label: String
    var file: URL
    var folder: URL
    var contents: StarlarkFile
    /// The rules by the names of their targets.
    var rules: [String: StarlarkCall] = [:]
  }

  let folder: URL
  let project: ProjectRoot
  /// The names by which labels call the workspace itself.
  private var ownNames: Set<String> = []
  private var packages: [String: Package?] = [:]
  private var loaded: [BazelLabel: StarlarkFile] = [:]
  /// The loaded files around the one that is being read.
  private var loading: [BazelLabel] = []

  private static let packageLimit = 2000
  private static let loadLimit = 16

  init(folder: URL, in project: ProjectRoot) {
    self.folder = folder.standardizedFileURL
    self.project = project
    for name in Self.rootNames {
      let file = self.folder.appendingPathComponent(name)
      guard let data = try? project.data(of: file),
        let contents = try? StarlarkParser.parse(Array(data), load: { _, _ in .none })
      else { continue }
      for call in contents.calls where ["module", "workspace"].contains(call.function.name) {
        ownNames.formUnion([call["name"]?.string, call["repo_name"]?.string].compactMap(\.self))
      }
    }
  }

  /// The folder of the workspace that contains a folder; nil if there is none inside of the
  /// project.
  static func folder(around folder: URL, in project: ProjectRoot) -> URL? {
    var current = folder.standardizedFileURL
    while current.path != "/", project.contains(current) {
      if rootNames.contains(where: {
        project.kind(of: current.appendingPathComponent($0)) == .file
      }) {
        return current
      }
      current.deleteLastPathComponent()
    }
    return nil
  }

  /// Whether a `BUILD` file has a rule for an app extension, or can have one: by a macro with such
  /// a name, or by a statement that is not read. A file that cannot be parsed can have one, too.
  static func hasExtension(_ file: URL, in project: ProjectRoot) -> Bool {
    guard let text = try? project.text(of: file),
      text.contains(/\w_extension\s*\(|["']\w+_extension["']/),
      let folder = folder(around: file.deletingLastPathComponent(), in: project)
    else { return false }
    guard let found = try? BazelWorkspace(folder: folder, in: project).package(of: file) else {
      return true
    }
    return !found.contents.computed.isEmpty
      || found.contents.calls.contains { $0.function.name.hasSuffix("_extension") }
  }

  func label(_ text: String, in package: String) -> BazelLabel {
    BazelLabel(text, in: package, own: ownNames)
  }

  /// The package in a folder. Throws `ProjectError`.
  func package(of file: URL) throws(ProjectError) -> Package {
    let path = file.standardizedFileURL.deletingLastPathComponent().path
    let label =
      path == folder.path ? "" : String(path.dropFirst(folder.path.count + 1))
    guard let found = try package(label) else { throw .notFound(file.path) }
    return found
  }

  /// The package with a path; nil if the folder has no `BUILD` file. Throws `ProjectError`.
  func package(_ path: String) throws(ProjectError) -> Package? {
    if let known = packages[path] { return known }
    guard packages.count < Self.packageLimit else {
      throw .damaged(
        folder.path, line: nil,
        reason: "the extension needs more than \(Self.packageLimit) BUILD files; \(Self.advice)")
    }
    let folder = path.isEmpty ? self.folder : self.folder.appendingPathComponent(path)
    let found = Self.fileNames.map(folder.appendingPathComponent).first {
      project.kind(of: $0) == .file
    }
    guard let file = found else {
      packages[path] = .some(nil)
      return nil
    }
    var package = Package(
      label: path, file: file, folder: folder, contents: try parse(file, in: path))
    for call in package.contents.calls {
      guard let name = call["name"]?.string else { continue }
      package.rules[name] = package.rules[name] ?? call
    }
    packages[path] = package
    return package
  }

  /// The files of packages in the workspace whose texts contain a word. Folders with dots and
  /// symbolic links to other places, such as `bazel-out`, are not searched.
  func files(containing word: String) -> [URL] {
    ProjectFiles.below(folder, in: project).lazy
      .filter { Self.fileNames.contains(($0 as NSString).lastPathComponent) }
      .map { self.folder.appendingPathComponent($0) }
      .filter { (try? self.project.text(of: $0))?.contains(word) == true }
  }

  // MARK: Loading

  private func parse(_ file: URL, in package: String) throws(ProjectError) -> StarlarkFile {
    let data = try project.data(of: file)
    do {
      return try StarlarkParser.parse(Array(data)) { label, name in
        self.value(of: name, in: label, package: package)
      }
    } catch {
      throw .damaged(
        file.path, line: error.line, reason: "cannot be parsed: \(error.reason)")
    }
  }

  /// The folders of the repositories with the known rules.
  private static let ruleFolders: Set<String> = ["apple", "swift", "cc"]

  /// What a `load` gives to a name. A file that cannot be read gives a function, so that a message
  /// names it where it is used.
  private func value(of name: String, in text: String, package: String) -> StarlarkValue.Kind {
    let label = label(text, in: package)
    if label.repository != nil {
      let folder = label.package.split(separator: "/").first.map(String.init)
      let isRule = folder.map(Self.ruleFolders.contains) ?? false
      return .function(StarlarkFunction(name: name, isRule: isRule))
    }
    let unknown = StarlarkValue.Kind.function(StarlarkFunction(name: name, isRule: false))
    if loaded[label] == nil {
      guard loading.count < Self.loadLimit, !loading.contains(label),
        loaded.count < Self.packageLimit
      else { return unknown }
      loading.append(label)
      defer { loading.removeLast() }
      let file = folder.appendingPathComponent(label.package).appendingPathComponent(label.name)
      loaded[label] = (try? parse(file, in: label.package)) ?? StarlarkFile()
    }
    return loaded[label]?.values[name]?.kind ?? unknown
  }
}
