import AlarmKit
import Foundation
import Testing

@testable import WidgetKit

/// Sample values of enums in the example of a content state.
@Suite struct SampleValueTests {
  enum Plain { case first, second }
  enum Named: String {
    case first = "1st"
    case second
  }
  enum Alone { case only }
  enum Empty {}
  enum Flag {
    case given(Bool)
    case missing
  }
  enum Wrapped {
    case inner(Plain)
    case third
  }
  enum Small { case byte(UInt8) }
  enum Wide {
    case number(Int)
    case none
  }
  enum Boxed {
    case box(NSObject)
    case none
  }
  indirect enum Tree {
    case node(Tree?)
    case leaf
  }
  struct Byte { var value: UInt8 }
  struct Holder { var plain: Plain }
  final class Reference {}
  protocol Anything {}

  struct Bake: AlarmMetadata { var loaf: String }

  @Test func examplesOfAlarmsDecode() throws {
    let attributes = DecodedShape(of: AlarmAttributes<Bake>.self).example
    let decoder = JSONDecoder()
    let decoded = try decoder.decode(AlarmAttributes<Bake>.self, from: Data(attributes.utf8))
    #expect(decoded.metadata != nil)
    let state = DecodedShape(of: AlarmPresentationState.self).example
    let mode = try decoder.decode(AlarmPresentationState.self, from: Data(state.utf8)).mode
    guard case .countdown(let countdown) = mode else {
      Issue.record("\(mode)")
      return
    }
    #expect(countdown.startDate < countdown.fireDate)
  }

  enum Lane: String, Codable, CodingKeyRepresentable { case inner, outer }

  struct Race: Codable {
    var laps: [Int: Double]
    var names: [String: String]
    var lanes: [Lane: [Int: String]]
    var runners: [UUID: Int]
  }

  @Test func examplesOfDictionariesDecode() throws {
    let example = DecodedShape(of: Race.self).example
    let race = try JSONDecoder().decode(Race.self, from: Data(example.utf8))
    #expect(race.laps.keys.sorted() == [1])
    #expect(race.names.count == 1)
    #expect(race.lanes[.inner]?.count == 1)
    #expect(race.runners.count == 1)
  }

  struct Strict: Codable {
    var name: String
    var code: Code

    struct Code: Codable {
      init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "never"))
      }
    }
  }

  @Test func rejectedSampleLeavesTheRest() {
    #expect(DecodedShape(of: Strict.self).example == #"{"name":"Ana","code":"Code"}"#)
  }

  @Test func findsFirstCase() {
    #expect(SampleValue.firstCase(Plain.self) == .first)
    #expect(SampleValue.firstCase(Named.self) == .first)
  }

  private static func sample<Value>(of type: Value.Type) -> (type: String, hasValue: Bool) {
    ("\(type)", SampleValue.firstCase(type) != nil)
  }

  @Test func otherTypesHaveNoFirstCase() {
    let others = [
      Self.sample(of: Alone.self), Self.sample(of: Empty.self), Self.sample(of: Flag.self),
      Self.sample(of: Wrapped.self), Self.sample(of: Small.self), Self.sample(of: Wide.self),
      Self.sample(of: Boxed.self), Self.sample(of: Tree.self), Self.sample(of: Byte.self),
      Self.sample(of: Holder.self), Self.sample(of: Reference.self), Self.sample(of: Bool.self),
      Self.sample(of: UInt8.self), Self.sample(of: Plain?.self), Self.sample(of: Bool?.self),
      Self.sample(of: Void.self), Self.sample(of: [Plain].self), Self.sample(of: String.self),
      Self.sample(of: (any Anything).self), Self.sample(of: AnyObject.self),
      Self.sample(of: Plain.Type.self), Self.sample(of: Never.self),
      Self.sample(of: UnicodeScalar.self), Self.sample(of: Date.self), Self.sample(of: URL.self),
    ]
    #expect(others.filter(\.hasValue).map(\.type) == [])
  }
}
