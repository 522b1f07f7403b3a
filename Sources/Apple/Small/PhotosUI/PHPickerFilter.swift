@_exported import Photos

// Compatibility (module): accepted | | a picker draws its label

/// The kinds of assets that a picker shows.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private let description: String

  private init(_ description: String) { self.description = description }

  public static let images = PHPickerFilter("images")
  public static let videos = PHPickerFilter("videos")
  public static let livePhotos = PHPickerFilter("livePhotos")
  public static let screenshots = PHPickerFilter("screenshots")
  public static let panoramas = PHPickerFilter("panoramas")
  public static let depthEffectPhotos = PHPickerFilter("depthEffectPhotos")
  public static let screenRecordings = PHPickerFilter("screenRecordings")
  public static let slomoVideos = PHPickerFilter("slomoVideos")
  public static let timelapseVideos = PHPickerFilter("timelapseVideos")
  public static let bursts = PHPickerFilter("bursts")

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("any(\(subfilters.map(\.description).joined(separator: ",")))")
  }

  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("all(\(subfilters.map(\.description).joined(separator: ",")))")
  }

  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter("not(\(filter.description))")
  }
}
