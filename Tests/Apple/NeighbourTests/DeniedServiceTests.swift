import Contacts
import CoreBluetooth
import CoreHaptics
import CoreMotion
import CoreSpotlight
import DeviceActivity
import FamilyControls
import LocalAuthentication
import MediaPlayer
import MusicKit
import Photos
import Speech
import Testing
import WatchConnectivity
import WeatherKit
import WebKit

/// Services that the device does not have: code gets the answer that a device gives without
/// access.
struct DeniedServiceTests {
  @Test func statusIsDenied() {
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
    #expect(MusicAuthorization.currentStatus == .denied)
    #expect(MPMediaLibrary.authorizationStatus() == .denied)
    #expect(SFSpeechRecognizer.authorizationStatus() == .denied)
    #expect(CMPedometer.authorizationStatus() == .denied)
    #expect(AuthorizationCenter.shared.authorizationStatus == .denied)
    #expect(CBCentralManager().state == .unsupported)
    #expect(!WCSession.isSupported())
    #expect(!CSSearchableIndex.isIndexingAvailable())
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
  }

  @Test func requestsThrow() async {
    await #expect(throws: CNError(.authorizationDenied)) {
      try await CNContactStore().requestAccess(for: .contacts)
    }
    await #expect(throws: WeatherError.permissionDenied) {
      try await WeatherService.shared.weather(for: CLLocation(latitude: 52, longitude: 13))
    }
    await #expect(throws: WeatherError.permissionDenied) {
      try await WeatherService.shared.weather(
        for: CLLocation(latitude: 52, longitude: 13), including: .current, .daily)
    }
    await #expect(throws: MusicTokenRequestError.permissionDenied) {
      try await MusicCatalogSearchRequest(term: "a", types: [Song.self]).response()
    }
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a")
    }
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
      let day = DeviceActivitySchedule(
        intervalStart: DateComponents(hour: 0), intervalEnd: DateComponents(hour: 23),
        repeats: true)
      try DeviceActivityCenter().startMonitoring(DeviceActivityName("day"), during: day)
    }
  }

  @Test func policyStoresItsError() {
    var error: NSError?
    #expect(
      !LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
  }

  @Test func queriesFail() {
    let failures = Failures()
    CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) { data, error in
      failures.append(data == nil ? (error as NSError?)?.code : nil)
    }
    #expect(failures.codes == [Int(CMErrorNotAvailable.rawValue)])
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    #expect(MPMediaQuery.songs().items?.isEmpty == true)
  }

  private final class Failures {
    var codes: [Int?] = []
    func append(_ code: Int?) { codes.append(code) }
  }

  @MainActor @Test func viewsKeepTheirValues() throws {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.layer.cornerRadius = 8
    #expect(view.layer.cornerRadius == 8)
    let address = try #require(URL(string: "https://example.com"))
    #expect(view.load(URLRequest(url: address)) == nil)
    #expect(view.url == address)
  }
}
