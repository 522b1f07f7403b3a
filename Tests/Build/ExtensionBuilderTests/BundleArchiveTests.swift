import Foundation
import Testing

@testable import ExtensionBuilder

@Suite struct BundleArchiveTests {
  /// A bundle with a program, and resources whose paths are short, long and empty.
  private static func bundle(in folder: TemporaryFolder) throws -> ExtensionBundle {
    try folder.write("library", to: "frameworks/libVitrineFrameworks.so")
    try folder.write("program", to: "W.vitrine/W")
    let url = folder.url.appendingPathComponent("W.vitrine")
    let program = url.appendingPathComponent("W")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path)
    let long = "Resources/\(String(repeating: "ä", count: 40))/\(String(repeating: "b", count: 90))"
    try folder.write("long", to: "W.vitrine/\(long)")
    try folder.write("", to: "W.vitrine/Resources/empty")
    try folder.write(String(repeating: "x", count: 512), to: "W.vitrine/Resources/block")
    let library = folder.url.appendingPathComponent("frameworks/libVitrineFrameworks.so").path
    let information = ExtensionBundle.Information(
      formatVersion: ExtensionBundle.Information.formatVersion, moduleName: "W", toolchain: "",
      contentHash: "hash", frameworks: try #require(FrameworksIdentity(library: library)),
      executables: ["W": try ExtensionBundle.hash(of: program)])
    let json = String(decoding: try JSONEncoder().encode(information), as: UTF8.self)
    try folder.write(json, to: "W.vitrine/Info.json")
    return try ExtensionBundle(contentsOf: url)
  }

  /// The frameworks of another machine, in another folder.
  private static func frameworks(in folder: TemporaryFolder) throws -> PrebuiltFrameworks {
    try folder.write("library", to: "other/libVitrineFrameworks.so")
    return PrebuiltFrameworks(folder: folder.url.appendingPathComponent("other"))
  }

  @Test func bundleIsUnpackedForOtherFrameworks() throws {
    let folder = try TemporaryFolder()
    let bundle = try Self.bundle(in: folder)
    let frameworks = try Self.frameworks(in: folder)
    let archive = try BundleArchive.data(of: bundle)
    let place = folder.url.appendingPathComponent("copy.vitrine")
    let copy = try BundleArchive.unpack(archive, to: place, frameworks: frameworks)
    #expect(copy.information.frameworks.path == frameworks.library.path)
    #expect(copy.information.linkedLibrary == bundle.information.frameworks.path)
    #expect(copy.information.contentHash == "hash")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: bundle.url.path).sorted()
    #expect(try FileManager.default.subpathsOfDirectory(atPath: place.path).sorted() == paths)
    for path in paths
    where path != "Info.json" && !place.appendingPathComponent(path).isDirectory {
      let contents = try Data(contentsOf: place.appendingPathComponent(path))
      #expect(try contents == Data(contentsOf: bundle.url.appendingPathComponent(path)), "\(path)")
    }
  }

  /// Dates and the order of a folder do not matter.
  @Test func sameContentsAreSameBytes() throws {
    let folder = try TemporaryFolder()
    let bundle = try Self.bundle(in: folder)
    let archive = try BundleArchive.data(of: bundle)
    let file = bundle.url.appendingPathComponent("Resources/block")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: file.path)
    #expect(try BundleArchive.data(of: bundle) == archive)
    try folder.write("y", to: "W.vitrine/Resources/block")
    #expect(try BundleArchive.data(of: bundle) != archive)
  }

  @Test func toolsReadArchive() async throws {
    let folder = try TemporaryFolder()
    let archive = try BundleArchive.data(of: Self.bundle(in: folder))
    let file = folder.url.appendingPathComponent("a.tar")
    try archive.write(to: file)
    let run = try await CommandRun.run(
      URL(fileURLWithPath: "/bin/tar"), ["-tvf", .path(file)], scratch: folder.url)
    #expect(run.status == 0)
    #expect(
      run.output.contains(#/-rwxr-xr-x 0\/0 +7 1970-01-01 00:00 W\n/#), "\(run.output)")
    #expect(run.output.contains("/\(String(repeating: "b", count: 90))\n"), "\(run.output)")
  }

  /// An archive with one file, and changes of its header.
  @Test(arguments: [
    "../outside", "/etc/outside", "a/../../outside", "a//b", ".", "", "a/",
  ])
  func pathsOutsideAreRefused(path: String) throws {
    try expectMalformed { header in
      let rest = [UInt8](repeating: 0, count: 100 - path.utf8.count)
      header.replaceSubrange(0..<100, with: Array(path.utf8) + rest)
    }
  }

  /// Links, folders, sizes beyond the end, and no header at all.
  @Test(arguments: [
    (156, "2"), (156, "1"), (156, "5"), (124, "77777777777"), (124, "-1"), (257, "x"),
  ])
  func otherEntriesAreRefused(offset: Int, text: String) throws {
    try expectMalformed { header in
      header.replaceSubrange(offset..<(offset + text.utf8.count), with: Array(text.utf8))
    }
  }

  @Test func everyTruncationIsRefused() throws {
    let folder = try TemporaryFolder()
    let archive = try BundleArchive.data(of: Self.bundle(in: folder))
    let frameworks = try Self.frameworks(in: folder)
    for count in stride(from: 0, to: archive.count - 1024, by: 256) {
      let place = folder.url.appendingPathComponent("cut\(count)")
      #expect(throws: (any Error).self) {
        try BundleArchive.unpack(archive.prefix(count), to: place, frameworks: frameworks)
      }
    }
  }

  private func expectMalformed(_ change: (inout [UInt8]) -> Void) throws {
    let folder = try TemporaryFolder()
    let archive = try BundleArchive.data(of: Self.bundle(in: folder))
    var bytes = [UInt8](archive)
    change(&bytes)
    let place = folder.url.appendingPathComponent("copy")
    #expect(throws: BundleArchiveError.malformed) {
      try BundleArchive.unpack(
        Data(bytes), to: place, frameworks: Self.frameworks(in: folder))
    }
    #expect(!FileManager.default.fileExists(atPath: place.path))
  }
}
