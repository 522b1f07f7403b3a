import DeviceEngine
import DeviceSurfaces
import Foundation
import HostLink
import Testing

@testable import DeviceWeb

/// Pictures of surfaces of companions, as a page with several devices shows them.
@Suite struct SurfacePictureTests {
  private static let face = PictureItem(PictureItem.Surface(role: .watch, name: .face))
  private static let car = PictureItem(PictureItem.Surface(role: .car, name: .carPlay))

  private static func show(_ surfaces: String) -> String {
    #"{"type":"show","placements":[],"surfaces":[\#(surfaces)]}"#
  }

  private static let both = show(
    #"{"on":"watch","surface":"face","scale":1.5},{"on":"car","surface":"carPlay","scale":0.5}"#)

  private static func placement(
    _ id: PlacementID, at place: WidgetPlace
  ) -> PlacementState {
    PlacementState(
      placement: Placement(
        id: id, extension: "Everyday", kind: "Clock", family: .accessoryCircular, place: place),
      title: "Clock", version: 2)
  }

  private static func control(at place: ControlPlace, on role: DeviceRole? = nil) -> ControlState {
    ControlState(
      control: Control(id: "c1", extension: "Everyday", kind: "Fan", place: place, on: role),
      title: "Fan", app: "Everyday", version: 2)
  }

  /// The pad has surfaces of the same names as the main device.
  @Test func widgetOnTheMainDeviceDoesNotDrawThePad() {
    let home = PictureItem.Surface(role: .pad, name: .home)
    var state = Self.placement("p1", at: .home(page: 0, column: 0, row: 0))
    #expect(!home.isAffected(by: .placement(state), showing: [], companions: []))
    state.placement.device = .pad
    #expect(home.isAffected(by: .placement(state), showing: [], companions: []))
    let slot = ControlPlace.lock(.left)
    #expect(!home.isAffected(by: .control(Self.control(at: slot)), showing: [], companions: []))
    let own = Self.control(at: slot, on: .pad)
    #expect(home.isAffected(by: .control(own), showing: [], companions: []))
  }

  /// Each page of a surface has its own picture.
  @Test func laterPageHasItsNumber() async throws {
    try await TestServer.run { server in
      server.device.record.withLock { $0.surfaces = ["pad.home": ["p1"], "pad.home.1": ["p2"]] }
      let socket = try await RawWebSocket(server)
      for (fields, page, placement) in [("", nil, "p1"), (#","page":1"#, 1, "p2")] {
        await socket.send(Self.show(#"{"on":"pad","surface":"home","scale":1\#(fields)}"#))
        let message = try #require(await socket.message("surface"))
        #expect(message.json["page"] as? Int == page)
        let contents = try #require(message.json["contents"] as? [String: Any])
        let widgets = contents["widgets"] as? [[String: Any]]
        #expect(widgets?.first?["placement"] as? String == placement)
      }
      #expect(try await server.answer("GET", "/picture/pad.home.1/v1.png")?.status == 200)
    }
  }

  /// The desktop is behind Control Center of a Mac.
  @Test func widgetOnTheDesktopDrawsControlCenterOfTheMac() {
    let center = PictureItem.Surface(role: .mac, name: .macControlCenter)
    let state = Self.placement("p1", at: .list(.desktop, position: 0))
    #expect(center.isAffected(by: .placement(state), showing: [], companions: []))
  }

  /// The Home Screen of a pad has the icons and the names of the apps.
  @Test(arguments: [(PictureItem.Surface(role: .pad, name: .home), true), (face.surface, false)])
  func installedAppDrawsHomeScreens(surface: PictureItem.Surface?, isAffected: Bool) {
    #expect(surface?.isAffected(by: .gallery, showing: [], companions: []) == isAffected)
  }

  /// A picture that is being drawn may show what the one before did not.
  @Test(arguments: [
    HostChange.removed("p9"), .controlRemoved("c9"), .activityRemoved("a9"),
    .placement(placement("p9", at: .home(page: 0, column: 0, row: 0))),
  ])
  func unknownContentsAreAffected(change: HostChange) {
    #expect(Self.face.surface?.isAffected(by: change, showing: nil, companions: []) == true)
  }

  /// Changes are missed while no page is open.
  @Test func companionsAreForgottenWithTheLastPage() async throws {
    try await TestServer.run { server in
      server.device.record.withLock { $0.surfaces = ["watch.face": ["p1"]] }
      let watch = HostChange.companions([CompanionState(role: .watch, settings: DeviceSettings())])
      for tag in ["first", "second"] {
        let socket = try await RawWebSocket(server)
        await socket.send(Self.show(#"{"on":"watch","surface":"face","scale":1.5}"#))
        _ = try #require(await socket.message("surface"))
        server.device.record.withLock { $0.tag = tag }
        server.device.send(watch)
        #expect(await socket.message("surface")?.json["tag"] as? String == tag)
        await socket.send(opcode: 8, Data([3, 232]))
        while await socket.frame() != nil {}
        await server.device.lostAllListeners()
      }
    }
  }

  /// Runs a server whose watch shows p1 and whose car shows p2, with a page that shows both.
  private func run(
    _ body: (TestServer, RawWebSocket) async throws -> Void
  ) async throws {
    try await TestServer.run { server in
      server.device.record.withLock { $0.surfaces = ["watch.face": ["p1"], "car.carPlay": ["p2"]] }
      let socket = try await RawWebSocket(server)
      await socket.send(Self.both)
      for _ in 0..<2 { _ = try #require(await socket.message("surface")) }
      try await body(server, socket)
    }
  }

  @Test(.timeLimit(.minutes(2))) func pictureHasContentsAndCountsAsViewed() async throws {
    try await TestServer.run { server in
      server.device.record.withLock { $0.surfaces = ["watch.face": ["p1"]] }
      let socket = try await RawWebSocket(server)
      await socket.send(Self.show(#"{"on":"watch","surface":"face","scale":1.5}"#))
      let message = try #require(await socket.message("surface"))
      #expect(message.json["on"] as? String == "watch")
      #expect(message.json["surface"] as? String == "face")
      let contents = try #require(message.json["contents"] as? [String: Any])
      #expect((contents["widgets"] as? [[String: Any]])?.first?["placement"] as? String == "p1")
      let png = try await server.answer("GET", "/picture/watch.face/v1.png")
      #expect(png?.status == 200)
      await socket.send(Self.show(#"{"on":"watch","surface":"face","scale":1.5}"#))
      await socket.send(Self.show(""))
      await socket.send(#"{"type":"show","placements":["p2"]}"#)
      _ = try #require(await socket.message("picture"))
      // The picture is sent before it counts as viewed.
      while server.device.record.withLock({ $0.viewed.count { !$0.isEmpty } < 3 }) {
        await Task.yield()
      }
      let record = server.device.record.withLock { $0 }
      #expect(record.viewed.filter { !$0.isEmpty } == [["p1"], ["p1"], ["p2"]])
      #expect(record.drawn.first == PictureKey(item: Self.face, scale: 1.5))
    }
  }

  /// A change of one device does not draw the others. The watch shows p1 and a1, the car p2 and c2.
  @Test(arguments: [
    (HostChange.placement(placement("p1", at: .face(.dial, position: 4))), [face]),
    (.placement(placement("p9", at: .list(.carPlay, position: 0))), [car]),
    // From the car to the Home Screen: both lose or gain it.
    (.placement(placement("p2", at: .home(page: 0, column: 0, row: 0))), [car]),
    (.placement(placement("p3", at: .home(page: 0, column: 0, row: 0))), []),
    (.placement(placement("p1", at: .stack("s1", position: 0))), [face]),
    (.control(control(at: .list(.menuBar, position: 0, size: .small))), []),
    (.control(control(at: .list(.watchControlCenter, position: 0, size: .small))), [face]),
    (.controlRemoved("c2"), [car]), (.removed("p2"), [car]), (.removed("p7"), []),
    (.activityRemoved("a1"), [face]),
    (.device(DeviceSettings()), []), (.frontApp("Everyday"), []),
    (.companions([CompanionState(role: .watch, settings: DeviceSettings())]), [face]),
    (.companions([]), []), (.clock(ClockState(now: .distantPast, rate: 1)), [face, car]),
    (.resync, [face, car]),
  ])
  func changeConcernsDevice(change: HostChange, items: [PictureItem]) {
    let shown: [(PictureItem, Set<ItemID>)] = [
      (Self.face, ["p1", "a1"]), (Self.car, ["p2", "c2"]),
    ]
    let affected = shown.filter { item, ids in
      item.surface?.isAffected(by: change, showing: ids, companions: []) == true
    }
    #expect(affected.map(\.0) == items)
  }

  @Test func equalPictureIsNotSentAgain() async throws {
    try await run { server, socket in
      server.device.send(.clock(ClockState(now: Date(timeIntervalSince1970: 1), rate: 1)))
      server.device.change("p1")
      await socket.send(
        #"{"type":"show","placements":["p1"],"surfaces":[{"on":"watch","surface":"face","scale":1.5}]}"#
      )
      var types: [String] = []
      while let message = await socket.message() {
        types.append(message.type ?? "")
        if message.type == "picture" { break }
      }
      #expect(!types.contains("surface"))
    }
  }

  @Test(arguments: [
    #"{"on":"toaster","surface":"face","scale":1}"#, #"{"on":"watch","surface":"face"}"#,
    #"{"on":"watch","surface":"face","scale":400}"#, "7",
    #"{"on":"pad","surface":"home","scale":1,"page":-1}"#,
    #"{"on":"pad","surface":"home","scale":1,"page":1000}"#,
  ])
  func invalidSurfacesAreRefused(surface: String) async throws {
    try await TestServer.run { server in
      let socket = try await RawWebSocket(server)
      await socket.send(Self.show(surface))
      let problem = try #require(await socket.message("problem"))
      #expect(problem.json["code"] as? String == "malformed")
      #expect((problem.json["message"] as? String)?.contains("\"surfaces\"") == true)
    }
  }
}
