import MapKit
import Testing

struct MapGeometryTests {
  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

  @Test func mapPointReturnsItsCoordinate() {
    let point = MKMapPoint(berlin)
    #expect(abs(point.coordinate.latitude - berlin.latitude) < 1e-9)
    #expect(abs(point.coordinate.longitude - berlin.longitude) < 1e-9)
    #expect(MKMapPoint(CLLocationCoordinate2D()) == MKMapPoint(x: 134_217_728, y: 134_217_728))
  }

  @Test func polesAreInsideOfWorld() {
    for latitude in [90.0, -90] {
      let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0))
      #expect((-1...MKMapSize.world.height + 1).contains(point.y))
    }
  }

  @Test func regionInMetresHasSpanInDegrees() {
    let region = MKCoordinateRegion(
      center: berlin, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
    #expect(abs(region.span.latitudeDelta - 0.008983) < 1e-5)
    #expect(abs(region.span.longitudeDelta - 0.014763) < 1e-5)
  }

  @Test func unionWithNullIsOtherRectangle() {
    let rect = MKMapRect(x: 1, y: 2, width: 3, height: 4)
    #expect(MKMapRect.null.union(rect) == rect)
    #expect(rect.union(MKMapRect(x: 0, y: 5, width: 1, height: 4)).maxY == 9)
    #expect(rect.intersection(MKMapRect(x: 9, y: 9, width: 1, height: 1)).isNull)
    #expect(rect.insetBy(dx: 2, dy: 0).isNull)
  }

  @Test func snapshotFailsWithError() async {
    await #expect(throws: MKError(.serverFailure)) { try await MKMapSnapshotter().start() }
  }
}

struct DistanceFormatterTests {
  private struct Case: Sendable {
    var metres: Double
    var locale: String
    var units = MKDistanceFormatter.Units.default
    var style = MKDistanceFormatter.DistanceUnitStyle.default
    var text: String
  }

  private static let cases = [
    Case(metres: 42, locale: "de_DE", text: "42 m"),
    Case(metres: 432, locale: "de_DE", text: "430 m"),
    Case(metres: 1_500, locale: "de_DE", text: "1,5 km"),
    Case(metres: 12_345, locale: "de_DE", text: "12 km"),
    Case(metres: 1_500, locale: "en_US", text: "0.9 mi"),
    Case(metres: 100, locale: "en_US", text: "330 ft"),
    Case(metres: 100, locale: "en_GB", text: "110 yd"),
    Case(metres: 2_000, locale: "en_US", units: .metric, text: "2 km"),
    Case(metres: 16_093.44, locale: "en_US", style: .full, text: "10 miles"),
    Case(metres: -1, locale: "de_DE", text: "0 m"),
    Case(metres: .nan, locale: "de_DE", text: "0 m"),
  ]

  @Test(arguments: cases) private func distanceIsInUnitsOfLocale(_ test: Case) {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: test.locale)
    formatter.units = test.units
    formatter.unitStyle = test.style
    let text = formatter.string(fromDistance: test.metres)
    #expect(text.replacingOccurrences(of: "\u{A0}", with: " ") == test.text)
  }

  @Test func textReturnsItsDistance() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.distance(from: "1,5 km") == 1_500)
    #expect(formatter.distance(from: "far") == 0)
  }
}
