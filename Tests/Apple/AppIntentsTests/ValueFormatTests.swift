import AppIntents
import Foundation
import HostLink
import Testing

/// Encoding and decoding values of each type.
struct ValueFormatTests {
  @Test(arguments: Row.all) func roundTrips(row: Row) async throws {
    let (sent, issues, again) = try await row.roundTrip()
    #expect(sent == row.value)
    #expect(issues == [])
    #expect(again == row.value)
  }

  @Test(arguments: Row.all) func reportsWrongType(row: Row) async throws {
    let issues = try await row.issues(.list([.bool(true)]))
    if row.isList {
      #expect(issues.map(\.value) == [.bool(true)])
    } else {
      #expect(
        issues == [
          ConfigurationIssue(
            parameter: "value", value: .list([.bool(true)]), reason: .wrongType)
        ])
    }
  }
}

/// A value, and its form for hosts.
struct Row: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var value: ConfigurationValue
  var isList: Bool
  /// The encoded value, and the value that was decoded and encoded again.
  var roundTrip:
    @Sendable () async throws -> (
      sent: ConfigurationValue, issues: [ConfigurationIssue], again: ConfigurationValue
    )
  /// The issues of decoding a value.
  var issues: @Sendable (ConfigurationValue) async throws -> [ConfigurationIssue]

  init<Value: _IntentValue & Sendable>(
    _ value: Value, _ configurationValue: ConfigurationValue, isList: Bool = false
  ) {
    testDescription = "\(Value.self)"
    self.value = configurationValue
    self.isList = isList
    roundTrip = {
      let first = IntentParameter<Value>(title: "Value")
      first.wrappedValue = value
      let second = IntentParameter<Value>(title: "Value")
      let sent = first.configurationValue
      let issues = try await second.read(sent, named: "value")
      return (sent, issues, second.configurationValue)
    }
    issues = { try await IntentParameter<Value>(title: "Value").read($0, named: "value") }
  }

  static let all: [Row] = [
    Row(true, .bool(true)),
    Row(-7, .integer(-7)),
    Row(0.1 + 0.2, .double(0.1 + 0.2)),
    Row("zażółć", .string("zażółć")),
    Row(AttributedString("plain"), .string("plain")),
    Row(URL(string: "https://example.org/a?b#c"), .string("https://example.org/a?b#c")),
    Row(Date(timeIntervalSince1970: 1.5), .date(Date(timeIntervalSince1970: 1.5))),
    Row(DateComponents(hour: 7), .dateComponents(DateComponents(hour: 7))),
    Row(Shape.round, .string("round")),
    Row(Level.high, .string("2")),
    Row(Toy.ball, .object(identifier: "1", display: "Ball")),
    Row([Toy.kite, .ball], .list([Toy.kite.value, Toy.ball.value]), isList: true),
    Row(Optional([Level.low]), .list([.string("1")]), isList: true),
    Row(Optional(3), .integer(3)),
    Row(
      Measurement(value: 2.5, unit: UnitLength.kilometers), .measurement(value: 2.5, unit: "km")),
    Row(
      Optional(Measurement(value: -3, unit: UnitTemperature.celsius)),
      .measurement(value: -3, unit: "°C")),
    Row(
      IntentCurrencyAmount(amount: Decimal(string: "0.1") ?? 0, currencyCode: "EUR"),
      .measurement(value: 0.1, unit: "EUR")),
    Row(
      IntentFile(data: Data([1, 2]), filename: "a.bin"),
      .file(name: "a.bin", data: Data([1, 2]))),
    Row(["a", "b"], .list([.string("a"), .string("b")]), isList: true),
  ]
}
