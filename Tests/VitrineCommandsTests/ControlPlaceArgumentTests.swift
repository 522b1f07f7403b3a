import DeviceEngine
import Testing

@testable import VitrineCommands

@Suite struct ControlPlaceArgumentTests {
  @Test(arguments: [
    ("center:3,large", ControlPlace.controlCenter(position: 3, size: .large)),
    ("center:0,small", .controlCenter(position: 0, size: .small)),
    ("lock:left", .lock(.left)), ("lock:right", .lock(.right)), ("action", .actionButton),
  ])
  func parsesPlace(text: String, place: ControlPlace) throws {
    #expect(try ControlPlaceArgument.parse(text, option: "--at") == place)
    #expect(place.text == text)
  }

  @Test(arguments: [
    ("center", ControlPlace.controlCenter(position: .max, size: .small)),
    ("center:medium", .controlCenter(position: .max, size: .medium)),
    ("center:2", .controlCenter(position: 2, size: .small)),
    ("Center:2,Medium", .controlCenter(position: 2, size: .medium)),
  ])
  func defaultsMissingParts(text: String, place: ControlPlace) throws {
    #expect(try ControlPlaceArgument.parse(text, option: "--at") == place)
  }

  @Test(arguments: [
    "", "center:", "center:-1", "center:large,3", "center:1,2", "center:huge", "lock", "lock:top",
    "action:1", "home:0,0,0",
  ])
  func rejectsInvalidText(text: String) {
    #expect(throws: ValueError.self) { try ControlPlaceArgument.parse(text, option: "--at") }
  }
}
