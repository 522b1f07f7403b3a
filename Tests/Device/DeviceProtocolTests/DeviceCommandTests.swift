import DeviceEngine
import Foundation
import HostLink
import Testing
import WidgetHost

@testable import DeviceProtocol

@Suite struct DeviceCommandTests {
  private static let date = Date(timeIntervalSince1970: 1_763_749_200.5)

  /// Each command as it is written; all of them are read back.
  static let written: [WrittenCommand] = [
    WrittenCommand(#"{"command":"state"}"#, GetState()),
    WrittenCommand(#"{"command":"state","settles":true}"#, GetState(settles: true)),
    WrittenCommand(#"{"command":"devices"}"#, ListDevices()),
    WrittenCommand(#"{"command":"settings"}"#, ListSettings()),
    WrittenCommand(#"{"command":"gallery"}"#, ListGallery()),
    WrittenCommand(
      #"{"command":"options","configuration":{"room":{"string":"hall"}},"extension":"Home","kind":"Lamp","parameter":"lamp","search":"ha"}"#,
      ListOptions(
        extension: "Home",
        OptionsRequest(
          kind: "Lamp", parameter: "lamp", configuration: ["room": .string("hall")], search: "ha"))
    ),
    WrittenCommand(
      #"{"command":"place","configuration":{},"extension":"Home","family":"systemSmall","kind":"Lamp","place":{"column":2,"page":0,"row":4,"surface":"home"}}"#,
      PlaceWidget(
        extension: "Home", kind: "Lamp", family: .systemSmall,
        place: .home(page: 0, column: 2, row: 4), configuration: [:])
    ),
    WrittenCommand(
      #"{"command":"move","place":{"position":2,"slot":"row","surface":"lock"},"placement":"p1"}"#,
      MoveWidget("p1", to: .lockRow(position: 2))
    ),
    WrittenCommand(
      #"{"command":"resize","family":"systemMedium","placement":"p1"}"#,
      ResizeWidget("p1", to: .systemMedium)),
    WrittenCommand(
      #"{"command":"stack","onto":"p2","placement":"p1"}"#, StackWidget("p1", onto: "p2")),
    WrittenCommand(#"{"command":"turn","stack":"s1","to":"p2"}"#, TurnStack("s1", to: "p2")),
    WrittenCommand(
      #"{"command":"stackSettings","smartRotate":false,"stack":"s1"}"#,
      SetStackRotation("s1", smartRotate: false)
    ),
    WrittenCommand(
      #"{"command":"contents","on":"watch","surface":"face"}"#,
      ListContents(of: .face, on: .watch)
    ),
    WrittenCommand(#"{"command":"remove","placement":"p1"}"#, RemoveWidget("p1")),
    WrittenCommand(
      #"{"command":"wallpaper","file":"/a.png","surface":"lock"}"#,
      SetWallpaper(.lock, file: "/a.png")),
    WrittenCommand(
      #"{"command":"configure","configuration":{"hero":{"none":true}},"placement":"p1"}"#,
      ConfigureWidget("p1", ["hero": .none])
    ),
    WrittenCommand(
      #"{"command":"tap","placement":"p1","version":7,"x":20.5,"y":30}"#,
      TapWidget("p1", .point(CGPoint(x: 20.5, y: 30)), version: 7)
    ),
    WrittenCommand(
      #"{"command":"tap","element":3,"placement":"p1"}"#, TapWidget("p1", .element(3), version: nil)
    ),
    WrittenCommand(#"{"command":"elements","placement":"p1"}"#, ListElements("p1")),
    WrittenCommand(#"{"command":"reload","placement":"p1"}"#, ReloadWidgets("p1")),
    WrittenCommand(
      #"{"command":"reload","extension":"Home","kind":"Lamp"}"#,
      ReloadWidgets(extension: "Home", kind: "Lamp")
    ),
    WrittenCommand(
      #"{"by":"app","command":"reload","extension":"Home"}"#,
      ReloadWidgets(extension: "Home", kind: nil, by: .app)
    ),
    WrittenCommand(#"{"command":"view","placements":["p1","p2"]}"#, ViewWidgets(["p1", "p2"])),
    WrittenCommand(#"{"command":"explain","limit":5,"placement":"p1"}"#, Explain("p1", limit: 5)),
    WrittenCommand(#"{"command":"diagnose","limit":5,"placement":"a1"}"#, Diagnose("a1", limit: 5)),
    WrittenCommand(#"{"command":"quitApp","extension":"Sample"}"#, QuitApp("Sample")),
    WrittenCommand(#"{"command":"shortcuts"}"#, ListShortcuts()),
    WrittenCommand(
      #"{"command":"runShortcut","extension":"Sample","title":"Order"}"#,
      RunShortcut("Order", of: "Sample")),
    WrittenCommand(#"{"accept":true,"command":"answerSnippet"}"#, AnswerSnippet(.confirmed)),
    WrittenCommand(#"{"accept":false,"command":"answerSnippet"}"#, AnswerSnippet(.cancelled)),
    WrittenCommand(
      #"{"accept":true,"choice":2,"command":"answerSnippet"}"#, AnswerSnippet(.chosen(2))),
    WrittenCommand(
      #"{"accept":true,"command":"answerSnippet","value":{"integer":3}}"#,
      AnswerSnippet(.value(.integer(3)))),
    WrittenCommand(
      #"{"after":12,"command":"ledger","limit":50}"#, ListLedger(after: 12, limit: 50)),
    WrittenCommand(
      #"{"by":60,"command":"clock","date":"2025-11-21T18:20:00.500Z","rate":3600}"#,
      SetClock(date: date, by: 60, rate: 3600)
    ),
    WrittenCommand(
      #"{"command":"install","bundle":"/x/Home.vitrine","openCommand":["xdg-open"]}"#,
      Install("/x/Home.vitrine", openCommand: ["xdg-open"])
    ),
    WrittenCommand(#"{"command":"uninstall","extension":"Home"}"#, Uninstall("Home")),
    WrittenCommand(#"{"command":"openApp","extension":"Home"}"#, OpenApp("Home", nil)),
    WrittenCommand(
      #"{"command":"openApp","extension":"Home","url":"home://lamp"}"#,
      OpenApp("Home", URL(string: "home://lamp"))
    ),
    WrittenCommand(
      #"{"command":"openApp","extension":"Home","wait":true}"#,
      OpenApp("Home", nil, wait: true)
    ),
    WrittenCommand(#"{"command":"home"}"#, GoHome()),
    WrittenCommand(
      #"{"command":"scroll","dx":0,"dy":40,"x":10,"y":20}"#,
      ScrollApp(at: CGPoint(x: 10, y: 20), by: CGSize(width: 0, height: 40))
    ),
    WrittenCommand(
      #"{"command":"type","element":3,"text":"Plum","version":7}"#,
      TypeText("Plum", into: 3, version: 7)
    ),
    WrittenCommand(
      #"{"command":"defaults","key":"level","suite":"group.tide","value":1.5}"#,
      AccessDefaults("group.tide", key: "level", value: .double(1.5))
    ),
    WrittenCommand(
      #"{"command":"screenshot","page":1,"scale":2,"surface":"standBy"}"#,
      TakeScreenshot(.standBy, page: 1, scale: 2)
    ),
    WrittenCommand(
      #"{"command":"log","follow":true,"limit":20}"#, ShowLog(follow: true, limit: 20)),
    WrittenCommand(#"{"after":7,"command":"output","limit":20}"#, ShowOutput(after: 7, limit: 20)),
    WrittenCommand(#"{"command":"output","follow":true}"#, ShowOutput(follow: true)),
    WrittenCommand(#"{"command":"builds"}"#, ListBuilds()),
    WrittenCommand(
      #"{"command":"openEditor","file":"/a.swift","line":3}"#,
      OpenInEditor(file: "/a.swift", line: 3)),
    WrittenCommand(#"{"command":"controlGallery"}"#, ListControlGallery()),
    WrittenCommand(
      #"{"command":"addControl","configuration":{},"extension":"Home","kind":"Lamp","on":"watch"}"#,
      AddControl(extension: "Home", kind: "Lamp", place: nil, on: .watch)),
    WrittenCommand(
      #"{"command":"addControl","configuration":{},"extension":"Home","kind":"Lamp","on":"pad","place":{"slot":"left","surface":"lock"}}"#,
      AddControl(extension: "Home", kind: "Lamp", place: .lock(.left), on: .pad)),
    WrittenCommand(
      #"{"command":"moveControl","control":"c1","on":"pad","place":{"slot":"left","surface":"lock"}}"#,
      MoveControl("c1", to: .lock(.left), on: .pad)),
    WrittenCommand(
      #"{"command":"contents","on":"pad","page":1,"surface":"home"}"#,
      ListContents(of: .home, on: .pad, page: 1)),
    WrittenCommand(
      #"{"command":"moveControl","control":"c1","place":{"position":1,"size":"small","surface":"menuBar"}}"#,
      MoveControl("c1", to: .list(.menuBar, position: 1, size: .small))),
    WrittenCommand(
      #"{"command":"addControl","configuration":{"room":{"string":"hall"}},"extension":"Home","kind":"Lamp","place":{"position":3,"size":"medium","surface":"controlCenter"}}"#,
      AddControl(
        extension: "Home", kind: "Lamp", place: .controlCenter(position: 3, size: .medium),
        configuration: ["room": .string("hall")])
    ),
    WrittenCommand(
      #"{"command":"moveControl","control":"c1","place":{"slot":"left","surface":"lock"}}"#,
      MoveControl("c1", to: .lock(.left))
    ),
    WrittenCommand(
      #"{"command":"moveControl","control":"c1","place":{"surface":"actionButton"}}"#,
      MoveControl("c1", to: .actionButton)
    ),
    WrittenCommand(
      #"{"command":"moveControl","control":"c1","place":{"size":"small","surface":"controlCenter"}}"#,
      MoveControl("c1", to: .controlCenter(position: .max, size: .small))
    ),
    WrittenCommand(#"{"command":"removeControl","control":"c1"}"#, RemoveControl("c1")),
    WrittenCommand(
      #"{"command":"configureControl","configuration":{"room":{"none":true}},"control":"c1"}"#,
      ConfigureControl("c1", ["room": .none])
    ),
    WrittenCommand(#"{"command":"pressControl","control":"c1"}"#, PressControl("c1")),
    WrittenCommand(
      #"{"command":"setControl","control":"c1","isOn":true}"#, SetControl("c1", isOn: true)),
    WrittenCommand(#"{"command":"reloadControls","control":"c1"}"#, ReloadControls("c1")),
    WrittenCommand(
      #"{"command":"reloadControls","extension":"Home","kind":"Lamp"}"#,
      ReloadControls(extension: "Home", kind: "Lamp")
    ),
    WrittenCommand(
      #"{"by":"app","command":"reloadControls","extension":"Home"}"#,
      ReloadControls(extension: "Home", kind: nil, by: .app)
    ),
    WrittenCommand(
      #"{"command":"invalidateControlConfigurations","extension":"Home"}"#,
      InvalidateControlConfigurations("Home")
    ),
    WrittenCommand(
      #"{"command":"invalidateRelevance","extension":"Home","kind":"Lamp"}"#,
      InvalidateRelevance(of: "Lamp", in: "Home")
    ),
    WrittenCommand(
      #"{"command":"invalidateRecommendations","extension":"Home"}"#,
      InvalidateRecommendations("Home")
    ),
    WrittenCommand(#"{"command":"dismissAlert"}"#, DismissAlert()),
    WrittenCommand(#"{"command":"pushControl","control":"c1"}"#, PushControl("c1")),
    WrittenCommand(
      #"{"command":"pushControl","token":"00ff7a"}"#,
      PushControl(token: Data([0x00, 0xFF, 0x7A]))
    ),
    WrittenCommand(
      #"{"ask":{"list":{"attributesType":"Trip"}},"command":"activity","extension":"Home"}"#,
      AskActivities(extension: "Home", .list(attributesType: "Trip"))
    ),
    WrittenCommand(
      #"{"ask":{"end":{"_1":{"dismissal":{"after":{"_0":"2025-11-21T18:19:59.250Z"}}},"id":"a1"}},"command":"activity","extension":"Home"}"#,
      AskActivities(
        extension: "Home",
        .end(
          id: "a1",
          ActivityEnd(dismissal: .after(Date(timeIntervalSinceReferenceDate: 785_441_999.25)))))
    ),
    WrittenCommand(
      #"{"attributesType":"Trip","command":"activityNews","extension":"Home"}"#,
      FollowActivities(extension: "Home", attributesType: "Trip")
    ),
    WrittenCommand(
      #"{"attributesType":"Trip","command":"activityExample","extension":"Home"}"#,
      GetActivityExample(extension: "Home", attributesType: "Trip")
    ),
    WrittenCommand(#"{"command":"activities"}"#, ListActivities()),
    WrittenCommand(
      #"{"ask":{"authorization":{}},"command":"activity","extension":"Home","waits":true}"#,
      AskActivities(extension: "Home", .authorization, waits: true)
    ),
    WrittenCommand(#"{"activity":"a1","command":"dismissActivity"}"#, DismissActivity("a1")),
    WrittenCommand(
      #"{"allowed":true,"command":"allowActivities","extension":"Home","frequentPushes":false}"#,
      AllowActivities(extension: "Home", true, frequentPushes: false)
    ),
    WrittenCommand(
      #"{"activity":"a1","command":"tapActivity","presentation":"expanded","x":3,"y":4.5}"#,
      TapActivity("a1", .expanded, .point(CGPoint(x: 3, y: 4.5)))
    ),
    WrittenCommand(
      #"{"activity":"a1","command":"tapActivity","element":2,"presentation":"standBy"}"#,
      TapActivity("a1", .standBy, .element(2))
    ),
    WrittenCommand(
      #"{"command":"device","isLocked":true,"look":"tinted","typeSize":"accessibility1"}"#,
      SetDevice(changes)
    ),
  ]

  private static let changes: [DeviceSetting.Change] = [
    ("typeSize", DeviceSetting.Value.text("accessibility1")), ("look", .text("tinted")),
    ("isLocked", .toggle(true)),
  ].compactMap { DeviceSetting.named($0)?.change(to: $1) }

  @Test(arguments: written + PushCommandTests.written)
  func commandsAreFlatJSON(_ written: WrittenCommand) throws {
    let expected = try JSONSerialization.jsonObject(with: Data(written.json.utf8)) as? NSDictionary
    func object(_ request: CommandRequest) throws -> NSDictionary? {
      try JSONSerialization.jsonObject(with: DeviceJSON.encode(request)) as? NSDictionary
    }
    #expect(try object(written.request) == expected)
    let read = try CommandRequest(json: Data(written.json.utf8))
    #expect(type(of: read.command).name == type(of: written.request.command).name)
    #expect(try object(read) == expected)
  }

  @Test func tableHasEveryCommand() {
    let written = Self.written + PushCommandTests.written
    #expect(
      Set(written.map { type(of: $0.request.command).name })
        == Set(DeviceCommands.all.map { $0.name }))
  }

  @Test func namesAreDistinct() {
    #expect(Set(DeviceCommands.names).count == DeviceCommands.all.count)
  }

  @Test func optionalFieldsCanBeOmitted() throws {
    func read<Command: DeviceCommand>(_ json: String, as type: Command.Type) throws -> Command {
      try #require(try CommandRequest(json: Data(json.utf8)).command as? Command)
    }
    #expect(try read(#"{"command":"ledger"}"#, as: ListLedger.self).limit == nil)
    #expect(try read(#"{"command":"screenshot"}"#, as: TakeScreenshot.self).surface == nil)
    #expect(try read(#"{"command":"install","bundle":"x"}"#, as: Install.self).openCommand == nil)
    #expect(try !read(#"{"command":"log"}"#, as: ShowLog.self).isStream)
    let dates = [#"1763749200500"#, #""2025-11-21T18:20:00.500Z""#].map {
      #"{"command":"clock","date":\#($0),"rate":null}"#
    }
    for json in dates {
      let clock = try read(json, as: SetClock.self)
      #expect(clock.date == Self.date && clock.rate == nil)
    }
    let whole = try read(
      #"{"command":"clock","date":"2025-11-21T18:20:00Z"}"#, as: SetClock.self)
    #expect(whole.date == Self.date.addingTimeInterval(-0.5))
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
    (#"{"command":"diagnose","placement":"p1","limit":0}"#, "badField"),
    (#"{"command":"ledger","limit":1000000}"#, "badField"),
    (#"{"command":"ledger","after":-1}"#, "badField"),
    (#"{"command":"clock","rate":3601}"#, "badField"),
    (#"{"command":"clock","date":"yesterday"}"#, "badField"),
    (#"{"command":"device","look":"glass"}"#, "badField"),
    (#"{"command":"device","isLocked":"yes"}"#, "badField"),
    (#"{"command":"device","colour":"red"}"#, "unknownField"),
    (#"{"command":"screenshot","scale":100}"#, "badField"),
    (#"{"command":"screenshot","page":-1}"#, "badField"),
    (#"{"command":"screenshot","surface":"actionButton"}"#, "badField"),
    (#"{"command":"screenshot","surface":"lock","fullScreen":true}"#, "badField"),
    (#"{"command":"view","placements":"p1"}"#, "badField"),
    (#"{"command":"addControl","extension":"a"}"#, "missingField"),
    (#"{"command":"addControl","extension":"a","kind":"b","on":"fridge"}"#, "badField"),
    (#"{"command":"contents","surface":"home","page":1000}"#, "badField"),
    (
      #"{"command":"addControl","extension":"a","kind":"b","place":{"surface":"carPlay"}}"#,
      "badField"
    ),
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
  func rejectsInvalidCommands(json: String, code: String) {
    do {
      let request = try CommandRequest(json: Data(json.utf8))
      Issue.record("read as \(request.command)")
    } catch {
      #expect(error.code == code, "\(error)")
      #expect(!error.description.isEmpty)
    }
  }

  @Test func errorsSayHowToFixThem() throws {
    func message(_ json: String) -> String {
      do {
        _ = try CommandRequest(json: Data(json.utf8))
        return ""
      } catch {
        return error.description
      }
    }
    #expect(
      message(#"{"command":"device","look":"glass"}"#)
        == "invalid field \"look\" of \"device\": expected one of: standard, tinted, clear")
    #expect(
      message(#"{"command":"remove","placement":"p1","force":1}"#)
        == "\"remove\" has no field \"force\"; available: placement")
  }

  @Test func viewsAreBounded() {
    let ids: [PlacementID] = (0...1000).map { "p\($0)" }
    #expect(throws: CommandError.self) {
      try CommandRequest(json: try DeviceJSON.encode(CommandRequest(ViewWidgets(ids))))
    }
  }

  @Test func datesHaveMilliseconds() throws {
    struct Dated: Codable, Equatable { var date: Date }
    let data = try DeviceJSON.encode(Dated(date: Self.date))
    #expect(String(decoding: data, as: UTF8.self) == #"{"date":"2025-11-21T18:20:00.500Z"}"#)
    #expect(try DeviceJSON.decode(Dated.self, from: data) == Dated(date: Self.date))
  }
}

/// A command and its JSON.
struct WrittenCommand: CustomTestStringConvertible, Sendable {
  let json: String
  let request: CommandRequest

  init(_ json: String, _ command: some DeviceCommand) {
    self.json = json
    request = CommandRequest(command)
  }

  var testDescription: String { json }
}
