import Foundation
import HostLink
import Testing
import WidgetHost

@testable import DeviceProtocol

@Suite struct DeviceCommandTests {
  private static let date = Date(timeIntervalSince1970: 1_763_749_200.5)

  /// Each command as it is written; all of them are read back.
  static let written: [(String, DeviceCommand)] = [
    (#"{"command":"state"}"#, .state),
    (#"{"command":"devices"}"#, .devices),
    (#"{"command":"gallery"}"#, .gallery),
    (
      #"{"command":"options","configuration":{"room":{"string":"hall"}},"extension":"Home","kind":"Lamp","parameter":"lamp","search":"ha"}"#,
      .options(
        extension: "Home",
        OptionsRequest(
          kind: "Lamp", parameter: "lamp", configuration: ["room": .string("hall")], search: "ha"))
    ),
    (
      #"{"command":"place","configuration":{},"extension":"Home","family":"systemSmall","kind":"Lamp","place":{"column":2,"page":0,"row":4,"surface":"home"}}"#,
      .place(
        extension: "Home", kind: "Lamp", family: .systemSmall,
        place: .home(page: 0, column: 2, row: 4), configuration: [:])
    ),
    (
      #"{"command":"move","place":{"position":2,"slot":"row","surface":"lock"},"placement":"p1"}"#,
      .move("p1", to: .lockRow(position: 2))
    ),
    (#"{"command":"stack","onto":"p2","placement":"p1"}"#, .stack("p1", onto: "p2")),
    (#"{"command":"turn","stack":"s1","to":"p2"}"#, .turn("s1", to: "p2")),
    (
      #"{"command":"stackSettings","smartRotate":false,"stack":"s1"}"#,
      .stackSettings("s1", smartRotate: false)
    ),
    (#"{"command":"remove","placement":"p1"}"#, .remove("p1")),
    (
      #"{"command":"configure","configuration":{"hero":{"none":true}},"placement":"p1"}"#,
      .configure("p1", ["hero": .none])
    ),
    (
      #"{"command":"tap","placement":"p1","version":7,"x":20.5,"y":30}"#,
      .tap("p1", .point(CGPoint(x: 20.5, y: 30)), version: 7)
    ),
    (#"{"command":"tap","element":3,"placement":"p1"}"#, .tap("p1", .element(3), version: nil)),
    (#"{"command":"elements","placement":"p1"}"#, .elements("p1")),
    (#"{"command":"reload","placement":"p1"}"#, .reload(.placement("p1"))),
    (
      #"{"command":"reload","extension":"Home","kind":"Lamp"}"#,
      .reload(.extension("Home", kind: "Lamp"))
    ),
    (
      #"{"by":"app","command":"reload","extension":"Home"}"#,
      .reload(.extension("Home", kind: nil, by: .app))
    ),
    (#"{"command":"view","placements":["p1","p2"]}"#, .view(["p1", "p2"])),
    (#"{"command":"explain","limit":5,"placement":"p1"}"#, .explain("p1", limit: 5)),
    (#"{"after":12,"command":"ledger","limit":50}"#, .ledger(after: 12, limit: 50)),
    (
      #"{"by":60,"command":"clock","date":"2025-11-21T18:20:00.500Z","rate":3600}"#,
      .clock(.init(date: date, by: 60, rate: 3600))
    ),
    (
      #"{"command":"install","bundle":"/x/Home.vitrine","openCommand":["xdg-open"]}"#,
      .install("/x/Home.vitrine", openCommand: ["xdg-open"])
    ),
    (#"{"command":"uninstall","extension":"Home"}"#, .uninstall("Home")),
    (#"{"command":"openApp","extension":"Home"}"#, .openApp("Home", nil)),
    (
      #"{"command":"openApp","extension":"Home","url":"home://lamp"}"#,
      .openApp("Home", URL(string: "home://lamp"))
    ),
    (
      #"{"command":"screenshot","page":1,"scale":2,"surface":"standBy"}"#,
      .screenshot(.standBy, page: 1, scale: 2)
    ),
    (#"{"command":"log","follow":true,"limit":20}"#, .log(follow: true, limit: 20)),
    (#"{"command":"controlGallery"}"#, .control(.gallery)),
    (
      #"{"command":"addControl","configuration":{"room":{"string":"hall"}},"extension":"Home","kind":"Lamp","place":{"position":3,"size":"medium","surface":"controlCenter"}}"#,
      .control(
        .add(
          extension: "Home", kind: "Lamp", place: .controlCenter(position: 3, size: .medium),
          configuration: ["room": .string("hall")]))
    ),
    (
      #"{"command":"moveControl","control":"c1","place":{"slot":"left","surface":"lock"}}"#,
      .control(.move("c1", to: .lock(.left)))
    ),
    (
      #"{"command":"moveControl","control":"c1","place":{"surface":"actionButton"}}"#,
      .control(.move("c1", to: .actionButton))
    ),
    (
      #"{"command":"moveControl","control":"c1","place":{"size":"small","surface":"controlCenter"}}"#,
      .control(.move("c1", to: .controlCenter(position: .max, size: .small)))
    ),
    (#"{"command":"removeControl","control":"c1"}"#, .control(.remove("c1"))),
    (
      #"{"command":"configureControl","configuration":{"room":{"none":true}},"control":"c1"}"#,
      .control(.configure("c1", ["room": .none]))
    ),
    (#"{"command":"pressControl","control":"c1"}"#, .control(.press("c1"))),
    (#"{"command":"setControl","control":"c1","isOn":true}"#, .control(.set("c1", isOn: true))),
    (#"{"command":"reloadControls","control":"c1"}"#, .control(.reload(.control("c1")))),
    (
      #"{"command":"reloadControls","extension":"Home","kind":"Lamp"}"#,
      .control(.reload(.extension("Home", kind: "Lamp")))
    ),
    (
      #"{"by":"app","command":"reloadControls","extension":"Home"}"#,
      .control(.reload(.extension("Home", kind: nil, by: .app)))
    ),
    (
      #"{"command":"invalidateControlConfigurations","extension":"Home"}"#,
      .control(.invalidateConfigurations("Home"))
    ),
    (#"{"command":"pushControl","control":"c1"}"#, .control(.push(.control("c1")))),
    (
      #"{"command":"pushControl","token":"00ff7a"}"#,
      .control(.push(.token(Data([0x00, 0xFF, 0x7A]))))
    ),
    (
      #"{"ask":{"list":{"attributesType":"Trip"}},"command":"activity","extension":"Home"}"#,
      .activity(.ask(extension: "Home", .list(attributesType: "Trip")))
    ),
    (
      #"{"ask":{"end":{"_1":{"dismissal":{"after":{"_0":785441999.25}}},"id":"a1"}},"command":"activity","extension":"Home"}"#,
      .activity(
        .ask(
          extension: "Home",
          .end(
            id: "a1",
            ActivityEnd(
              dismissal: .after(Date(timeIntervalSinceReferenceDate: 785_441_999.25))))))
    ),
    (
      #"{"attributesType":"Trip","command":"activityNews","extension":"Home"}"#,
      .activity(.news(extension: "Home", attributesType: "Trip"))
    ),
    (#"{"command":"activities"}"#, .activity(.list)),
    (#"{"activity":"a1","command":"dismissActivity"}"#, .activity(.dismiss("a1"))),
    (
      #"{"allowed":true,"command":"allowActivities","extension":"Home","frequentPushes":false}"#,
      .activity(.allow(extension: "Home", isAllowed: true, frequentPushes: false))
    ),
    (
      #"{"activity":"a1","command":"tapActivity","presentation":"expanded","x":3,"y":4.5}"#,
      .activity(.tap("a1", .expanded, .point(CGPoint(x: 3, y: 4.5))))
    ),
    (
      #"{"activity":"a1","command":"tapActivity","element":2,"isFullscreen":true,"presentation":"lockScreen"}"#,
      .activity(.tap("a1", .lockScreen, .element(2), isFullscreen: true))
    ),
    (
      #"{"command":"device","isLocked":true,"look":"tinted","typeSize":"accessibility1"}"#,
      .device(deviceChange)
    ),
  ]

  private static var deviceChange: DeviceChange {
    var change = DeviceChange()
    change.isLocked = true
    change.look = .tinted
    change.typeSize = .accessibility1
    return change
  }

  @Test(arguments: written + PushCommandTests.written)
  func commandsAreFlatJSON(json: String, command: DeviceCommand) throws {
    #expect(try DeviceCommand(json: Data(json.utf8)) == command)
    let encoded = try DeviceJSON.encode(command)
    #expect(try DeviceCommand(json: encoded) == command)
    let object = try JSONSerialization.jsonObject(with: encoded) as? NSDictionary
    #expect(object == (try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary))
  }

  @Test func everyCommandIsWritten() {
    let written = Self.written + PushCommandTests.written
    #expect(Set(written.map(\.1.name)) == Set(DeviceCommand.names))
  }

  @Test(arguments: [
    (#"{"command":"ledger"}"#, DeviceCommand.ledger(after: nil, limit: 100)),
    (#"{"command":"explain","placement":"p1"}"#, .explain("p1", limit: 20)),
    (#"{"command":"screenshot"}"#, .screenshot(.home, page: 0, scale: nil)),
    (#"{"command":"install","bundle":"x"}"#, .install("x", openCommand: [])),
    (
      #"{"command":"clock","date":1763749200500}"#, .clock(.init(date: date))
    ),
    (
      #"{"command":"clock","date":"2025-11-21T18:20:00Z","rate":null}"#,
      .clock(.init(date: date.addingTimeInterval(-0.5)))
    ),
    (#"{"command":"log"}"#, .log(follow: false, limit: 20)),
  ])
  func fieldsMayBeLeftOut(json: String, command: DeviceCommand) throws {
    #expect(try DeviceCommand(json: Data(json.utf8)) == command)
  }

  @Test(arguments: [
    ("", "malformed"), ("nonsense", "malformed"), ("[]", "malformed"), ("null", "malformed"),
    ("{\"command\":", "malformed"), ("{}", "malformed"), (#"{"command":7}"#, "malformed"),
    (String(repeating: "[", count: 100_000), "malformed"),
    (#"{"command":"reboot"}"#, "unknownCommand"),
    (#"{"command":"remove"}"#, "missingField"),
    (#"{"command":"remove","placement":null}"#, "missingField"),
    (#"{"command":"remove","placement":7}"#, "badField"),
    (#"{"command":"remove","placement":"p1","force":true}"#, "unknownField"),
    (#"{"command":"place","extension":"a","kind":"b","family":"huge"}"#, "badField"),
    (
      #"{"command":"place","extension":"a","kind":"b","family":"systemSmall","place":{"surface":"moon"}}"#,
      "badField"
    ),
    (#"{"command":"move","placement":"p1"}"#, "missingField"),
    (#"{"command":"configure","placement":"p1","configuration":{"a":1}}"#, "badField"),
    (#"{"command":"configure","placement":"p1"}"#, "missingField"),
    (#"{"command":"tap","placement":"p1"}"#, "missingField"),
    (#"{"command":"tap","placement":"p1","x":1}"#, "badField"),
    (#"{"command":"tap","placement":"p1","x":1,"y":2,"element":0}"#, "badField"),
    (#"{"command":"tap","placement":"p1","element":-1}"#, "badField"),
    (#"{"command":"tap","placement":"p1","element":1.5}"#, "badField"),
    (#"{"command":"tap","placement":"p1","x":1e300,"y":0}"#, "badField"),
    (#"{"command":"reload"}"#, "missingField"),
    (#"{"command":"reload","placement":"p1","extension":"a"}"#, "badField"),
    (#"{"command":"reload","placement":"p1","kind":"a"}"#, "badField"),
    (#"{"command":"reload","placement":"p1","by":"app"}"#, "badField"),
    (#"{"command":"reload","extension":"a","by":"push"}"#, "badField"),
    (#"{"command":"explain","placement":"p1","limit":0}"#, "badField"),
    (#"{"command":"ledger","limit":1000000}"#, "badField"),
    (#"{"command":"ledger","after":-1}"#, "badField"),
    (#"{"command":"clock","rate":3601}"#, "badField"),
    (#"{"command":"clock","date":"yesterday"}"#, "badField"),
    (#"{"command":"device","look":"glass"}"#, "badField"),
    (#"{"command":"device","isLocked":"yes"}"#, "badField"),
    (#"{"command":"device","colour":"red"}"#, "unknownField"),
    (#"{"command":"screenshot","scale":100}"#, "badField"),
    (#"{"command":"screenshot","page":-1}"#, "badField"),
    (#"{"command":"view","placements":"p1"}"#, "badField"),
    (#"{"command":"addControl","extension":"a"}"#, "missingField"),
    (
      #"{"command":"addControl","extension":"a","kind":"b","place":{"surface":"home"}}"#,
      "badField"
    ),
    (
      #"{"command":"moveControl","control":"c1","place":{"surface":"lock","slot":"top"}}"#,
      "badField"
    ),
    (#"{"command":"moveControl","control":"c1"}"#, "missingField"),
    (#"{"command":"setControl","control":"c1"}"#, "missingField"),
    (#"{"command":"setControl","control":"c1","isOn":"yes"}"#, "badField"),
    (#"{"command":"reloadControls"}"#, "missingField"),
    (#"{"command":"reloadControls","control":"c1","kind":"a"}"#, "badField"),
    (#"{"command":"pushControl"}"#, "missingField"),
    (#"{"command":"pushControl","token":"xyz"}"#, "badField"),
    (#"{"command":"pushControl","control":"c1","token":"00"}"#, "badField"),
    (#"{"command":"pushControl","control":"c1","payload":{"aps":{}}}"#, "badField"),
    (
      #"{"command":"pushControl","control":"c1","payload":{"aps":{"content-changed":false}}}"#,
      "badField"
    ),
  ])
  func whatIsNoCommandIsTold(json: String, code: String) {
    do {
      let command = try DeviceCommand(json: Data(json.utf8))
      Issue.record("read as \(command)")
    } catch {
      #expect(error.code == code, "\(error)")
      #expect(!error.description.isEmpty)
    }
  }

  @Test func errorsNameTheMend() throws {
    func message(_ json: String) -> String {
      do {
        _ = try DeviceCommand(json: Data(json.utf8))
        return ""
      } catch {
        return error.description
      }
    }
    #expect(
      message(#"{"command":"device","look":"glass"}"#)
        == "the field \"look\" of \"device\" takes one of: standard, tinted, clear")
    #expect(
      message(#"{"command":"remove","placement":"p1","force":1}"#)
        == "\"remove\" has no field \"force\"; it has: placement")
  }

  @Test func viewsAreBounded() {
    let ids = (0...1000).map { "p\($0)" }
    #expect(throws: CommandError.self) {
      try DeviceCommand(json: try DeviceJSON.encode(DeviceCommand.view(ids)))
    }
  }

  @Test func datesHaveMilliseconds() throws {
    struct Dated: Codable, Equatable { var date: Date }
    let data = try DeviceJSON.encode(Dated(date: Self.date))
    #expect(String(decoding: data, as: UTF8.self) == #"{"date":"2025-11-21T18:20:00.500Z"}"#)
    #expect(try DeviceJSON.decode(Dated.self, from: data) == Dated(date: Self.date))
  }
}
