import Foundation
import GoldenFiles
import Testing

@testable import ProjectReader

@Suite struct PackageManifestTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Harbour/Packages/TideKit")

  @Test func manifestIsReadWithoutRunning() throws {
    let manifest = try PackageManifest(folder: Self.package)
    let folder = Self.package.path + "/"
    var lines = ["package \(manifest.name), tools \(manifest.toolsVersion)"]
    for product in manifest.products {
      lines.append("product \(product.name): \(product.targets.joined(separator: ", "))")
    }
    for dependency in manifest.dependencies {
      lines.append("depends on \(dependency.identity) at \(dependency.location)")
    }
    for target in manifest.targets {
      lines.append("\(target.kind) \(target.name)")
      for dependency in target.dependencies { lines.append("  depends on \(dependency)") }
      if !target.conditions.isEmpty {
        lines.append("  defines \(target.conditions.map(\.argumentText))")
      }
      for file in target.files(in: manifest) { lines.append("  file \(file.path)") }
    }
    lines += manifest.notices
    try expectGolden(
      lines.joined(separator: "\n").replacingOccurrences(of: folder, with: "") + "\n",
      "TideKit.txt")
  }

  @Test(arguments: [
    ("let package = Package(name: \"A\", targets: [.target(name: \"B\")])", ["B"], []),
    (
      "let names = [\"B\"]\nlet package = Package(name: \"A\", targets: names.map { .target(name: $0) })",
      [], [2]
    ),
    (
      """
      let common: [Target] = [.target(name: "B")]
      let package = Package(name: "A", targets: common + [.target(name: "C" + "D")])
      package.targets.append(.target(name: "E"))
      """, ["B", "CD"], [3]
    ),
    ("let package = Package(name: \"A\", targets: [.target(name: unknown)])", [], [1]),
    ("if true { }\nlet package = Package(name: \"A\")", [], [1]),
  ])
  func unreadablePartsAreNamed(text: String, targets: [String], lines: [Int]) throws {
    try withTemporaryFolder(["Package.swift": "import PackageDescription\n" + text]) { folder in
      let manifest = try PackageManifest(folder: folder)
      #expect(manifest.targets.map(\.name) == targets)
      let places = lines.map { "\(folder.path)/Package.swift:\($0 + 1): " }
      #expect(manifest.notices.count == lines.count)
      for (notice, place) in zip(manifest.notices, places) {
        #expect(notice.hasPrefix(place), "\(notice)")
      }
    }
  }

  @Test(arguments: [
    "", "let package = 3", "Package(name: \"A\")", "\u{0}((((",
    String(repeating: "(", count: 10_000),
    "let package = " + String(repeating: "[", count: 10_000),
    "let package = a" + String(repeating: ".a", count: 10_000),
    "let package = " + String(repeating: "-", count: 10_000) + "1",
    "let package = " + String(repeating: "- ", count: 10_000) + "1",
    "let package = " + String(repeating: "a ? b : ", count: 10_000) + "1",
    "let package = 1" + String(repeating: " + 1", count: 10_000),
    "let package = " + String(repeating: "try ", count: 10_000) + "1",
  ])
  func damagedManifestsAreReported(text: String) throws {
    try withTemporaryFolder(["Package.swift": text]) { folder in
      let error = #expect(throws: ProjectError.self) { try PackageManifest(folder: folder) }
      #expect(error?.description.contains("expected let package = Package(name: …)") == true)
    }
  }

  @Test(arguments: [
    (nil, ["Fast", "Metric"], ["Metric"]), ([], [], []), (["Slow"], ["Slow"], []),
    (["Fast"], ["Fast", "Metric"], ["Metric"]),
  ])
  func traitsAreEnabled(requested: [String]?, traits: [String], conditions: [String]) throws {
    let text = """
      let package = Package(
        name: "A",
        traits: [
          .default(enabledTraits: ["Fast"]), .trait(name: "Fast", enabledTraits: ["Metric"]),
          "Metric", "Slow",
        ],
        targets: [
          .target(
            name: "A",
            dependencies: [.target(name: "B", condition: .when(traits: ["Slow"]))],
            swiftSettings: [.define("Metric", .when(traits: ["Metric"]))]),
          .target(name: "B"),
        ])
      """
    try withTemporaryFolder(["Package.swift": text]) { folder in
      let manifest = try PackageManifest(folder: folder, traits: requested)
      #expect(manifest.traits.sorted() == traits)
      #expect(manifest.notices.isEmpty)
      let target = try #require(manifest.targets.first)
      #expect(target.conditions.map(\.argumentText) == conditions)
      #expect(target.dependencies == (traits.contains("Slow") ? [.target("B")] : []))
    }
  }

  @Test(arguments: [
    ([("Package.swift", "5.5"), ("Package@swift-6.0.swift", "6.0")], "Package@swift-6.0.swift"),
    ([("Package.swift", "6.0"), ("Package@swift-5.9.swift", "5.9")], "Package.swift"),
    ([("Package.swift", "5.5"), ("Package@swift-99.swift", "99.0")], "Package.swift"),
  ])
  func manifestForThisSwiftIsRead(files: [(String, String)], expected: String) throws {
    let texts = files.map { ($0.0, "// swift-tools-version: \($0.1)\n") }
    try withTemporaryFolder(Dictionary(uniqueKeysWithValues: texts)) { folder in
      let file = PackageManifest.file(in: folder, ProjectRoot(folders: [folder]))
      #expect(file?.lastPathComponent == expected)
    }
  }

  @Test func modulesWithOneNameAreReported() throws {
    let text = { (name: String) in
      """
      let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["Core"])],
        targets: [.target(name: "Core")])
      """
    }
    let files = [
      "A/Package.swift": text("A"), "A/Sources/Core/A.swift": "",
      "B/Package.swift": text("B"), "B/Sources/Core/B.swift": "",
    ]
    try withTemporaryFolder(files) { folder in
      let places = ["A", "B"].map { folder.appendingPathComponent($0) }
      #expect(throws: ProjectError.repeatedModule("Core", places: places.map(\.path))) {
        try PackageGraph(
          products: ["A", "B"].map { .init(name: $0, package: nil, isLocal: true) }, local: places)
      }
    }
  }

  @Test(arguments: ["../Outside", "/etc", "Sources/Link"])
  func targetOutsideOfPackageIsNotBuilt(path: String) throws {
    let files = [
      "A/Package.swift": """
      let package = Package(name: "A", targets: [.target(name: "A", path: "\(path)")])
      """, "A/Sources/A.swift": "", "Outside/B.swift": "",
    ]
    try withTemporaryFolder(files) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("A/Sources/Link").path,
        withDestinationPath: "../../Outside")
      let graph = try PackageGraph(
        products: [.init(name: "A", package: nil, isLocal: true)],
        local: [folder.appendingPathComponent("A")])
      #expect(graph.modules.isEmpty)
      #expect(graph.notices == ["A: the folder of the target A was not found"])
    }
  }

  @Test func packagesThatNeedEachOtherEnd() throws {
    let manifest = { (name: String, other: String) in
      """
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [.package(path: "../\(other)")],
        targets: [.target(name: "\(name)", dependencies: ["\(other)", "\(name)"])])
      """
    }
    let files = [
      "A/Package.swift": manifest("A", "B"), "A/Sources/A/A.swift": "",
      "B/Package.swift": manifest("B", "A"), "B/Sources/B/B.swift": "",
    ]
    try withTemporaryFolder(files) { folder in
      let graph = try PackageGraph(
        products: [.init(name: "A", package: nil, isLocal: true)],
        local: [folder.appendingPathComponent("A")], root: ProjectRoot(folders: [folder]))
      #expect(graph.modules.map(\.name) == ["B", "A"])
      #expect(
        graph.notices == [
          "A: A needs B needs A; remove one of them", "B: B needs B; remove one of them",
          "A: A needs A; remove one of them",
        ])
    }
  }
}
