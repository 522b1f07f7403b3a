import Foundation
import SourceScanner
import Testing

@testable import ExtensionBuilder

/// Code that compiles only with Objective-C's runtime, as Swift alone: tables of sources.
@Suite struct ObjectiveCRepairTests {
  @Test(arguments: [
    ("@objc protocol P {}", "protocol P: AnyObject {}"),
    ("@objc(XP) public protocol P: Q {}", "public protocol P: Q, AnyObject {}"),
    ("@objc protocol P: UIView where A: B {}", "protocol P: UIView, AnyObject where A: B {}"),
    ("@objc protocol P where Self: B {}", "protocol P: AnyObject where Self: B {}"),
    ("@objc protocol P: NSObjectProtocol {}", "protocol P: NSObjectProtocol {}"),
    ("@objc protocol P: class {}", "protocol P: class {}"),
    (
      "@objc public protocol P { @objc optional func f(a: Int, _ b: P) }",
      "public protocol P: AnyObject { func f(a: Int, _ b: P) }; extension P { "
        + "public func f(a: Int, _ b: P) {  } }"
    ),
    (
      "@objc protocol P { optional func f(\n  a: Int // the first\n) -> Int? }",
      "protocol P: AnyObject { func f( a: Int // the first ) -> Int? }; extension P { "
        + "func f( a: Int ) -> Int? { nil } }"
    ),
    (
      "@objc protocol P { @objc optional var a: Int? { get set }; func g() }",
      "protocol P: AnyObject { var a: Int? { get set }; func g() }; extension P { "
        + "var a: Int? { get { nil } set {} } }"
    ),
    (
      "@objc protocol P { @objc optional func f(_ g: (Int) -> Void) -> Int }",
      "protocol P: AnyObject { func f(_ g: (Int) -> Void) -> Int }; extension P { "
        + "func f(_ g: (Int) -> Void) -> Int { Swift.fatalError(\"P.f is an optional requirement of"
        + " Objective-C, and the type of the object does not implement it\") } }"
    ),
    // Not closed, or not a protocol.
    ("@objc protocol P { @objc optional func f()", "protocol P: AnyObject { optional func f()"),
    ("@objc class P { func optional() {} }", "class P { func optional() {} }"),
  ])
  func protocols(_ source: String, _ result: String) throws {
    let text = Array(source.utf8)
    let rewritten = try #require(SourceRewrite.rewritten(text, SwiftScanner.scan(text)))
    let words = String(decoding: rewritten, as: UTF8.self).split { " \n".contains($0) }
    #expect(words.joined(separator: " ") == result.split(separator: " ").joined(separator: " "))
    #expect(rewritten.count { $0 == 10 } == text.count { $0 == 10 })
  }

  private static let fromExtension =
    " instance method 'f' declared in 'B' cannot be overridden from extension"

  struct Repair: Sendable, CustomTestStringConvertible {
    var name: String
    /// `«` is the place of the error.
    var source: String
    var message = ObjectiveCRepairTests.fromExtension
    /// nil if nothing changes.
    var result: String?
    var hasObjectiveC = true

    var testDescription: String { name }
  }

  private static let repairs = [
    Repair(
      name: "method", source: "class A: B {}\nextension A { public override func «f(a b: Int) {} }",
      result: "class A: B {public override func f(a b: Int) { _A_f(a: b) }; }\n"
        + "extension A { public          func _A_f(a b: Int) {} }"),
    Repair(
      name: "method of a class with members",
      source: "class A: B { var x = 1 }\nextension A { public override func «f(a b: Int) {} }",
      result: "class A: B { var x = 1 ; public override func f(a b: Int) { _A_f(a: b) }; }\n"
        + "extension A { public          func _A_f(a b: Int) {} }"),
    Repair(
      name: "access of the extension, effects, inout",
      source: "class A: B {\n  var x = 1\n}\n"
        + "public extension A {\n  override func «f(_ a: inout Int) async throws -> Int { 1 }\n}",
      result: "class A: B {\n  var x = 1\n"
        + "public override func f(_ a: inout Int) async throws -> Int { try await _A_f(&a) }; }\n"
        + "public extension A {\n           func _A_f(_ a: inout Int) async throws -> Int { 1 }\n}"),
    Repair(
      name: "property",
      source: "class A: B { var x = 1 }\nextension A { override var «d: Int { get { 1 } set {} } }",
      result:
        "class A: B { var x = 1 ; override var d: Int { get { _A_d } set { _A_d = newValue } }; }"
        + "\nextension A {          var _A_d: Int { get { 1 } set {} } }"),
    Repair(
      name: "subscript",
      source: "class A: B { var x = 1 }\nextension A { override «subscript(a: Int) -> Int { 1 } }",
      result: nil),
    Repair(
      name: "class of another module", source: "extension UIView { override func «f() {} }",
      result: nil),
    Repair(
      name: "call of an optional requirement", source: "func g() { d?.f«?(1) }",
      message: "cannot use optional chaining on non-optional value of type '(Int) -> ()'",
      result: "func g() { d?.f (1) }"),
    Repair(
      name: "call of a method of Swift", source: "func g() { d?.g«?(1) }",
      message: "cannot use optional chaining on non-optional value of type '(Int) -> ()'",
      result: nil),
    Repair(
      name: "call of a method of Apple's", source: "func g() { d?.g«?(1) }",
      message:
        "cannot use optional chaining on non-optional value of type '(UITextField) -> ()'",
      result: "func g() { d?.g (1) }"),
    Repair(
      name: "override of a method of Swift",
      source: "class B { func f() {} }; class A: B {}\nextension A { override func «f() {} }",
      result: nil, hasObjectiveC: false),
    Repair(
      name: "method that only the runtime calls",
      source: "class A: B { open override func «observeValue(forKeyPath k: String?) {} }",
      message: "method does not override any method from its superclass",
      result: "class A: B { open          func observeValue(forKeyPath k: String?) {} }"),
    Repair(
      name: "another method that overrides nothing",
      source: "class A: B { override func «observeValue(of k: String?) {} }",
      message: "method does not override any method from its superclass", result: nil),
    Repair(
      name: "override in a class without a superclass",
      source: "class A { override func «observeValue(forKeyPath k: String?) {} }",
      message: "method does not override any method from its superclass", result: nil),
    Repair(
      name: "initializer of a progress", source: "var p: Progress = .init(«)",
      message: "missing argument for parameter 'totalUnitCount' in call",
      result: "var p: Progress = .init(totalUnitCount: 0)"),
    Repair(
      name: "another initializer", source: "let p = Voyage(«)",
      message: "missing argument for parameter 'totalUnitCount' in call", result: nil),
    Repair(
      name: "constant as an object", source: "let q: [String: AnyObject] = [kSecClass: «kSecAttr]",
      message: "cannot convert value of type 'CFString' (aka 'String') to expected dictionary "
        + "value type 'AnyObject'",
      result: "let q: [String: AnyObject] = [kSecClass: kSecAttr as AnyObject]"),
    Repair(
      name: "text as an object", source: "let q: AnyObject = «text",
      message: "cannot convert value of type 'String' to specified type 'AnyObject'", result: nil),
    Repair(
      name: "another question mark", source: "func g() { d«?.f(1) }",
      message: "cannot use optional chaining on non-optional value of type '(Int) -> ()'",
      result: nil),
  ]

  @Test(arguments: repairs) func repair(_ repair: Repair) {
    var text = Array(repair.source.utf8)
    let mark = Array("«".utf8)
    let offset = text.indices.first { text[$0...].starts(with: mark) } ?? 0
    text.removeSubrange(offset..<offset + mark.count)
    let before = text[..<offset].split(separator: 10, omittingEmptySubsequences: false)
    var uses = ObjectiveCRepair.Uses()
    uses.optionalRequirements = ["f"]
    if repair.hasObjectiveC { uses.files = ["/a.swift"] }
    let changes = ObjectiveCRepair.changes(
      for: [
        (
          .init(
            path: "/a.swift", line: before.count, column: (before.last?.count ?? 0) + 1,
            message: repair.message), []
        )
      ], uses: uses
    ) {
      repair.source.contains("class \($0)") ? ["/a.swift"] : []
    } text: { _ in
      text
    }
    #expect(changes["/a.swift"].map { String(decoding: $0, as: UTF8.self) } == repair.result)
  }
}
