import Testing

@testable import CoreLocation

@Suite struct GeocoderTests {
  @Test func requestsFailWithoutNetwork() async {
    let geocoder = CLGeocoder()
    await #expect(throws: CLError(.network)) {
      try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0))
    }
    await #expect(throws: CLError(.network)) {
      try await geocoder.geocodeAddressString("Elm Street 1")
    }
  }
}
