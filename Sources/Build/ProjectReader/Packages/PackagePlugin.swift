import Foundation
import SourceScanner

/// A build-tool plugin of a package: code that returns commands which generate sources and
/// resources of a target.
package struct PackagePlugin: Sendable {
  /// A program that a plugin's commands can run.
  package struct Tool: Sendable {
    /// Where the program comes from.
    package enum Origin: Sendable {
      /// The modules of an executable target, dependencies first.
      case modules([PackageModule])
      /// A program in a package.
      case file(URL)
    }

    package var name: String
    package var origin: Origin
  }

  package var name: String
  /// The name and the folder of its package.
  package var package: String
  package var packageFolder: URL
  /// The folders whose files it may use.
  package var root: ProjectRoot
  /// Of its package, such as `5.9`.
  package var toolsVersion: String
  package var sources: [URL]
  package var tools: [Tool]
}

/// A folder `Tool.artifactbundle` with a program for several systems.
enum ArtifactBundle {
  /// The programs for Linux on this machine, by name.
  static func programs(in folder: URL, _ root: ProjectRoot) -> [String: URL] {
    guard let data = try? root.data(of: folder.appendingPathComponent("info.json")),
      let bundle = try? JSONDecoder().decode(Information.self, from: data)
    else { return [:] }
    return bundle.artifacts.filter { ProjectName($0.key) != nil }.compactMapValues { artifact in
      artifact.variants.first { variant in
        variant.supportedTriples?.contains {
          $0.hasPrefix(architecture) && $0.contains("linux")
        } ?? false
      }
      .map { folder.appendingPathComponent($0.path).standardizedFileURL }
    }
  }

  private struct Information: Decodable {
    struct Artifact: Decodable { var variants: [Variant] }
    struct Variant: Decodable {
      var path: String
      var supportedTriples: [String]?
    }

    var artifacts: [String: Artifact]
  }

  private static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }
}
