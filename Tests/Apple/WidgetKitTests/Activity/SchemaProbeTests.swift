import Foundation
import HostLink
import Testing

@testable import WidgetKit

/// The JSON that types decode from, as `vitrine schema` prints it.
@Suite struct SchemaProbeTests {
  enum Stage: Int, Codable {
    case packing = 3
    case riding
  }
  enum Phase: String, Codable {
    case first = "1st"
    case second
  }
  enum Plain: Codable { case one, two }
  indirect enum Tree: Codable {
    case node(Tree, Tree)
    case leaf(value: Int, label: String?)
  }
  struct Name: RawRepresentable, Codable { var rawValue: String }
  struct Node: Codable {
    var children: [Node]
    var parent: [String: Node]?
    var fallback = 1
    var hidden = 5
    enum CodingKeys: CodingKey { case children, parent, fallback }
  }
  struct Page<Item: Codable>: Codable {
    enum CodingKeys: String, CodingKey { case items = "list" }
    var items: [Item]
  }
  final class Link: Codable { var next: Link? }
  struct Lists: Codable {
    var range: ClosedRange<Date>
    var byNumber: [Int: Bool]
    var byPhase: [Phase: UInt8]
    var optional: [Double?]
  }

  /// Accepts unknown values.
  enum Open: String, Codable {
    case known, other
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      self = Open(rawValue: text) ?? .other
    }
  }
  /// Has defaults, and ignores what it cannot decode.
  struct Lenient: Codable {
    var number: Int
    var text: String
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      number = try container.decodeIfPresent(Int.self, forKey: .number) ?? 0
      text = (try? container.decode(String.self, forKey: .text)) ?? ""
    }
  }
  /// Rejects samples.
  struct Hexadecimal: Codable {
    var number: Int
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let number = Int(text, radix: 16) else { throw CocoaError(.coderReadCorrupt) }
      self.number = number
    }
  }
  /// Reads different keys, depending on a value.
  struct Tagged: Codable {
    var isLong: Bool
    var long: String?
    var short: Int?
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      isLong = try container.decode(Bool.self, forKey: .isLong)
      if isLong {
        long = try container.decode(String.self, forKey: .long)
      } else {
        short = try container.decode(Int.self, forKey: .short)
      }
    }
  }
  /// What follows a value without a sample is known from the program.
  struct Painted: Codable {
    var color: Hexadecimal
    var width: Double?
    var at: Date
  }

  private static func described(_ type: any Decodable.Type) -> [String] {
    let probe = SchemaProbe(now: Date(timeIntervalSinceReferenceDate: 0))
    _ = probe.type(type)
    probe.examineAll()
    return probe.declarations.sorted { $0.name < $1.name }.map {
      let name = $0.name.replacing("SchemaProbeTests.", with: "")
      return "\(name)\($0.isDecodedByOwnCode ? "*" : "") \(text($0.type))"
    }
  }

  private static func text(_ type: PayloadType) -> String {
    switch type {
    case .scalar(let scalar): scalar.rawValue
    case .optional(let type): "\(text(type))?"
    case .list(let type): "[\(text(type))]"
    case .tuple(let types): "(\(types.map(text).joined(separator: ", ")))"
    case .dictionary(let type, let hasIntegers):
      "[\(hasIntegers ? "Int" : "String"): \(text(type))]"
    case .pairs(let key, let value): "pairs \(text(key)) \(text(value))"
    case .object(let properties): "{\(text(properties))}"
    case .choices(let choices, let isOpen):
      choices.map { "\($0.name)=\($0.json)" }.joined(separator: "|") + (isOpen ? "|…" : "")
    case .variants(let variants):
      variants.map { "\($0.key){\(text($0.properties))}" }.joined(separator: "|")
    case .reference(let name): name.replacing("SchemaProbeTests.", with: "")
    case .any: "any"
    }
  }

  private static func text(_ properties: [PayloadProperty]) -> String {
    properties.map { "\($0.key)\($0.isRequired ? "" : "?"): \(text($0.type))" }
      .joined(separator: ", ")
  }

  private static let cases: [(@Sendable () -> [String], [String])] = [
    ({ described(Stage.self) }, ["Stage packing=3|riding=4"]),
    ({ described(Phase.self) }, [#"Phase first="1st"|second="second""#]),
    ({ described(Plain.self) }, ["Plain one{}|two{}"]),
    ({ described(Tree.self) }, ["Tree node{_0: Tree, _1: Tree}|leaf{value: Int, label?: String?}"]),
    ({ described(Name.self) }, ["Name String"]),
    // A default value does not make a key optional.
    (
      { described(Node.self) }, ["Node {children: [Node], parent?: [String: Node]?, fallback: Int}"]
    ),
    ({ described(Page<URL>.self) }, ["Page<URL> {list: [URL]}"]),
    ({ described(Link.self) }, ["Link {next?: Link?}"]),
    (
      { described(Lists.self) },
      [
        "ClosedRange<Date> (Date, Date)",
        "Lists {range: ClosedRange<Date>, byNumber: [Int: Bool], byPhase: pairs Phase UInt8, "
          + "optional: [Double?]}",
        #"Phase first="1st"|second="second""#,
      ]
    ),
    ({ described(Open.self) }, [#"Open* known="known"|other="other"|…"#]),
    ({ described(Lenient.self) }, ["Lenient* {number?: Int?, text?: any}"]),
    ({ described(Hexadecimal.self) }, ["Hexadecimal* any"]),
    ({ described(Tagged.self) }, ["Tagged* any"]),
    (
      { described(Painted.self) },
      ["Hexadecimal* any", "Painted {color: Hexadecimal, width?: Double?, at: Date}"]
    ),
  ]

  @Test(arguments: cases.indices)
  func findsTypes(index: Int) {
    let (described, expected) = Self.cases[index]
    #expect(described() == expected)
  }
}
