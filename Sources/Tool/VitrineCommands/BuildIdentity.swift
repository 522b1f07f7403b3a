import Foundation

/// The identity of an installed build, which `script/build-identity` has written beside the tool.
/// `make run` uses an installed tool only if it is built from the sources in the checkout.
enum BuildIdentity {
  /// The start of the hash of the tool's sources; nil for a tool that is not installed, whose file
  /// can be newer than an identity.
  static let sources: String? = {
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = tool.deletingLastPathComponent()
    guard folder.path.hasSuffix("/lib/vitrine") else { return nil }
    return sources(in: folder.appendingPathComponent("identity"))
  }()

  static func sources(in file: URL) -> String? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix("sources ") }
    return line.map { String($0.dropFirst("sources ".count).prefix(12)) }
  }
}
