import Foundation
import PictureComparison
import Rasterizer
import Testing

@testable import WidgetTesting

/// References that are missing, damaged, read-only or of another size.
@Suite struct ReferenceTests {
  private let references = FileManager.default.temporaryDirectory.appendingPathComponent(
    "vitrine-references-\(UUID().uuidString)")

  private static let tree = "widget 20×20 @2\nText (0,0 10×10) \"High\" #000000\n"
  private static let otherTree = "widget 20×20 @2\nText (0,0 10×10) \"Low\" #000000\n"

  private var reference: Reference {
    Reference(name: "noon", folder: ReferenceFolder(url: references), tolerance: 0.001)
  }

  private func picture(side: Int = 20, gray: UInt8 = 0) throws -> Data {
    let pixel = [gray, gray, gray, 255]
    let bytes = Data((0..<side * side).flatMap { _ in pixel })
    let picture = try #require(
      Picture(bytes: bytes, width: side, height: side, scale: 2))
    return try picture.png()
  }

  /// Records a reference, lets the work change it, and compares a picture with it.
  private func summary(
    of picture: Data, _ change: (URL) throws -> Void = { _ in }
  ) throws -> String? {
    defer { try? FileManager.default.removeItem(at: references) }
    #expect(try reference.failure(of: self.picture(), Self.tree, updates: true) == nil)
    try change(references.appendingPathComponent("noon.png"))
    let failure = try reference.failure(of: picture, Self.otherTree, updates: false)
    return failure.map { ([$0.summary] + $0.words).joined(separator: "\n") }
  }

  @Test func missingReferenceFailsUntilItIsRecorded() throws {
    defer { try? FileManager.default.removeItem(at: references) }
    let png = try picture()
    let missing = try #require(try reference.failure(of: png, Self.tree, updates: false))
    #expect(
      missing.summary == "no reference noon.png; run the test with VITRINE_UPDATE_REFERENCES=1 "
        + "to record it, and look at it")
    #expect(missing.actual == png)
    #expect(!FileManager.default.fileExists(atPath: references.path))
    #expect(try reference.failure(of: png, Self.tree, updates: true) == nil)
    #expect(try reference.failure(of: png, Self.tree, updates: false) == nil)
  }

  @Test func differenceIsExplained() throws {
    #expect(try summary(of: picture()) == nil)
    #expect(
      try summary(of: picture(gray: 255))
        == "100 % of the pixels differ\nText \"Low\": was \"High\"")
  }

  @Test func unusableReferencesSayWhy() throws {
    let other = try picture(gray: 255)
    #expect(
      try summary(of: picture(side: 30))?.hasPrefix(
        "the picture has 30 × 30 pixels, its reference 20 × 20; check scale and family") == true)
    #expect(
      try summary(of: other) { try Data("no picture".utf8).write(to: $0) }?.hasPrefix(
        "the reference noon.png is not a PNG file; restore it, or replace it with") == true)
    #expect(
      try summary(of: other) { try Data(contentsOf: $0).dropLast(20).write(to: $0) }?.hasPrefix(
        "the reference noon.png is damaged; restore it, or replace it with") == true)
    let folder = try summary(of: other) {
      try FileManager.default.removeItem(at: $0)
      try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true)
    }
    #expect(folder?.contains("noon.png: cannot be read: not a file; restore it") == true)
  }

  @Test func unwritableReferenceIsAnError() throws {
    // A file in place of the folder also stops the superuser.
    try Data().write(to: references)
    defer { try? FileManager.default.removeItem(at: references) }
    let error = #expect(throws: ReferenceError.self) {
      try reference.failure(of: picture(), Self.tree, updates: true)
    }
    #expect(error.map { "\($0)" }?.contains(references.path) == true)
    #expect(error.map { "\($0)" }?.contains("cannot be written") == true)
  }

  @Test(arguments: [
    ("tide-noon", true), ("Gezeiten, Mittag 2.0", true), ("", false), (".hidden", false),
    ("../outside", false), ("a/b", false), ("a\0b", false),
    (String(repeating: "a", count: 300), false),
  ])
  func namesAreFileNames(_ name: String, _ isValid: Bool) {
    #expect(ReferenceName.isValid(name) == isValid)
  }

  @Test(
    arguments: [
      (nil, false), ("", false), ("0", false), ("false", false), ("1", true), ("yes", true),
    ] as [(String?, Bool)])
  func variableSelectsUpdating(_ value: String?, _ isUpdating: Bool) {
    #expect(Reference.isUpdating(value.map { [Reference.variable: $0] } ?? [:]) == isUpdating)
  }
}
