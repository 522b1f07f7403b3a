import Foundation
import ProbeExtension
import Testing

@testable import ExtensionBuilder

/// The record of the bundles that were built on this machine.
@Suite struct BuiltBundlesTests {
  private let place: ProbeBundle
  private let built: BuiltBundles
  private var file: URL { place.folder.appendingPathComponent("built") }

  init() throws {
    place = try ProbeBundle()
    built = BuiltBundles(cache: place.folder)
  }

  @Test func knowsOnlyWhatWasAdded() throws {
    let bundle = try ExtensionBundle(contentsOf: place.bundle)
    #expect(!built.contains(bundle))
    try built.add(bundle)
    #expect(built.contains(bundle))
    #expect(
      try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        == 0o600)
  }

  /// A bundle can claim any hash in its `Info.json`; the record is about its executables.
  @Test func changedExecutableIsForeign() throws {
    let bundle = try ExtensionBundle(contentsOf: place.bundle)
    try built.add(bundle)
    let handle = try FileHandle(forWritingTo: bundle.executable)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("x".utf8))
    try handle.close()
    #expect(!built.contains(bundle))
  }

  @Test func copyElsewhereIsKnown() throws {
    try built.add(try ExtensionBundle(contentsOf: place.bundle))
    let copy = place.folder.appendingPathComponent("Copy.vitrine")
    try FileManager.default.copyItem(at: place.bundle, to: copy)
    #expect(built.contains(try ExtensionBundle(contentsOf: copy)))
  }

  @Test func recordStaysSmall() throws {
    let old = String(repeating: String(repeating: "0", count: 64) + "\n", count: 17_000)
    try Data(old.utf8).write(to: file)
    let bundle = try ExtensionBundle(contentsOf: place.bundle)
    try built.add(bundle)
    #expect(built.contains(bundle))
    let size = try #require(
      try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int)
    #expect(size < 1 << 20)
  }
}
