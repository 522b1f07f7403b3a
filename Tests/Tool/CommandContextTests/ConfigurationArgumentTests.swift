import Foundation
import HostLink
import Testing

@testable import CommandContext

private let widget = WidgetDescription(
  kind: "Lunch", supportedFamilies: [.systemSmall],
  configuration: .intent(
    name: "LunchIntent", title: "Lunch",
    parameters: [
      ParameterDescription(name: "count", title: "Count", type: .integer),
      ParameterDescription(name: "isOn", title: "On", type: .bool),
      ParameterDescription(
        name: "team", title: "Team", type: .enumeration(name: "Team"),
        options: [
          .init(value: .string("blue"), title: "Blue Team"),
          .init(value: .string("red"), title: "Red Team"),
        ]),
      ParameterDescription(name: "names", title: "Names", type: .string, isList: true),
      ParameterDescription(name: "start", title: "Start", type: .date),
    ]))

@Suite struct ConfigurationArgumentTests {
  @Test(arguments: [
    ("count=3", "count", ConfigurationValue.integer(3)), ("isOn=yes", "isOn", .bool(true)),
    ("team=red", "team", .string("red")), ("team=Blue Team", "team", .string("blue")),
    ("names=a, b", "names", .list([.string("a"), .string("b")])),
    ("start=1970-01-02", "start", .date(Date(timeIntervalSince1970: 86_400))),
  ])
  func parsesValueByParameterType(setting: String, name: String, value: ConfigurationValue) throws {
    #expect(
      try ConfigurationArgument(
        kind: widget.kind, parameters: widget.configuration.parameters
      ).values([setting]) == [name: value])
  }

  @Test(arguments: [
    ("size=1", "has no parameter \"size\"; available: count, isOn"),
    ("count=many", "invalid value \"many\" for --set count: expected a whole number"),
    ("team=green", "expected one of: blue, red"), ("count", "expected NAME=VALUE"),
    ("isOn=maybe", "expected true or false"), ("start=+1h", "expected a date such as"),
  ])
  func rejectsInvalidValue(setting: String, message: String) {
    let error = #expect(throws: (any Error).self) {
      try ConfigurationArgument(
        kind: widget.kind, parameters: widget.configuration.parameters
      ).values([setting])
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains(message))
  }
}
