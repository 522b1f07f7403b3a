import CoreLocation
import Testing

@Suite("Locations")
struct CLLocationTests {
  @Test(
    "Distances follow the great circle",
    arguments: [
      (CLLocation(latitude: 0, longitude: 0), CLLocation(latitude: 0, longitude: 1), 111_195.0),
      (
        CLLocation(latitude: 90, longitude: 0), CLLocation(latitude: -90, longitude: 0),
        20_015_115.0
      ),
      (CLLocation(latitude: 10, longitude: 20), CLLocation(latitude: 10, longitude: 20), 0.0),
    ] as [(CLLocation, CLLocation, Double)])
  func distance(from: CLLocation, to: CLLocation, metres: Double) {
    #expect(abs(from.distance(from: to) - metres) < 1)
  }

  @Test(
    "Coordinates beyond the poles and the date line are invalid",
    arguments: [(90.0, 180.0, true), (90.1, 0.0, false), (0.0, -180.5, false), (-12.0, 34.0, true)])
  func validity(latitude: Double, longitude: Double, isValid: Bool) {
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    #expect(CLLocationCoordinate2DIsValid(coordinate) == isValid)
  }
}
