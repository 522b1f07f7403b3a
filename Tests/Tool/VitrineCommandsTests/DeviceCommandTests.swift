import Foundation
import TestFolders
import Testing
import VitrineCommands

/// Commands that need a running device, while none runs.
@Suite struct RunningDeviceCommandTests {
  @Test(arguments: [
    ["gallery"], ["placements"], ["place", "Lamp"], ["move", "p1", "home:0,0,0"], ["remove", "p1"],
    ["configure", "p1"], ["tap", "p1"], ["reload", "p1"], ["explain", "p1"],
    ["doctor", "p1"], ["log"],
    ["log", "--follow"], ["log", "--output"], ["clock"], ["device"], ["screenshot"],
    ["uninstall", "Home"],
  ])
  func missingHostErrorNamesServe(line: [String]) async throws {
    let folder = try TemporaryFolder()
    let run = await ToolRun(line + ["--state", folder.url.path], in: folder)
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(run.error.contains("no host is running"), "\(run.error)")
    #expect(run.error.contains("vitrine serve"))
  }

  @Test(arguments: [
    ["place"], ["move", "p1"], ["move", "p1", "home:0,0,0", "--onto", "p2"], ["remove"],
    ["reload"], ["reload", "p1", "--extension", "Home"], ["reload", "p1", "--kind", "Lamp"],
    ["reload", "--kind", "Lamp"], ["serve", "--no-page", "--port", "1"],
    ["tap"], ["uninstall"], ["move", "p1", "--onto", "p2", "--on", "pad"],
    ["device", "--disconnect"],
  ])
  func misuseExitsWithTwo(line: [String]) async throws {
    let run = await ToolRun(line)
    #expect(run.code == 2, "\(run.error)")
  }

  @Test(arguments: [
    (["place", "Lamp", "--at", "moon"], "home:PAGE,COLUMN,ROW"),
    (["device", "look"], "a setting such as look=tinted"),
    (["device", "look=glass"], "one of: standard, tinted, clear"),
    (["device", "developer-mode=maybe"], "for developer-mode: expected true or false"),
    (
      ["device", "colour=red"],
      "invalid value \"colour\" for NAME=VALUE: expected one of: device, orientation"
    ),
    (["screenshot", "--surface", "moon"], "home, today, lock, standby, control-center, island"),
    (["screenshot", "--on", "moon"], "main, pad, watch, car, mac"),
    (["log", "--limit", "2.5"], "a whole number from 1 to 1000"),
    (["serve", "--port", "70000"], "a whole number from 0 to 65535"),
  ])
  func invalidValueErrorNamesValidOnes(line: [String], text: String) async throws {
    let run = await ToolRun(line)
    #expect(run.code == 2)
    #expect(run.error.contains(text), "\(run.error)")
  }

  @Test func unreadableSettingsFail() async {
    let run = await ToolRun(["serve", "--settings", "/nonexistent.json"])
    #expect(run.code == 1)
    #expect(run.error.contains("cannot be read"), "\(run.error)")
  }
}
