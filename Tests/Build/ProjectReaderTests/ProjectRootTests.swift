import Foundation
import Testing

@testable import ProjectReader

/// Files that a project must not take from elsewhere.
@Suite struct ProjectRootTests {
  /// A repository with links, beside a folder with a secret.
  private func withRepository(
    _ body: (_ folder: URL, _ repository: URL, _ root: ProjectRoot) throws -> Void
  ) throws {
    let files = [
      "repository/.git/HEAD": "", "repository/app/Widgets/A.swift": "a",
      "repository/shared/B.swift": "b", "private/secret.txt": "secret", "repository2/a": "",
    ]
    try withTemporaryFolder(files) { folder in
      let repository = folder.appendingPathComponent("repository")
      let links = [
        ("inside", "../shared"), ("outside", "../../private"), ("around", "outside/secret.txt"),
        ("absolute", repository.path + "/shared/B.swift"), ("self", "self"), ("nowhere", "/lost/x"),
      ]
      for (name, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: repository.appendingPathComponent("app/\(name)").path, withDestinationPath: target
        )
      }
      try body(
        folder, repository, ProjectRoot(around: repository.appendingPathComponent("app")))
    }
  }

  @Test(arguments: [
    ("app/Widgets/A.swift", true), ("shared/B.swift", true), ("app/inside/B.swift", true),
    ("app/outside/secret.txt", false), ("app/../../private/secret.txt", false),
    ("../private/secret.txt", false), ("app/missing.swift", true),
    ("app/outside/missing.txt", false),
    ("/etc/hostname", false), ("app/around", false), ("app/absolute", true), ("app/nowhere", false),
    ("../repository2/a", false),
  ])
  func repositoryIsTheLimit(path: String, isInside: Bool) throws {
    try withRepository { _, repository, root in
      let file =
        path.hasPrefix("/")
        ? URL(fileURLWithPath: path) : URL(fileURLWithPath: repository.path + "/" + path)
      #expect(root.contains(file) == isInside)
      if !isInside { #expect(root.kind(of: file) == nil) }
    }
  }

  @Test func filesAreReadThroughLinksInside() throws {
    try withRepository { folder, repository, root in
      for path in ["app/Widgets/A.swift", "app/inside/B.swift", "app/absolute"] {
        let text = try root.text(of: repository.appendingPathComponent(path))
        #expect(!text.isEmpty)
      }
      for path in ["app/outside/secret.txt", "app/around"] {
        let file = repository.appendingPathComponent(path)
        #expect(throws: ProjectError.outside(file.path, root: repository.path)) {
          try root.data(of: file)
        }
      }
      let missing = repository.appendingPathComponent("app/missing")
      #expect(throws: ProjectError.notFound(missing.path)) { try root.data(of: missing) }
      #expect(throws: ProjectError.self) {
        try root.data(of: repository.appendingPathComponent("app/self"))
      }
      #expect(throws: ProjectError.self) {
        try root.names(in: repository.appendingPathComponent("app/outside"))
      }
    }
  }

  @Test func userAllowsFurtherFolders() throws {
    try withRepository { folder, repository, root in
      let secret = repository.appendingPathComponent("app/outside/secret.txt")
      let wider = ProjectRoot(
        around: repository, also: [folder.appendingPathComponent("private")])
      #expect(wider.folders.map(\.lastPathComponent) == ["repository", "private"])
      let text = try wider.text(of: secret)
      #expect(text == "secret")
      let message = "\(ProjectError.outside(secret.path, in: root))"
      #expect(message.hasSuffix("to allow it, pass --also \(folder.path)/private"), "\(message)")
    }
  }

  /// Opening a named pipe waits for a writer, and a device can act on being opened.
  @Test func onlyFilesAndFoldersAreOpened() throws {
    try withRepository { _, repository, _ in
      let pipe = repository.appendingPathComponent("pipe")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      let root = ProjectRoot(folders: [repository, URL(fileURLWithPath: "/dev")])
      #expect(root.kind(of: pipe) == nil)
      #expect(throws: ProjectError.self) { try root.data(of: pipe) }
      #expect(throws: ProjectError.self) { try root.data(of: URL(fileURLWithPath: "/dev/zero")) }
      #expect(throws: ProjectError.self) { try root.data(of: repository) }
      #expect(
        ProjectFiles.below(repository, in: root)
          == [
            "app/Widgets/A.swift", "app/absolute", "app/inside/B.swift", "app/around",
            "app/nowhere",
            "app/outside", "shared/B.swift",
          ].sorted())
    }
  }

  /// What the kernel refuses is refused without it, too.
  @Test(arguments: [
    ("shared/B.swift", true), (".", true), ("./shared/./B.swift", true),
    ("app/inside/B.swift", false),
    ("app/absolute", false), ("../private/secret.txt", false), ("app/../shared/B.swift", false),
    ("app/outside", false), ("app/missing", false), ("shared/B.swift/x", false),
  ])
  func pathsAreOpenedByHand(path: String, isOpened: Bool) throws {
    try withRepository { _, repository, _ in
      let folder = open(repository.path, O_RDONLY | O_DIRECTORY)
      defer { close(folder) }
      let descriptor = ProjectRoot.openByHand(path, in: folder, O_RDONLY | O_CLOEXEC)
      #expect((descriptor != nil) == isOpened)
      if let descriptor { close(descriptor) }
    }
  }

  @Test func foldersAreCopiedWithoutWhatIsOutside() throws {
    try withRepository { folder, repository, root in
      let app = repository.appendingPathComponent("app")
      #expect(mkfifo(app.path + "/pipe", 0o600) == 0)
      let copy = folder.appendingPathComponent("copy")
      let outside = try root.copy(app, to: copy)
      #expect(outside.map(\.lastPathComponent) == ["around", "nowhere", "outside"])
      let copied = ProjectRoot(folders: [copy])
      #expect(
        copied.files(below: copy).map { $0.path.replacing(copy.path + "/", with: "") }
          == ["Widgets/A.swift", "absolute", "inside/B.swift"])
      let text = try copied.text(of: copy.appendingPathComponent("absolute"))
      #expect(text == "b")
      #expect(throws: ProjectError.self) {
        try root.copy(app.appendingPathComponent("around"), to: folder.appendingPathComponent("x"))
      }
    }
  }

  /// Not everything in a home folder belongs to a project, even if the folder is a work tree.
  @Test func sharedFolderIsNoWorkTree() throws {
    try withTemporaryFolder([".git/HEAD": "", "app/a": "", "b": ""]) { folder in
      let app = folder.appendingPathComponent("app")
      #expect(ProjectRoot(around: app).folders.map(\.path) == [folder.path])
      #expect(chmod(folder.path, 0o1777) == 0)
      #expect(ProjectRoot(around: app).folders.map(\.path) == [app.path])
    }
  }
}
