import Foundation
import ProcessLaunch

/// The files of a repository that differ from a commit: changed, added and deleted ones, and those
/// that git does not track yet. Ignored files are not known.
///
/// If the history has it, the commit is the one where the work began: the last one that a branch
/// and the current commit have in common.
package struct GitChanges: Sendable {
  package struct File: Hashable, Sendable {
    /// Without symbolic links in the path of the repository.
    package var url: URL
    /// The path in the repository.
    package var path: String
    package var isDeleted: Bool
  }

  /// Why the changes are not known.
  package struct Unknown: Error, Equatable, Sendable {
    package var reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// The beginning of the commit's name.
  package let commit: String
  package let files: [File]

  package init(commit: String, files: [File]) {
    self.commit = commit
    self.files = files
  }

  /// Runs git as for an untrusted repository: in the sandbox, without programs that its
  /// configuration names. Throws `Unknown`.
  /// - Parameters:
  ///   - name: Of a commit, a branch or a tag.
  ///   - folder: A folder of the repository.
  package init(since name: GitCommitName, around folder: URL) throws(Unknown) {
    let root = ProjectRoot(around: folder).main
    guard let repository = GitRepository(at: root) else {
      throw Unknown(reason: "\(folder.path) is in no git repository")
    }
    let given: GitRevision
    do {
      given = try repository.commit(name)
    } catch {
      let cure = repository.isShallow ? "; fetch the whole history, not a shallow clone" : ""
      throw Unknown(reason: "the repository does not have \(name.argumentText)\(cure)")
    }
    do {
      let base = repository.base(of: given)
      commit = String(base.argumentText.prefix(8))
      files = try repository.changes(since: base)
    } catch {
      throw Unknown(reason: "git failed: \(error.reason)")
    }
  }
}

/// The name of a commit on the command line, such as `origin/main` or `HEAD~2`.
package struct GitCommitName: ArgumentText, Hashable {
  package let argumentText: String

  /// nil if the text has characters that no such name has.
  package init?(_ text: String) {
    let parts = text.wholeMatch(of: /(?<name>[^~^]+)(?<steps>(?:[~^][0-9]*)*)/)
    guard let parts,
      parts.name == "HEAD" || parts.name == "@"
        || GitReference(String(parts.name)) != nil
    else { return nil }
    argumentText = parts.name == "@" ? "HEAD\(parts.steps)" : text
  }
}

/// A repository with its work tree, which is only read.
private struct GitRepository {
  private let root: URL
  private let directory: URL
  /// The folder with the objects: that of the main work tree.
  private let common: URL
  private let git: GitCommand

  init?(at root: URL) {
    let place = root.appendingPathComponent(".git")
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      return nil
    }
    self.root = root
    var directory = place
    if !isFolder.boolValue {
      // A further work tree, or a submodule.
      let text = (try? ProjectRoot(folders: [root]).text(of: place)) ?? ""
      guard text.hasPrefix("gitdir: ") else { return nil }
      let path = text.dropFirst(8).trimmingCharacters(in: .whitespacesAndNewlines)
      directory = URL(fileURLWithPath: path, relativeTo: root).standardizedFileURL
    }
    self.directory = directory
    let link = try? ProjectRoot(folders: [directory]).text(
      of: directory.appendingPathComponent("commondir"))
    common =
      link.map {
        URL(
          fileURLWithPath: $0.trimmingCharacters(in: .whitespacesAndNewlines),
          relativeTo: directory
        ).standardizedFileURL
      } ?? directory
    guard let git = GitCommand(reading: [root, directory, common]) else { return nil }
    self.git = git
  }

  var isShallow: Bool {
    FileManager.default.fileExists(atPath: common.appendingPathComponent("shallow").path)
  }

  private func run(_ arguments: [ProgramArgument]) throws(GitCommand.Failure) -> String {
    let options: [ProgramArgument] = [
      "--no-optional-locks", .path("--git-dir=", directory), .path("--work-tree=", root),
      // The owner and the number of a file are others in the sandbox.
      "-c", "core.checkStat=minimal", "-c", "core.trustctime=false", "-c", "core.quotePath=false",
    ]
    return try git.run(options + arguments)
  }

  func commit(_ name: GitCommitName) throws(GitCommand.Failure) -> GitRevision {
    try revision(
      try run(["rev-parse", "--verify", "--end-of-options", .text(CommitOf(name: name))]))
  }

  /// The commit itself if the history does not have one in common.
  func base(of commit: GitRevision) -> GitRevision {
    (try? revision(run(["merge-base", .text(commit), "HEAD"]))) ?? commit
  }

  private func revision(_ output: String) throws(GitCommand.Failure) -> GitRevision {
    let text = output.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let revision = GitRevision(text) else { throw .init(reason: "no commit") }
    return revision
  }

  /// `diff-index` compares times and sizes, so that it runs no filter of the repository. A file
  /// that was rewritten with the same contents is left out here.
  func changes(since commit: GitRevision) throws(GitCommand.Failure) -> [GitChanges.File] {
    let output = try run([
      "diff-index", "--raw", "-z", "--no-renames", "--no-abbrev", "--ignore-submodules=dirty",
      .text(commit), "--",
    ])
    var result: [GitChanges.File] = []
    var fields = output.split(separator: "\0")[...]
    while let facts = fields.popFirst(), let path = fields.popFirst() {
      // `:100644 100644 OLD NEW M`
      let parts = facts.split(separator: " ")
      let url = root.appendingPathComponent(String(path))
      guard parts.count == 5 else { continue }
      let isInWorkTree = parts[3].allSatisfy { $0 == "0" }
      if parts[4] == "M", isInWorkTree, parts[0].dropFirst() == parts[1],
        try hash(of: url) == parts[2]
      {
        continue
      }
      result.append(
        GitChanges.File(url: url, path: String(path), isDeleted: parts[4] == "D"))
    }
    let others = try run(["ls-files", "-z", "--others", "--exclude-standard"])
    result += others.split(separator: "\0").map(String.init).map {
      GitChanges.File(url: root.appendingPathComponent($0), path: $0, isDeleted: false)
    }
    return result
  }

  /// The name of the object with a file's bytes.
  private func hash(of file: URL) throws(GitCommand.Failure) -> String {
    try run(["hash-object", "--no-filters", "--", .path(file)])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// `NAME^{commit}`.
private struct CommitOf: ArgumentText {
  let argumentText: String

  init(name: GitCommitName) { argumentText = name.argumentText + "^{commit}" }
}
