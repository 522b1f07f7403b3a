import ActivityKit
import Foundation
import Testing

@Suite struct ActivityWithoutHostTests {
  @Test func requestThrowsUnsupported() {
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(
        attributes: Ride(line: "M7"),
        content: ActivityContent(state: Ride.ContentState(minutes: 3), staleDate: nil))
    }
  }

  @Test func activitiesAreDisabledAndEmpty() async {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(Activity<Ride>.activities.isEmpty)
    var updates = 0
    for await _ in Activity<Ride>.activityUpdates { updates += 1 }
    #expect(updates == 0)
  }

  @Test func errorTextNamesLimit() {
    #expect(
      ActivityAuthorizationError.attributesTooLarge.localizedDescription.contains("4 KB"))
  }
}
