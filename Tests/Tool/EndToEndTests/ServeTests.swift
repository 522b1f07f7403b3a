import DeviceEngine
import DeviceProtocol
import Foundation
import GoldenFiles
import Testing

@Suite(.serialized) struct ServeTests {
  /// Places, inspects, drives and removes widgets with every command.
  @Test func commandsDriveDevice() async throws {
    let sample = try await SampleExtension()
    let tool = try await ServedTool([
      sample.bundle.path, "--port", "0", "--empty", "--push-port", "off",
    ])
    #expect(tool.addresses["page"]?.hasPrefix("http://127.0.0.1:") == true)
    #expect(tool.addresses["socket"] == tool.state + "/device.sock")

    func output(_ line: String) async throws -> String {
      let run = try await tool.run(line.split(separator: " ").map(String.init))
      #expect(run.code == 0, "\(line): \(run.error)")
      return run.output
    }
    // A stopped clock keeps the output stable.
    let clock = try await output("clock --rate 0 --set 2026-03-05T11:45")
    #expect(clock == "2026-03-05 11:45:00 UTC, stopped\n")
    try expectGolden(try await output("gallery"), "serve-gallery.txt")
    #expect(try await output("placements").contains("no widgets placed"))
    #expect(try await output("place Lunch") == "p1  Team Lunch  small  home:0,0,0\n")
    #expect(
      try await output("place Tide --family medium --at home:0,0,2")
        == "p2  Tide Clock  medium  home:0,0,2\n")
    #expect(try await output("move p1 home:0,2,0") == "p1  Team Lunch  small  home:0,2,0\n")
    #expect(try await output("configure p1") == "no parameters\n")
    _ = try await output("reload p1")
    _ = try await output("reload --extension Everyday --kind Tide")
    try await waitUntilShown(2, tool)
    #expect(try await output("tap p1").hasPrefix("N  ROLE"))
    #expect(try await output("tap p1 5,5").hasPrefix("opened the app with"))
    let explanation = try await output("explain p1")
    #expect(explanation.contains("p1  Team Lunch  small"))
    #expect(explanation.contains("reloads left until"))
    let report = try await output("doctor p1")
    for part in ["vitrine ", "p1  Team Lunch  small", "timeline of Lunch", "app groups", "pushes"] {
      #expect(report.contains(part), "\(report)")
    }
    for owner in ["", " Everyday", " \(sample.bundle.path)"] {
      let all = try await output("doctor\(owner)")
      #expect(all.contains("p1  Team Lunch") && all.contains("p2  Tide Clock"), "\(all)")
    }
    #expect(try await output("log").contains("p2"))
    #expect(try await output("device look=tinted isLocked=true").contains("tinted"))
    for (surface, width) in [("home", 393), ("lock", 393), ("standby", 852)] {
      let path = try await output("screenshot --surface \(surface) --scale 1")
        .trimmingCharacters(in: .newlines)
      let png = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(png[16..<20].reduce(0) { $0 << 8 | Int($1) } == width)
    }
    let state = try await output("placements --json")
    let placed = try JSONSerialization.jsonObject(with: Data(state.utf8)) as? [String: Any]
    #expect((placed?["placements"] as? [Any])?.count == 2)
    #expect(try await output("remove p1 p2") == "")
    #expect(try await output("uninstall Everyday") == "")
    #expect(try await output("gallery").contains("no extensions installed"))
    let unknown = try await tool.run(["explain", "p1"])
    #expect(unknown.code == 1)
    #expect(unknown.error.contains("placement \"p1\" not found"))

    #expect(await tool.interrupt() == 0)
    #expect(try await tool.run(["gallery"]).error.contains("no host is running"))
  }

  @Test func installNamesActivities() async throws {
    let sample = try await SampleExtension()
    let tool = try await ServedTool([
      sample.bundle.path, "--no-page", "--empty", "--push-port", "off",
    ])
    let delivery = try await BuiltBundles.bundle(
      of: ToolProcess.root.appendingPathComponent("Examples/Delivery"))
    let run = try await tool.run(["install", delivery.path])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.hasPrefix("Delivery  Delivery  DeliveryAttributes"), "\(run)")
  }

  @Test func failedLinkFailsTap() async throws {
    let sample = try await SampleExtension()
    let tool = try await ServedTool([
      sample.bundle.path, "--no-page", "--empty", "--push-port", "off", "--open-command", "false",
    ])
    _ = try await tool.run(["place", "Lunch"])
    try await waitUntilShown(1, tool)
    let run = try await tool.run(["tap", "p1", "5,5"])
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("opened the app with"))
    #expect(run.error.contains("/bin/sh failed with status 1"))
  }

  /// A new device has the default arrangement; a second host on the same folder fails.
  @Test func newDeviceIsArrangedAndExclusive() async throws {
    let sample = try await SampleExtension()
    let tool = try await ServedTool([sample.bundle.path, "--no-page"])
    #expect(tool.addresses["page"] == nil)
    let before = try await tool.run(["placements", "--json"]).output
    #expect(before.contains("\"Lunch\""))
    let second = try await tool.run(["serve", "--no-page"])
    #expect(second.code == 1)
    #expect(second.error.contains("in use by another host"))
    #expect(await tool.interrupt() == 0)
  }

  /// A folder that does not compile is left out; one that replaces another says so.
  @Test func brokenFolderDoesNotEndDevice() async throws {
    let sample = try await SampleExtension()
    let folder = try TemporaryFolder()
    try folder.write("@main struct Bad: Widget {}\n", to: "Bad/Bad.swift")
    let alone = try await ToolProcess.run(
      ["serve", "Bad", "--no-page", "--state", folder.url.path + "/t"], in: folder.url)
    #expect(alone.code == 1 && alone.error.contains("Bad.swift:1"), "\(alone)")
    let tool = try await ServedTool(
      ["Bad", sample.bundle.path, "--no-page", "--empty", "--push-port", "off"], in: folder)
    #expect(try await tool.call(GetState()).extensions.map(\.id) == ["Everyday"])
    let copy = folder.url.appendingPathComponent("Everyday.vitrine")
    try FileManager.default.copyItem(at: sample.bundle, to: copy)
    let again = try await tool.run(["install", copy.path])
    #expect(again.code == 0)
    #expect(
      again.error.contains(
        "replaced Everyday, which has the same id \"Everyday\" (before: \(sample.bundle.path))"),
      "\(again)")
    #expect(try await tool.run(["install", copy.path]).error.contains("updated Everyday"))
    #expect(await tool.interrupt() == 0)
  }

  @Test func valueThatIsNoChoiceFails() async throws {
    let bundle = try await SampleExtension.household()
    let tool = try await ServedTool([bundle.path, "--no-page", "--empty", "--push-port", "off"])
    let unplaced = try await tool.run(["place", "Lamp", "--set", "lamp=nolamp"])
    #expect(unplaced.code == 1 && unplaced.error.contains("available: desk, "), "\(unplaced)")
    // The title means the same choice as the identifier.
    let placed = try await tool.run(["place", "Lamp", "--set", "lamp=Reading Lamp"])
    #expect(placed.code == 0, "\(placed.error)")
    let refused = try await tool.run(["configure", "p1", "--set", "lamp=nolamp"])
    #expect(refused.code == 1, "\(refused)")
    #expect(
      try await tool.call(GetState()).placements.map(\.placement.configuration) == [
        ["lamp": .object(identifier: "reading", display: "Reading Lamp")]
      ])
    #expect(await tool.interrupt() == 0)
  }

  /// Without `--family`, `place` takes the first family that the device and the place show.
  @Test func placeChoosesFamily() async throws {
    let bundle = try await SampleExtension.household()
    let tool = try await ServedTool([bundle.path, "--no-page", "--empty", "--push-port", "off"])
    for (line, end) in [
      ("place Water", "small  home:0,0,0"), ("place Water --at lock:0", "circular  lock:0"),
      ("place Water --at lock:inline", "inline  lock:inline"),
      ("place Lamp --at standby:left", "small  standby:left"),
      ("place Water --on watch", "circular  face:dial,4"),
      ("place Water --at face:panel,0", "inline  face:panel,0"),
    ] {
      let run = try await tool.run(line.split(separator: " ").map(String.init))
      #expect(run.output.hasSuffix("\(end)\n"), "\(line): \(run)")
    }
    for (line, message) in [
      (
        "place Chores --on watch",
        "the device watch-45mm shows no family of the widget \"Chores\": the widget supports "
          + "systemMedium, systemLarge; the device shows accessoryCircular, "
      ),
      ("place Water --at face:dial,0", "slot 0 of the face dial accepts accessoryCorner"),
      ("place Chores --at standby:left", "StandBy accepts systemSmall, not systemMedium"),
    ] {
      let run = try await tool.run(line.split(separator: " ").map(String.init))
      #expect(run.code == 1 && run.error.contains(message), "\(line): \(run)")
    }
    #expect(await tool.interrupt() == 0)
  }

  /// Serves two public samples together; configures and taps their widgets with commands.
  @Test(.enabled(if: ["EmojiRangers", "GameStatus"].allSatisfy(Listing.isThere)))
  func servesSeveralListings() async throws {
    var listings: [String] = []
    for name in ["EmojiRangers", "GameStatus"] {
      listings.append(try await Listing.bundle(name).path)
    }
    let tool = try await ServedTool(listings + ["--no-page", "--empty", "--push-port", "off"])
    func output(_ arguments: String...) async throws -> String {
      let run = try await tool.run(arguments)
      #expect(run.code == 0, "\(arguments): \(run.error)")
      return run.output
    }
    _ = try await output("clock", "--rate", "0", "--set", "2026-03-05T11:45")
    #expect(
      try await output("place", "EmojiRangerWidget", "--family", "medium")
        == "p1  Ranger Detail  medium  home:0,0,0\n")
    _ = try await output("place", "com.mygame.game-status")
    try await waitUntilShown(2, tool)
    #expect(try await output("tap", "p1", "20,20") == "link game:///power-panda\n")
    let refused = try await tool.run(["configure", "p1", "--set", "hero=dragon"])
    #expect(refused.code != 0)
    #expect(refused.error.contains("panda, egghead, spouty"))
    _ = try await output("configure", "p1", "--set", "hero=egghead")
    try await tool.wait {
      let elements = (try? await tool.call(ListElements("p1"))) ?? []
      return elements.contains { $0.label.contains("Egghead") }
    }
    #expect(try await output("tap", "p1", "20,20") == "link game:///egghead\n")
    #expect(
      try await output("tap", "p2", "20,20")
        .contains("WidgetCenter.UserInfoKey.family = systemSmall"))
    #expect(try await output("explain", "p2").contains("Next reload 12:00"))
    #expect(await tool.interrupt() == 0)
  }

  /// Waits until a number of placements show an entry of their timeline.
  private func waitUntilShown(_ count: Int, _ tool: ServedTool) async throws {
    try await tool.wait {
      let placements = try await tool.call(GetState()).placements
      let shown = placements.filter { if case .entry = $0.shown { true } else { false } }
      return shown.count >= count
    }
  }
}
