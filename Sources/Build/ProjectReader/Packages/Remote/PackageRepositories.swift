import Foundation
import ProcessCleanup
import ProcessLaunch
import StableHash

/// The repositories of remote packages in the build cache.
///
/// ```
/// repositories/chart-93ab….git    one repository per URL, without a work tree
/// checkouts/chart-0c1f2a…         the files of one revision
/// ```
/// A revision is fetched once, alone, and without its history. A checkout is made beside its place
/// and moved there, so that it is complete or absent.
struct PackageRepositories {
  /// The files of a revision.
  struct Checkout: Equatable {
    var folder: URL
    /// The version that was chosen because nothing pins one; nil if a pin did.
    var chosen: String?
  }

  private let folder: URL
  private let git: GitCommand?
  private let timeLimit: Int
  private let progress: @Sendable (String) -> Void
  /// The reasons why servers could not be reached, by host.
  private var unreachable: [String: GitCommand.Failure] = [:]

  /// - Parameters:
  ///   - folder: The folder in the cache, which is created when it is needed.
  ///   - timeLimit: The seconds that a transfer can take.
  ///   - progress: Receives a line before each transfer.
  init(folder: URL, timeLimit: Int = 300, progress: @escaping @Sendable (String) -> Void) {
    self.folder = folder
    self.timeLimit = timeLimit
    self.progress = progress
    git = GitCommand(folder: folder)
  }

  /// The files of a package at its pinned revision, or else at the latest version that the
  /// requirement accepts. Throws `GitCommand.Failure`.
  mutating func checkout(
    _ location: String, pin: PackagePins.Pin?, requirement: PackageRequirement?
  ) throws(GitCommand.Failure) -> Checkout {
    let identity = PackageManifest.identity(of: location)
    let name = identity.replacing(/[^a-z0-9._-]/, with: "_")
    guard let location = GitLocation(location) else {
      throw .init(
        reason: "\"\(location)\" is not the location of a repository; expected a URL with https, "
          + "http, ssh or file, an address such as git@example.com:team/kit.git, or an absolute path"
      )
    }
    let mirror = folder.appendingPathComponent(
      "repositories/\(name)-\(Self.hash(location.argumentText)).git")
    var text = pin?.revision
    var chosen: String?
    if text == nil {
      let found = try latest(location, requirement, mirror: mirror)
      (text, chosen) = (found.revision, found.name)
    }
    guard let text else { throw .init(reason: "it has no revision") }
    guard let revision = GitRevision(text) else {
      throw .init(
        reason: "\"\(text)\" is not a revision; expected the 40 or 64 hexadecimal digits of a "
          + "commit")
    }
    let checkout = folder.appendingPathComponent(
      "checkouts/\(name)-\(revision.argumentText.prefix(16))")
    if !FileManager.default.fileExists(atPath: checkout.path) {
      try fetch(location, revision, named: pin?.version ?? chosen, into: mirror)
      try extract(revision, of: mirror, to: checkout)
    }
    return Checkout(folder: checkout, chosen: chosen)
  }

  // MARK: Versions

  /// The revision of the latest version. It is kept, so that later builds are the same and need no
  /// network.
  private mutating func latest(
    _ location: GitLocation, _ requirement: PackageRequirement?, mirror: URL
  ) throws(GitCommand.Failure) -> (revision: String, name: String) {
    if case .revision(let revision)? = requirement { return (revision.lowercased(), revision) }
    let text = requirement?.description ?? ""
    let kept = mirror.appendingPathComponent("chosen-\(Self.hash(text))")
    if let line = try? String(contentsOf: kept, encoding: .utf8) {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      if parts.count == 2 { return (parts[0], parts[1]) }
    }
    if case .branch(let branch)? = requirement, GitReference(branch) == nil {
      throw .init(reason: "\"\(branch)\" is not the name of a branch")
    }
    progress("looking for versions of \(PackageManifest.identity(of: location.argumentText))")
    let references = try transfer(
      location, ["ls-remote", "--end-of-options", .text(location)])
    guard let found = Self.choose(from: references, requirement) else {
      throw .init(reason: "it has no \(requirement.map { "version \($0)" } ?? "version")")
    }
    try create(mirror)
    try? Data("\(found.revision) \(found.name)".utf8).write(to: kept)
    return found
  }

  /// - Parameter references: The output of `git ls-remote`: a revision and a name on each line. An
  ///   annotated tag has a second line, which ends with `^{}` and names the commit.
  static func choose(
    from references: String, _ requirement: PackageRequirement?
  ) -> (revision: String, name: String)? {
    var revisions: [String: String] = [:]
    for line in references.split(separator: "\n") {
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 2 else { continue }
      let name = parts[1].hasSuffix("^{}") ? String(parts[1].dropLast(3)) : parts[1]
      if revisions[name] == nil || parts[1].hasSuffix("^{}") { revisions[name] = parts[0] }
    }
    if case .branch(let branch)? = requirement {
      return revisions["refs/heads/\(branch)"].map { ($0, branch) }
    }
    let versions = revisions.compactMap { name, revision in
      name.hasPrefix("refs/tags/")
        ? PackageVersion(String(name.dropFirst(10))).map { ($0, revision) } : nil
    }
    let accepted = versions.filter { version, _ in
      requirement?.accepts(version) ?? version.prerelease.isEmpty
    }
    let best = accepted.max { ($0.0, $0.1) < ($1.0, $1.1) }
    return best.map { ($0.1, "\($0.0)") }
  }

  // MARK: Transfers

  private mutating func fetch(
    _ location: GitLocation, _ revision: GitRevision, named name: String?, into mirror: URL
  ) throws(GitCommand.Failure) {
    let directory = ProgramArgument.path("--git-dir=", mirror)
    try create(mirror)
    let object = ProgramArgument.text(CommitName(revision))
    let isPresent = (try? run([directory, "cat-file", "-e", "--end-of-options", object])) != nil
    guard !isPresent else { return }
    if let known = unreachable[Self.host(of: location)] { throw known.again }
    let version = name.map { " \($0)" } ?? ""
    progress("fetching \(PackageManifest.identity(of: location.argumentText))\(version)")
    let options: [ProgramArgument] = [
      directory, "fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--force",
    ]
    do {
      _ = try transfer(
        location,
        options + ["--depth=1", "--end-of-options", .text(location), .text(revision)])
    } catch  where !error.isUnreachable {
      // Some servers send only revisions that have a name.
      _ = try transfer(
        location,
        options + ["--end-of-options", .text(location), "+refs/*:refs/fetched/*"])
    }
  }

  /// Runs a command that transfers from a location.
  private mutating func transfer(
    _ location: GitLocation, _ arguments: [ProgramArgument]
  ) throws(GitCommand.Failure) -> String {
    let host = Self.host(of: location)
    if let known = unreachable[host] { throw known.again }
    do {
      return try run(arguments, transferringFrom: location)
    } catch {
      if error.isUnreachable { unreachable[host] = error }
      throw error
    }
  }

  @discardableResult
  private func run(
    _ arguments: [ProgramArgument], transferringFrom location: GitLocation? = nil,
    places: [String: URL] = [:]
  ) throws(GitCommand.Failure) -> String {
    guard let git else { throw .init(reason: "git was not found in PATH") }
    createFolder(folder)
    return try git.run(
      arguments, transferringFrom: location, places: places, timeLimit: timeLimit)
  }

  private func create(_ mirror: URL) throws(GitCommand.Failure) {
    let head = mirror.appendingPathComponent("HEAD")
    guard !FileManager.default.fileExists(atPath: head.path) else { return }
    createFolder(mirror)
    try run(["init", "--quiet", "--bare", "--template=", "--end-of-options", .path(mirror)])
  }

  /// Writes the files of a revision. Submodules stay empty folders.
  private func extract(
    _ revision: GitRevision, of mirror: URL, to checkout: URL
  ) throws(GitCommand.Failure) {
    let scratch: ScratchFolder
    do {
      scratch = try ScratchFolder("partial", in: folder)
    } catch {
      throw .init(reason: "\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    defer { scratch.remove() }
    let partial = scratch.url.appendingPathComponent("files")
    let index = scratch.url.appendingPathComponent("index")
    createFolder(partial)
    createFolder(checkout.deletingLastPathComponent())
    let places = ["GIT_DIR": mirror, "GIT_WORK_TREE": partial, "GIT_INDEX_FILE": index]
    try run(["read-tree", .text(CommitName(revision))], places: places)
    try run(
      ["checkout-index", "--all", "--force", .folder("--prefix=", partial)], places: places)
    do {
      try FileManager.default.moveItem(at: partial, to: checkout)
    } catch {
      // Another build has made the same checkout.
      guard !FileManager.default.fileExists(atPath: checkout.path) else { return }
      throw .init(reason: "\(checkout.path) cannot be written: \(error.localizedDescription)")
    }
  }

  private func createFolder(_ url: URL) {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// `https://example.com/a` and `git@example.com:a` are at `example.com`.
  private static func host(of location: GitLocation) -> String {
    let location = location.argumentText
    if let host = URL(string: location)?.host { return host }
    return location.split(separator: ":").first.map(String.init) ?? location
  }

  private static func hash(_ text: String) -> String {
    String(StableHash<UInt64>(of: text).value, radix: 16)
  }
}

/// `REVISION^{commit}`: the commit, and an error for other objects.
private struct CommitName: ArgumentText {
  let argumentText: String

  init(_ revision: GitRevision) {
    argumentText = revision.argumentText + "^{commit}"
  }
}
