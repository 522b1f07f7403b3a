import Foundation
import GoldenFiles
import Testing

/// The public talk's Live Activity, built unmodified, step by step.
@Suite(.serialized, .enabled(if: Listing.isThere("EmojiRangers"))) struct AdventureTests {
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

  init() throws {
    folder = try TemporaryFolder()
    bundle = try Listing.bundle("EmojiRangers")
    for (name, text) in [
      ("attributes", Self.attributes), ("begun", Self.begun), ("hit", Self.hit),
    ] {
      try Data(text.utf8).write(to: folder.url.appendingPathComponent("\(name).json"))
    }
  }

  private func run(_ line: String) throws -> ToolProcess.Result {
    try ToolProcess.run(
      line.split(separator: " ").map { $0 == "EXT" ? bundle.path : String($0) }, in: folder.url)
  }

  private func render(_ presentation: String, _ rest: String) throws -> ToolProcess.Result {
    try run(
      "render EXT --activity AdventureAttributes --attributes attributes.json "
        + "--presentation \(presentation) --at 2026-03-05T09:30 \(rest)")
  }

  /// The presentation as a tree and as a picture.
  private func expectPresentation(
    _ presentation: String, _ rest: String = "--content hit.json", as name: String
  ) throws {
    let tree = try render(presentation, "\(rest) --format tree -o -")
    #expect(tree.code == 0, "\(tree.error)")
    try expectGolden(tree.output, "\(name).txt")
    let picture = try render(presentation, "\(rest) -o picture.png")
    #expect(picture.code == 0, "\(picture.error)")
    #expect(picture.error == "")
    try expectGolden(
      try Data(contentsOf: folder.url.appendingPathComponent("picture.png")), "\(name).png")
  }

  /// "Define ActivityAttributes": what a server sends is what the type decodes.
  @Test func step0540DefineActivityAttributes() throws {
    try Data(#"{"currentHealthLevel":"low"}"#.utf8).write(
      to: folder.url.appendingPathComponent("wrong.json"))
    let wrong = try render("lock", "--content wrong.json")
    #expect(wrong.code == 1)
    let example = #"{"currentHealthLevel":0.5,"eventDescription":"text"}"#
    #expect(
      wrong.error.contains(
        #"Cannot decode the content of "AdventureAttributes": expected a number (Double) at "#
          + #""currentHealthLevel", found "low". Example: \#(example)"#),
      "\(wrong.error)")
    try Data(example.utf8).write(to: folder.url.appendingPathComponent("right.json"))
    #expect(try render("lock", "--content right.json").code == 0)
  }

  /// "Add ActivityConfiguration to WidgetBundle".
  @Test func step1050AddActivityConfigurationToWidgetBundle() throws {
    let list = try run("list EXT")
    #expect(list.output.hasSuffix("\nactivity AdventureAttributes\n"))
    let json = try JSONSerialization.jsonObject(with: Data(run("list EXT --json").output.utf8))
    let activities = (json as? [String: Any])?["activities"] as? [[String: Any]]
    #expect(activities?.map { $0["attributesType"] as? String } == ["AdventureAttributes"])
    #expect(activities?.first?["supplementalFamilies"] as? [String] == [])
  }

  /// "Define Lock Screen presentation".
  @Test func step1105DefineLockScreenPresentation() throws {
    try expectPresentation("lock", as: "1105-lock")
    try expectPresentation("lock", "--content begun.json --stale", as: "1105-lock-stale")
    try expectPresentation("standby", as: "1105-standby")
  }

  /// "Define Dynamic Island compact presentation".
  @Test func step1328DefineDynamicIslandCompactPresentation() throws {
    try expectPresentation("compact", as: "1328-compact")
    try expectPresentation(
      "compact", "--content begun.json --device 430x932", as: "1328-compact-large")
    try expectPresentation("small", as: "1328-small")
  }

  /// "Define Dynamic Island minimal presentation".
  @Test func step1442DefineDynamicIslandMinimalPresentation() throws {
    try expectPresentation("minimal", as: "1442-minimal")
  }

  /// "Define Dynamic Island expanded presentation".
  @Test func step1526DefineDynamicIslandExpandedPresentation() throws {
    try expectPresentation("expanded", as: "1526-expanded")
    try expectPresentation(
      "expanded", "--content begun.json --stale --locale ar_EG", as: "1526-expanded-stale-ar")
  }

  /// A day with an adventure on the virtual clock: stale, a mistake, its end and its dismissal.
  @Test func aDayIsSimulated() throws {
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
    let day = try run(
      "simulate EXT --start 2026-03-05 --seed 1 --scenario scenario.json "
        + "--place LeaderboardWidget:large")
    #expect(day.code == 0, "\(day.error)")
    let lines = day.output.split(separator: "\n", omittingEmptySubsequences: false)
    let table = try #require(lines.firstIndex { $0.hasPrefix("FROM") && $0.contains("ISLAND") })
    let states = lines[table...].prefix { !$0.isEmpty }
    let rows = lines.filter { $0.contains("  a1     ") || $0.hasPrefix("a1 ") }
    try expectGolden((states + rows).joined(separator: "\n") + "\n", "simulated.txt")
  }

  @Test(arguments: [
    (
      "--activity Flight --attributes attributes.json --content hit.json", Int32(1),
      "Available: AdventureAttributes."
    ),
    ("--activity AdventureAttributes --content hit.json", 2, "--attributes"),
    ("--activity AdventureAttributes --attributes attributes.json", 2, "--content"),
    ("--presentation lock", 2, "--activity"),
    ("--stale --kind LeaderboardWidget", 2, "--activity"),
    ("--activity AdventureAttributes --kind LeaderboardWidget", 2, "exclude each other"),
    (
      "--activity AdventureAttributes --attributes none.json --content hit.json", 1, "none.json"
    ),
    (
      "--activity AdventureAttributes --attributes attributes.json --content hit.json "
        + "--presentation island", 1,
      "there are: lock, compact, minimal, expanded, small, standby"
    ),
    (
      "--activity AdventureAttributes --attributes attributes.json --content hit.json "
        + "--presentation expanded --device 390x844", 1, "has no Dynamic Island"
    ),
  ])
  func aWrongLineIsExplained(line: String, code: Int32, words: String) throws {
    let result = try run("render EXT \(line) -o x.png")
    #expect(result.code == code)
    #expect(result.error.contains(words), "\(result.error)")
    #expect(!folder.contents.contains("x.png"))
  }
}
