import DeviceEngine
import Testing

@testable import CommandArguments
@testable import VitrineCommands

@Suite struct ControlPlaceArgumentTests {
  @Test(arguments: [
    ("center:3,large", ControlPlace.controlCenter(position: 3, size: .large)),
    ("center:0,small", .controlCenter(position: 0, size: .small)),
    ("lock:left", .lock(.left)), ("lock:right", .lock(.right)), ("action", .actionButton),
    ("watch-center:1", .list(.watchControlCenter, position: 1, size: .small)),
    ("stack:0", .list(.smartStack, position: 0, size: .medium)),
    ("mac-center:2,large", .list(.macControlCenter, position: 2, size: .large)),
    ("menu-bar:3", .list(.menuBar, position: 3, size: .small)),
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
    ("menu-bar", .list(.menuBar, position: .max, size: .small)),
    ("mac-center:medium", .list(.macControlCenter, position: .max, size: .medium)),
  ])
  func defaultsMissingParts(text: String, place: ControlPlace) throws {
    #expect(try ControlPlaceArgument.parse(text, option: "--at") == place)
  }

  @Test(arguments: [
    "", "center:", "center:-1", "center:large,3", "center:1,2", "center:huge", "lock", "lock:top",
    "action:1", "home:0,0,0", "menu-bar:large", "menu-bar:-1", "stack:0,small", "car:0",
  ])
  func rejectsInvalidText(text: String) {
    #expect(throws: ValueError.self) { try ControlPlaceArgument.parse(text, option: "--at") }
  }
}
