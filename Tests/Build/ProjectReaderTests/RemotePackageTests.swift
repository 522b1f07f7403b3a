import Foundation
import Synchronization
import Testing

@testable import ProjectReader

/// Packages from repositories on this machine.
@Suite struct RemotePackageTests {
  private static func manifest(_ name: String, dependencies: String = "", needs: String = "")
    -> String
  {
    """
    let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(dependencies)], targets: [.target(name: "\(name)", dependencies: [\(needs)])])
    """
  }

  @discardableResult
  private static func git(_ folder: URL, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Makes a folder a repository with one version. Returns its revision.
  @discardableResult
  private static func commit(_ folder: URL, version: String) throws -> String {
    try git(folder, "init", "--quiet", "--initial-branch=main")
    try git(folder, "add", "--all")
    try git(folder, "commit", "--quiet", "--message=\(version)")
    try git(folder, "tag", "--annotate", "--message=\(version)", version)
    return try git(folder, "rev-parse", "HEAD")
  }

  private static func product(
    _ name: String, at folder: URL, _ requirement: PackageRequirement? = nil
  ) -> ProjectTarget.PackageProduct {
    .init(
      name: name, package: "file://\(folder.path)", isLocal: false, requirement: requirement)
  }

  @Test func pinnedRevisionIsFetchedOnceWithItsDependencies() throws {
    let progress = Mutex<[String]>([])
    try withTemporaryFolder(["Axis/Package.swift": Self.manifest("Axis")]) { folder in
      let (axis, chart) = (
        folder.appendingPathComponent("Axis"), folder.appendingPathComponent("Chart")
      )
      try write("", to: "Axis/Sources/Axis/Axis.swift", in: folder)
      let axisRevision = try Self.commit(axis, version: "1.0.0")
      try write(
        Self.manifest(
          "Chart", dependencies: #".package(url: "file://\#(axis.path)", from: "1.0.0")"#,
          needs: #".product(name: "Axis", package: "Axis")"#),
        to: "Chart/Package.swift", in: folder)
      try write("let version = 1", to: "Chart/Sources/Chart/Chart.swift", in: folder)
      let revision = try Self.commit(chart, version: "1.0.0")
      try write("let version = 2", to: "Chart/Sources/Chart/Chart.swift", in: folder)
      try Self.commit(chart, version: "1.1.0")
      let pins = """
        {"version": 2, "pins": [
          {"identity": "chart", "location": "file://\(chart.path)",
           "state": {"revision": "\(revision)", "version": "1.0.0"}},
          {"identity": "axis", "location": "file://\(axis.path)",
           "state": {"revision": "\(axisRevision)"}}]}
        """
      try write(pins, to: "Package.resolved", in: folder)
      var options = ReadingOptions()
      options.packageCache = folder.appendingPathComponent("cache")
      options.progress = { line in progress.withLock { $0.append(line) } }
      for _ in 0..<2 {
        let graph = try PackageGraph(
          products: [Self.product("Chart", at: chart)], local: [],
          root: ProjectRoot(folders: [folder]),
          pins: PackagePins(
            contentsOf: folder.appendingPathComponent("Package.resolved"),
            in: ProjectRoot(folders: [folder])), options)
        #expect(graph.missing.isEmpty)
        #expect(graph.notices.isEmpty)
        #expect(graph.modules.map(\.name) == ["Axis", "Chart"])
        let file = try #require(graph.modules.last?.files.first)
        #expect(try String(contentsOf: file, encoding: .utf8) == "let version = 1")
        // A repository that is gone does not matter after the first build.
        try? FileManager.default.removeItem(at: chart)
      }
      #expect(progress.withLock { $0 } == ["fetching chart 1.0.0", "fetching axis"])
    }
  }

  @Test func versionWithoutPinIsChosenAndNamed() throws {
    try withTemporaryFolder(["Chart/Package.swift": Self.manifest("Chart")]) { folder in
      let chart = folder.appendingPathComponent("Chart")
      for version in ["1.0.0", "1.4.0", "2.0.0"] {
        try write("// \(version)", to: "Chart/Sources/Chart/Chart.swift", in: folder)
        try Self.commit(chart, version: version)
      }
      var options = ReadingOptions()
      options.packageCache = folder.appendingPathComponent("cache")
      let graph = try PackageGraph(
        products: [Self.product("Chart", at: chart, .upToNextMajor(PackageVersion(1)))],
        local: [], root: ProjectRoot(folders: [folder]), options)
      let file = try #require(graph.modules.first?.files.first)
      #expect(try String(contentsOf: file, encoding: .utf8) == "// 1.4.0")
      #expect(graph.notices == ["chart: no Package.resolved names a version; 1.4.0 is used"])
    }
  }

  @Test func codeOfRepositoriesIsNotExecuted() throws {
    try withTemporaryFolder(["Chart/Package.swift": Self.manifest("Chart")]) { folder in
      let chart = folder.appendingPathComponent("Chart")
      let trace = folder.appendingPathComponent("trace").path
      try write("", to: "Chart/Sources/Chart/Chart.swift", in: folder)
      try write("*.swift filter=run", to: "Chart/.gitattributes", in: folder)
      try write(
        "[submodule \"x\"]\n  path = x\n  url = ext::sh -c touch% \(trace)\n",
        to: "Chart/.gitmodules", in: folder)
      try Self.commit(chart, version: "1.0.0")
      var options = ReadingOptions()
      options.packageCache = folder.appendingPathComponent("cache")
      let graph = try PackageGraph(
        products: [Self.product("Chart", at: chart)], local: [],
        root: ProjectRoot(folders: [folder]), options)
      #expect(graph.modules.map(\.name) == ["Chart"])
      #expect(graph.notices.last == "chart: its git submodules are not fetched")
      let product = ProjectTarget.PackageProduct(
        name: "Run", package: "ext::sh -c touch% \(trace)", isLocal: false)
      let refused = try PackageGraph(products: [product], local: [], options)
      #expect(refused.missing.first?.reason.contains("is not the location of a repository") == true)
      #expect(!FileManager.default.fileExists(atPath: trace))
    }
  }

  @Test(arguments: [
    ("file:///nonexistent/chart", "is outside of the project"),
    ("-oProxyCommand=x", "is not the location"), ("https://localhost:1/chart.git", "connect"),
  ])
  func unavailablePackageIsReported(location: String, reason: String) throws {
    try withTemporaryFolder(["A.swift": "import Chart\n", "B.swift": "import SwiftUI\n"]) {
      folder in
      var options = ReadingOptions()
      options.packageCache = folder.appendingPathComponent("cache")
      let graph = try PackageGraph(
        products: [.init(name: "Chart", package: location, isLocal: false)], local: [], options)
      #expect(graph.modules.isEmpty)
      let missing = try #require(graph.missing.first)
        .importers(
          among: ["A.swift", "B.swift"].map { folder.appendingPathComponent($0) },
          ProjectRoot(folders: [folder]))
      #expect(missing.importers.map(\.lastPathComponent) == ["A.swift"])
      let text = missing.description
      #expect(
        text.hasPrefix("the package product Chart of \(location) is missing: "), "\(text)")
      #expect(
        text.hasSuffix(
          "; imported by A.swift; pass a folder that contains its checkout with --packages"),
        "\(text)")
      #expect(missing.reason.lowercased().contains(reason), "\(text)")
    }
  }

  @Test func serverThatCannotBeReachedIsAskedOnce() throws {
    let progress = Mutex<[String]>([])
    try withTemporaryFolder([:]) { folder in
      var repositories = PackageRepositories(folder: folder) { line in
        progress.withLock { $0.append(line) }
      }
      let pin = PackagePins.Pin(
        location: "https://localhost:1/a", revision: String(repeating: "0", count: 40))
      for name in ["a", "b"] {
        #expect(throws: GitCommand.Failure.self) {
          try repositories.checkout("https://localhost:1/\(name)", pin: pin, requirement: nil)
        }
      }
    }
    #expect(progress.withLock { $0 } == ["fetching a"])
  }

  /// The server is not asked again; the message of another package does not name the first one.
  @Test func failureOfServerIsNotThatOfFirstPackage() {
    let text =
      "unable to access 'https://packages.invalid/a/': Could not resolve host: packages.invalid"
    let again = GitCommand.Failure(reason: text, isUnreachable: true).again
    #expect(again.reason == "Could not resolve host: packages.invalid" && again.isUnreachable)
    let other = GitCommand.Failure(reason: "no answer within 20 seconds", isUnreachable: true)
    #expect(other.again == other)
  }

  @Test func remotePackageIsTakenFromGivenFolder() throws {
    let files = [
      "checkouts/Chart/Package.swift": Self.manifest("Chart"),
      "checkouts/Chart/Sources/Chart.swift": "",
    ]
    try withTemporaryFolder(files) { folder in
      let product = ProjectTarget.PackageProduct(
        name: "Chart", package: "https://example.com/chart.git", isLocal: false)
      let graph = try PackageGraph(
        products: [product], local: [],
        ReadingOptions(packages: folder.appendingPathComponent("checkouts")))
      #expect(graph.modules.map(\.name) == ["Chart"])
      #expect(graph.missing.isEmpty)
    }
  }

  private func write(_ text: String, to name: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
