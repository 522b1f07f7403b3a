import Foundation
import SourceScanner
import Testing

/// What becomes of the declarations of an interface.
@Suite struct InterfaceSourceTests {
  private static func trap(_ subject: String, line: Int = 1) -> String {
    "{ _vitrineMissing(\"\(subject) was cut: only the interface of a binary framework is known; "
      + "Kit.swiftinterface:\(line)\") }"
  }

  private static let view =
    "{ return _vitrineMissingValue(\"A.body was cut: only the interface of a binary framework is "
    + "known; Kit.swiftinterface:1\", as: SwiftUI.EmptyView.self) }"

  private static let cases: [(interface: String, source: String)] = [
    ("import Swift", ""), ("@_exported import Kit", ""), ("import SwiftUI", "import SwiftUI"),
    ("import ObjectiveC", "import Foundation"),
    (
      "public func depth(at place: Kit.Place) -> Swift.Int",
      "public func depth(at place: Place) -> Swift.Int \(trap("depth"))"
    ),
    (
      "@inlinable public func a() -> Swift.Int { return 1 }",
      " public func a() -> Swift.Int \(trap("a"))"
    ),
    ("public let name: Swift.String", "public var name: Swift.String \(trap("name"))"),
    (
      "public var name: Swift.String",
      "public var name: Swift.String { get \(trap("name")) set \(trap("name")) }"
    ),
    (
      "struct A { var b: Kit.B { get async throws } }",
      "struct A { var b: B { get async throws \(trap("A.b")) } }"
    ),
    (
      "struct A { var body: some SwiftUICore.View { get } }",
      "struct A { var body: some SwiftUI.View { get \(view) } }"
    ),
    // Opaque types of other protocols cannot be known.
    ("struct A { var body: some Kit.Part { get } }", "struct A {  }"),
    ("struct A { typealias Body = @_opaqueReturnTypeOf(\"$s\", 0) __ }", "struct A {  }"),
    // Requirements stay, and so does what the compiler derives for an enumeration.
    ("protocol A { func b(_ c: Kit.C) -> Kit.D }", "protocol A { func b(_ c: C) -> D }"),
    (
      "enum A : Swift.Int { case b; init?(rawValue: Swift.Int); var rawValue: Swift.Int { get } }",
      "enum A : Swift.Int { case b; ;  }"
    ),
    (
      "class A { @Combine.Published @_projectedValueProperty($b) var b: Swift.Int { get set }; "
        + "var $b: C { get }; deinit }",
      "class A { @Combine.Published  var b: Swift.Int ; ;  }"
    ),
    (
      "@objc class A { @objc override dynamic init() }",
      " class A {  override  init() \(trap("A.init")) }"
    ),
    (
      "@_Concurrency.MainActor(unsafe) struct A {}",
      "@_Concurrency.MainActor @preconcurrency struct A {}"
    ),
    ("#if compiler(>=5.3) && $Macros\n#endif", "#if compiler(>=5.3) && true\n#endif"),
  ]

  @Test(arguments: cases.indices)
  func declaration(index: Int) throws {
    let tested = Self.cases[index]
    let bytes = try #require(
      InterfaceSource.source(
        of: Array(tested.interface.utf8), module: "Kit", file: "Kit.swiftinterface"))
    let text = String(decoding: bytes, as: UTF8.self)
    let source = text.components(separatedBy: "\n@_transparent").first ?? ""
    #expect(source.trimmingCharacters(in: .newlines) == tested.source)
  }

  @Test func linesKeepTheirNumbers() throws {
    let interface = "import Swift\npublic var a: Swift.Int {\n  get\n}\npublic func b()\n"
    let bytes = try #require(
      InterfaceSource.source(of: Array(interface.utf8), module: "Kit", file: "Kit.swiftinterface"))
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
    #expect(lines[4] == "public func b() \(Self.trap("b", line: 5))")
  }

  @Test func deepNestingIsNoInterface() {
    let text = Array(String(repeating: "[", count: 5000).utf8)
    #expect(InterfaceSource.source(of: text, module: "Kit", file: "Kit.swiftinterface") == nil)
  }
}
