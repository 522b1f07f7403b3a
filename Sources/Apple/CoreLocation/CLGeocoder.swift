import AuthorNotices

// Compatibility (module): partial | | coordinates, locations and distances as values;
//   `CLLocationManager` delivers the position that the user has set, after the extension has
//   asked once ([serve.md](serve.md#location)); `CLGeocoder` answers `CLError.network`; no
//   regions, headings or `CLLocationUpdate`, and in an app every request fails with `denied`

public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses of positions, and positions of addresses. There are no maps to search: every
/// request fails with `CLError.network`, as on a device without a connection.
open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw Self.failure() }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw Self.failure()
  }

  open func cancelGeocode() {}

  private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    let error = Self.failure()
    DispatchQueue.main.async { completionHandler(nil, error) }
  }

  private static func failure() -> CLError {
    AuthorNotice.report("CoreLocation", lacks: "addresses")
    return CLError(.network)
  }
}
