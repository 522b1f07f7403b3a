import ExtensionBuilder
import ExtensionProcess
import Foundation
import Testing

/// `vitrine sheet` with extensions that have no widget.
@Suite struct SheetTests {
  @Test(arguments: [("Delivery", "DeliveryAttributes"), ("Switchboard", "Lamp")])
  func drawsExtensionWithoutWidget(name: String, kind: String) async throws {
    let folder = try TemporaryFolder()
    let bundle = try await SampleExtension.sample(name).path
    let run = try await ToolProcess.run(
      ["sheet", bundle, "--kind", kind, "--scale", "1", "-o", "one.png"], in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    let png = try Data(contentsOf: folder.url.appendingPathComponent("one.png"))
    let height = png[20..<24].reduce(0) { $0 << 8 | Int($1) }
    #expect(height > 300)
    let unknown = try await ToolProcess.run(["sheet", bundle, "--kind", "Tode"], in: folder.url)
    #expect(unknown.code == 1 && unknown.error.contains(kind), "\(unknown.error)")
  }

  /// A sheet of several devices is as high as those of each, without the margins between them.
  @Test func drawsSeveralDevices() async throws {
    let folder = try TemporaryFolder()
    let bundle = try await SampleExtension.sample("Delivery").path
    func height(_ devices: String) async throws -> Int {
      let run = try await ToolProcess.run(
        ["sheet", bundle, "--devices", devices, "--scale", "1", "-o", "sheet.png"], in: folder.url)
      #expect(run.code == 0, "\(run.error)")
      let png = try Data(contentsOf: folder.url.appendingPathComponent("sheet.png"))
      return png[20..<24].reduce(0) { $0 << 8 | Int($1) }
    }
    // Two margins of 56 points are shared, and a gap of 40 follows each but the last.
    let (watch, car) = (try await height("watch"), try await height("car-1280x720"))
    #expect(try await height("watch, car-1280x720") == watch + car - 112 + 40)
  }

  /// Narrow devices do not truncate the heading: it is wider than the narrowest page.
  @Test func pageIsAsWideAsHeading() async throws {
    let folder = try TemporaryFolder()
    let bundle = try await SampleExtension.sample("Switchboard").path
    let run = try await ToolProcess.run(
      [
        "sheet", bundle, "--devices", "watch,watch-40mm", "--kind", "Sound", "--scale", "1", "-o",
        "a.png",
      ], in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    let png = try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
    let width = png[16..<20].reduce(0) { $0 << 8 | Int($1) }
    #expect(width > 2 * 56 + 420)
  }

  @Test(arguments: [("watch,mac", 0), ("car", 1)])
  func drawsControlsWhereTheyAreShown(devices: String, code: Int32) async throws {
    let folder = try TemporaryFolder()
    let bundle = try await SampleExtension.sample("Switchboard").path
    let run = try await ToolProcess.run(
      ["sheet", bundle, "--devices", devices, "--kind", "Lamp", "-o", "sheet.png"], in: folder.url)
    #expect(run.code == code && !run.error.contains("was not drawn"), "\(run.error)")
  }

  @Test(arguments: [
    (["--devices", "wacth"], "did you mean watch?"),
    (["--devices", "phone,"], "invalid value \"\""),
    (["--devices", "phone", "--device", "393x852"], "--devices and --device cannot be combined"),
  ])
  func rejectsDevices(arguments: [String], message: String) async throws {
    let folder = try TemporaryFolder()
    let bundle = try await SampleExtension.sample("Delivery").path
    let run = try await ToolProcess.run(["sheet", bundle] + arguments, in: folder.url)
    #expect(run.code == 2 && run.error.contains(message), "\(run.error)")
  }

  /// The headings: names of kinds are in the language of the launch.
  @Test(arguments: [("en_US", "Lamp"), ("ja_JP", "照明"), ("ar_SA", "مصباح")])
  func namesFollowLocale(locale: String, name: String) async throws {
    let bundle = try await SampleExtension.household()
    let process = try ExtensionProcess(
      ExtensionLaunch(
        executable: try ExtensionBundle(contentsOf: bundle).executable, locale: locale))
    let widgets = try await process.describe().widgets
    #expect(widgets.first { $0.kind == "Lamp" }?.displayName == name)
    await process.end()
  }
}
