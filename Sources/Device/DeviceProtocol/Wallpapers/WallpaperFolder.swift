import Foundation

/// The pictures that the user has chosen as wallpapers: JPEG files in the device's state folder.
package struct WallpaperFolder: Sendable {
  private let url: URL

  /// - Parameter state: The device's state folder.
  package init(state: URL) {
    url = state.appendingPathComponent("wallpapers", isDirectory: true)
  }

  /// Stores a picture and returns its name, which no other picture has had. Throws
  /// `DeviceAnswer.Failure`.
  func keep(_ jpeg: Data) throws -> String {
    let name = UUID().uuidString.lowercased()
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try jpeg.write(to: file(name), options: .atomic)
    } catch {
      throw DeviceAnswer.Failure(
        code: "storeFailed", message: "\(url.path): \(error.localizedDescription)")
    }
    return name
  }

  /// nil if there is none of this name.
  package func picture(named name: String) -> Data? {
    // The name can come from a request.
    guard UUID(uuidString: name) != nil else { return nil }
    return try? Data(contentsOf: file(name))
  }

  /// Removes all other pictures.
  func removeAll(except names: Set<String>) {
    let files = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: nil)
    for file in files ?? [] where !names.contains(file.deletingPathExtension().lastPathComponent) {
      try? FileManager.default.removeItem(at: file)
    }
  }

  private func file(_ name: String) -> URL { url.appendingPathComponent("\(name).jpg") }
}
