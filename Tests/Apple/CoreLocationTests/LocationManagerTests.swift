import Dispatch
import Foundation
import HostLink
import Testing

@testable import CoreLocation

/// `CLLocationManager` for each of the user's decisions.
@Suite struct LocationManagerTests {
  struct Case: Sendable {
    var answer: LocationAnswer?
    var status: CLAuthorizationStatus
    var isAuthorized: Bool
    /// What the delegate receives from `requestLocation()`.
    var event: String
  }

  static let berlin = LinkPosition(latitude: 52.52, longitude: 13.405)

  @Test(arguments: [
    Case(answer: nil, status: .denied, isAuthorized: false, event: "denied"),
    Case(
      answer: LocationAnswer(), status: .notDetermined, isAuthorized: false, event: "denied"),
    Case(
      answer: LocationAnswer(isAllowed: false), status: .denied, isAuthorized: false,
      event: "denied"),
    Case(
      answer: LocationAnswer(isAllowed: true), status: .authorizedWhenInUse, isAuthorized: true,
      event: "locationUnknown"),
    Case(
      answer: LocationAnswer(isAllowed: true, position: berlin), status: .authorizedWhenInUse,
      isAuthorized: true, event: "52.52 13.405"),
  ])
  func answersFollowTheUsersDecision(example: Case) async {
    let center = LocationCenter { _ in example.answer }
    let events = await events(of: center) { $0.requestLocation() }
    let manager = LocationCenter.$current.withValue(center) { CLLocationManager() }
    #expect(manager.authorizationStatus == example.status)
    #expect(manager.isAuthorizedForWidgetUpdates == example.isAuthorized)
    #expect(manager.location?.coordinate.latitude == example.answer?.position?.latitude)
    #expect(events == ["authorization", example.event])
  }

  private static let lists: [([String: Bool], Bool)] = [
    (["NSExtension": true], false),
    (["NSExtension": true, "NSWidgetWantsLocation": false], false),
    (["NSExtension": true, "NSWidgetWantsLocation": true], true),
    // A folder of sources without a property list.
    ([:], true),
  ]

  /// The system gives a widget extension no location if its property list does not ask for it.
  @Test(arguments: lists)
  func propertyListMustAskForTheLocation(information: [String: Bool], isWanted: Bool) {
    #expect(LocationCenter.isLocationWanted(information) == isWanted)
    let center = LocationCenter(
      host: { _ in LocationAnswer(isAllowed: true, position: Self.berlin) },
      isWanted: { LocationCenter.isLocationWanted(information) })
    let manager = LocationCenter.$current.withValue(center) { CLLocationManager() }
    #expect(manager.isAuthorizedForWidgetUpdates == isWanted)
    #expect((manager.location != nil) == isWanted)
  }

  @Test func onlyRequestsAskTheUser() async {
    let questions = Recorder()
    let center = LocationCenter { question in
      questions.add(question.rawValue)
      return LocationAnswer()
    }
    _ = await events(of: center) { manager in
      _ = manager.authorizationStatus
      manager.requestWhenInUseAuthorization()
      // The system reports nothing while it waits for the answer.
      manager.startUpdatingLocation()
      manager.startUpdatingLocation()
    }
    #expect(questions.all == ["status", "use", "use"])
  }

  /// What a manager's delegate receives, in order.
  private func events(
    of center: LocationCenter, _ body: @MainActor (CLLocationManager) -> Void
  ) async -> [String] {
    let recorder = Recorder()
    let manager = await MainActor.run {
      let manager = LocationCenter.$current.withValue(center) { CLLocationManager() }
      manager.delegate = recorder
      body(manager)
      return Sent(manager)
    }
    // Runs after the calls that the manager has put in the queue.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    withExtendedLifetime(manager) {}
    return recorder.all
  }

  private struct Sent: @unchecked Sendable {
    // Only kept alive here.
    let manager: CLLocationManager

    init(_ manager: CLLocationManager) { self.manager = manager }
  }
}

private final class Recorder: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  // Guarded by `lock`.
  private var events: [String] = []
  private let lock = NSLock()

  var all: [String] { lock.withLock { events } }

  func add(_ event: String) { lock.withLock { events.append(event) } }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    for location in locations {
      add("\(location.coordinate.latitude) \(location.coordinate.longitude)")
    }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    if let error = error as? CLError { add("\(error.code)") }
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { add("authorization") }
}
