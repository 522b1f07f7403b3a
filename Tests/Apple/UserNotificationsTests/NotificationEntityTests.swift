import AppIntents
import Testing
import UserNotifications

@Suite struct NotificationEntityTests {
  private struct Message: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Message"
    static let defaultQuery = MessageQuery()
    let id: Int
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  private struct MessageQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Message] {
      identifiers.map(Message.init)
    }
  }

  @Test func contentKeepsItsEntities() throws {
    let content = UNMutableNotificationContent()
    #expect(content.appEntityIdentifiers.isEmpty)
    content.appEntityIdentifiers = [EntityIdentifier(for: Message.self, identifier: 7)]
    let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    content.appEntityIdentifiers = []
    #expect(copy.appEntityIdentifiers.map(\.identifier) == ["7"])
  }
}
