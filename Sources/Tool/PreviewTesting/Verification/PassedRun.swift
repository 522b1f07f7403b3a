import CommandArguments
import CommandContext
import ExtensionBuilder
import Foundation
import PictureComparison
import StableHash

/// Remembers a run in which everything passed, so that the same run need not draw again.
///
/// Runs are the same if the bundles, the arguments, the references and the tool are.
struct PassedRun {
  /// The tests, by name.
  private struct Record: Codable {
    var name, title, place: String
  }

  private let file: URL

  /// - Parameters:
  ///   - inputs: Everything that influences the result, besides the references and the tool.
  ///   - folders: The subfolders of the references.
  init(inputs: [String], references: ReferenceFolder, folders: [String], cache: URL) {
    var hash = StableHash<UInt128>()
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let identity = FrameworksIdentity(library: tool.path).map { "\($0)" } ?? ""
    for input in [ToolVersion.current, identity, references.url.path] + inputs {
      hash.combine("\(input)\0")
    }
    for name in folders.flatMap({ references.names(in: $0) }) {
      for file in ["\(name).png", "\(name).txt"] {
        let path = references.url.appendingPathComponent(file).resolvingSymlinksInPath().path
        hash.combine("\(file)\0\(FrameworksIdentity(library: path).map { "\($0)" } ?? "")\0")
      }
    }
    file = cache.appendingPathComponent("tests/\(hash.hexadecimal).json")
  }

  /// Returns nil if there was no such run.
  func outcomes() -> [TestOutcome]? {
    guard let data = try? Data(contentsOf: file),
      let records = try? JSONDecoder().decode([Record].self, from: data)
    else { return nil }
    return records.map {
      TestOutcome(name: $0.name, title: $0.title, place: $0.place, verdict: .matches)
    }
  }

  /// Records a run if everything passed. Without space in the cache, the next run draws again.
  func record(_ outcomes: [TestOutcome]) {
    guard outcomes.allSatisfy({ $0.failure == nil }) else { return }
    let records = outcomes.map { Record(name: $0.name, title: $0.title, place: $0.place) }
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? OutputFile(url: file).write(JSONEncoder().encode(records))
  }
}
