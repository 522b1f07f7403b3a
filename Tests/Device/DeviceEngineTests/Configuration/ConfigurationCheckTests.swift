import DeviceEngine
import Foundation
import HostLink
import Testing

@Suite struct ConfigurationCheckTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var type: ParameterDescription.ValueType
    var value: ConfigurationValue
    /// nil if the value is invalid.
    var stored: ConfigurationValue?
    var isList = false
    var testDescription: String { "\(type) \(value)" }
  }

  @Test(arguments: [
    Case(type: .bool, value: .bool(true), stored: .bool(true)),
    Case(type: .bool, value: .integer(1), stored: nil),
    Case(type: .integer, value: .integer(3), stored: .integer(3)),
    Case(type: .integer, value: .double(3), stored: .integer(3)),
    Case(type: .integer, value: .double(3.5), stored: nil),
    Case(type: .integer, value: .integer(11), stored: nil),
    Case(type: .integer, value: .integer(-1), stored: nil),
    Case(type: .double, value: .integer(3), stored: .double(3)),
    Case(type: .double, value: .double(.nan), stored: nil),
    Case(type: .double, value: .double(.infinity), stored: nil),
    Case(type: .double, value: .string("3"), stored: nil),
    Case(type: .string, value: .string(""), stored: .string("")),
    Case(type: .string, value: .string(String(repeating: "x", count: 2 << 20)), stored: nil),
    Case(type: .url, value: .string("https://a.b/c"), stored: .string("https://a.b/c")),
    Case(
      type: .measurement(units: ["km", "m"]), value: .measurement(value: 2, unit: "m"),
      stored: .measurement(value: 2, unit: "m")),
    Case(
      type: .measurement(units: ["km"]), value: .measurement(value: 2, unit: "kg"), stored: nil),
    Case(
      type: .object(name: "Lamp"), value: .object(identifier: "7", display: "Desk"),
      stored: .object(identifier: "7", display: "Desk")),
    Case(type: .object(name: "Lamp"), value: .string("7"), stored: nil),
    Case(
      type: .string, value: .list([.string("a"), .string("b")]),
      stored: .list([.string("a"), .string("b")]), isList: true),
    Case(type: .string, value: .list([.string("a"), .integer(1)]), stored: nil, isList: true),
    Case(type: .string, value: .string("a"), stored: nil, isList: true),
    Case(type: .string, value: .list([.string("a")]), stored: nil),
  ])
  func valuesAreConvertedOrRejected(test: Case) throws {
    let parameter = ParameterDescription(
      name: "x", title: "X", type: test.type, isList: test.isList, minimum: 0, maximum: 10)
    let check = ConfigurationCheck(kind: "k", [parameter])
    if let stored = test.stored {
      #expect(try check.checked(["x": test.value]) == ["x": stored])
    } else {
      #expect(throws: HostError.self) { try check.checked(["x": test.value]) }
    }
  }

  @Test func fixedChoicesAreComparedByValue() throws {
    let parameter = ParameterDescription(
      name: "hero", title: "Hero", type: .enumeration(name: "Hero"),
      options: [.init(value: .string("panda"), title: "Panda")])
    let check = ConfigurationCheck(kind: "k", [parameter])
    #expect(try check.checked(["hero": .string("panda")]) == ["hero": .string("panda")])
    #expect(throws: HostError.badValue(parameter: "hero", expected: "one of: panda")) {
      try check.checked(["hero": .string("spouty")])
    }
  }

  @Test func dynamicChoicesAreAcceptedUnchecked() throws {
    let parameter = ParameterDescription(
      name: "hero", title: "Hero", type: .string,
      options: [.init(value: .string("panda"), title: "Panda")], hasDynamicOptions: true)
    let check = ConfigurationCheck(kind: "k", [parameter])
    #expect(try check.checked(["hero": .string("egg")]) == ["hero": .string("egg")])
  }

  @Test func noneRemovesValueAndKeepsOthers() throws {
    let parameters = ["a", "b"].map { ParameterDescription(name: $0, title: $0, type: .integer) }
    let check = ConfigurationCheck(kind: "k", parameters)
    let values = try check.checked(["a": .none], over: ["a": .integer(1), "b": .integer(2)])
    #expect(values == ["b": .integer(2)])
    #expect(throws: HostError.unknownParameter("c", kind: "k", known: ["a", "b"])) {
      try check.checked(["c": .none])
    }
  }
}
