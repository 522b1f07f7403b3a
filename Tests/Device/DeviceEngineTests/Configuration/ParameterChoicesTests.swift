import DeviceEngine
import HostLink
import Testing

@Suite struct ParameterChoicesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var type = ParameterDescription.ValueType.object(name: "Lamp")
    var given: ConfigurationValue
    /// nil if the value is none of the choices.
    var chosen: ConfigurationValue?
    var isFixed = false
    var options = ParameterChoicesTests.lamps
    var looksUpTextsOnly = false
    /// The searches that the extension answers.
    var searches: [String] = []
    var testDescription: String { "\(given) \(options.map(\.title))" }
  }

  static let desk = ConfigurationValue.object(identifier: "7", display: "Desk Lamp")
  static let attic = ConfigurationValue.object(identifier: "9", display: "Attic")
  static let lamps: [ParameterDescription.Option] = [
    .init(value: .object(identifier: "6", display: "DESK"), title: "Old"),
    .init(value: desk, title: "Desk"),
  ]
  static let numbers = [2, 4].map {
    ParameterDescription.Option(value: .integer($0), title: "\($0) lamps")
  }
  static let rooms: [ParameterDescription.Option] = [.init(value: .string("den"), title: "Den")]

  @Test(arguments: [
    // By identifier, display name or title; a name that differs in case is second.
    Case(given: .string("7"), chosen: desk),
    Case(given: .string("Desk Lamp"), chosen: desk),
    Case(given: .string("Desk"), chosen: desk),
    Case(given: .string("desk lamp"), chosen: desk),
    Case(given: .object(identifier: "7", display: "7"), chosen: desk),
    Case(given: .object(identifier: "Desk", display: "Desk"), chosen: desk),
    Case(given: .list([.string("7"), .string("Desk")]), chosen: .list([desk, desk])),
    Case(given: .list([]), chosen: .list([])),
    Case(type: .integer, given: .integer(4), chosen: .integer(4), options: numbers),
    Case(type: .integer, given: .integer(3), chosen: nil, options: numbers),
    Case(type: .string, given: .string("DEN"), chosen: .string("den"), options: rooms),
    Case(
      type: .enumeration(name: "Room"), given: .string("Den"), chosen: .string("den"),
      isFixed: true, options: rooms),
    Case(
      type: .enumeration(name: "Room"), given: .string("Hall"), chosen: nil, isFixed: true,
      options: rooms),
    // Found by the extension.
    Case(given: .string("Attic"), chosen: attic, searches: ["Attic"]),
    Case(given: .string("attic"), chosen: attic, options: [], searches: ["attic"]),
    Case(given: .string("Cellar"), chosen: nil, searches: ["Cellar"]),
    // Without choices.
    Case(type: .string, given: .string("x"), chosen: .string("x"), options: [], searches: ["x"]),
    Case(given: .string("x"), chosen: nil, options: [], searches: ["x"]),
    Case(type: .string, given: .string("x"), chosen: .string("x"), isFixed: true, options: []),
    // Values that are not looked up.
    Case(given: attic, chosen: attic, looksUpTextsOnly: true),
    Case(given: ConfigurationValue.none, chosen: ConfigurationValue.none),
    Case(
      given: .list([attic, .string("7")]), chosen: .list([attic, desk]), looksUpTextsOnly: true),
  ])
  func valueMeansAChoice(_ row: Case) async throws {
    let parameter = ParameterDescription(
      name: "lamp", title: "Lamp", type: row.type, options: row.isFixed ? row.options : [],
      hasDynamicOptions: !row.isFixed, supportsSearch: !row.isFixed)
    var choices = ParameterChoices(of: parameter, kind: "K", values: [:], over: [:])
    choices.looksUpTextsOnly = row.looksUpTextsOnly
    var searches: [String] = []
    var chosen: ConfigurationValue?
    do {
      chosen = try await choices.chosen(row.given) { request in
        if let search = request.search { searches.append(search) }
        let found = [ParameterDescription.Option(value: Self.attic, title: "Attic")]
        return OptionsReply(
          sections: [.init(options: request.search == nil ? row.options : found)])
      }
    } catch let error as UnknownChoice {
      #expect(error.choices == row.options)
    }
    #expect(chosen == row.chosen)
    #expect(searches == row.searches)
  }

  @Test func extensionKnowsTheOtherValues() async throws {
    let parameter = ParameterDescription(
      name: "lamp", title: "Lamp", type: .object(name: "Lamp"), hasDynamicOptions: true)
    let choices = ParameterChoices(
      of: parameter, kind: "K",
      values: ["lamp": .string("Desk"), "room": .string("den"), "floor": .none],
      over: ["lamp": Self.attic, "room": .string("hall"), "floor": .integer(1), "dim": .bool(true)])
    var requests: [OptionsRequest] = []
    let chosen = try await choices.chosen(.string("Desk")) { request in
      requests.append(request)
      return OptionsReply(sections: [.init(options: Self.lamps)])
    }
    #expect(chosen == Self.desk)
    let configuration: [String: ConfigurationValue] = [
      "lamp": Self.attic, "room": .string("den"), "dim": .bool(true),
    ]
    #expect(
      requests == [OptionsRequest(kind: "K", parameter: "lamp", configuration: configuration)])
  }

  @Test func valueIsKeptIfTheExtensionFails() async throws {
    let parameter = ParameterDescription(
      name: "lamp", title: "Lamp", type: .object(name: "Lamp"), hasDynamicOptions: true)
    let choices = ParameterChoices(of: parameter, kind: "K", values: [:], over: [:])
    #expect(try await choices.chosen(Self.attic) { _ in nil } == Self.attic)
  }
}
