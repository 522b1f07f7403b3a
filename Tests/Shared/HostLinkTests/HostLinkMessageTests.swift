import Foundation
import Testing

@testable import HostLink

@Suite struct HostLinkMessageTests {
  static let date = Date(timeIntervalSince1970: 1_760_000_000.25)

  static let widget = WidgetRequest(
    kind: "Ranger", family: .systemMedium,
    configuration: [
      "hero": .string("panda"), "count": .integer(3), "on": .bool(true),
      "level": .double(.infinity),
      "when": .date(date), "who": .object(identifier: "1", display: "One"),
      "list": .list([.none, .integer(1)]),
    ],
    displaySize: LinkSize(width: 338, height: 158),
    contentMargins: LinkInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
    environments: [
      RenderEnvironment(),
      RenderEnvironment(
        colorScheme: .dark, typeSize: .accessibility3, locale: "ar_EG", timeZone: "Africa/Cairo",
        layoutDirection: .rightToLeft, displayScale: 2, renderingMode: .vibrant,
        redactionReasons: [.placeholder, .privacy], isLuminanceReduced: true),
    ],
    archives: .shown(at: date))

  static let calls: [HostCall] = [
    .describe, .placeholder(widget), .snapshot(widget, isPreview: true), .timeline(widget),
    .recommendations(kind: "Ranger"),
    .options(
      OptionsRequest(
        kind: "Ranger", parameter: "hero",
        configuration: ["at": .dateComponents(DateComponents(hour: 9))], search: "pan")),
    .perform(
      PerformRequest(
        action: IntentAction(identifier: "Feed", parameters: Data([1, 2])), newValue: true)),
    .perform(
      PerformRequest(
        action: IntentAction(identifier: "Feed", parameters: Data()),
        display: SnippetDisplay(card: 3, width: 377, environment: RenderEnvironment()))),
    .perform(
      PerformRequest(
        action: IntentAction(identifier: "Feed", parameters: Data()),
        display: SnippetDisplay(
          card: 0, width: 377, environment: RenderEnvironment(), confirmsAll: true),
        values: ["portion": .integer(2)])),
    .shortcuts, .intents,
    .entities(EntityRequest(type: "Cat", selection: .all)),
    .entities(EntityRequest(type: "Cat", selection: .identifiers(["mia"]))),
    .entities(EntityRequest(type: "Cat", selection: .indexed(matching: nil))),
    .activity(
      ActivityRequest(
        id: "a", attributesType: "AdventureAttributes", attributes: Data("{}".utf8),
        state: Data("{}".utf8), isStale: true,
        forms: [
          ActivityForm(
            presentation: .expanded, width: 371, minimumHeight: 84, maximumHeight: 160,
            notch: LinkSize(width: 126, height: 37), containerCornerRadius: 44)
        ])),
    .widgetToken(
      Data([0xAB, 1]),
      widgets: [
        PlacedConfiguration(kind: "Ranger", family: .systemSmall, values: ["hero": .string("x")])
      ]),
  ]

  /// Stored descriptions from before push handlers existed lack the key.
  @Test func missingPushHandlerDecodesAsFalse() throws {
    var widget = WidgetDescription(kind: "Ranger", supportedFamilies: [.systemSmall])
    let json = try JSONEncoder().encode(widget)
    #expect(!String(decoding: json, as: UTF8.self).contains("ushHandler"))
    #expect(try JSONDecoder().decode(WidgetDescription.self, from: json).hasPushHandler == false)
    widget.hasPushHandler = true
    let other = try JSONEncoder().encode(widget)
    #expect(try JSONDecoder().decode(WidgetDescription.self, from: other).hasPushHandler)
  }

  @Test(arguments: calls) func requestsRoundTrip(_ call: HostCall) throws {
    for clock in [nil, HostClock.real, .offset(-3600.5), .frozen(Self.date)] {
      let request = HostRequest(id: 7, clock: clock, call: call)
      #expect(try HostLinkFrame(request).decode(HostRequest.self) == request)
    }
  }

  static let snippet = SnippetMessage(
    archive: Data([1, 2, 3]), size: LinkSize(width: 377, height: 120),
    intent: IntentAction(identifier: "Feed", parameters: Data([4])))

  /// The view of a snippet is an attachment, in replies and in questions.
  @Test(arguments: [
    (
      SnippetForm.confirmation(
        ConfirmationLabels(accept: "Feed", deny: "Cancel", isDestructive: true)),
      SnippetAnswer.confirmed
    ),
    (.choice([SnippetOption(title: "Hay", subtitle: "Fresh")], cancel: nil), .chosen(0)),
    (
      .value(ParameterDescription(name: "value", title: "Count", type: .integer)),
      .value(.integer(3))
    ),
  ])
  func questionsRoundTrip(_ form: SnippetForm, _ answer: SnippetAnswer) throws {
    let question = HostQuestion.user(
      SnippetQuestion(card: 3, dialog: "Sure?", snippet: Self.snippet, form: form))
    #expect(question.isForUser)
    let message = ExtensionMessage.question(id: 2, question)
    #expect(try HostLinkFrame(message).decode(ExtensionMessage.self) == message)
    let reply = HostMessage.answer(id: 2, .user(answer))
    #expect(try HostLinkFrame(reply).decode(HostMessage.self) == reply)
  }

  @Test(arguments: [
    (TaskQuestion.run(id: UUID(), TaskContent(title: "Export")), HostAnswer.stopped, true),
    (.progress(id: UUID(), TaskContent(title: "Export", detail: "a", fraction: 0.5)), .done, true),
    (.end(id: UUID()), .done, false),
  ])
  func tasksRoundTrip(_ task: TaskQuestion, _ answer: HostAnswer, reportsProgress: Bool) throws {
    let question = HostQuestion.task(task)
    #expect(question.reportsProgress == reportsProgress)
    #expect(!question.isForUser)
    let message = ExtensionMessage.question(id: 2, question)
    #expect(try HostLinkFrame(message).decode(ExtensionMessage.self) == message)
    let reply = HostMessage.answer(id: 2, answer)
    #expect(try HostLinkFrame(reply).decode(HostMessage.self) == reply)
  }

  static let replies: [ExtensionReply] = [
    .performed(PerformReply(dialog: "Fed", snippet: snippet)),
    .shortcuts([
      AppShortcutDescription(
        title: "Feed", symbol: "leaf",
        action: IntentAction(identifier: "Feed", parameters: Data()))
    ]),
    .description(
      BundleDescription(
        widgets: [
          WidgetDescription(
            kind: "Ranger", displayName: "Ranger Detail", description: nil,
            supportedFamilies: [.systemSmall, .accessoryInline],
            configuration: .intent(
              name: "CharacterSelectionIntent", title: "Character Selection",
              parameters: [
                ParameterDescription(
                  name: "hero", title: "Hero", type: .enumeration(name: "Hero"),
                  options: [.init(value: .string("panda"), title: "Power Panda")],
                  defaultValue: .string("panda"))
              ]),
            disfavoredLocations: [.init(location: "standBy", families: [.systemSmall])])
        ],
        activities: [
          ActivityDescription(
            attributesType: "AdventureAttributes", supplementalFamilies: [.small])
        ],
        controls: [ControlDescription(kind: "Timer")])),
    .timeline(
      TimelineReply(
        entries: [
          EntryDescription(date: date, relevance: .init(score: 0.5, duration: 60)),
          EntryDescription(date: date + 60),
        ],
        policy: .after(date + 3600),
        archives: [
          ArchivedEntry(entry: 0, environment: 0, archive: Data([0, 1, 2])),
          ArchivedEntry(entry: 1, environment: 0, archive: Data(repeating: 5, count: 100_000)),
        ],
        notices: [ExtensionNotice(.warning, "no image \"x\"")])),
    .recommendations([
      ConfigurationRecommendation(
        title: "A lamp",
        values: [
          "on": .none, "power": .measurement(value: 4.5, unit: "W"),
          "picture": .file(name: "a.png", data: Data([0])),
          "place": .encoded(type: "Place", json: "{}"),
        ])
    ]),
    .options(
      OptionsReply(
        sections: [.init(title: "Heroes", options: [.init(value: .integer(1), title: "One")])],
        defaultValue: .integer(1))),
    .performed(PerformReply(error: "no lamp", opensApp: true, url: URL(string: "x:///y"))),
    .activity(
      ActivityReply(
        faces: [
          ActivityFace(
            form: 0, archive: Data([7]), size: LinkSize(width: 371, height: 120),
            isTruncated: true, isTooWide: true)
        ], keylineTint: "FF0000FF", islandURL: "game:///", notices: [])),
    .failure(FailureReport(.unknownKind, "unknown widget \"x\"")),
    .failure(FailureReport(.undecodableContent, "health is missing")),
    .performed(
      PerformReply(
        value: .list([
          .entity(
            ResolvedEntity(
              type: "Cat", identifier: "mia", title: "Mia",
              properties: [
                "mood": .enumeration(type: "Mood", rawValue: "calm"), "owner": .plain(.none),
              ])),
          .plain(.integer(2)),
        ]))),
    .intents(
      IntentCatalog(
        intents: [
          .init(
            name: "Feed",
            parameters: [ParameterDescription(name: "cat", title: "Cat", type: .bool)],
            action: IntentAction(identifier: "Feed", parameters: Data()))
        ], entities: ["Cat"], enumerations: [.init(name: "Mood", cases: ["calm"])])),
    .entities([ResolvedEntity(type: "Cat", identifier: "mia")]),
  ]

  @Test(arguments: replies) func repliesRoundTrip(_ reply: ExtensionReply) throws {
    let message = ExtensionMessage.reply(id: 1, reply)
    #expect(try HostLinkFrame(message).decode(ExtensionMessage.self) == message)
  }

  @Test func archivesAreAttachmentsNotJSON() throws {
    let frame = try HostLinkFrame(ExtensionMessage.reply(id: 1, Self.replies[3]))
    #expect(frame.attachments.map(\.count) == [3, 100_000])
    #expect(frame.json.count < 1000)
  }

  @Test(arguments: [
    (ArchiveSelection.all, [0, 1, 2]), (.none, []), (.indices([2, 0, 9, -1]), [0, 2]),
    (.shown(at: date), [0]), (.shown(at: date - 1), [0]), (.shown(at: date + 60), [1]),
    (.shown(at: date + 1e9), [2]),
  ])
  func selectionReturnsIndices(_ selection: ArchiveSelection, _ expected: [Int]) {
    let dates = [Self.date, Self.date + 60, Self.date + 120]
    #expect(selection.indices(for: dates) == expected)
    #expect(selection.indices(for: []) == [])
  }

  @Test(arguments: [
    (HostClock.real, nil), (.offset(1.5), "offset:1500000000"),
    (.offset(-60), "offset:-60000000000"),
    (.frozen(Date(timeIntervalSince1970: 1_700_000_000)), "frozen:1700000000000000000"),
    (.offset(.nan), "offset:0"),
  ])
  func clockHasEnvironmentValue(_ clock: HostClock, _ expected: String?) {
    #expect(clock.environmentValue == expected)
  }
}
