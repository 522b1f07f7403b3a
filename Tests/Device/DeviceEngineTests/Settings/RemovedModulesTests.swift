import DeviceEngine
import Devices
import Foundation
import HostLink
import Testing

/// The device's own modules that the user has removed from Control Center.
@Suite struct RemovedModulesTests {
  private static func settings(
    _ text: String, _ device: String = "393x852", os: RenderEnvironment.Release = .latest
  ) throws -> DeviceSettings {
    var settings = DeviceSettings(device: device, os: os)
    try #require(DeviceSetting.named("system-modules")?.change(parsing: text))
      .apply(to: &settings)
    return settings
  }

  @Test(arguments: [
    ("torch:removed", "torch:removed"), ("", ""), (" , ", ""),
    ("timer:removed, connectivity:removed", "connectivity:removed, timer:removed"),
    ("torch:removed,torch:shown", ""), ("focus:shown", ""),
    ("darkMode:removed", "darkMode:removed"),
  ])
  func textNamesModules(text: String, expected: String) throws {
    #expect(try Self.settings(text).systemModules.text == expected)
  }

  /// A change keeps the modules that it does not name.
  @Test func changesMerge() throws {
    var settings = try Self.settings("torch:removed, volume:removed")
    try #require(DeviceSetting.named("systemModules")?.change(to: .text("torch:shown")))
      .apply(to: &settings)
    #expect(settings.systemModules.names == [.volume])
  }

  @Test(arguments: [
    "radio:removed", "torch", "torch:gone", ":removed", "torch:removed:shown", "torch:removed;",
    "Torch:removed",
  ])
  func unknownNamesAreRefused(text: String) throws {
    let setting = try #require(DeviceSetting.named("systemModules"))
    #expect(setting.change(parsing: text) == nil)
    #expect(setting.change(to: .toggle(true)) == nil)
    for name in SystemModuleName.allCases { #expect(setting.expected.contains(name.rawValue)) }
  }

  /// The store may have been written by another version.
  @Test(arguments: [
    ("radio:removed, torch:removed", [SystemModuleName.torch]), ("nonsense", []),
    ("::,", []), ("torch:shown", []), ("", []),
  ])
  func unknownStoredNamesAreIgnored(text: String, expected: [SystemModuleName]) throws {
    let json = try JSONEncoder().encode(["systemModules": text])
    let settings = try DeviceSettings(stored: json)
    #expect(settings.systemModules.names == Set(expected))
    #expect(try DeviceSettings(stored: JSONEncoder().encode(settings)) == settings)
  }

  @Test(arguments: [
    ("393x852", ScreenOrientation.portrait), ("393x852", .landscape), ("440x956", .landscape),
    ("375x667", .portrait), ("1024x1366", .portrait), ("1024x1366", .landscape),
    ("duo", .landscape),
  ])
  func removedModulesFreeTheirCells(device: String, orientation: ScreenOrientation) throws {
    func center(_ text: String) throws -> ControlCenterLayout {
      var settings = try Self.settings(text, device)
      settings.orientation = orientation
      return try #require(settings.controlCenter)
    }
    let complete = try center("")
    #expect(ControlGrid(complete).reserved == Set(0..<12))
    let some = try center("connectivity:removed, darkMode:removed")
    #expect(ControlGrid(some).reserved.count == 7)
    #expect(
      some.modules.items.map(\.setting) == ["brightness", "volume", "focus", "torch", "timer"])
    #expect(some.modules.groups.isEmpty)
    // The others stay in their places.
    #expect(some.modules.items.allSatisfy(complete.modules.items.contains))
    let first = try #require(ControlGrid(some).cells(of: [.large]).first)
    let frame = some.frame(column: first.column, row: first.row, size: .large)
    #expect(complete.modules.groups == [frame])
    let all = SystemModuleName.allCases.map { "\($0.rawValue):removed" }.joined(separator: ",")
    #expect(ControlGrid(try center(all)).reserved.isEmpty)
  }

  @Test(arguments: [
    (RenderEnvironment.Release.iOS17, 12), (.iOS18, 11), (.iOS26, 11), (.iOS27, 11),
  ])
  func releasesBeforeIOS18ShowAllModules(os: RenderEnvironment.Release, count: Int) throws {
    let settings = try Self.settings("torch:removed", os: os)
    #expect(settings.controlGrid.reserved.count == count)
    // They return with another release.
    #expect(settings.systemModules.names == [.torch])
  }
}
