import Foundation
import ProcessLaunch
import ProjectReader

/// The sandbox of the compilers and linkers of a build.
///
/// They read the project, the caches, the frameworks and the toolchain, and nothing else; they
/// write into the scratch folder and the places of their outputs. There is no network. Their
/// arguments are validated as well (`ProgramArgument`): the sandbox is the second barrier.
struct CompilerSandbox: Sendable {
  /// nil if the system has none; compilers then run outside of a sandbox.
  private let code: CodeSandbox?
  /// The folder of the caches of all builds.
  private let cache: URL
  private let scratch: URL
  private let moduleCache: URL
  /// The frameworks, the toolchain, and the headers of the system libraries.
  private let tools: [URL]
  /// The folders of the project and of its packages.
  var project: [URL] = []
  /// Folders with sockets of macro servers.
  var sockets: [URL] = []

  init(cache: BuildCache, frameworks: PrebuiltFrameworks, compiler: URL) {
    code = CodeSandbox()
    self.cache = cache.base
    scratch = cache.scratch
    moduleCache = cache.moduleCache
    let bin = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
    tools =
      [compiler.deletingLastPathComponent(), bin, bin.deletingLastPathComponent()]
      .filter { $0.path != "/" } + frameworks.visibleFolders
  }

  /// Why compilers run outside of a sandbox, for the user; nil if they do not.
  var notice: String? {
    guard code == nil, case .failure(let missing) = Sandbox.available else { return nil }
    return "compilers run without a sandbox: \(missing)"
  }

  /// - Parameters:
  ///   - files: The sources and the folders with headers, at the paths in the arguments.
  ///   - outputs: The folders to write to, besides the scratch folder.
  func sandbox(reading files: [URL], writing outputs: [URL] = []) -> Sandbox? {
    guard let code else { return nil }
    var result = code.sandbox(
      readable: [cache] + tools + project, writable: [scratch, moduleCache] + outputs + sockets)
    result.allowsProcesses = true
    result.aliases = aliases(of: files)
    return result
  }

  /// The files that are not visible at their paths: below a symbolic link, or outside of the
  /// project's folders, such as a stub. A folder of the project becomes visible as a whole.
  private func aliases(of files: [URL]) -> [String: URL] {
    let visible = ([cache] + tools + project).map { $0.resolvingSymlinksInPath().path + "/" }
    var places: [String: URL] = [:]
    for folder in Set(files.map { $0.deletingLastPathComponent().path }) {
      let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
      let isInside = visible.contains { (real.path + "/").hasPrefix($0) }
      if isInside, real.path != folder { places[folder] = real }
    }
    for file in files {
      let folder = file.deletingLastPathComponent().path
      guard places[folder] == nil, !visible.contains(where: { (folder + "/").hasPrefix($0) })
      else { continue }
      places[file.path] = file.resolvingSymlinksInPath()
    }
    return places
  }
}

extension BuildInput {
  /// The folders that compilers may read: those whose files the project and its packages may use. A
  /// stub is visible by itself, because the user can keep it anywhere.
  var visibleFolders: [URL] {
    let parts =
      modules.filter { !$0.isStub }.map(\.sources.project)
      + macros.flatMap { $0.modules.map(\.root) }
      + projectPrograms.flatMap { [$0.project] + $0.modules.map(\.sources.project) }
    return parts.reduce(sources.project) { $0.union($1) }.folders.sorted { $0.path < $1.path }
  }
}
