import Foundation

/// A picture file that the user has chosen: PNG or JPEG, of limited size.
struct WallpaperFile {
  var data: Data

  /// In bytes.
  static let limit = 20 << 20

  /// Throws `DeviceAnswer.Failure` for another file than a PNG or JPEG.
  init(_ data: Data, name: String) throws {
    let starts: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF]]
    guard starts.contains(where: data.starts) else {
      throw Self.failure("\(name) is not a PNG or JPEG file; choose another picture")
    }
    self.data = data
  }

  /// Throws `DeviceAnswer.Failure`, also for a file that is too large.
  init(path: String) throws {
    let file = URL(fileURLWithPath: path)
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard let values, values.isRegularFile == true, let size = values.fileSize else {
      throw Self.failure("\(path) is not a file that can be read")
    }
    guard size <= Self.limit else {
      throw Self.failure(
        "\(path) has \(size >> 20) MB; a wallpaper may have \(Self.limit >> 20) MB")
    }
    do {
      try self.init(Data(contentsOf: file), name: path)
    } catch let failure as DeviceAnswer.Failure {
      throw failure
    } catch {
      throw Self.failure("\(path) cannot be read: \(error.localizedDescription)")
    }
  }

  static func failure(_ message: String) -> DeviceAnswer.Failure {
    DeviceAnswer.Failure(code: "badPicture", message: message)
  }
}
