import DeviceEngine
import DeviceSurfaces
import Devices
import Foundation
import Testing

@testable import VitrineCommands

/// What test drivers send, and which elements they mean. `AgentClientTests` drives a device.
@Suite struct DriverTests {
  private static let elements = [
    ScreenElement(
      .placement("p1", element: nil), .widget, "Lamp",
      frame: SurfaceFrame(x: 0, y: 0, width: 100, height: 100)),
    ScreenElement(.placement("p1", element: 0), .heading, "Lamp"),
    ScreenElement(
      .placement("p1", element: 1), .switch, "Light", isOn: false,
      frame: SurfaceFrame(x: 50, y: 10, width: 40, height: 20)),
    ScreenElement(.placement("p1", element: 2), .text, "Light"),
    ScreenElement(.placement("p2", element: nil), .widget, "Lamp"),
    ScreenElement(.placement("p2", element: 0), .switch, "Light", isOn: true),
    ScreenElement(.placement("p2", element: 1), .text, "sun.max, Tomatoes"),
    ScreenElement(.activity("a1", .compactLeading, element: nil), .activity, "Delivery"),
    ScreenElement(.activity("a1", .compactTrailing, element: nil), .activity, "Delivery"),
    ScreenElement(.form(.parameter("name")), .textField, "Name", value: "Ada"),
    ScreenElement(.form(.choice("lamp", 2)), .button, "Reading Lamp"),
  ]

  private func selector(_ json: String) throws -> DriverSelector? {
    try DriverSelector(DriverFields(Data(json.utf8), known: DriverSelector.fields))
  }

  @Test(arguments: [
    (#"{"id": "p2/0"}"#, "p2/0"), (#"{"id": "p1"}"#, "p1"),
    // The switch can be used, the text cannot.
    (#"{"label": "Light", "in": "p1"}"#, "p1/1"),
    // The heading, not the whole widget.
    (#"{"label": "lamp", "in": "p1"}"#, "p1/0"),
    (#"{"label": "Tomatoes"}"#, "p2/1"), (#"{"label": "NAME"}"#, "form.parameter/name"),
    (#"{"label": "Reading Lamp"}"#, "form.choice/lamp/2"),
    // Both sides of the Dynamic Island are the same activity.
    (#"{"label": "Delivery"}"#, "a1.compactLeading"),
  ])
  func selectorFinds(json: String, id: String) throws {
    let selector = try #require(try selector(json))
    #expect(try selector.element(in: Self.elements).id == id)
  }

  @Test(arguments: [
    (#"{"label": "Light"}"#, "ambiguous", ["p1/1", "p2/0"]),
    (
      #"{"label": "Dark"}"#, "notFound",
      ["p1/1", "p2/0", "form.parameter/name", "form.choice/lamp/2"]
    ),
    (#"{"identifier": "light"}"#, "notFound", nil), (#"{"id": "p3"}"#, "notFound", nil),
  ])
  func selectorNamesCandidates(json: String, code: String, candidates: [String]?) throws {
    let selector = try #require(try selector(json))
    let problem = try #require(throws: DriverProblem.self) {
      try selector.element(in: Self.elements)
    }
    #expect(problem.code == code)
    if let candidates { #expect(problem.candidates?.map(\.id) == candidates) }
  }

  @Test(arguments: [
    ("[]", "malformed"), ("{", "malformed"), (#"{"lable": "Done"}"#, "unknownField"),
    (#"{"label": 1}"#, "badField"), (#"{"label": "a", "id": "b"}"#, "badField"),
    (#"{"in": "p1"}"#, "badField"),
  ])
  func invalidSelectorIsRefused(json: String, code: String) throws {
    let problem = try #require(throws: DriverProblem.self) { try selector(json) }
    #expect(problem.code == code)
  }

  @Test func fieldsAreChecked() throws {
    let fields = try DriverFields(
      Data(#"{"a": 1.5, "b": "x", "c": "up", "d": true, "e": null, "f": 61}"#.utf8),
      known: ["a", "b", "c", "d", "e", "f"])
    #expect(try fields.number("a", in: 0...2) == 1.5)
    #expect(try fields.text("e") == nil && !fields.contains("e"))
    #expect(try fields.choice("c", DeviceDriver.Direction.self) == .up)
    #expect(try fields.flag("d") == true)
    for name in ["b", "c", "d", "f"] {
      #expect(throws: DriverProblem.self) { try fields.number(name, in: 0...60) }
    }
    #expect(throws: DriverProblem.self) { try fields.wholeNumber("a", in: 0...2) }
    #expect(throws: DriverProblem.self) { try fields.required("x", try fields.text("x")) }
  }

  @Test func queriesAreFields() throws {
    let fields = try DriverFields(
      query: [("page", "2"), ("surface", "controlCenter")], known: ["page", "surface"])
    #expect(try DriverPlace(fields) == .surface(.controlCenter, page: 2))
    #expect(throws: DriverProblem.self) {
      try DriverFields(query: [("pages", "2")], known: ["page"])
    }
  }

  @Test(arguments: [
    (#"{"label": "Light", "in": "p2", "isOn": true}"#, true),
    (#"{"label": "Light", "in": "p1", "isOn": true}"#, false),
    (#"{"label": "Light", "in": "p1", "isOn": true, "isGone": true}"#, true),
    (#"{"label": "Name", "value": "Ada"}"#, true), (#"{"label": "Name", "value": "Bob"}"#, false),
    (#"{"label": "Dark"}"#, false), (#"{"label": "Dark", "isGone": true}"#, true),
  ])
  func conditionIsMet(json: String, isMet: Bool) throws {
    let condition = try DriverCondition(
      DriverFields(Data(json.utf8), known: DriverCondition.fields))
    #expect(condition.isMet(by: Self.elements) == isMet)
  }

  @Test func smallestElementIsAtAPoint() {
    #expect(Self.elements.topmost(at: CGPoint(x: 60, y: 15))?.id == "p1/1")
    #expect(Self.elements.topmost(at: CGPoint(x: 10, y: 15))?.id == "p1")
    #expect(Self.elements.topmost(at: CGPoint(x: 100, y: 15)) == nil)
  }

  @Test func queueRunsInOrderAndRefusesMore() async throws {
    let queue = DriverQueue(room: 2)
    let (running, begin) = AsyncStream.makeStream(of: Void.self)
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let first = Task {
      try await queue.run {
        begin.yield()
        for await _ in gate { break }
        return [1]
      }
    }
    for await _ in running { break }
    // Their order in the queue is that of these calls, because each waits for the one before.
    let second = Task { try await queue.run { [2] } }
    while await queue.count < 1 { await Task.yield() }
    let third = Task { try await queue.run { [3] } }
    while await queue.count < 2 { await Task.yield() }
    let problem = await #expect(throws: DriverProblem.self) { try await queue.run { [4] } }
    #expect(problem?.code == "busy" && problem?.retryAfter == 1)
    open.yield()
    let results = try await first.value + second.value + third.value
    #expect(results == [1, 2, 3])
    #expect(try await queue.run { 5 } == 5)
  }
}
