import Foundation

/// Finds the folders of packages: local ones, those in the folder that the user gives, and those
/// that are fetched.
struct PackageLocator {
  private let local: [String: URL]
  private let packages: URL?
  private let pins: PackagePins
  private var repositories: PackageRepositories?
  /// What was chosen, for the user.
  private(set) var notices: [String] = []
  private var folders: [String: Result<URL, GitCommand.Failure>] = [:]

  /// - Parameters:
  ///   - local: The folders of packages in the project, which replace remote ones with their name.
  ///   - pins: The versions of remote packages.
  init(local: [URL], pins: PackagePins, _ options: ReadingOptions) {
    self.local = Dictionary(
      local.map { ($0.lastPathComponent.lowercased(), $0) }, uniquingKeysWith: { first, _ in first }
    )
    self.pins = pins
    packages = options.packages
    repositories = options.packageCache.map {
      PackageRepositories(folder: $0, progress: options.progress)
    }
  }

  /// The folder of a package. Throws `GitCommand.Failure` with the reason why there is none.
  mutating func folder(
    of dependency: PackageManifest.Dependency
  ) throws(GitCommand.Failure) -> URL {
    if dependency.isLocal { return URL(fileURLWithPath: dependency.location) }
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
      let names = (try? FileManager.default.contentsOfDirectory(atPath: packages.path)) ?? []
      if let name = names.sorted().first(where: { $0.lowercased() == identity }) {
        return packages.appendingPathComponent(name)
      }
    }
    guard repositories != nil else {
      throw .init(
        reason: packages == nil
          ? "packages are not fetched here" : "it is not in the folder of packages")
    }
    let pin = pins[identity]
    let checkout = try repositories?.checkout(
      pin?.location ?? dependency.location, pin: pin, requirement: dependency.requirement)
    guard let checkout else { throw .init(reason: "it was not fetched") }
    if let version = checkout.chosen {
      notices.append(
        "\(identity): no Package.resolved names a version; \(version) is used")
    }
    let modules = checkout.folder.appendingPathComponent(".gitmodules")
    if FileManager.default.fileExists(atPath: modules.path) {
      notices.append("\(identity): its git submodules are not fetched")
    }
    return checkout.folder
  }
}
