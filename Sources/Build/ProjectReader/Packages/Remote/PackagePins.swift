import Foundation

/// The revisions in a `Package.resolved`, by the identity of the package.
///
/// Formats 1, 2 and 3 are read. Source: `PinsStore` of SwiftPM, by its output.
struct PackagePins: Sendable {
  struct Pin: Equatable, Sendable {
    /// The URL of the repository.
    var location: String
    /// 40 or 64 hexadecimal digits.
    var revision: String
    /// The version or the branch, for messages.
    var version: String?
  }

  private(set) var pins: [String: Pin] = [:]

  init() {}

  var isEmpty: Bool { pins.isEmpty }

  subscript(identity: String) -> Pin? { pins[identity] }

  /// Throws `ProjectError.notFound`, `.unreadable`, `.outside` and `.damaged`.
  init(contentsOf file: URL, in root: ProjectRoot) throws(ProjectError) {
    let data = try root.data(of: file)
    guard let stored = try? JSONDecoder().decode(Stored.self, from: data),
      let list = stored.pins ?? stored.object?.pins
    else {
      throw .damaged(file.path, line: nil, reason: "expected JSON with a list \"pins\"")
    }
    for pin in list {
      // A package of a registry has no repository.
      guard let location = pin.location ?? pin.repositoryURL, let revision = pin.state.revision
      else { continue }
      guard [40, 64].contains(revision.count), revision.allSatisfy(\.isHexDigit) else {
        throw .damaged(
          file.path, line: nil, reason: "expected a revision of \(location), found \"\(revision)\"")
      }
      let identity = pin.identity ?? PackageManifest.identity(of: location)
      pins[identity.lowercased()] = Pin(
        location: location, revision: revision.lowercased(),
        version: pin.state.version ?? pin.state.branch)
    }
  }

  private struct Stored: Decodable {
    struct Object: Decodable {
      var pins: [StoredPin]
    }

    var pins: [StoredPin]?
    /// Format 1.
    var object: Object?
  }

  private struct StoredPin: Decodable {
    struct State: Decodable {
      var revision: String?
      var version: String?
      var branch: String?
    }

    var identity: String?
    var location: String?
    var repositoryURL: String?
    var state: State
  }
}

extension PackagePins {
  /// The pins of a project: those in the project or in a workspace beside it or above it, up to the
  /// root of the repository. Empty if there are none. Throws `ProjectError`.
  init(project: URL, in root: ProjectRoot) throws(ProjectError) {
    if let file = Self.file(project: project, in: root) {
      try self.init(contentsOf: file, in: root)
    } else {
      self.init()
    }
  }

  private static func file(project: URL, in root: ProjectRoot) -> URL? {
    let shared = "xcshareddata/swiftpm/Package.resolved"
    let own =
      project.pathExtension == "xcodeproj"
      ? project.appendingPathComponent("project.xcworkspace/\(shared)")
      : project.appendingPathComponent("Package.resolved")
    if root.has(own) { return own }
    var folder = project.deletingLastPathComponent()
    for _ in 0..<6 {
      let names = (try? root.names(in: folder)) ?? []
      let candidates =
        names.filter { $0.hasSuffix(".xcworkspace") }
        .map { folder.appendingPathComponent($0).appendingPathComponent(shared) }
      let found = candidates.first(where: root.has)
      if found != nil || names.contains(".git") || folder.path == "/" { return found }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
