import Foundation
import Testing

/// The inputs in the folders `Corpus`, among them those that once failed, in the normal tests.
@Suite struct SeedTests {
  struct Seed: CustomTestStringConvertible, Sendable {
    var target: String
    var file: URL

    var testDescription: String { "\(target)/\(file.lastPathComponent)" }
  }

  private static let targets: [String: any FuzzTarget.Type] = [
    "Archives": ArchivesFuzz.self, "AssetCatalogs": AssetCatalogsFuzz.self,
    "Gateway": GatewayFuzz.self, "HTTP": HTTPFuzz.self, "JSON": JSONFuzz.self,
    "ProjectFiles": ProjectFilesFuzz.self,
  ]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static let seeds: [Seed] = targets.keys.sorted().flatMap { target in
    let corpus = folder.appendingPathComponent("\(target)/Corpus")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: corpus.path)) ?? []
    return names.sorted().map { Seed(target: target, file: corpus.appendingPathComponent($0)) }
  }

  @Test func everyFolderIsATargetWithSeeds() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let folders = names.filter { !$0.contains(".") }
    #expect(Set(folders) == Set(Self.targets.keys))
    for target in Self.targets.keys {
      #expect((1...40).contains(Self.seeds.count { $0.target == target }), "\(target)")
    }
  }

  @Test(arguments: seeds) func seedPasses(_ seed: Seed) throws {
    let type = try #require(Self.targets[seed.target])
    try type.init().check(Array(Data(contentsOf: seed.file)))
  }
}
