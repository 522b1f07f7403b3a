import CloudKit
import EventKit
import RelevanceKit
import SwiftUICore
import Testing

struct EventKitTests {
  private let store = EKEventStore()

  @Test func accessIsDenied() async throws {
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
    #expect(try await store.requestFullAccessToEvents() == false)
    #expect(store.calendars(for: .event).isEmpty)
    let predicate = store.predicateForEvents(
      withStart: .distantPast, end: .distantFuture, calendars: nil)
    #expect(store.events(matching: predicate).isEmpty)
  }

  @Test func savingThrows() {
    let event = EKEvent(eventStore: store)
    event.title = "Walk"
    event.addAlarm(EKAlarm(relativeOffset: -600))
    #expect(event.hasAlarms)
    #expect(throws: EKError(.eventStoreNotAuthorized)) {
      try store.save(event, span: .thisEvent)
    }
  }

  @Test func remindersAreUnknown() async {
    let reminders = await withCheckedContinuation { continuation in
      store.fetchReminders(matching: store.predicateForReminders(in: nil)) {
        continuation.resume(returning: $0 == nil)
      }
    }
    #expect(reminders)
  }
}

struct CloudKitTests {
  @Test func requestsAreNotAuthenticated() async throws {
    let container = CKContainer(identifier: "iCloud.example.tide")
    #expect(try await container.accountStatus() == .noAccount)
    await #expect(throws: CKError(.notAuthenticated)) {
      try await container.privateCloudDatabase.record(for: CKRecord.ID(recordName: "a"))
    }
  }

  @Test func recordHoldsItsFields() {
    let record = CKRecord(recordType: "Tide", recordID: CKRecord.ID(recordName: "a"))
    record["height"] = 1.5
    record["name"] = "Flood"
    #expect(record["height"] as? Double == 1.5)
    #expect(record.allKeys() == ["height", "name"])
    record["name"] = nil as String?
    #expect(record["name"] == nil)
    #expect(record.recordID == CKRecord.ID(recordName: "a"))
  }
}

struct RelevanceKitTests {
  @Test func contextsAreEqualByContent() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(RelevantContext.date(date) == .date(date, kind: .default))
    #expect(RelevantContext.date(date) != .date(date, kind: .scheduled))
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 1), radius: 100, identifier: "home")
    #expect(RelevantContext.location(region) == .location(region))
    #expect(region.contains(CLLocationCoordinate2D(latitude: 1.0005, longitude: 1)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 1.01, longitude: 1)))
  }
}
