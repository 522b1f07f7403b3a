import DeviceEngine
import Testing

@testable import CommandArguments
@testable import CommandContext

@Suite struct PlaceArgumentTests {
  @Test(arguments: [
    ("home:0,2,4", WidgetPlace.home(page: 0, column: 2, row: 4)), ("lock:inline", .lockInline),
    ("lock:2", .lockRow(position: 2)), ("today:3", .today(position: 3)),
    ("standby:left", .standBy(.left)),
  ])
  func parsesPlace(text: String, place: WidgetPlace) throws {
    #expect(try PlaceArgument.parse(text, option: "--at") == place)
    #expect(place.text == text)
  }

  @Test(arguments: [
    "", "home", "home:1", "home:1,2,x", "today:", "today:x", "lock:", "standby:middle", "moon:1",
  ])
  func rejectsInvalidText(text: String) {
    #expect(throws: ValueError.self) { try PlaceArgument.parse(text, option: "--at") }
  }
}
