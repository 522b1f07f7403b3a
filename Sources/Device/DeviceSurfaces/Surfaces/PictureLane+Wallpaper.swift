import Foundation
import Rasterizer

extension PictureLane {
  /// The longest side of a wallpaper, in pixels: that of the largest phone.
  private static let longestSide = 2868

  /// A picture that the user has chosen as a wallpaper, as a JPEG file of limited size. Throws
  /// `RasterizerError`, or an error that says why it cannot be decoded.
  func wallpaper(from file: Data) throws -> Data {
    try rasterizer.decodedImage(file, longestSide: Self.longestSide).jpeg(quality: 0.9)
  }

  /// The user's wallpaper in the tone of a scene; nil for the device's own. One that cannot be
  /// decoded any more is reported.
  func wallpaper(of scene: SurfaceScene) -> Picture? {
    guard let file = scene.wallpaper else { return nil }
    let tone = WallpaperTone(scene.settings, isHome: scene.isHome)
    do {
      return try rasterizer.decodedImage(
        file, longestSide: Self.longestSide, saturation: (1 - tone.grayscale) * tone.saturation,
        brightness: tone.brightness)
    } catch {
      report("The wallpaper is missing: \(error)")
      return nil
    }
  }
}
