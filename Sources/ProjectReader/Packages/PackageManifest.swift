import Foundation
import SourceScanner

/// A `Package.swift`, read without running it.
///
/// Most manifests are a constant of literals. What has to be run to be known, such as a condition
/// about an environment variable, is left out, and `notices` says where.
public struct PackageManifest: Sendable {
  public struct Product: Sendable {
    public var name: String
    public var targets: [String]
  }

  public struct Dependency: Sendable {
    /// The folder of a local package, or the URL of a remote one.
    public var location: String
    public var isLocal: Bool

    /// The name by which products refer to the package: the last component of its location.
    public var identity: String {
      let last = location.split(separator: "/").last.map(String.init) ?? location
      return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }
  }

  public var name: String
  public var folder: URL
  /// Such as `5.9`.
  public var toolsVersion: String
  public var products: [Product] = []
  public var dependencies: [Dependency] = []
  public var targets: [PackageTarget] = []
  /// The parts that were left out.
  public var notices: [String] = []

  /// The manifest of the package in a folder. Throws `ProjectError.notFound`, `.unreadable` and
  /// `.damaged`.
  public init(folder: URL) throws(ProjectError) {
    let file = folder.appendingPathComponent("Package.swift")
    let text: [UInt8]
    do {
      text = Array(try Data(contentsOf: file))
    } catch {
      throw FileManager.default.fileExists(atPath: file.path)
        ? .unreadable(file.path, reason: error.localizedDescription) : .notFound(file.path)
    }
    let constants = ConstantReader.read(text)
    guard case .call("Package", let arguments)? = constants.values["package"] else {
      throw .damaged(
        file.path, line: nil, reason: "expected let package = Package(name: …)")
    }
    self.folder = folder.standardizedFileURL
    toolsVersion = Self.toolsVersion(String(decoding: text.prefix(200), as: UTF8.self))
    let package = ManifestCall(name: "Package", arguments: arguments)
    name = package.string("name") ?? folder.lastPathComponent
    products = package.calls("products").compactMap { product in
      product.string("name").map { Product(name: $0, targets: product.strings("targets")) }
    }
    dependencies = package.calls("dependencies").compactMap(dependency)
    let mode = package.list("swiftLanguageModes") + package.list("swiftLanguageVersions")
    targets = package.calls("targets").compactMap { PackageTarget($0, packageModes: mode) }
    let lines = package.unsupportedLines + constants.otherStatements
    notices = Set(lines).sorted().map {
      "\(file.path):\($0): left out, because a manifest is read without running it"
    }
  }

  private func dependency(_ call: ManifestCall) -> Dependency? {
    if let path = call.string("path") {
      let url =
        path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
      return Dependency(location: url.standardizedFileURL.path, isLocal: true)
    }
    return call.string("url").map { Dependency(location: $0, isLocal: false) }
  }

  /// The version in the comment of the first line: `// swift-tools-version: 5.9`.
  private static func toolsVersion(_ text: String) -> String {
    let match = text.firstMatch(of: /swift-tools-version\s*:\s*([0-9.]+)/)
    return match.map { String($0.1) } ?? "5.0"
  }

  /// The default language mode of the package's targets.
  public var languageMode: String {
    toolsVersion.split(separator: ".").first.flatMap { Int($0) } ?? 5 >= 6 ? "6" : "5"
  }
}
