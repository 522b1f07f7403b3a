import Dispatch
import Foundation
import FoundationSupplement
import Synchronization
import Testing

/// Core Foundation's notifications inside of a process.
@Suite struct NotificationCenterTests {
  private static let received = Mutex<[String]>([])

  /// Waits until the main queue has delivered what was posted.
  private func delivered() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func observersGetTheirNotificationsUntilTheyAreRemoved() async {
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let observer = UnsafeRawPointer(bitPattern: 0x10)
    for name in ["tide", "wave"] {
      CFNotificationCenterAddObserver(
        center, observer,
        { _, observer, name, _, _ in
          let text = "\(name?.rawValue as String? ?? "") \(Int(bitPattern: observer))"
          NotificationCenterTests.received.withLock { $0.append(text) }
        }, name as CFString, nil, .deliverImmediately)
    }
    func post(_ name: String) {
      CFNotificationCenterPostNotification(
        center, CFNotificationName(name as CFString), nil, nil, true)
    }
    post("tide")
    post("sand")
    CFNotificationCenterRemoveObserver(
      center, observer, CFNotificationName("tide" as CFString), nil)
    post("tide")
    post("wave")
    CFNotificationCenterRemoveEveryObserver(center, observer)
    post("wave")
    await delivered()
    #expect(Self.received.withLock { $0 } == ["tide 16", "wave 16"])
  }

  private static let local = Mutex<[String]>([])

  /// The local center passes object and user information on, and calls at once.
  @Test func localCenterSelectsByObject() {
    let center = CFNotificationCenterGetLocalCenter()
    let (one, other) = (UnsafeRawPointer(bitPattern: 0x20), UnsafeRawPointer(bitPattern: 0x30))
    CFNotificationCenterAddObserver(
      center, one,
      { _, _, _, object, information in
        let text = "\(Int(bitPattern: object)) \(information?["boats"] as? Int ?? 0)"
        NotificationCenterTests.local.withLock { $0.append(text) }
      }, nil, one, .deliverImmediately)
    for object in [one, other] {
      CFNotificationCenterPostNotification(
        center, CFNotificationName("tide" as CFString), object, ["boats": 2], true)
    }
    CFNotificationCenterRemoveEveryObserver(center, one)
    #expect(Self.local.withLock { $0 } == ["32 2"])
  }
}
