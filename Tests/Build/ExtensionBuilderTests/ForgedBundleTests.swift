import Foundation
import Testing

@testable import ExtensionBuilder

/// Bundles that the builder has not written.
@Suite struct ForgedBundleTests {
  private static func information(
    in folder: TemporaryFolder
  ) throws -> ExtensionBundle.Information {
    let library = folder.url.appendingPathComponent("libVitrineFrameworks.so")
    try folder.write("library", to: library.lastPathComponent)
    return ExtensionBundle.Information(
      formatVersion: ExtensionBundle.Information.formatVersion, moduleName: "W", toolchain: "",
      contentHash: "", frameworks: try #require(FrameworksIdentity(library: library.path)))
  }

  private static func write(
    _ information: ExtensionBundle.Information, in folder: TemporaryFolder
  ) throws -> URL {
    let json = String(decoding: try JSONEncoder().encode(information), as: UTF8.self)
    try folder.write(json, to: "W.vitrine/Info.json")
    return folder.url.appendingPathComponent("W.vitrine")
  }

  /// The identifier names a folder that the extension may write to; the others name files.
  @Test(arguments: [
    ("moduleName", "../../bin/sh"), ("moduleName", ".."), ("moduleName", "-c"), ("moduleName", ""),
    ("app", "../W"), ("app", "a\nb"), ("identifier", "../../../.ssh"), ("identifier", "a/b"),
    ("identifier", ".."), ("identifier", "-v"), ("identifier", "a b"), ("identifier", "@x"),
    ("linkedLibrary", "lib.so"), ("linkedLibrary", "/a/../../etc/lib.so"),
    ("appGroups", "group.a/../../x"), ("appGroups", "a b"), ("appGroups", ".."),
  ])
  func rejectsNamesThatLeaveTheBundle(field: String, value: String) throws {
    let folder = try TemporaryFolder()
    var information = try Self.information(in: folder)
    switch field {
    case "moduleName": information.moduleName = value
    case "app": information.app = value
    case "identifier": information.identifier = value
    case "linkedLibrary": information.linkedLibrary = value
    default: information.appGroups = ["group.good", value]
    }
    let bundle = try Self.write(information, in: folder)
    #expect(throws: BundleError.invalidField(bundle.path, field: field, value: value)) {
      try ExtensionBundle(contentsOf: bundle)
    }
  }

  /// Its folder would be visible to the extension.
  @Test func rejectsOtherFrameworks() throws {
    let folder = try TemporaryFolder()
    let information = try Self.information(in: folder)
    try folder.write("", to: "W.vitrine/W")
    let url = try Self.write(information, in: folder)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: url.appendingPathComponent("W").path)
    let bundle = try ExtensionBundle(contentsOf: url)
    let own = PrebuiltFrameworks(folder: URL(fileURLWithPath: "/own"))
    #expect(
      throws: BundleError.otherFrameworks(
        url.path, library: information.frameworks.path,
        expected: "/own/libVitrineFrameworks.so")
    ) { try bundle.verify(linkedWith: own) }
  }

  @Test(arguments: ["script", "link", "empty", "other program", "truncated"])
  func rejectsProgramsThatTheBuilderDidNotLink(kind: String) throws {
    let folder = try TemporaryFolder()
    let information = try Self.information(in: folder)
    let url = try Self.write(information, in: folder)
    let program = url.appendingPathComponent("W")
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    switch kind {
    case "script": try folder.write("#!/bin/sh\nexec id\n", to: "W.vitrine/W")
    case "link":
      try FileManager.default.createSymbolicLink(at: program, withDestinationURL: own)
    case "empty": try folder.write("", to: "W.vitrine/W")
    case "other program":
      try FileManager.default.copyItem(at: URL(fileURLWithPath: "/bin/true"), to: program)
    default: try Data(contentsOf: own, options: .alwaysMapped).prefix(300).write(to: program)
    }
    if kind != "link" {
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
    }
    let bundle = try ExtensionBundle(contentsOf: url)
    #expect(throws: BundleError.foreignExecutable(program.path)) {
      try bundle.verify(linkedWith: PrebuiltFrameworks(folder: folder.url))
    }
  }

  @Test func readsLibrariesOfPrograms() throws {
    let program = URL(fileURLWithPath: "/bin/sh").resolvingSymlinksInPath()
    #expect(ExecutableFile(contentsOf: program)?.libraries == ["libc.so.6"])
  }

  /// Reading ends for every content of the header.
  @Test func survivesDamage() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("program")
    let program = URL(fileURLWithPath: "/bin/sh").resolvingSymlinksInPath()
    let original = try Data(contentsOf: program)
    var generator = SystemRandomNumberGenerator()
    for place in 0..<300 {
      var data = original
      for byte in [place, Int.random(in: 0..<1000, using: &generator)] {
        data[byte] = UInt8.random(in: .min ... .max, using: &generator)
      }
      try data.write(to: file)
      let libraries = ExecutableFile(contentsOf: file)?.libraries
      #expect((libraries?.count ?? 0) < 4096)
    }
  }
}
