import Foundation
import GoldenFiles
import Testing

/// The steps of a public talk on Live Activities, with its unmodified code.
@Suite(.enabled(if: Listing.isThere("EmojiRangers"))) struct AdventureTests {
  private let folder: TemporaryFolder
  private let bundle: URL

  private static let attributes = """
    {"hero":{"name":"Power Panda","avatar":"🐼","healthLevel":0.14,"bio":"Loves bamboo.",\
    "measured":794000000}}
    """
  private static let begun = """
    {"currentHealthLevel":0.67,"eventDescription":"Adventure has begun!"}
    """
  private static let hit = """
    {"currentHealthLevel":0.14,"eventDescription":"Power Panda has taken a critical hit!"}
    """

  init() async throws {
    folder = try TemporaryFolder()
    bundle = try await Listing.bundle("EmojiRangers")
    for (name, text) in [
      ("attributes", Self.attributes), ("begun", Self.begun), ("hit", Self.hit),
    ] {
      try Data(text.utf8).write(to: folder.url.appendingPathComponent("\(name).json"))
    }
  }

  private func run(_ line: String) async throws -> ToolProcess.Result {
    try await ToolProcess.run(
      line.split(separator: " ").map { $0 == "EXT" ? bundle.path : String($0) }, in: folder.url)
  }

  private func render(
    _ presentation: String, _ rest: String
  ) async throws -> ToolProcess.Result {
    try await run(
      "render EXT --activity AdventureAttributes --attributes attributes.json "
        + "--presentation \(presentation) --at 2026-03-05T09:30 \(rest)")
  }

  /// Compares a presentation's tree and picture with goldens.
  private func expectPresentation(
    _ presentation: String, _ rest: String = "--content hit.json", as name: String
  ) async throws {
    let tree = try await render(presentation, "\(rest) --format tree -o -")
    #expect(tree.code == 0, "\(tree.error)")
    try expectGolden(tree.output, "\(name).txt")
    let picture = try await render(presentation, "\(rest) -o picture.png")
    #expect(picture.code == 0, "\(picture.error)")
    #expect(picture.error == "")
    try expectGolden(
      try Data(contentsOf: folder.url.appendingPathComponent("picture.png")), "\(name).png")
  }

  /// "Define ActivityAttributes": the content has to match the type.
  @Test func step0540DefineActivityAttributes() async throws {
    try Data(#"{"currentHealthLevel":"low"}"#.utf8).write(
      to: folder.url.appendingPathComponent("wrong.json"))
    let wrong = try await render("lock", "--content wrong.json")
    #expect(wrong.code == 1)
    let example = #"{"currentHealthLevel":0.5,"eventDescription":"text"}"#
    #expect(
      wrong.error.contains(
        #"Cannot decode the content of "AdventureAttributes": expected a number (Double) at "#
          + #""currentHealthLevel", found "low". Example: \#(example)"#),
      "\(wrong.error)")
    try Data(example.utf8).write(to: folder.url.appendingPathComponent("right.json"))
    #expect(try await render("lock", "--content right.json").code == 0)
  }

  /// "Add ActivityConfiguration to WidgetBundle".
  @Test func step1050AddActivityConfigurationToWidgetBundle() async throws {
    let list = try await run("list EXT")
    #expect(list.output.hasSuffix("\nactivity AdventureAttributes\n"))
    let json = try await JSONSerialization.jsonObject(
      with: Data(run("list EXT --json").output.utf8))
    let activities = (json as? [String: Any])?["activities"] as? [[String: Any]]
    #expect(activities?.map { $0["attributesType"] as? String } == ["AdventureAttributes"])
    #expect(activities?.first?["supplementalFamilies"] as? [String] == [])
  }

  /// "Define Lock Screen presentation".
  @Test func step1105DefineLockScreenPresentation() async throws {
    try await expectPresentation("lock", as: "1105-lock")
    try await expectPresentation("lock", "--content begun.json --stale", as: "1105-lock-stale")
    try await expectPresentation("standby", as: "1105-standby")
  }

  /// "Define Dynamic Island compact presentation".
  @Test func step1328DefineDynamicIslandCompactPresentation() async throws {
    try await expectPresentation("compact", as: "1328-compact")
    try await expectPresentation(
      "compact", "--content begun.json --device 430x932", as: "1328-compact-large")
    try await expectPresentation("small", as: "1328-small")
  }

  /// "Define Dynamic Island minimal presentation".
  @Test func step1442DefineDynamicIslandMinimalPresentation() async throws {
    try await expectPresentation("minimal", as: "1442-minimal")
  }

  /// "Define Dynamic Island expanded presentation".
  @Test func step1526DefineDynamicIslandExpandedPresentation() async throws {
    try await expectPresentation("expanded", as: "1526-expanded")
    try await expectPresentation(
      "expanded", "--content begun.json --stale --locale ar_EG", as: "1526-expanded-stale-ar")
  }

  /// Simulates a day with a stale date, an invalid update, an end and a dismissal.
  @Test func simulatesActivity() async throws {
    let scenario = """
      [
        {"at": "+1h", "start": "panda", "type": "AdventureAttributes", "stale": "+2h",
         "attributes": \(Self.attributes), "content": \(Self.begun)},
        {"at": "+3h", "update": "panda", "content": \(Self.hit)},
        {"at": "+4h", "update": "panda", "content": {"currentHealthLevel": "low"}},
        {"at": "+5h", "end": "panda"}
      ]
      """
    try folder.write(scenario, to: "scenario.json")
    let day = try await run(
      "simulate EXT --start 2026-03-05 --seed 1 --scenario scenario.json "
        + "--place LeaderboardWidget:large")
    #expect(day.code == 0, "\(day.error)")
    let lines = day.output.split(separator: "\n", omittingEmptySubsequences: false)
    let table = try #require(lines.firstIndex { $0.hasPrefix("FROM") && $0.contains("ISLAND") })
    let states = lines[table...].prefix { !$0.isEmpty }
    let rows = lines.filter { $0.contains("  a1     ") || $0.hasPrefix("a1 ") }
    try expectGolden((states + rows).joined(separator: "\n") + "\n", "simulated.txt")
  }

  @Test func missingContentIsExample() async throws {
    let result = try await run("render EXT --activity AdventureAttributes --format tree")
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output.contains("\"text\""), "\(result.output)")
    #expect(
      result.error.contains(
        #"without --content, drawing {"currentHealthLevel":0.5,"eventDescription":"text"}"#))
  }

  @Test(arguments: [
    (
      "--activity Flight --attributes attributes.json --content hit.json", Int32(1),
      "Available: AdventureAttributes."
    ),
    ("--presentation lock", 2, "--activity"),
    ("--stale --kind LeaderboardWidget", 2, "--activity"),
    ("--activity AdventureAttributes --kind LeaderboardWidget", 2, "cannot be combined"),
    (
      "--activity AdventureAttributes --attributes none.json --content hit.json", 1, "none.json"
    ),
    (
      "--activity AdventureAttributes --attributes attributes.json --content hit.json "
        + "--presentation island", 2,
      "a presentation: lock, compact, minimal, expanded, landscape, small, standby"
    ),
    (
      "--activity AdventureAttributes --attributes attributes.json --content hit.json "
        + "--presentation expanded --device 390x844", 1, "has no Dynamic Island"
    ),
  ])
  func rejectsInvalidLine(line: String, code: Int32, message: String) async throws {
    let result = try await run("render EXT \(line) -o x.png")
    #expect(result.code == code)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(!folder.contents.contains("x.png"))
  }
}
