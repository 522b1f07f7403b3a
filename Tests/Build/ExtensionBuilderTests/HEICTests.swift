import Foundation
import Testing

@testable import ExtensionBuilder

/// HEIC images in catalogs, which are converted to PNG.
@Suite struct HEICTests {
  /// 16 by 16 pixels, red above blue.
  private static let image =
    Data(
      base64Encoded: """
        AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAA\
        AAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAABAAEAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEA\
        AAAAAAAANgACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAV\
        aW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAA\
        AQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubgQEDAgAAA\
        AwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAEAAAABAAAAAQcGl4\
        aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAD5t\
        ZGF0AAAAMigBr1IW6CTykvm/nf+gSAPXpb7Z/Ii90bQDVJL/piDpM36UK+SZ6oSVbUOq8InLTNmA
        """) ?? Data()

  private func resources(
    _ image: Data, in folder: TemporaryFolder
  ) throws -> (ResourceCollector, StagedBundle) {
    try folder.write(
      "{\"images\": [{\"filename\": \"sea.HEIC\", \"scale\": \"2x\"}]}",
      to: "A.xcassets/Sea.imageset/Contents.json")
    try image.write(to: folder.url.appendingPathComponent("A.xcassets/Sea.imageset/sea.HEIC"))
    let staged = try StagedBundle(destination: folder.url.appendingPathComponent("W.vitrine"))
    var resources = ResourceCollector(
      sources: try SourceFolder(resourcesIn: folder.url), staged: staged)
    try resources.collect()
    return (resources, staged)
  }

  @Test func imageIsConverted() throws {
    let folder = try TemporaryFolder()
    let (resources, staged) = try resources(Self.image, in: folder)
    defer { staged.discard() }
    #expect(resources.notices == [])
    let variant = try #require(resources.manifest.images["Sea"]?.variants.first)
    #expect(variant.file == "Assets/Sea-0.png" && variant.scale == 2)
    let picture = try Data(
      contentsOf: staged.url.appendingPathComponent("Resources/\(variant.file)"))
    #expect(picture.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(picture[16..<24] == Data([0, 0, 0, 16, 0, 0, 0, 16]), "width and height")
  }

  @Test(arguments: [
    (Data("hello".utf8), "Input file is not an HEIF/AVIF file"),
    (image.prefix(300), ""), (Data(), ""),
  ])
  func damagedImageIsLeftOut(_ image: Data, _ reason: String) throws {
    let folder = try TemporaryFolder()
    let (resources, staged) = try resources(image, in: folder)
    defer { staged.discard() }
    #expect(resources.manifest.images.isEmpty)
    let notice = try #require(resources.notices.first)
    #expect(
      notice.hasPrefix("image \"Sea\": sea.HEIC: it cannot be decoded: \(reason)"), "\(notice)")
  }
}
