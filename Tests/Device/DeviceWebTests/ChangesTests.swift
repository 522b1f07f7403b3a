import DeviceEngine
import Foundation
import HostLink
import Testing

@testable import DeviceWeb

/// The messages of the WebSocket, in both directions.
@Suite struct ChangesTests {
  private func show(_ placements: [String], scale: Double = 2) -> String {
    let names = placements.map { "\"\($0)\"" }.joined(separator: ",")
    return #"{"type":"show","placements":[\#(names)],"scale":\#(scale)}"#
  }

  @Test func sendsStateFirstAndThenChanges() async throws {
    try await TestServer.run { server in
      let socket = try await RawWebSocket(server)
      let state = try #require(await socket.message())
      #expect(state.type == "state")
      #expect((state.json["state"] as? [String: Any])?["revision"] as? Int == 1)
      let changes: [(HostChange, String)] = [
        (.placement(server.device.placement("p1")), "placement"),
        (
          .stack(
            SmartStack(
              id: "s1", family: .systemSmall, place: .home(page: 0, column: 0, row: 0),
              members: ["p1"], top: "p1")), "stack"
        ),
        (.stackRemoved("s1"), "stackRemoved"), (.device(DeviceSettings()), "device"),
        (.clock(ClockState(now: Date(timeIntervalSince1970: 1.5), rate: 0)), "clock"),
        (.extensions([ExtensionState(id: "Everyday", name: "Everyday")]), "extensions"),
        (.gallery, "gallery"),
        (
          .link(
            DeliveredLink(
              date: Date(timeIntervalSince1970: 0), extension: "Everyday", placement: "p1",
              url: URL(string: "a://b"))), "link"
        ),
        (
          .ledger(
            LedgerRow(
              sequence: 7, date: Date(timeIntervalSince1970: 0), placement: "p1",
              outcome: .free, cause: .placed, reason: "\"quoted\"", budgetLeft: 40)), "ledger"
        ),
        (.control(server.device.control("c1")), "control"),
        (.controlRemoved("c1"), "controlRemoved"), (.removed("p1"), "removed"),
      ]
      for (change, type) in changes {
        server.device.send(change)
        let message = try #require(await socket.message())
        #expect(message.type == type)
        #expect(message.json.count == (type == "gallery" ? 1 : 2))
      }
    }
  }

  /// A snapshot and the first entry often look the same, yet taps have to carry the newer version.
  @Test func announcesIdenticalPictureOfNewerVersion() async throws {
    try await TestServer.run { server in
      server.device.record.withLock { $0.tag = "same" }
      let socket = try await RawWebSocket(server)
      await socket.send(show(["p1"]))
      #expect(try #require(await socket.message("picture")).json["version"] as? Int == 1)
      server.device.change("p1")
      let newer = try #require(await socket.message("picture"))
      #expect(newer.json["version"] as? Int == 2)
      #expect(newer.json["tag"] as? String == "same")
    }
  }

  @Test func drawsAndReportsShownPlacements() async throws {
    try await TestServer.run { server in
      let socket = try await RawWebSocket(server)
      await socket.send(show(["p1"], scale: 3))
      let picture = try #require(await socket.message("picture"))
      #expect(picture.json["placement"] as? String == "p1")
      #expect(picture.json["tag"] as? String == "v1")
      #expect(picture.json["width"] as? Double == 170)
      #expect(picture.json["elements"] is [Any])
      let png = try #require(try await server.answer("GET", "/picture/p1/v1.png"))
      #expect(png.status == 200)
      #expect(png.headers["cache-control"] == "private, max-age=31536000, immutable")
      #expect(png.headers["content-type"] == "image/png")
      #expect(String(decoding: png.body, as: UTF8.self) == "PNG v1")

      server.device.change("p2")  // Not shown: announced, but not drawn.
      server.device.change("p1")
      let newer = try #require(await socket.message("picture"))
      #expect(newer.json["tag"] as? String == "v2")
      let record = server.device.record.withLock { $0 }
      #expect(record.viewed == [["p1"]])
      #expect(Set(record.drawn) == [PictureKey(item: PictureItem("p1"), scale: 3)])
    }
  }

  /// The page keeps the last picture and learns why, once.
  @Test func expensivePictureIsReported() async throws {
    try await TestServer.run { server in
      let socket = try await RawWebSocket(server)
      await socket.send(show(["p1", "p2"]))
      for _ in 0..<2 { _ = try #require(await socket.message("picture")) }
      server.device.record.withLock { $0.expensive = ["p1"] }
      server.device.change("p1")
      let problem = try #require(await socket.message("problem"))
      #expect(problem.json["code"] as? String == "tooExpensive")
      #expect(
        (problem.json["message"] as? String)?.hasPrefix("p1: too expensive to draw: 1,500 blurs")
          == true)
      #expect(try await server.answer("GET", "/picture/p1/v1.png")?.status == 200)
      server.device.change("p1")
      server.device.change("p2")
      var types: [String] = []
      while let message = await socket.message() {
        types.append(message.type ?? "")
        if message.type == "picture" { break }
      }
      #expect(!types.contains("problem"))
    }
  }

  @Test func sendsPushVerdicts() async throws {
    try await TestServer.run { server in
      let socket = try await RawWebSocket(server)
      _ = await socket.message("state")
      await server.server.publish(push: ["id": "7", "outcome": "delivered"], id: "7")
      let push = await socket.message("push")?.json["push"] as? [String: String]
      #expect(push == ["id": "7", "outcome": "delivered"])
    }
  }

  /// Each presentation has its own picture. A page can still load one that was announced just
  /// before the activity was removed.
  @Test func drawsEachActivityPresentation() async throws {
    let device = RecordedDevice(placements: ["a1"])
    try await TestServer.run(device: device) { server in
      let socket = try await RawWebSocket(server)
      await socket.send(
        #"{"type":"show","placements":[],"activities":[{"activity":"a1","presentation":"minimal"}"#
          + #",{"activity":"a1","presentation":"standBy"}],"scale":2}"#)
      var found: [String: String] = [:]
      for _ in 0..<2 {
        let picture = try #require(await socket.message("picture"))
        #expect(picture.json["placement"] as? String == "a1")
        found[picture.json["presentation"] as? String ?? ""] = picture.json["tag"] as? String
      }
      #expect(found == ["minimal": "minimalv1", "standBy": "standByv1"])
      for tag in found.values {
        let png = try #require(try await server.answer("GET", "/picture/a1/\(tag).png"))
        #expect(String(decoding: png.body, as: UTF8.self) == "PNG \(tag)")
      }
      device.send(.activityRemoved("a1"))
      #expect(await socket.message("activityRemoved")?.json["activity"] as? String == "a1")
      #expect(try await server.answer("GET", "/picture/a1/minimalv1.png")?.status == 200)
    }
  }

  /// A control's symbol is a separate file. Controls are not reported as viewed, because views
  /// count towards reload budgets.
  @Test func drawsControlsWithSymbols() async throws {
    let device = RecordedDevice(placements: ["p1", "c1"])
    try await TestServer.run(device: device) { server in
      let socket = try await RawWebSocket(server)
      await socket.send(#"{"type":"show","placements":[],"controls":["c1"],"scale":2}"#)
      let picture = try #require(await socket.message("picture"))
      #expect(picture.json["placement"] as? String == "c1")
      let symbol = try #require(picture.json["symbol"] as? [String: Any])
      #expect(symbol["tag"] as? String == "s1")
      #expect(symbol["width"] as? Double == 48)
      for (tag, text) in [("v1", "PNG v1"), ("s1", "PNG s1")] {
        let png = try #require(try await server.answer("GET", "/picture/c1/\(tag).png"))
        #expect(String(decoding: png.body, as: UTF8.self) == text)
      }
      device.record.withLock { $0.versions["c1"] = 2 }
      device.send(.control(device.control("c1")))
      #expect(await socket.message("picture")?.json["tag"] as? String == "v2")
      #expect(device.record.withLock { $0.viewed } == [[]])
      device.send(.controlRemoved("c1"))
      _ = await socket.message("controlRemoved")
      #expect(try await server.answer("GET", "/picture/c1/s2.png")?.status == 200)
    }
  }

  /// The view of a shortcut's card is a picture, which is drawn again after each change.
  @Test func drawsSnippets() async throws {
    let device = RecordedDevice(placements: ["snippet"])
    try await TestServer.run(device: device) { server in
      let socket = try await RawWebSocket(server)
      await socket.send(#"{"type":"show","placements":[],"snippet":true,"scale":2}"#)
      let picture = try #require(await socket.message("picture"))
      #expect(picture.json["placement"] as? String == "snippet")
      #expect(picture.json["tag"] as? String == "v1")
      device.record.withLock { $0.versions["snippet"] = 2 }
      let card = SnippetState(extension: "Kiosk", app: "Kiosk", title: "Order", phase: .result)
      device.send(.snippet(card))
      let change = try #require(await socket.message("snippet")?.json["snippet"] as? [String: Any])
      #expect(change["phase"] as? String == "result")
      #expect(await socket.message("picture")?.json["tag"] as? String == "v2")
      device.send(.snippet(nil))
      #expect(await socket.message("snippet")?.json["snippet"] is NSNull)
    }
  }

  @Test func timersFollowDeviceClock() async throws {
    let date = Date(timeIntervalSince1970: 100)
    let device = RecordedDevice()
    device.record.withLock { $0.nextChange = date }
    try await TestServer.run(device: device) { server in
      let socket = try await RawWebSocket(server)
      await socket.send(show(["p1"]))
      #expect(await socket.message("picture")?.json["tag"] as? String == "v1")
      await device.waited(for: date)
      device.record.withLock {
        $0.versions["p1"] = 2
        $0.nextChange = nil
      }
      device.reach(date)
      #expect(await socket.message("picture")?.json["tag"] as? String == "v2")
    }
  }

  @Test func settingsAndClockRedrawEverything() async throws {
    try await TestServer.run { server in
      let socket = try await RawWebSocket(server)
      await socket.send(show(["p1"]))
      _ = await socket.message("picture")
      server.device.record.withLock { $0.versions["p1"] = 5 }
      server.device.send(.device(DeviceSettings(colorScheme: .dark)))
      #expect(await socket.message("picture")?.json["tag"] as? String == "v5")
      server.device.record.withLock { $0.versions["p1"] = 6 }
      server.device.send(.clock(ClockState(now: Date(timeIntervalSince1970: 9), rate: 0)))
      #expect(await socket.message("picture")?.json["tag"] as? String == "v6")
    }
  }

  /// If the host's change stream has overflowed, the whole state is sent.
  @Test func resyncSendsStateAndPictures() async throws {
    try await TestServer.run { server in
      let socket = try await RawWebSocket(server)
      await socket.send(show(["p1"]))
      _ = await socket.message("picture")
      server.device.record.withLock { $0.versions["p1"] = 3 }
      server.device.send(.resync)
      var types: Set<String> = []
      while types.count < 2, let message = await socket.message() {
        if let type = message.type { types.insert(type) }
      }
      #expect(types == ["state", "picture"])
    }
  }

  @Test func doesNotSubscribeWithoutPages() async throws {
    try await TestServer.run { server in
      #expect(server.device.record.withLock { $0.listeners.count } == 0)
      let socket = try await RawWebSocket(server)
      _ = await socket.message("state")
      #expect(server.device.record.withLock { $0.activeListeners } == 1)
      await socket.send(opcode: 8, Data([3, 232]))
      while await socket.frame() != nil {}
      await server.device.lostAllListeners()
      #expect(server.device.record.withLock { $0.drawn } == [])
    }
  }

  @Test func answersCommandsById() async throws {
    try await TestServer.run { server in
      let socket = try await RawWebSocket(server)
      await socket.send(#"{"type":"command","id":7,"command":{"command":"clock","rate":1.5}}"#)
      let answer = try #require(await socket.message("answer"))
      #expect(answer.json["id"] as? Int == 7)
      #expect(answer.json["ok"] as? Bool == true)
      await socket.send(
        #"{"type":"command","id":8,"command":{"command":"remove","placement":"p9"}}"#)
      let refused = try #require(await socket.message("answer"))
      #expect(refused.json["id"] as? Int == 8)
      #expect((refused.json["error"] as? [String: Any])?["code"] as? String == "unknownPlacement")
    }
  }

  /// Invalid messages are answered with `problem`; the connection stays open.
  @Test(arguments: [
    "", "x", "{", "[]", "7", "null", "\"show\"", "{}", #"{"type":7}"#, #"{"type":"nothing"}"#,
    #"{"type":"show"}"#, #"{"type":"show","placements":"p1"}"#,
    #"{"type":"show","placements":[],"controls":"c1"}"#,
    #"{"type":"show","placements":[],"snippet":"yes"}"#,
    #"{"type":"show","placements":[],"activities":["a1"]}"#,
    #"{"type":"show","placements":[],"activities":[{"activity":"a1"}]}"#,
    #"{"type":"show","placements":[],"activities":[{"activity":"a1","presentation":"huge"}]}"#,
    #"{"type":"show","placements":[1]}"#, #"{"type":"show","placements":[],"scale":0}"#,
    #"{"type":"show","placements":[],"scale":1e999}"#,
    #"{"type":"show","placements":[],"scale":"2"}"#, #"{"type":"command"}"#,
    #"{"type":"command","id":1}"#, #"{"type":"command","id":"a","command":{}}"#,
    #"{"type":"command","id":1,"command":[]}"#,
    #"{"type":"show","placements":["# + Array(repeating: "\"p\"", count: 257).joined(separator: ",")
      + "]}",
    String(repeating: "[", count: 30_000), "{\"type\":\"\u{0}\"}",
  ])
  func answersInvalidMessages(_ text: String) async throws {
    try await TestServer.run { server in
      let socket = try await RawWebSocket(server)
      await socket.send(text)
      let problem = try #require(await socket.message("problem"))
      #expect(problem.json["code"] as? String == "malformed")
      await socket.send(show(["p9"]))
      await socket.send(#"{"type":"command","id":1,"command":{"command":"gallery"}}"#)
      #expect(await socket.message("answer") != nil)
      #expect(server.device.record.withLock { $0.commands } == ["gallery"])
    }
  }

  /// Frames that no browser sends close their own connection only.
  @Test(arguments: [
    Data([0x81, 0x05] + Array("plain".utf8)),  // Not masked.
    Data([0xF1, 0x80, 0, 0, 0, 0]),  // Reserved bits.
    Data([0x83, 0x80, 0, 0, 0, 0]),  // A reserved opcode.
    Data([0x09, 0x80, 0, 0, 0, 0]),  // A fragmented ping.
    Data([0x82, 0x81, 0, 0, 0, 0, 7]),  // Binary.
    Data([0x81, 0x82, 0, 0, 0, 0, 0xC3, 0x28]),  // Not UTF-8.
    Data([0x81, 0xFF, 0x7F, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0]),  // 8 EiB.
    Data([0x81, 0xFF, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0]),  // One byte too long.
    Data([0x80, 0x80, 0, 0, 0, 0]),  // A continuation without a start.
    Data(repeating: 0xFF, count: 64),
  ])
  func invalidFramesCloseTheConnection(_ bytes: Data) async throws {
    try await TestServer.run { server in
      let other = try await RawWebSocket(server)
      _ = await other.message("state")
      let socket = try await RawWebSocket(server)
      await socket.sendRaw(bytes)
      while await socket.message() != nil {}
      server.device.change("p1")
      #expect(await other.message("placement") != nil)
      #expect(server.device.record.withLock { $0.commands } == [])
    }
  }

  /// A page that reads nothing is disconnected; others still receive messages.
  @Test func disconnectsSlowPages() async throws {
    var limits = SoupListener.Limits()
    limits.webSocket.outgoing = 256 << 10
    try await TestServer.run(limits: limits) { server in
      let slow = try await RawWebSocket(server, receiveBuffer: 4096)
      let other = try await RawWebSocket(server)
      _ = await other.message("state")
      // Links have no key, so none is replaced: they exceed the socket's buffer, then the limit.
      let url = URL(string: "a://" + String(repeating: "b", count: 64 << 10))
      for _ in 0..<160 {
        server.device.send(
          .link(
            DeliveredLink(
              date: Date(timeIntervalSince1970: 0), extension: "E", placement: "p1", url: url)))
        #expect(await other.message("link") != nil)
      }
      var count = 0
      while await slow.message() != nil { count += 1 }
      #expect(count < 160)
    }
  }
}

extension RecordedDevice {
  /// Returns once the server waits for the date.
  func waited(for date: Date) async {
    while record.withLock({ $0.waits[date] == nil }) { await Task.yield() }
  }

  /// Returns once nobody listens to changes.
  func lostAllListeners() async {
    while record.withLock({ $0.activeListeners > 0 }) { await Task.yield() }
  }
}
