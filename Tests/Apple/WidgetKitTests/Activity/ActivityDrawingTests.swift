import AppIntents
import HostLink
import SwiftUI
import Testing
import ViewArchive

@testable import WidgetKit

private struct Trip: ActivityAttributes {
  enum Phase: String, Codable, Hashable { case waiting, riding }
  enum Mood: String, Codable, Hashable, CaseIterable { case calm, tense }
  struct Stop: Codable, Hashable {
    var name: String
    var minutes: [Int]
  }

  struct ContentState: Codable, Hashable {
    var minutes: Int
    var phase = Phase.waiting
    var mood = Mood.calm
    var due = Date(timeIntervalSinceReferenceDate: 0)
    var note: String?
    var stops: [Stop] = []
  }

  var line: String
}

struct SkipStop: LiveActivityIntent {
  static let title: LocalizedStringResource = "Skip"
  func perform() async throws -> some IntentResult { .result() }
}

private struct TripView: View {
  let context: ActivityViewContext<Trip>
  @Environment(\.isActivityFullscreen) private var isFullscreen
  @Environment(\.activityFamily) private var family
  @Environment(\.supportedActivityFamilies) private var families
  @Environment(\.isActivityUpdateReduced) private var isReduced
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack {
      Text(
        "\(context.activityID) \(context.state.minutes) \(context.isStale) \(isFullscreen) "
          + "\(family) \(families.count) \(isReduced) \(scheme == .dark)")
      Button(intent: SkipStop()) { Text("Skip") }
    }
    .padding()
    .activityBackgroundTint(.green)
    .activityBackgroundTint(Color(red: 1, green: 0, blue: 0, opacity: 0.5))
    .activitySystemActionForegroundColor(.white)
    .widgetURL(URL(string: "trip:///lock"))
  }
}

/// Half as wide where the Island is limited.
private struct Dot: View {
  @Environment(\.isDynamicIslandLimitedInWidth) private var isLimited

  var body: some View { Color.red.frame(width: isLimited ? 5 : 10, height: 10) }
}

private struct TripActivity: Widget {
  var hasSmall = false

  init() {}

  init(hasSmall: Bool) {
    self.hasSmall = hasSmall
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Trip.self) { context in
      TripView(context: context)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.line) }
        DynamicIslandExpandedRegion(.bottom) { Button("Skip", intent: SkipStop()) }
      } compactLeading: {
        Dot()
      } compactTrailing: {
        Color.red.frame(maxWidth: 500).frame(height: 10)
      } minimal: {
        Dot()
      }
      .widgetURL(URL(string: "trip:///island"))
      .keylineTint(Color(red: 0, green: 0, blue: 1))
      .contentMargins(.leading, 2, for: .compactLeading)
      .contentMargins(.horizontal, 20, for: .compactLeading)
    }
    .supplementalActivityFamilies(hasSmall ? [.small] : [])
  }
}

@MainActor
@Suite struct ActivityDrawingTests {
  private func runtime(hasSmall: Bool = false) -> ExtensionRuntime {
    var list = _WidgetList()
    TripActivity._register(TripActivity(hasSmall: hasSmall), in: &list)
    return ExtensionRuntime(list)
  }

  private func request(
    state: String = #"{"minutes":3,"phase":"riding","mood":"calm","due":0,"stops":[]}"#,
    attributes: String = #"{"line":"M7"}"#, isStale: Bool = false, _ forms: [ActivityForm] = []
  ) -> ActivityRequest {
    ActivityRequest(
      id: "a1", attributesType: "Trip", attributes: Data(attributes.utf8),
      state: Data(state.utf8), isStale: isStale, forms: forms)
  }

  private func form(
    _ presentation: ActivityPresentationName, width: Double = 371,
    heights: ClosedRange<Double> = 84...160, isReduced: Bool = false, isLimited: Bool = false
  ) -> ActivityForm {
    ActivityForm(
      presentation: presentation, width: width, minimumHeight: heights.lowerBound,
      maximumHeight: heights.upperBound, notch: LinkSize(width: 126, height: 37),
      isUpdateReduced: isReduced, isIslandLimitedInWidth: isLimited)
  }

  private func reply(
    _ request: ActivityRequest, hasSmall: Bool = false
  ) async throws -> ActivityReply {
    switch await runtime(hasSmall: hasSmall).answer(.activity(request)) {
    case .activity(let reply): return reply
    case .failure(let report): throw report
    default: throw CancellationError()
    }
  }

  @Test(arguments: [
    ActivityPresentationName.compactLeading, .minimal, .landscapeLeading, .landscapeMinimal,
  ])
  func islandsWidthIsInTheEnvironment(presentation: ActivityPresentationName) async throws {
    let forms = [false, true].map {
      form(presentation, width: 45, heights: 36...36, isLimited: $0)
    }
    let faces = try await reply(request(forms)).faces
    let dots = try faces.map { widths(try ViewArchive(decoding: $0.archive.data).content) }
    #expect(dots == [[10], [5]])
  }

  /// The widths of a node's rectangles.
  private func widths(_ node: ArchiveNode) -> [Double] {
    (node.kind == "Color" ? [node.frame.width] : []) + node.children.flatMap(widths)
  }

  private func words(_ face: ActivityFace) throws -> [String] {
    let elements = try ViewArchive(decoding: face.archive.data).accessibilityElements {
      _, _ in ""
    }
    return elements.map(\.label)
  }

  @Test func describesActivitiesAndFamilies() async throws {
    guard case .description(let plain) = await runtime().answer(.describe),
      case .description(let small) = await runtime(hasSmall: true).answer(.describe)
    else { throw CancellationError() }
    #expect(plain.activities == [ActivityDescription(attributesType: "Trip")])
    #expect(
      small.activities
        == [ActivityDescription(attributesType: "Trip", supplementalFamilies: [.small])])
  }

  @Test func viewsReadActivityAndEnvironment() async throws {
    let request = request(
      isStale: true, [form(.lockScreen), form(.standBy, isReduced: true)])
    let reply = try await reply(request)
    #expect(try words(reply.faces[0]).first == "a1 3 true false medium 1 false false")
    #expect(try words(reply.faces[1]).first == "a1 3 true true medium 1 true true")
  }

  @Test func smallSurfacesShowCompactViewsByDefault() async throws {
    var light = form(.small, width: 240, heights: 100...100)
    light.environment.colorScheme = .light
    var dark = light
    dark.environment.colorScheme = .dark
    let request = request([light, dark])
    let own = try await reply(request, hasSmall: true)
    #expect(
      try own.faces.map { try words($0).first } == [
        "a1 3 false false small 2 false false", "a1 3 false false small 2 false true",
      ])
    let compact = try await reply(request)
    #expect(try !words(compact.faces[0]).contains { $0.hasPrefix("a1") })
    #expect(compact.faces[0].size == LinkSize(width: 240, height: 100))
    // They have the width of the row, not that of the Island.
    let archive = try ViewArchive(decoding: compact.faces[0].archive.data)
    #expect(widths(archive.content).contains { 100..<240 ~= $0 })
  }

  @Test func presentationsFitTheirForms() async throws {
    let reply = try await reply(
      request([
        form(.lockScreen), form(.compactLeading, width: 52, heights: 36...36),
        form(.compactTrailing, width: 52, heights: 36...36),
        form(.minimal, width: 45, heights: 36...36), form(.expanded),
      ]))
    #expect(reply.faces.map(\.size.width) == [371, 32, 52, 36, 371])
    #expect(reply.faces[1...3].map(\.size.height) == [36, 36, 36])
    for face in [reply.faces[0], reply.faces[4]] { #expect(84...160 ~= face.size.height) }
    #expect(reply.faces.map(\.isTruncated) == [false, false, false, false, false])
  }

  @Test func reportsTruncatedViews() async throws {
    let reply = try await reply(request([form(.lockScreen, heights: 20...30)]))
    #expect(reply.faces.map(\.isTruncated) == [true])
    #expect(reply.faces[0].size == LinkSize(width: 371, height: 30))
  }

  /// The compact leading view has 32 points.
  @Test(arguments: [(32.0, nil), (20, true)] as [(Double, Bool?)])
  func reportsViewsThatAreTooWide(width: Double, isTooWide: Bool?) async throws {
    let reply = try await reply(
      request([form(.compactLeading, width: width, heights: 36...36)]))
    #expect(reply.faces.map(\.isTooWide) == [isTooWide])
    #expect(reply.faces[0].size.width <= width)
  }

  @Test func outermostColoursAndLinksWin() async throws {
    let reply = try await reply(request([form(.lockScreen), form(.expanded)]))
    #expect(reply.backgroundTint == "FF000080")
    #expect(reply.systemActionColor == "FFFFFFFF")
    #expect(reply.keylineTint == "0000FFFF")
    #expect(reply.lockScreenURL == "trip:///lock")
    #expect(reply.islandURL == "trip:///island")
  }

  @Test func archivesContainButtonIntents() async throws {
    let reply = try await reply(request([form(.lockScreen), form(.expanded)]))
    for face in reply.faces {
      let archive = try ViewArchive(decoding: face.archive.data)
      let intents = archive.content.actions.filter {
        if case .intent = $0 { true } else { false }
      }
      #expect(intents.count == 1)
    }
  }

  @Test func unknownTypeFails() async throws {
    var other = request()
    other.attributesType = "Flight"
    let report = await #expect(throws: FailureReport.self) { try await reply(other) }
    #expect(report?.kind == .unknownActivity)
    #expect(report?.message.contains("Available: Trip.") == true)
  }

  @Test(arguments: [
    (#"{"minutes":"three"}"#, #"expected a whole number (Int) at "minutes", found "three""#),
    (#"{"minutes":2.5}"#, #"expected a whole number (Int) at "minutes", found 2.5"#),
    (#"{"minutes":null}"#, #"expected a whole number (Int) at "minutes", found null"#),
    (#"{"phase":"riding"}"#, #""minutes" is missing; expected a whole number (Int)"#),
    (
      #"{"minutes":1,"phase":"flying"}"#,
      #"expected a value of Phase at "phase", found "flying""#
    ),
    (
      #"{"minutes":1,"phase":"riding","mood":"odd"}"#,
      #"expected one of "calm", "tense" at "mood", found "odd""#
    ),
    (
      #"{"minutes":1,"phase":"riding","mood":"calm","due":"2026-01-01T00:00:00Z"}"#,
      "a date, as the number of seconds since 2001-01-01 00:00 UTC at \"due\", found "
    ),
    (
      #"{"minutes":1,"phase":"riding","mood":"calm","due":0,"stops":[{"name":"A","minutes":[true]}]}"#,
      #"expected a whole number (Int) at "stops[0].minutes[0]", found true"#
    ),
    ("[]", "expected an object at the top level, found []"), ("{", "invalid JSON"),
  ])
  func explainsContentThatDoesNotDecode(state: String, words: String) async throws {
    let report = await #expect(throws: FailureReport.self) {
      try await reply(request(state: state))
    }
    #expect(report?.kind == .undecodableContent)
    let message = report?.message ?? ""
    #expect(message.contains(words), "\(message)")
    let example =
      #"{"minutes":15,"phase":"waiting","mood":"calm","due":DATE,"note":"text","#
      + #""stops":[{"name":"Ana","minutes":[15]}]}"#
    #expect(
      message.replacing(/"due":\d+/, with: #""due":DATE"#).hasSuffix("Example: \(example)"),
      "\(message)")
  }

  @Test(
    arguments: [
      (#"{"minutes":"three"}"#, "minutes", "a whole number (Int)", #""three""#),
      (#"{"minutes":2.5}"#, "minutes", "a whole number (Int)", "2.5"),
      (#"{"phase":"riding"}"#, "minutes", "a whole number (Int)", nil),
      (
        #"{"minutes":1,"phase":"riding","mood":"calm","due":0,"stops":[{"name":"A","minutes":[true]}]}"#,
        "stops[0].minutes[0]", "a whole number (Int)", "true"
      ),
      ("[]", "", "an object", "[]"), ("{", "", "an object", nil),
    ] as [(String, String, String, String?)])
  func reportsPlaceAndTypeAsDetails(
    state: String, keyPath: String, expected: String, found: String?
  ) async throws {
    let report = await #expect(throws: FailureReport.self) {
      try await reply(request(state: state))
    }
    let details = try #require(report?.details)
    #expect(details.keyPath == keyPath)
    #expect(details.expected == expected && details.found == found)
    #expect(details.example.contains(#""stops":[{"name":"Ana","minutes":[15]}]"#))
  }

  @Test func reportsUnreadKeys() async throws {
    let state = #"""
      {"minutes":3,"phase":"riding","mood":"calm","due":0,"Note":"x","stops":[
       {"name":"A","minutes":[]},{"name":"B","minutes":[1],"late":true}]}
      """#
    let reply = try await reply(request(state: state, attributes: #"{"line":"M7","way":1}"#))
    #expect(reply.unread == UnreadKeys(attributes: ["way"], state: ["Note", "stops[1].late"]))
  }

  @Test func readsAllKeysOfDictionaries() {
    struct Scores: Decodable {
      var scores: [String: Int]
      var best: [String: [String]]?
    }
    let unread = DecodedShape(of: Scores.self).unread(
      in: Data(#"{"scores":{"a":1,"b":2},"best":{"c":[]},"x":{}}"#.utf8))
    #expect(unread == ["x"])
  }

  @Test func checksOnlyGivenParts() async throws {
    #expect(try await reply(request(attributes: "")).unread == UnreadKeys())
    #expect(try await reply(request(state: "")).unread == UnreadKeys())
    let report = await #expect(throws: FailureReport.self) {
      try await reply(request(attributes: "", [form(.lockScreen)]))
    }
    #expect(report?.kind == .undecodableAttributes)
  }

  @Test func exampleDecodes() async throws {
    let example = DecodedShape(of: Trip.ContentState.self).example
    _ = try await reply(request(state: example))
  }

  @Test func explainsAttributesThatDoNotDecode() async throws {
    let report = await #expect(throws: FailureReport.self) {
      try await reply(request(attributes: "{}"))
    }
    #expect(report?.kind == .undecodableAttributes)
    #expect(report?.message.contains(#""line" is missing; expected a string"#) == true)
  }
}

extension ArchiveNode {
  fileprivate var actions: [NodeAction] {
    (action.map { [$0] } ?? []) + children.flatMap(\.actions)
  }
}
