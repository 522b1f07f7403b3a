import DeviceEngine
import DeviceSurfaces
import ExtensionPool
import ExtensionProcess
import Foundation
import GoldenFiles
import HostLink
import Synchronization
import Testing

@testable import DeviceProtocol

@Suite struct DeviceServiceTests {
  /// Places, drives and removes a widget: each request and its answer, one after the other.
  @Test func sessionMatchesTranscript() async throws {
    let service = try await SampleApp.service()
    var transcript = ""
    for request in [
      #"{"command": "gallery"}"#,
      #"{"command": "options", "extension": "Home", "kind": "Lamp", "parameter": "room"}"#,
      #"{"command": "place", "extension": "Home", "kind": "Lamp", "family": "systemSmall"}"#,
      #"{"command": "place", "extension": "Home", "kind": "Lamp", "family": "systemSmall", "place": {"surface": "home", "page": 0, "column": 2, "row": 2}}"#,
      #"{"command": "move", "placement": "p1", "place": {"surface": "home", "page": 0, "column": 0, "row": 4}}"#,
      #"{"command": "configure", "placement": "p1", "configuration": {"room": {"string": "hall"}}}"#,
      #"{"command": "elements", "placement": "p1"}"#,
      #"{"command": "tap", "placement": "p1", "element": 2}"#,
      #"{"command": "tap", "placement": "p1", "x": 15, "y": 45}"#,
      #"{"command": "tap", "placement": "p1", "x": 500, "y": 45}"#,
      #"{"command": "stack", "placement": "p1", "onto": "p2"}"#,
      #"{"command": "turn", "stack": "s1", "to": "p2"}"#,
      #"{"command": "stackSettings", "stack": "s1", "smartRotate": false}"#,
      #"{"command": "reload", "extension": "Home", "kind": "Lamp"}"#,
      #"{"command": "view", "placements": ["p1", "unknown"]}"#,
      #"{"command": "clock", "by": 90}"#,
      #"{"command": "clock", "rate": 60}"#,
      #"{"command": "device", "look": "tinted", "locale": "de_DE"}"#,
      #"{"command": "install", "bundle": "/x/Office.vitrine", "openCommand": ["xdg-open"]}"#,
      #"{"command": "uninstall", "extension": "Office"}"#,
      #"{"command": "remove", "placement": "s1"}"#,
    ] {
      let answer = await service.perform(Data(request.utf8))
      await service.host.settle()
      transcript += "> \(request)\n< \(String(decoding: answer, as: UTF8.self))\n"
    }
    try expectGolden(transcript, "session.txt")
  }

  /// An unknown id is followed by those that exist.
  @Test func errorListsIdentifiers() async throws {
    let service = try await SampleApp.service()
    func message(_ request: String) async throws -> String {
      let answer = await service.perform(Data(request.utf8))
      let failure = #expect(throws: DeviceAnswer.Failure.self) {
        _ = try DeviceAnswer.decode(NoResult.self, from: answer)
      }
      return failure?.message ?? ""
    }
    let remove = #"{"command": "remove", "placement": "p9"}"#
    #expect(try await message(remove).hasSuffix("see `vitrine placements`; available: none"))
    let place =
      #"{"command": "place", "extension": "Home", "kind": "Lamp", "family": "systemSmall"}"#
    for _ in 0..<2 { _ = await service.perform(Data(place.utf8)) }
    #expect(try await message(remove).hasSuffix("; available: p1, p2"))
    let press = #"{"command": "pressControl", "control": "c9"}"#
    #expect(try await message(press).hasSuffix("; available: none"))
  }

  @Test(arguments: [
    (#"{"command":"remove","placement":"p9"}"#, "unknownPlacement"),
    (#"{"command":"explain","placement":"p9"}"#, "unknownPlacement"),
    (#"{"command":"diagnose","placement":"a9"}"#, "unknownActivity"),
    (#"{"command":"quitApp","extension":"Unknown"}"#, "unknownExtension"),
    (#"{"command":"turn","stack":"s9","to":"p1"}"#, "unknownStack"),
    (#"{"command":"uninstall","extension":"Nope"}"#, "unknownExtension"),
    (#"{"command":"explain","placement":"c9"}"#, "unknownControl"),
    (#"{"command":"removeControl","control":"c9"}"#, "unknownControl"),
    (#"{"command":"pressControl","control":"c9"}"#, "unknownControl"),
    (#"{"command":"setControl","control":"c9","isOn":true}"#, "unknownControl"),
    (#"{"command":"pushControl","token":"00ff"}"#, "unknownControl"),
    (#"{"command":"addControl","extension":"Nope","kind":"Fan"}"#, "unknownExtension"),
    (#"{"command":"addControl","extension":"Home","kind":"Lamp"}"#, "unknownKind"),
    (#"{"command":"reloadControls","extension":"Home","kind":"Lamp"}"#, "unknownKind"),
    (#"{"command":"invalidateControlConfigurations","extension":"No"}"#, "unknownExtension"),
    (#"{"command":"invalidateRelevance","extension":"No","kind":"Lamp"}"#, "unknownExtension"),
    (#"{"command":"invalidateRecommendations","extension":"No"}"#, "unknownExtension"),
    (#"{"command":"dismissAlert"}"#, "badPlace"),
    (
      #"{"command":"place","extension":"Home","kind":"Nope","family":"systemSmall"}"#, "unknownKind"
    ),
    (
      #"{"command":"place","extension":"Home","kind":"Lamp","family":"systemLarge"}"#,
      "unsupportedFamily"
    ),
    (
      #"{"command":"place","extension":"Home","kind":"Lamp","family":"systemSmall","place":{"surface":"home","page":0,"column":9,"row":0}}"#,
      "badPlace"
    ),
    (
      #"{"command":"place","extension":"Home","kind":"Lamp","family":"systemSmall","configuration":{"size":{"integer":3}}}"#,
      "unknownParameter"
    ),
    (
      #"{"command":"place","extension":"Home","kind":"Lamp","family":"systemSmall","configuration":{"room":{"integer":3}}}"#,
      "badValue"
    ),
    (#"{"command":"device","locale":"xx_XX"}"#, "badSetting"),
    (#"{"command":"device","device":"320x568"}"#, "badSetting"),
    (#"{"command":"clock","date":"1970-01-01T00:00:00Z"}"#, "badSetting"),
    (#"{"command":"install","bundle":"/x/nothing"}"#, "badBundle"),
    (#"{"command":"screenshot","page":7}"#, "badPlace"),
    (#"{"command":"log","follow":true}"#, "cannotFollow"),
    ("{", "malformed"),
  ])
  func rejectedCommandsChangeNothing(request: String, code: String) async throws {
    let service = try await SampleApp.service()
    let before = await service.host.state()
    let answer = await service.perform(Data(request.utf8))
    do {
      _ = try DeviceAnswer.decode(NoResult.self, from: answer)
      Issue.record("was done")
    } catch let failure as DeviceAnswer.Failure {
      #expect(failure.code == code, "\(failure)")
    }
    #expect(await service.host.state() == before)
  }

  /// The elements and the settings follow a removal; an unknown name changes nothing.
  @Test(arguments: [
    ("torch:removed", "torch", 9), ("connectivity:removed", "wifi", 6), ("radio:removed", nil, 10),
    (
      "connectivity:removed, brightness:removed, volume:removed, focus:removed, torch:removed, "
        + "timer:removed, darkMode:removed", "wifi", 0
    ),
  ])
  func removedModulesHaveNoElements(text: String, removed: String?, count: Int) async throws {
    let service = try await SampleApp.service()
    let answer = await service.perform(
      try JSONEncoder().encode(["command": "device", "systemModules": text]))
    let isRefused = String(decoding: answer, as: UTF8.self).contains("the modules are connectivity")
    #expect(isRefused == (removed == nil))
    let ids = try await service.elements(of: .controlCenter).elements.map(\.id)
      .filter { $0.hasPrefix("module.") }
    #expect(ids.count == count)
    if let removed { #expect(!ids.contains("module.\(removed)")) }
  }

  /// A person's reloads are free, an app's count.
  @Test(arguments: [("", "free person"), (#","by":"app""#, "charged widgetCenter")])
  func requesterDecidesWhetherReloadIsFree(by: String, row: String) async throws {
    let service = try await SampleApp.service()
    let place = #"{"command":"place","extension":"Home","kind":"Lamp","family":"systemSmall"}"#
    let reload = #"{"command":"reload","extension":"Home","kind":"Lamp"\#(by)}"#
    for request in [place, reload] {
      _ = await service.perform(Data(request.utf8))
      await service.host.settle()
    }
    // What counts waits for company first.
    _ = try await service.host.setClock(date: SampleApp.noon + 60)
    await service.host.settle()
    let begun = try await service.host.explanation(of: PlacementID("p1")).rows
      .filter { $0.outcome == .free || $0.outcome == .charged }
    #expect(begun.last.map { "\($0.outcome) \($0.cause)" } == row)
  }

  @Test func listedDevicesHaveSurfaces() async throws {
    let service = try await SampleApp.service()
    let answer = await service.perform(Data(#"{"command":"devices"}"#.utf8))
    let devices = try DeviceAnswer.decode([DeviceEntry].self, from: answer)
    #expect(devices.map(\.identifier).contains("393x852"))
    #expect(!devices.map(\.identifier).contains("320x568"))
    let pad = try #require(devices.first { $0.identifier == "1024x1366" })
    #expect(pad.idiom == .pad && pad.landscape?.screen.width == 1366)
    let phone = try #require(devices.first { $0.identifier == "393x852" })
    #expect(phone.landscape == nil && phone.surfaces?.turned?.screen.width == 852)
  }

  /// Without an app in front, a phone in landscape shows an empty window; its surfaces are upright,
  /// and Control Center unless it is over the Lock Screen.
  @Test(arguments: [
    ("", false, 852, 393), (#","surface":"home""#, false, 393, 852),
    (#","surface":"lock""#, false, 393, 852),
    (#","surface":"controlCenter""#, false, 852, 393), ("", true, 393, 852),
    (#","surface":"controlCenter""#, true, 393, 852),
  ])
  func screenshotOfPhoneInLandscape(
    fields: String, isLocked: Bool, width: UInt32, height: UInt32
  ) async throws {
    let service = try await SampleApp.service()
    _ = await service.perform(
      Data(#"{"command":"device","orientation":"landscape","isLocked":\#(isLocked)}"#.utf8))
    let answer = await service.perform(
      Data(#"{"command":"screenshot","scale":1\#(fields)}"#.utf8))
    let png = try DeviceAnswer.decode(Screenshot.self, from: answer).png
    #expect(png.pictureSize == (width, height))
  }

  @Test(arguments: [
    (SurfaceName.home, 393, 852), (.lock, 393, 852), (.standBy, 852, 393),
    (.controlCenter, 393, 852),
  ])
  func screenshotsHaveScreenSize(surface: SurfaceName, width: UInt32, height: UInt32) async throws {
    let service = try await SampleApp.service()
    for family in ["systemSmall", "systemMedium", "accessoryCircular"] {
      let request =
        #"{"command":"place","extension":"Home","kind":"Lamp","family":"\#(family)"}"#
      _ = await service.perform(Data(request.utf8))
    }
    await service.host.settle()
    let request = CommandRequest(TakeScreenshot(surface, page: 0, scale: 1))
    let answer = await service.perform(try DeviceJSON.encode(request))
    let png = try DeviceAnswer.decode(Screenshot.self, from: answer).png
    #expect(png.pictureSize == (width, height))
  }

  /// The pad has its own screen and widgets; the phone's are not on it.
  @Test(arguments: [
    ("", 1180, 820), (#","surface":"lock""#, 1180, 820), (#","surface":"today""#, 1180, 820),
  ])
  func padIsDrawnBesideThePhone(surface: String, width: UInt32, height: UInt32) async throws {
    let service = try await SampleApp.service()
    func perform(_ request: String) async -> Data { await service.perform(Data(request.utf8)) }
    let widget = #""extension":"Home","kind":"Lamp","family":"systemSmall""#
    _ = await perform(#"{"command":"place",\#(widget)}"#)
    _ = await perform(#"{"command":"device","on":"pad","orientation":"landscape"}"#)
    let empty = await perform(#"{"command":"screenshot","on":"pad","scale":1\#(surface)}"#)
    let png = try DeviceAnswer.decode(Screenshot.self, from: empty).png
    #expect(png.pictureSize == (width, height))
    let placed = try DeviceAnswer.decode(
      PlacementState.self, from: await perform(#"{"command":"place","on":"pad",\#(widget)}"#))
    #expect(placed.placement.device == .pad)
    await service.host.settle()
    let filled = await perform(#"{"command":"screenshot","on":"pad","scale":1\#(surface)}"#)
    let isHome = surface.isEmpty
    #expect((try DeviceAnswer.decode(Screenshot.self, from: filled).png != png) == isHome)
    let state = await service.host.state()
    #expect(state.pageCount(of: .home, on: .pad) == 1)
    #expect(
      try await service.picture(of: placed.id.rawValue, scale: 1).png.pictureSize == (136, 136))
    let contents = try await service.contents(of: .home, on: .pad)
    #expect(contents.widgets.map(\.placement) == [placed.id])
    #expect(contents.widgets.map(\.frame.width) == [136])
    #expect(contents.screen == LinkSize(width: 1180, height: 820))
  }

  @Test func laterPagesOfThePadAreDrawn() async throws {
    let service = try await SampleApp.service()
    let first = WidgetPlace.home(page: 0, column: 0, row: 0)
    for place in [first, .home(page: 1, column: 1, row: 2)] {
      try await service.host.place(
        extension: "Home", kind: "Lamp", family: .systemSmall, place: place, on: .pad)
    }
    await service.host.settle()
    for (page, placement) in (["p1", "p2"] as [PlacementID]).enumerated() {
      let contents = try await service.contents(of: .home, on: .pad, page: page)
      #expect(contents.widgets.map(\.placement) == [placement])
      #expect(contents.pages?.shown == page && contents.pages?.count == 2)
      // A change on the other page changes the number of pages.
      #expect(contents.ids == ["p1", "p2"])
      let picture = try await service.picture(of: .home, on: .pad, page: page, scale: 0.25)
      #expect(picture.contents == contents)
    }
    await #expect(
      throws: HostError.badPlace(reason: "no page 2: the Home Screen has 2, numbered from 0")
    ) { try await service.contents(of: .home, on: .pad, page: 2) }
    // A page of a browser can move widgets to an empty page.
    let empty = try await service.picture(of: .home, on: .pad, page: 9, scale: 0.25).contents
    #expect(empty?.widgets == [] && empty?.pages?.shown == 2 && empty?.pages?.count == 3)
    let center = try await service.picture(of: .controlCenter, on: .pad, page: 9, scale: 0.25)
    #expect(center.contents?.pages?.shown == 0 && center.contents?.widgets == [])
    let lock = try await service.contents(of: .lock, on: .pad, page: 3)
    #expect(lock.pages == nil)
  }

  @Test(arguments: [
    (#"{"command":"screenshot","on":"pad"}"#, "no pad is connected; connect it with"),
    (#"{"command":"screenshot","on":"car","surface":"home"}"#, "no car is connected"),
    (#"{"command":"contents","surface":"home"}"#, "name the companion with \"on\", one of: pad"),
    (#"{"command":"contents","on":"mac","surface":"face"}"#, "does not show the watch face"),
    (
      #"{"command":"screenshot","on":"main","surface":"face"}"#,
      "the device \"main\" does not show the watch face; available: Home Screen"
    ),
  ])
  func screenshotsOfOtherDevicesAreRejected(request: String, reason: String) async throws {
    let service = try await SampleApp.service()
    let answer = String(decoding: await service.perform(Data(request.utf8)), as: UTF8.self)
    #expect(answer.replacing("\\\"", with: "\"").contains(reason), "\(answer)")
  }

  /// The sample cannot draw activities, so their pictures fail, and nothing is left.
  @Test func startWaitsForPicturesOrTheirFailure() async throws {
    let service = try await SampleApp.service()
    let start = ActivityStart(
      attributesType: "Trip", attributes: Data("{}".utf8),
      content: ActivityContentMessage(state: Data("{}".utf8)))
    let request = CommandRequest(AskActivities(extension: "Home", .start(start), waits: true))
    let answer = await service.perform(try DeviceJSON.encode(request))
    let failure = #expect(throws: DeviceAnswer.Failure.self) {
      try DeviceAnswer.decode(ActivityAnswer.self, from: answer)
    }
    #expect(failure?.code == "extensionFailed")
    #expect(failure?.message.contains("\"Trip\"") == true)
    #expect(await service.host.activityStates().isEmpty)
  }

  /// Members of a stack below its top have no position on the surface.
  @Test func onlyTopOfStackIsVisible() {
    let stack = SmartStack(
      id: "s1", family: .systemSmall, place: .standBy(.left), members: ["p1", "p2"], top: "p2")
    func placement(_ id: PlacementID, _ place: WidgetPlace) -> Placement {
      Placement(id: id, extension: "a", kind: "b", family: .systemSmall, place: place)
    }
    let state = HostState(
      revision: 0, clock: ClockState(now: SampleApp.noon, rate: 1), device: DeviceSettings(),
      extensions: [],
      placements: [
        PlacementState(
          placement: placement("p3", .home(page: 2, column: 0, row: 0)), title: "")
      ], stacks: [stack], links: [])
    #expect(state.spot(of: placement("p1", .stack("s1", position: 0))) == nil)
    let top = state.spot(of: placement("p2", .stack("s1", position: 1)))
    #expect(top?.place == .standBy(.left))
    #expect(top?.dots == SurfaceScene.StackDots(count: 2, top: 1))
    #expect(state.pageCount(of: .home, on: .main) == 3)
  }

  @Test func followedLogSendsNewRows() async throws {
    let folder = try TemporaryFolder()
    let service = try await SampleApp.service()
    let server = DeviceSocketServer(at: folder.address, handler: service.socketHandler)
    try server.start()
    defer { server.stop() }
    let client = DeviceSocketClient(folder.address)
    var lines = client.lines(
      try DeviceJSON.encode(CommandRequest(ShowLog(follow: true, limit: 10)))
    )
    .makeAsyncIterator()
    let first = try #require(try await lines.next())
    #expect(try DeviceAnswer.decode([LedgerRow].self, from: first).isEmpty)
    let placed = try await client.call(
      PlaceWidget(
        extension: "Home", kind: "Lamp", family: .systemSmall, place: nil, configuration: [:]))
    let line = try #require(try await lines.next())
    let message = try DeviceJSON.decode(LedgerMessage.self, from: line)
    #expect(message.row.placement == .placement(placed.id))
  }

  /// Rows that the first page has no room for follow at once, and not with the next change.
  @Test(.timeLimit(.minutes(1))) func followedOutputBeginsWithAllRows() async throws {
    let service = try await SampleApp.service()
    let count = 1200
    service.output.append(
      (1...count).map {
        ProcessOutput(
          date: SampleApp.noon, process: 7, source: .output, level: .notice, text: "\($0)")
      }, of: "Home")
    let sequences = Mutex<[Int]>([])
    await ShowOutput(after: 0, follow: true).stream(from: service) { line in
      let rows =
        (try? DeviceAnswer.decode(OutputPage.self, from: line).rows)
        ?? (try? DeviceJSON.decode(OutputMessage.self, from: line).rows) ?? []
      return sequences.withLock {
        $0 += rows.map(\.sequence)
        return $0.count < count
      }
    }
    #expect(sequences.withLock { $0 } == Array(1...count))
  }
}

extension Data {
  /// The width and height in the header of a PNG file.
  fileprivate var pictureSize: (width: UInt32, height: UInt32) {
    func number(at offset: Int) -> UInt32 {
      self[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    return (number(at: 16), number(at: 20))
  }
}
