import Foundation
import GoldenFiles
import Testing

/// `Examples/Garden`, an Xcode project with an app, a widget extension, a package, an intent
/// definition, catalogs and files that both targets share.
@Suite struct GardenTests {
  private static let project = ToolProcess.root.appendingPathComponent("Examples/Garden")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ line: String) async throws -> String {
    let arguments = line.split(separator: " ").map {
      $0 == "PROJECT" ? Self.project.path : String($0)
    }
    let result = try await ToolProcess.run(arguments, in: folder.url)
    #expect(result.code == 0, "\(line): \(result.error)")
    return result.output
  }

  @Test func projectIsBuiltAndDrawn() async throws {
    _ = try await run("build PROJECT -o Garden.vitrine")
    let list = try await run("list Garden.vitrine")
    #expect(list.contains("parameter   bed: BedChoice = herbs (herbs, tomatoes, roses)"), "\(list)")
    let bed = "render Garden.vitrine --kind Bed --at 2026-03-05T09:30 --format tree -o -"
    try expectGolden(try await run(bed + " --set bed=roses"), "Garden-Bed.txt")
    let japanese = try await run(bed + " --locale ja_JP --set bed=tomatoes")
    #expect(japanese.contains("トマト"), "a string of the package: \(japanese)")
    #expect(japanese.contains("まで湿っています"), "a string of the extension: \(japanese)")
    let plan = try await run(
      "render Garden.vitrine --kind Plan --at 2026-03-05T09:30 --format tree -o -")
    try expectGolden(plan, "Garden-Plan.txt")
  }
}
