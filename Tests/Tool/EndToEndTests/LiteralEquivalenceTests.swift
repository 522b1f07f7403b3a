import ExtensionProcess
import Foundation
import HostLink
import Testing

@testable import ExtensionBuilder

/// Extensions whose literals were changed in a table, and those that the compiler has built from
/// the same sources, say the same of themselves and draw the same.
@Suite struct LiteralEquivalenceTests {
  private static let rounds = 2

  @Test(arguments: ["Everyday", "Household"])
  func archivesAreThoseOfTheCompiler(sample: String) async throws {
    let folder = try TemporaryFolder()
    let sources = folder.url.resolvingSymlinksInPath().appendingPathComponent(sample)
    try FileManager.default.copyItem(
      at: ToolProcess.root.appendingPathComponent("Examples/\(sample)"), to: sources)
    var options = ExtensionBuilder.Options(
      frameworks: PrebuiltFrameworks(folder: ToolProcess.executable.deletingLastPathComponent()),
      cache: ToolProcess.cache.appendingPathComponent("vitrine"))
    options.isIncremental = true
    let output = folder.url.appendingPathComponent("\(sample).vitrine")
    let first = try await ExtensionBuilder.build(folder: sources, output: output, options: options)
    let variant = try #require(
      try await ExtensionBuilder.literalBuild(folder: sources, output: output, options: options))
    let original = try await Self.contents(of: first.bundle)
    let changed = try variant.write(variant.original)
    #expect(try await Self.contents(of: changed) == original)
    var random = Sequence(state: 7)
    var differences = 0
    for _ in 0..<Self.rounds {
      for (path, source) in variant.sources {
        let text = Self.changed(source, kinds: original.kinds, &random)
        try Data(text).write(to: URL(fileURLWithPath: path))
      }
      let edit = try #require(variant.edit(changed: Set(variant.sources.keys)))
      let shown = try await Self.contents(of: variant.write(edit))
      let built = try await ExtensionBuilder.build(
        folder: sources, output: output, options: options)
      #expect(built.wasBuilt)
      #expect(try await Self.contents(of: built.bundle) == shown)
      differences += shown == original ? 0 : 1
    }
    #expect(differences == Self.rounds)
  }

  // MARK: Contents

  private struct Contents: Equatable {
    var description: BundleDescription
    /// The timelines with the bytes of all archives, by kind and family.
    var timelines: [String: TimelineReply] = [:]

    var kinds: Set<String> {
      Set(description.widgets.map(\.kind) + description.controls.map(\.kind))
    }
  }

  private static func contents(of bundle: ExtensionBundle) async throws -> Contents {
    let process = try ExtensionProcess(
      ExtensionLaunch(
        executable: bundle.executable,
        clock: .frozen(Date(timeIntervalSince1970: 1_800_000_000))))
    var contents = Contents(description: try await process.describe())
    for widget in contents.description.widgets {
      for family in widget.supportedFamilies {
        let request = WidgetRequest(
          kind: widget.kind, family: family, displaySize: LinkSize(width: 338, height: 158))
        let reply = try await process.timeline(.timeline(request))
        #expect(!reply.archives.isEmpty)
        contents.timelines["\(widget.kind) \(family)"] = reply
      }
    }
    await process.end()
    return contents
  }

  // MARK: Changes

  /// The same numbers in every run.
  private struct Sequence: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// A source with other literals in half of the places.
  private static func changed(
    _ source: LiteralSource, kinds: Set<String>, _ random: inout Sequence
  ) -> [UInt8] {
    var text = source.text
    for slot in source.slots.reversed() where Bool.random(using: &random) {
      let literal = source.literals[slot.literal]
      if let string = literal.string, kinds.contains(string) { continue }
      let digit = Int.random(in: 1...9, using: &random)
      let new: String
      switch literal.kind {
      case .bool: new = literal.text == "true" ? "false" : "true"
      case .integer: new = (Int(literal.text).map { "\($0 + digit % 3)" }) ?? literal.text
      case .float: new = literal.text + "\(digit)"
      case .string:
        guard literal.text.hasSuffix("\""), !literal.text.hasSuffix("\"\"\""),
          literal.string?.utf8.count ?? 0 > 1
        else { continue }
        // Also valid in an address.
        new = literal.text.dropLast() + "\(digit)\\u{30}\""
      }
      text.replaceSubrange(literal.range, with: new.utf8)
    }
    return text
  }
}
