import HostLink

/// Reads the setting `location`.
package enum DevicePosition {
  /// The canonical text: `52.52,13.405`, or an empty text for `off`; nil if the text is invalid.
  static func text(_ text: String) -> String? {
    if ["", "off", "none"].contains(text.filter { !$0.isWhitespace }) { return "" }
    return position(text).map { "\($0.latitude),\($0.longitude)" }
  }

  /// The position in degrees; nil if there is none.
  package static func position(_ text: String) -> LinkPosition? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.filter { !$0.isWhitespace }) }
    guard parts.count == 2, let latitude = parts[0], let longitude = parts[1],
      (-90...90).contains(latitude), (-180...180).contains(longitude)
    else { return nil }
    return LinkPosition(latitude: latitude, longitude: longitude)
  }
}
