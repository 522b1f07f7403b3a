import DeviceProtocol
import Foundation
import GoldenFiles
import Testing

/// An iPad beside the phone, driven with the tool.
@Suite struct SecondPadTests {
  @Test func commandsDriveThePad() async throws {
    let bundles = [
      try await SampleExtension.sample("Everyday"), try await SampleExtension.sample("Delivery"),
      try await SampleExtension.switchboard(),
    ]
    let tool = try await ServedTool(
      bundles.map(\.path) + ["--no-page", "--empty", "--push-port", "off"])
    func run(_ line: String) async throws -> ToolProcess.Result {
      try await tool.run(line.split(separator: " ").map(String.init))
    }
    func output(_ line: String) async throws -> String {
      let run = try await run(line)
      #expect(run.code == 0, "\(line): \(run.error)")
      return run.output
    }
    // A stopped clock keeps the pictures stable.
    _ = try await output("clock --rate 0 --set 2026-03-05T11:45")
    #expect(try await run("screenshot --on pad").error.contains("no pad is connected"))
    let settings = try await output("device --on pad device=1024x1366 orientation=landscape")
    #expect(settings.contains("landscape") && !settings.contains("torch"))
    #expect(try await output("place Lunch") == "p1  Team Lunch  small  home:0,0,0\n")
    #expect(
      try await output("place Tide --on pad --family large --at home:0,0,0")
        == "p2  Tide Clock  large  home:0,0,0 on pad\n")
    #expect(try await output("move p2 home:0,4,1") == "p2  Tide Clock  large  home:0,4,1 on pad\n")
    let lunch = "p3  Team Lunch  small  home:0,0,0 on pad\n"
    #expect(try await output("place Lunch --on pad") == lunch)
    #expect(try await output("move p1 home:0,1,0 --on pad").hasSuffix("home:0,1,0 on pad\n"))
    #expect(try await output("placements").contains("home:0,4,1 on pad"))
    #expect(try await output("move p1 --onto p3") == "s1  p3, p1  home:0,0,0 on pad\n")
    let refused = try await run("place Tide --on pad --at standby:left")
    #expect(refused.code == 1 && refused.error.contains("available: Home Screen, Today View"))
    let opener = try await output("control add Open --on pad")
    #expect(opener.hasPrefix("c1  ") && opener.hasSuffix("center:0,small on pad\n"))
    #expect(try await output("control move c1 lock:left").hasSuffix("lock:left on pad\n"))
    let action = try await run("control move c1 action --on pad")
    #expect(action.error.contains("the device \"pad\" does not show the Action button"))
    #expect(try await output("control move c1 action").hasSuffix("  action\n"))
    _ = try await output("control remove c1")
    let start = try await tool.run([
      "activity", "start", "Delivery", "--type", "DeliveryAttributes", "--attributes",
      #"{"shop":"Corner Deli","bags":2}"#, "--content",
      #"{"stage":1,"courier":"Ana","ride":[794403600,794405400]}"#,
    ])
    #expect(start.code == 0, "\(start.error)")
    try await tool.wait {
      try await tool.call(GetState()).placements.allSatisfy {
        if case .entry = $0.shown { true } else { false }
      }
    }
    for surface in ["home", "lock"] {
      let picture = try await tool.call(
        TakeScreenshot(surface == "home" ? nil : .lock, on: .pad, scale: 0.5))
      try expectGolden(picture.png, "second-pad-\(surface).png")
    }
    #expect(try await output("screenshot --on pad").hasSuffix("/home.png\n"))
    #expect(try await output("device --on pad --disconnect") == "pad is disconnected\n")
    #expect(try await output("placements").contains("no pad is connected"))
    #expect(await tool.interrupt() == 0)
  }
}
