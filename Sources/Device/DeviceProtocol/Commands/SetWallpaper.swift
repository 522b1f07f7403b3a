import DeviceEngine
import Foundation
import HostLink
import WidgetHost

/// Puts a picture behind the Home Screen or the Lock Screen; without one, the device's own
/// wallpaper.
package struct SetWallpaper: DeviceCommand {
  package static let name = "wallpaper"
  /// `home` or `lock`.
  var surface: SurfaceName
  /// The absolute path of a PNG or JPEG file.
  var file: String?
  /// A PNG or JPEG file, in place of its path.
  var data: Data?

  package init(_ surface: SurfaceName, file: String?) {
    self.surface = surface
    self.file = file
  }

  package func validate() throws {
    guard surface == .home || surface == .lock else { throw invalid("surface", "home or lock") }
    guard file == nil || data == nil else { throw invalid("data", "no \"file\" beside it") }
    if let file, !file.hasPrefix("/") { throw invalid("file", "an absolute path") }
  }

  package func perform(on device: DeviceService) async throws -> DeviceSettings {
    guard let folder = device.wallpapers else {
      throw WallpaperFile.failure("this device keeps no files")
    }
    let name = try await picture(on: device).map(folder.keep) ?? ""
    let settings = try await device.host.changeDevice { [surface] settings in
      if surface == .home { settings.wallpaper = name } else { settings.lockWallpaper = name }
    }
    folder.removeAll(except: [settings.wallpaper, settings.lockWallpaper])
    return settings
  }

  /// The chosen picture, in a size that is kept; nil for none.
  private func picture(on device: DeviceService) async throws -> Data? {
    let chosen =
      try file.map { try WallpaperFile(path: $0) }
      ?? data.map { try WallpaperFile($0, name: "the picture") }
    guard let chosen else { return nil }
    do {
      return try await device.pictures.wallpaper(from: chosen.data)
    } catch {
      throw WallpaperFile.failure("\(file ?? "the picture"): \(error)")
    }
  }
}
