import Foundation
import MessageText

/// Finds the folders of packages: local ones, those in the folder that the user gives, and those
/// that are fetched.
struct PackageLocator {
  private let local: [String: URL]
  private let packages: URL?
  /// The folders whose files the project may use.
  private let root: ProjectRoot
  private let pins: PackagePins
  private var repositories: PackageRepositories?
  /// What was chosen, for the user.
  private(set) var notices: [String] = []
  private var folders: [String: Result<URL, GitCommand.Failure>] = [:]

  /// - Parameters:
  ///   - local: The folders of packages in the project, which replace remote ones with their name.
  ///   - root: The folders whose files the project may use.
  ///   - pins: The versions of remote packages.
  init(local: [URL], root: ProjectRoot, pins: PackagePins, _ options: ReadingOptions) {
    self.root = root
    self.local = Dictionary(
      local.map { ($0.lastPathComponent.lowercased(), $0) }, uniquingKeysWith: { first, _ in first }
    )
    self.pins = pins
    packages = options.packages
    repositories = options.packageCache.map {
      PackageRepositories(folder: $0, progress: options.progress)
    }
  }

  /// The folder of a package, and the folders whose files it may use: those of the project for a
  /// package in it, its own folder for another one. Throws `GitCommand.Failure` with the reason why
  /// there is none.
  mutating func folder(
    of dependency: PackageManifest.Dependency
  ) throws(GitCommand.Failure) -> (folder: URL, root: ProjectRoot) {
    if dependency.isLocal {
      let folder = URL(fileURLWithPath: dependency.location)
      return (folder, try checked(folder, in: dependency.root ?? root))
    }
    let folder = try remoteFolder(of: dependency)
    // A package in the project that replaces a remote one.
    if root.contains(folder) { return (folder, root) }
    if local[dependency.identity] == folder { _ = try checked(folder, in: root) }
    return (folder, ProjectRoot(folders: [folder]))
  }

  private func checked(
    _ folder: URL, in root: ProjectRoot
  ) throws(GitCommand.Failure) -> ProjectRoot {
    guard root.contains(folder) else {
      throw .init(reason: "\(ProjectError.outside(folder.path, root: root.main.path))")
    }
    return root
  }

  private mutating func remoteFolder(
    of dependency: PackageManifest.Dependency
  ) throws(GitCommand.Failure) -> URL {
    if let known = folders[dependency.identity] { return try known.get() }
    let result: Result<URL, GitCommand.Failure>
    do {
      result = .success(try find(dependency))
    } catch {
      result = .failure(error)
    }
    folders[dependency.identity] = result
    return try result.get()
  }

  private mutating func find(
    _ dependency: PackageManifest.Dependency
  ) throws(GitCommand.Failure) -> URL {
    let identity = dependency.identity
    if let folder = local[identity] { return folder }
    if let packages {
      let names = (try? ProjectRoot(folders: [packages]).names(in: packages)) ?? []
      if let name = names.first(where: { $0.lowercased() == identity }) {
        let folder = packages.appendingPathComponent(name)
        // A folder of checkouts in the project can have links that leave it.
        if root.contains(packages) { _ = try checked(folder, in: root) }
        return folder
      }
    }
    guard repositories != nil else {
      throw .init(
        reason: packages == nil
          ? "packages are not fetched here" : "it is not in the folder of packages")
    }
    let pin = pins[identity]
    let location = pin?.location ?? dependency.location
    // A project could fetch a private repository of the user.
    if let path = GitLocation(location)?.path {
      _ = try checked(URL(fileURLWithPath: path), in: root)
    }
    let checkout = try repositories?.checkout(
      location, pin: pin, requirement: dependency.requirement)
    guard let checkout else { throw .init(reason: "it was not fetched") }
    if let version = checkout.chosen {
      note("\(identity): no Package.resolved names a version; \(version) is used")
    }
    let modules = checkout.folder.appendingPathComponent(".gitmodules")
    if ProjectRoot(folders: [checkout.folder]).has(modules) {
      note("\(identity): its git submodules are not fetched")
    }
    return checkout.folder
  }

  /// The text is from the project's files, and can have line breaks.
  private mutating func note(_ text: String) { notices.append(text.asMessageLine) }
}
