import Foundation
import TestFolders
import Testing

@testable import CommandContext

@Suite struct SourcePlacesTests {
  @Test(arguments: [
    ("struct Tide: Widget {", ["Tide"]), ("@main struct Tide: Widget {", ["Tide"]),
    ("  public final class Tide<A> {}", ["Tide"]), ("let structure = 1", []),
    ("// struct Tide", ["Tide"]), ("return class.Tide", []), ("struct", []),
    ("@available(iOS 17, *) struct Tide {}", []),
  ])
  func declarations(line: String, types: [String]) {
    #expect(SourcePlaces.declarations(in: line).map(\.type) == types)
  }

  @Test func findsTypes() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Widgets/Tide.swift")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "import WidgetKit\n\nstruct TideWidget: Widget {}\n".write(
      to: file, atomically: true, encoding: .utf8)
    let places = SourcePlaces(of: folder.url)
    #expect(places.place(of: "TideWidget") == "Widgets/Tide.swift:3")
    #expect(places.place(of: "Widgets.TideWidget") == "Widgets/Tide.swift:3")
    #expect(places.place(of: "Tide") == nil && places.place(of: nil) == nil)
  }
}
