import Foundation
import Testing

/// The tool's commands on the sample extension.
@Suite struct SampleTests {
  @Test func listNamesKindsAndFamilies() async throws {
    let run = try await SampleExtension().run("list EXT")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("widget Tide\n  name        Tide Clock\n"))
    #expect(run.output.contains("widget Lunch\n"))
    #expect(run.error.isEmpty)
  }

  @Test func listPrintsJSON() async throws {
    let run = try await SampleExtension().run("list EXT --json")
    let root = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let widgets = (root as? [String: Any])?["widgets"] as? [[String: Any]]
    #expect(widgets?.compactMap { $0["kind"] as? String } == ["Tide", "ReadingStreak", "Lunch"])
  }

  @Test(arguments: [
    "--kind Tide --family small", "--kind Tide --family large --scheme dark",
    "--kind Tide --family circular", "--kind ReadingStreak --family medium --locale ar_SA",
    "--kind Lunch --placeholder", "--kind Lunch --family rectangular --mode accented",
    "--kind Lunch --entry 1", "--kind Lunch --snapshot --type-size accessibility3",
    "--kind Tide --device 1024x1366 --scale 1",
  ])
  func renderIsDeterministic(options: String) async throws {
    let sample = try await SampleExtension()
    for name in ["a.png", "b.png"] {
      let run = try await sample.run(
        "render EXT --at \(SampleExtension.instant) \(options) -o \(name)")
      #expect(run.code == 0, "\(run.error)")
    }
    let picture = try sample.file("a.png")
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(picture.count > 500)
    #expect(try sample.file("b.png") == picture)
  }

  @Test(arguments: [("svg", "<?xml"), ("pdf", "%PDF-")])
  func writesVectorFormats(ending: String, start: String) async throws {
    let sample = try await SampleExtension()
    let run = try await sample.run(
      "render EXT --kind Lunch --at \(SampleExtension.instant) -o a.\(ending)")
    #expect(run.code == 0, "\(run.error)")
    #expect(try sample.file("a.\(ending)").starts(with: Data(start.utf8)))
  }

  @Test func pictureHasFamilySizeInPixels() async throws {
    let sample = try await SampleExtension()
    let run = try await sample.run("render EXT --kind Tide --family medium --scale 2 -o a.png")
    #expect(run.code == 0, "\(run.error)")
    let header = try sample.file("a.png").dropFirst(16).prefix(8)
    let sides = [header.prefix(4), header.suffix(4)].map { $0.reduce(0) { $0 << 8 | Int($1) } }
    #expect(sides == [676, 316])
  }

  @Test func printsTree() async throws {
    let run = try await SampleExtension().run(
      "render EXT --kind Lunch --at \(SampleExtension.instant) --format tree")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.hasPrefix("widget 158×158 @3\n"))
    #expect(run.output.contains("\"Lunch in\""))
  }

  @Test func drawsAccessoriesLightOnDark() async throws {
    let sample = try await SampleExtension()
    let line = "render EXT --kind Tide --at \(SampleExtension.instant) --format tree"
    let rectangular = try await sample.run("\(line) --family rectangular")
    #expect(rectangular.code == 0, "\(rectangular.error)")
    #expect(rectangular.output.contains("#FFFFFF"))
    #expect(!rectangular.output.contains("#000000"))
  }

  @Test func drawsEntryOnScreenOrByNumber() async throws {
    let sample = try await SampleExtension()
    func tree(_ options: String) async throws -> String {
      let run = try await sample.run("render EXT --kind Lunch --format tree \(options)")
      #expect(run.code == 0, "\(run.error)")
      return run.output
    }
    let during = try await tree("--at 2026-03-05T12:40:00Z")
    #expect(during.contains("\"Lunch time\""))
    #expect(try await tree("--at 2026-03-05T11:45:00Z --entry 1").contains("\"Lunch time\""))
    #expect(try await tree("--at 2026-03-05T11:45:00Z --entry 2").contains("\"Lunch is over\""))
  }

  @Test func printsTimelineAsTable() async throws {
    let run = try await SampleExtension().run("timeline EXT --kind Lunch --at 2026-03-05T11:45")
    #expect(
      run.output == """
        Lunch, systemSmall: 3 entries, requested at 2026-03-05 11:45:00
        ENTRY  DATE                  OFFSET       SHOWN FOR  RELEVANCE
            0  2026-03-05 11:45:00      now             45m  5 for 45m
            1  2026-03-05 12:30:00     +45m              1h  20 for 1h
            2  2026-03-05 13:30:00  +1h 45m  until a reload  0
        policy: after 2026-03-06 00:00:00 (+12h 15m)

        """)
  }

  @Test func drawsTimelineAsStrip() async throws {
    let sample = try await SampleExtension()
    let run = try await sample.run(
      "timeline EXT --kind Tide --json --at \(SampleExtension.instant) --scale 1 -o strip.png")
    #expect(run.code == 0, "\(run.error)")
    #expect(try sample.file("strip.png").count > 10_000)
    let root = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect((root?["entries"] as? [Any])?.count == 24)
  }

  @Test func sheetIsDeterministic() async throws {
    let sample = try await SampleExtension()
    for name in ["a.png", "b.png"] {
      let run = try await sample.run(
        "sheet EXT --at \(SampleExtension.instant) --scale 1 -o \(name)")
      #expect(run.code == 0, "\(run.error)")
      #expect(run.output.hasSuffix("/\(name)\n"))
    }
    #expect(try sample.file("a.png") == sample.file("b.png"))
    #expect(sample.folder.contents == ["a.png", "b.png"])
  }

  @Test func buildsSourcesIntoCache() async throws {
    let folder = try TemporaryFolder()
    let sources = ToolProcess.root.appendingPathComponent("Examples/Everyday").path
    let run = try await ToolProcess.run(["list", sources], in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("widget Tide"))
    #expect(folder.contents.isEmpty)
  }
}
