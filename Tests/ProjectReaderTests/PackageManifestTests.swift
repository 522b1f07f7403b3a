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
      if !target.conditions.isEmpty { lines.append("  defines \(target.conditions)") }
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
        local: [folder.appendingPathComponent("A")], packages: nil)
      #expect(graph.modules.map(\.name) == ["B", "A"])
    }
  }

  @Test func remotePackageIsTakenFromGivenFolder() throws {
    let files = [
      "checkouts/Chart/Package.swift": """
      let package = Package(name: "Chart", products: [.library(name: "Chart", targets: ["Chart"])],
        targets: [.target(name: "Chart")])
      """, "checkouts/Chart/Sources/Chart.swift": "",
    ]
    try withTemporaryFolder(files) { folder in
      let product = ProjectTarget.PackageProduct(
        name: "Chart", package: "https://example.com/chart.git", isLocal: false)
      let missing = try PackageGraph(products: [product], local: [], packages: nil)
      #expect(missing.modules.isEmpty)
      #expect(
        missing.notices == [
          "the package product Chart of https://example.com/chart.git was not found; pass the "
            + "folder of its checkout with --packages"
        ])
      let found = try PackageGraph(
        products: [product], local: [], packages: folder.appendingPathComponent("checkouts"))
      #expect(found.modules.map(\.name) == ["Chart"])
      #expect(found.notices.isEmpty)
    }
  }
}
