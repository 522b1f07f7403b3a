import AppIntents
import CoreLocation
import CoreSpotlight
import Foundation
import HostLink
import Testing
import UniformTypeIdentifiers

/// The arguments of parameters, with and without a title.
struct ParameterFormTests {
  private let form = FormIntent()

  @Test func keepsArguments() {
    #expect(form.$count.controlStyle == .field)
    #expect(form.$count.inclusiveRange?.upperBound == Int.max)
    #expect(form.$share.inclusiveRange?.lowerBound == 0.5)
    #expect(form.$time.dateKind == .time)
    #expect(form.$day.dateKind == .dateTime)
    #expect(form.$text.inputOptions?.keyboardType == .decimalPad)
    #expect(form.$text.inputOptions?.autocorrect == true)
    #expect(form.$isOn.displayName == nil)
    #expect(form.$price.currencyCodes == ["EUR"])
    #expect(form.$person.parameterMode == .contact)
    #expect(form.$place.displayStyle == .city)
    #expect(form.$wait.unit == .minutes)
    #expect(form.$wait.defaultUnit == nil)
    #expect(form.$wait.supportsNegativeNumbers == false)
    #expect(form.$distance.defaultUnit == nil)
  }

  @Test func measuresDefaultInMostCommonUnit() {
    #expect(form.wait == Measurement(value: 5, unit: .minutes))
    #expect(form.distance == Measurement(value: 2, unit: .meters))
  }

  @Test func describesParametersForHosts() {
    let described = form.parameters.map { $0.parameter.description(named: $0.name, in: form) }
    let named = Dictionary(uniqueKeysWithValues: described.map { ($0.name, $0) })
    #expect(named["wait"]?.type == .measurement(units: ["m"]))
    #expect(named["wait"]?.minimum == 0)
    #expect(named["share"]?.maximum == 1)
    #expect(named["shape"]?.options.map(\.title) == ["Square"])
    #expect(named["file"]?.type == .file)
    #expect(named["place"]?.type == .other(name: "CLPlacemark"))
    #expect(named["text"]?.description == "Says something")
  }

  /// Forms and hosts know a unit by its symbol.
  @Test(arguments: [
    IntentParameter<Measurement<UnitVolume>>(title: "") as any AnyIntentParameter,
    IntentParameter<Measurement<UnitInformationStorage>>(title: ""),
    IntentParameter<Measurement<UnitMass>>(title: ""),
    IntentParameter<Measurement<UnitFrequency>>(title: ""),
  ])
  func unitsHaveTheirOwnSymbols(parameter: any AnyIntentParameter) throws {
    let type = parameter.description(named: "a", in: form).type
    guard case .measurement(let units) = type else {
      Issue.record("no measurement: \(type)")
      return
    }
    #expect(Set(units).count == units.count)
    #expect(units.count > 8)
  }

  @Test(arguments: [
    Resolved(IntResolver(), 3, 3), Resolved(IntResolver(), 11, nil, fails: true),
    Resolved(IntFromDoubleResolver(), 2.9, 2), Resolved(IntFromDoubleResolver(), 1e300, nil),
    Resolved(IntFromDoubleResolver(roundingRule: .up), .nan, nil),
    Resolved(IntFromStringResolver(radix: 16), "a", 10),
    Resolved(IntFromStringResolver(radix: 99), "a", nil),
    Resolved(IntFromStringResolver(), "12", nil, fails: true),
  ])
  func resolvesWithinRange(row: Resolved) async throws {
    let context = IntentParameterContext(
      IntentParameter<Int>(title: "Number", inclusiveRange: (0, 10)))
    guard !row.fails else {
      await #expect(throws: AppIntentError.self) { try await row.resolve(context) }
      return
    }
    #expect(try await row.resolve(context) == row.result)
  }

  @Test func listsResolvers() {
    #expect(
      Array(Self.resolvers).map { "\(type(of: $0))" } == ["IntResolver", "IntFromDoubleResolver"])
    #expect(Self.resolvers == Self.resolvers)
  }

  @ResolverSpecificationBuilder<Int> private static var resolvers: some ResolverSpecification {
    IntResolver()
    IntFromDoubleResolver()
  }

  @Test func convertsFiles() async throws {
    let file = IntentFile(data: Data("a".utf8), filename: "../../a.txt")
    #expect(file.availableContentTypes == [.plainText])
    #expect(try await file.data(contentType: .text) == Data("a".utf8))
    await #expect(throws: IntentFile.IntentFileError.failedToLoadData) {
      try await file.data(contentType: .png)
    }
    let (copy, inPlace) = try await file.file(contentType: .data)
    defer { try? FileManager.default.removeItem(at: copy) }
    #expect(!inPlace)
    #expect(copy.deletingLastPathComponent().path == FileManager.default.temporaryDirectory.path)
    let same = try await IntentFile(fileURL: copy).file(contentType: .plainText)
    #expect(same.openedInPlace && same.fileURL == copy)
  }
}

/// An input, and what a resolver makes of it.
struct Resolved: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var result: Int?
  var fails: Bool
  var resolve: @Sendable (IntentParameterContext<Int>) async throws -> Int?

  init<R: Resolver>(_ resolver: R, _ input: R.Input, _ result: Int?, fails: Bool = false)
  where R.Output == Int, R.Input: Sendable {
    testDescription = "\(R.self) \(input)"
    self.result = result
    self.fails = fails
    resolve = { try await resolver.resolve(from: input, context: $0) }
  }
}

struct FormIntent: AppIntent {
  static let title: LocalizedStringResource = "Form"

  @Parameter(default: 3, controlStyle: .field, inclusiveRange: (0, .max)) var count: Int
  @Parameter(inclusiveRange: (0.5, 1)) var share: Double?
  @Parameter(description: "When", kind: .time) var time: Date?
  @Parameter(title: "Day") var day: DateComponents?
  @Parameter(
    description: "Says something", default: "a",
    inputOptions: .init(keyboardType: .decimalPad)) var text: String
  @Parameter(default: true) var isOn: Bool
  @Parameter(default: nil, currencyCodes: ["EUR"]) var price: IntentCurrencyAmount?
  @Parameter(title: "Who", requestValueDialog: "Who?") var person: IntentPerson?
  @Parameter(title: "Where", displayStyle: .city) var place: CLPlacemark?
  @Parameter(mode: .email, size: 2) var people: [IntentPerson]
  @Parameter(defaultValue: 5, unit: .minutes, supportsNegativeNumbers: false)
  var wait: Measurement<UnitDuration>
  @Parameter(title: "Distance", defaultValue: 2) var distance: Measurement<UnitLength>
  @Parameter(default: .square, supportedValues: [.square]) var shape: Shape
  @Parameter(supportedContentTypes: [.image]) var file: IntentFile?
  @Parameter(title: "Old", supportedTypeIdentifiers: ["public.image"]) var old: IntentFile?
  @Parameter(title: "Any") var plain: IntentFile?
  @Parameter(requestValueDialog: "Which?") var toy: Toy?
  @Parameter var note: String?
  @Parameter(title: "Number", resolvers: { IntFromDoubleResolver(roundingRule: .up) })
  var number: Int?

  func perform() async throws -> some IntentResult { .result() }
}
