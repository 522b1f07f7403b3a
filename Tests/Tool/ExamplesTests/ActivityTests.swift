import Foundation
import Testing
import WidgetTesting

/// The samples with Live Activities: Delivery, Match and Workout.
@Suite struct ActivityTests {
  // MARK: Delivery

  private func delivery(_ stage: Int, _ device: TestDevice) -> JSON {
    [
      "stage": .integer(stage), "courier": "Noor",
      "ride": [.date(device.now), .date(device.now + 720)],
    ]
  }

  private func order(_ device: TestDevice) async throws -> TestActivity {
    try await device.startActivity(
      "DeliveryAttributes", attributes: ["shop": "Corner Greens", "bags": 2],
      state: delivery(0, device), staleDate: device.now + 300)
  }

  @Test func pushesMoveTheDelivery() async throws {
    let device = try await TestDevice(extension: .sources("Examples/Delivery"))
    let order = try await order(device)
    #expect(try await order.lockScreen.elements.labels.contains("Your order is being packed"))
    try await device.advance(by: .minutes(2))
    try await device.push(
      [
        "aps": [
          "event": "update", "timestamp": device.timestamp, "content-state": delivery(1, device),
          "alert": ["title": "On the way", "body": "Noor has your bags."],
        ]
      ], to: order)
    #expect(try await order.lockScreen.elements.labels.contains("Noor is on the way"))
    #expect(try await order.details.alert?.title == "On the way")
    try await device.advance(by: .minutes(3))
    let countdown = try await order.compactTrailing.elements.labels
    #expect(countdown == ["9:00"])
    try await expect(order.lockScreen, matches: "delivery-riding")
    try await expect(order.expanded, matches: "delivery-riding-island")

    try await device.push(
      [
        "aps": [
          "event": "end", "timestamp": device.timestamp, "content-state": delivery(2, device),
        ]
      ],
      to: order)
    #expect(await order.state == .ended)
    try await device.advance(by: .hours(5))
    #expect(await order.state == .dismissed)
    #expect(await device.activities.isEmpty)
  }

  /// The sample has no view for the small family, so that a watch shows the compact views in a row.
  @Test func deliveryIsOnTheWatch() async throws {
    let device = try await TestDevice(extension: .sources("Examples/Delivery"))
    try await device.change(on: .watch) { $0.device = "watch-49mm" }
    let order = try await order(device)
    try await order.update(delivery(1, device))
    try await device.advance(by: .minutes(3))
    #expect(try await order.small(on: .watch).elements.labels.last == "9:00")
    try await expect(order.small(on: .watch), matches: "delivery-watch")
  }

  @Test func silenceMakesTheDeliveryStale() async throws {
    let device = try await TestDevice(extension: .sources("Examples/Delivery"))
    let order = try await order(device)
    try await device.advance(by: .minutes(6))
    #expect(await order.state == .stale)
    let labels = try await order.lockScreen.elements.labels
    #expect(labels.contains("Waiting for news of your order"))
  }

  @Test func serverMistakesAreExplained() async throws {
    let device = try await TestDevice(extension: .sources("Examples/Delivery"))
    let order = try await order(device)
    let incomplete = await #expect(throws: TestDeviceError.self) {
      try await device.push(["aps": ["event": "update"]], to: order)
    }
    #expect(incomplete.map { "\($0)" }?.contains("aps.timestamp") == true)
    let undecodable = await #expect(throws: TestDeviceError.self) {
      try await device.push(
        [
          "aps": [
            "event": "update", "timestamp": device.timestamp,
            "content-state": ["stage": "riding", "courier": "Noor", "ride": [0, 1]],
          ]
        ], to: order)
    }
    let words = "expected one of 0, 1, 2 at \"stage\", found \"riding\""
    #expect(undecodable.map { "\($0)" }?.contains(words) == true)
    // The content on screen stays.
    let labels = try await order.lockScreen.elements.labels
    #expect(labels.contains("Your order is being packed"))
  }

  // MARK: Match

  @Test func pushStartsTheMatch() async throws {
    let device = try await TestDevice(extension: .sources("Examples/Match"))
    let match = try await device.push(
      [
        "aps": [
          "event": "start", "timestamp": device.timestamp, "attributes-type": "MatchAttributes",
          "attributes": [
            "home": ["name": "Harbour", "short": "HAR"],
            "away": ["name": "Old Mill", "short": "OLD"],
          ],
          "content-state": [
            "home": 0, "away": 0, "half": [.date(device.now), .date(device.now + 2700)],
            "news": "Kick-off",
          ],
          "alert": ["title": "Kick-off", "body": "Harbour against Old Mill"],
        ]
      ], toStart: "MatchAttributes")
    try await device.advance(by: .minutes(20))
    let labels = try await match.lockScreen.elements.labels
    #expect(labels.contains("20:00"))
    try await expect(match.lockScreen, matches: "match-first-half")
    try await expect(match.minimal, matches: "match-minimal")
    #expect(try await match.tapsOpen == "match://today")
  }

  // MARK: Workout

  @Test func buttonsControlTheWorkout() async throws {
    let device = try await TestDevice(extension: .sources("Examples/Workout"))
    let workout = try await device.startActivity(
      "WorkoutAttributes",
      attributes: ["name": "Hill Repeats", "intervals": ["Warm up", "Uphill"], "length": 240],
      state: ["interval": 0, "span": [.date(device.now), .date(device.now + 240)]])
    try await device.advance(by: .minutes(1))
    try await workout.lockScreen.tap("Pause")
    #expect(try await workout.content["pause"] == .date(device.now))
    try await expect(workout.lockScreen, matches: "workout-paused")
    try await device.advance(by: .minutes(10))
    #expect(try await workout.lockScreen.elements.labels.contains("3:00"))
    try await workout.lockScreen.tap("Resume")
    try await workout.lockScreen.tap("Next interval")
    #expect(try await workout.lockScreen.elements.labels.contains("Uphill"))
    try await workout.expanded.tap("Next interval")
    #expect(await workout.state == .dismissed)
  }
}

extension TestActivity {
  /// The link of a tap on the Lock Screen.
  fileprivate var tapsOpen: String? {
    get async throws { try await lockScreen.tap().url?.absoluteString }
  }
}
