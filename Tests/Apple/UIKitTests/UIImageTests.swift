import Testing

@testable import UIKit

@Suite struct UIImageTests {
  struct File: Sendable {
    let name: String
    let bytes: [UInt8]
    let size: CGSize?
  }

  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 0, 6, 0, 0, 0, 4, 8, 6, 0, 0, 0, 0, 0, 0, 0]
  static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0]
    + [0xFF, 0xC0, 0, 11, 8, 0, 4, 0, 6, 1, 1, 0x11, 0, 0xFF, 0xD9]
  static let gif: [UInt8] = Array("GIF89a".utf8) + [6, 0, 4, 0, 0, 0, 0, 0x3B]
  static let webp: [UInt8] =
    Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0]
    + [0, 0, 0, 0, 5, 0, 0, 3, 0, 0]

  @Test(arguments: [
    File(name: "PNG", bytes: png, size: CGSize(width: 3, height: 2)),
    File(name: "JPEG", bytes: jpeg, size: CGSize(width: 3, height: 2)),
    File(name: "GIF", bytes: gif, size: CGSize(width: 3, height: 2)),
    File(name: "WebP", bytes: webp, size: CGSize(width: 3, height: 2)),
    File(name: "truncated PNG", bytes: Array(png.prefix(18)), size: nil),
    File(name: "truncated JPEG", bytes: Array(jpeg.prefix(12)), size: nil),
    File(name: "text", bytes: Array("hello".utf8), size: nil),
    File(name: "empty", bytes: [], size: nil),
  ])
  func sizeIsInPoints(_ file: File) {
    #expect(UIImage(data: Data(file.bytes), scale: 2)?.size == file.size, "\(file.name)")
  }

  @Test func returnsOriginalData() throws {
    let image = try #require(UIImage(data: Data(Self.png)))
    #expect(image.pngData() == Data(Self.png))
    #expect(image.jpegData(compressionQuality: 1) == nil)
    #expect(image.withTintColor(.red).pngData() == nil)
  }

  @Test(arguments: [("a.png", 1.0), ("a@2x.png", 2), ("a@3x.png", 3)])
  func derivesScaleFromFileName(name: String, scale: CGFloat) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(Self.png).write(to: file)
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.scale == scale)
    #expect(image.size.width == 6 / scale)
  }

  @Test func missingImagesAreNil() {
    #expect(UIImage(named: "no such image") == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file") == nil)
    #expect(UIImage(data: Data(Self.png), scale: .nan) == nil)
  }
}
