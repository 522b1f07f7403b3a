import Foundation
import GoldenFiles
import Testing

@Suite(.serialized) struct ServeTests {
  /// A widget is placed, looked at, driven and removed with every command.
  @Test func everyCommandDrivesTheDevice() throws {
    let sample = try SampleExtension()
    let tool = try ServedTool([sample.bundle.path, "--port", "0", "--empty"])
    let addresses = try #require(tool.addresses())
    #expect(addresses["page"]?.hasPrefix("http://127.0.0.1:") == true)
    #expect(addresses["socket"] == tool.state + "/device.sock")

    func output(_ line: String) throws -> String {
      let run = try tool.run(line.split(separator: " ").map(String.init))
      #expect(run.code == 0, "\(line): \(run.error)")
      return run.output
    }
    // Nothing moves by itself any more.
    let clock = try output("clock --rate 0 --set 2026-03-05T11:45")
    #expect(clock == "2026-03-05 11:45:00 UTC, stopped\n")
    try expectGolden(try output("gallery"), "serve-gallery.txt")
    #expect(try output("placements").contains("nothing is placed"))
    #expect(try output("place Lunch") == "p1  Team Lunch  small  home:0,0,0\n")
    #expect(
      try output("place Tide --family medium --at home:0,0,2")
        == "p2  Tide Clock  medium  home:0,0,2\n")
    #expect(try output("move p1 home:0,2,0") == "p1  Team Lunch  small  home:0,2,0\n")
    #expect(try output("configure p1") == "it has no parameters\n")
    _ = try output("reload p1")
    _ = try output("reload --extension Everyday --kind Tide")
    try waitUntilShown(2, tool)
    #expect(try output("tap p1").hasPrefix("N  ROLE"))
    #expect(try output("tap p1 5,5").hasPrefix("opened the app with"))
    let explanation = try output("explain p1")
    #expect(explanation.contains("p1  Team Lunch  small"))
    #expect(explanation.contains("reloads left until"))
    #expect(try output("log").contains("p2"))
    #expect(try output("device look=tinted isLocked=true").contains("tinted"))
    for (surface, width) in [("home", 393), ("lock", 393), ("standby", 852)] {
      let path = try output("screenshot --surface \(surface) --scale 1")
        .trimmingCharacters(in: .newlines)
      let png = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(png[16..<20].reduce(0) { $0 << 8 | Int($1) } == width)
    }
    let state = try output("placements --json")
    let placed = try JSONSerialization.jsonObject(with: Data(state.utf8)) as? [[String: Any]]
    #expect(placed?.count == 2)
    #expect(try output("remove p1 p2") == "")
    #expect(try output("uninstall Everyday") == "")
    #expect(try output("gallery").contains("no extension is installed"))
    let unknown = try tool.run(["explain", "p1"])
    #expect(unknown.code == 1)
    #expect(unknown.error.contains("there is no placement \"p1\""))

    #expect(tool.interrupt() == 0)
    #expect(try tool.run(["gallery"]).error.contains("no host is running"))
  }

  /// What was placed is there after a restart; a second host on the same folder is refused.
  @Test func devicesAreKept() throws {
    let sample = try SampleExtension()
    let tool = try ServedTool([sample.bundle.path, "--no-page"])
    #expect(try #require(tool.addresses())["page"] == nil)
    let before = try tool.run(["placements", "--json"]).output
    // A new device does not begin empty.
    #expect(before.contains("\"Lunch\""))
    let second = try tool.run(["serve", "--no-page"])
    #expect(second.code == 1)
    #expect(second.error.contains("another host uses it"))
    #expect(tool.interrupt() == 0)
  }

  /// The public samples are served side by side, configured and tapped with commands.
  @Test(.enabled(if: ["EmojiRangers", "GameStatus"].allSatisfy(Listing.isThere)))
  func listingsAreServed() throws {
    let listings = try ["EmojiRangers", "GameStatus"].map { try Listing.bundle($0).path }
    let tool = try ServedTool(listings + ["--no-page", "--empty"])
    _ = try #require(tool.addresses())
    func output(_ arguments: String...) throws -> String {
      let run = try tool.run(arguments)
      #expect(run.code == 0, "\(arguments): \(run.error)")
      return run.output
    }
    _ = try output("clock", "--rate", "0", "--set", "2026-03-05T11:45")
    #expect(
      try output("place", "EmojiRangerWidget", "--family", "medium")
        == "p1  Ranger Detail  medium  home:0,0,0\n")
    _ = try output("place", "com.mygame.game-status")
    try waitUntilShown(2, tool)
    #expect(try output("tap", "p1", "20,20") == "link game:///power-panda\n")
    let refused = try tool.run(["configure", "p1", "--set", "hero=dragon"])
    #expect(refused.code != 0)
    #expect(refused.error.contains("panda, egghead, spouty"))
    _ = try output("configure", "p1", "--set", "hero=egghead")
    try waitUntil(tool) { try tool.run(["tap", "p1"]).output.contains("Egghead") }
    #expect(try output("tap", "p1", "20,20") == "link game:///egghead\n")
    #expect(
      try output("tap", "p2", "20,20").contains("WidgetCenter.UserInfoKey.family = systemSmall"))
    #expect(try output("explain", "p2").contains("its timeline asks for a reload at 12:00"))
    #expect(tool.interrupt() == 0)
  }

  private func waitUntilShown(_ count: Int, _ tool: ServedTool) throws {
    try waitUntil(tool) {
      try tool.run(["placements"]).output.components(separatedBy: "entry ").count > count
    }
  }

  /// Extensions answer in their own time: each look is a command of its own.
  private func waitUntil(_ tool: ServedTool, _ isThere: () throws -> Bool) throws {
    for _ in 0..<200 {
      if try isThere() { return }
    }
    Issue.record("it is not shown: \(try tool.run(["placements"]).output)")
  }
}
