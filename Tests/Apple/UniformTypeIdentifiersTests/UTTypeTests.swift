import Testing

@testable import UniformTypeIdentifiers

struct UTTypeTests {
  @Test(arguments: [
    ("PNG", "public.png", "image/png"), ("jpg", "public.jpeg", "image/jpeg"),
    ("csv", "public.comma-separated-values-text", "text/csv"),
    ("htm", "public.html", "text/html"), ("mov", "com.apple.quicktime-movie", "video/quicktime"),
  ])
  func extensionNamesType(fileExtension: String, identifier: String, mimeType: String) throws {
    let type = try #require(UTType(filenameExtension: fileExtension))
    #expect(type.identifier == identifier)
    #expect(type.preferredMIMEType == mimeType)
    #expect(UTType(mimeType: mimeType) == type)
    #expect(UTType(identifier) == type)
    #expect(type.isDeclared && !type.isDynamic)
  }

  @Test func conformanceIsTransitive() {
    #expect(UTType.svg.conforms(to: .image))
    #expect(UTType.svg.conforms(to: .text))
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .heic))
  }

  @Test func everySupertypeIsDeclared() {
    for declaration in TypeDeclaration.all {
      for supertype in declaration.supertypes {
        #expect(UTType(supertype) != nil, "\(declaration.identifier)")
      }
    }
  }

  @Test func unknownExtensionIsDynamicType() throws {
    let type = try #require(UTType(filenameExtension: "Tide"))
    #expect(type.isDynamic)
    #expect(type.preferredFilenameExtension == "tide")
    #expect(type.conforms(to: .data))
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType("com.example.unknown") == nil)
    #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
  }

  @Test func appsTypeConformsToData() throws {
    let type = UTType(exportedAs: "com.example.Donut", conformingTo: .json)
    #expect(type.identifier == "com.example.donut")
    #expect(type.conforms(to: .text))
    #expect(UTType(exportedAs: "com.example.donut").conforms(to: .data))
    let coded = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([type, .pdf]))
    #expect(coded == [type, .pdf])
  }

  @Test func pathGetsExtensionOnce() {
    let url = URL(fileURLWithPath: "/a/photo")
    #expect(url.appendingPathExtension(for: .jpeg).lastPathComponent == "photo.jpeg")
    let named = URL(fileURLWithPath: "/a/photo.jpg")
    #expect(named.appendingPathExtension(for: .jpeg).lastPathComponent == "photo.jpg")
    let folder = URL(fileURLWithPath: "/a")
    #expect(folder.appendingPathComponent("saved", conformingTo: .json).path == "/a/saved.json")
    #expect(folder.appendingPathComponent("b.json", conformingTo: .json).path == "/a/b.json")
  }
}
