import DeviceEngine
import Foundation
import HostLink
import Testing
import ViewArchive

/// Public sample code on a device: placing, configuring, tapping, explaining.
@Suite(.serialized) struct HostedListingTests {
  private static let names = ["GameStatus", "EmojiRangers"]
  private static let game = "com.mygame.game-status"
  private static let kindKey = "WidgetCenter.UserInfoKey.kind"
  private static let familyKey = "WidgetCenter.UserInfoKey.family"

  @Test(.enabled(if: names.allSatisfy(Listing.isThere)), arguments: names)
  func showsEveryKindInEveryFamily(listing: String) async throws {
    let device = try await HostedDevice(Listing.bundle(listing))
    let items = await device.host.gallery()
    var placed: [String] = []
    for item in items {
      for family in item.families {
        let state = try await device.place(item.kind, family)
        #expect(state.failure == nil, "\(item.kind) \(family)")
        #expect(state.shown == .entry(0), "\(item.kind) \(family)")
        let shown = try await device.host.shown(state.id)
        let archive = try ViewArchive(decoding: shown.archive)
        #expect(Double(archive.size.width) == shown.size.width)
        #expect(!shown.isRedacted)
        #expect(try await !device.labels(state.id).isEmpty, "\(item.kind) \(family)")
        placed.append("\(item.kind) \(family.rawValue)")
      }
    }
    #expect(
      placed
        == (listing == "GameStatus"
          ? [
            "\(Self.game) systemSmall", "\(Self.game) systemMedium", "\(Self.game) systemLarge",
            "com.mygame.character-detail systemSmall", "com.mygame.leaderboard systemMedium",
            "com.mygame.leaderboard systemLarge",
          ]
          : [
            "EmojiRangerWidget systemSmall", "EmojiRangerWidget systemMedium",
            "LeaderboardWidget systemLarge",
          ]))
    // All placements remain on the device.
    #expect(await device.host.state().placements.count == placed.count)
    await device.end()
  }

  // MARK: EmojiRangers

  @Test(.enabled(if: Listing.isThere("EmojiRangers")))
  func configuresHero() async throws {
    let device = try await HostedDevice(Listing.bundle("EmojiRangers"))
    let item = try #require(
      await device.host.gallery().first { $0.kind == "EmojiRangerWidget" })
    let hero = try #require(item.configuration.parameters.first)
    #expect(hero.name == "hero")
    #expect(hero.options.map(\.title) == ["Power Panda", "Egghead", "Spouty"])
    #expect(hero.defaultValue == .string("panda"))
    let egghead = try #require(hero.options.first { $0.title == "Egghead" }).value
    #expect(egghead == .string("egghead"))

    for family in item.families {
      var state = try await device.place(item.kind, family)
      #expect(state.isConfigurable)
      #expect(state.entryCount == 104)
      #expect(try await device.labels(state.id).contains("Power Panda"))

      // An invalid option is rejected, and nothing changes.
      for wrong in [ConfigurationValue.string("dragon"), .bool(true), .string("Egghead")] {
        await #expect(
          throws: HostError.badValue(
            parameter: "hero", expected: "one of: panda, egghead, spouty")
        ) {
          try await device.host.configure(state.id, ["hero": wrong])
        }
      }
      await #expect(throws: HostError.self) {
        try await device.host.configure(state.id, ["villain": egghead])
      }
      await device.host.settle()
      #expect(try await device.host.placementState(state.id) == state)

      state = try await device.configure(state.id, ["hero": egghead])
      #expect(state.placement.configuration == ["hero": egghead])
      #expect(state.shown == .entry(0) && state.failure == nil && state.issues.isEmpty)
      #expect(state.entryCount == 40)
      let labels = try await device.labels(state.id)
      #expect(labels.contains("Egghead") && !labels.contains("Power Panda"))
      let rows = try await device.host.explanation(of: state.id).rows
      #expect(rows.contains { $0.cause == .configured && $0.outcome == .free })

      // Unsetting restores the default.
      state = try await device.configure(state.id, ["hero": .none])
      #expect(state.placement.configuration.isEmpty)
      #expect(try await device.labels(state.id).contains("Power Panda"))
    }
    await device.end()
  }

  @Test(.enabled(if: Listing.isThere("EmojiRangers")))
  func showsMinuteEntriesAtTheirDates() async throws {
    let device = try await HostedDevice(Listing.bundle("EmojiRangers"))
    let id = try await device.place("EmojiRangerWidget", .systemSmall).id
    var archives: Set<Data> = []
    for minute in 0..<6 {
      let date = HostedDevice.noon + Double(minute) * 60
      if minute > 0 {
        await device.advance(to: date - 0.001)
        #expect(try await device.host.placementState(id).shown == .entry(minute - 1))
        await device.advance(to: date)
      }
      let state = try await device.host.placementState(id)
      #expect(state.shown == .entry(minute))
      #expect(state.entryDate == date)
      #expect(state.nextEntry == date + 60)
      archives.insert(try await device.host.shown(id).archive)
    }
    // The health bar has grown each time.
    #expect(archives.count == 6)
    #expect(try await device.host.explanation(of: id).rows.allSatisfy { $0.outcome != .charged })
    await device.end()
  }

  // MARK: Taps

  @Test(.enabled(if: Listing.isThere("EmojiRangers")))
  func tapsDeliverLinksOfRangers() async throws {
    let device = try await HostedDevice(Listing.bundle("EmojiRangers"))
    let ranger = try await device.place("EmojiRangerWidget", .systemSmall).id
    let middle = TapTarget.point(CGPoint(x: 60, y: 60))
    #expect(try await device.tappedURL(ranger, middle) == "game:///power-panda")
    #expect(try await device.tappedURL(ranger, .element(0)) == "game:///power-panda")
    _ = try await device.configure(ranger, ["hero": .string("spouty")])
    #expect(try await device.tappedURL(ranger, middle) == "game:///spouty")

    let board = try await device.place("LeaderboardWidget", .systemLarge).id
    #expect(
      try await device.tapRows(board) == [
        "Spouty": "game:///spouty", "Egghead": "game:///egghead",
        "Power Panda": "game:///power-panda",
      ])
    // Outside of the rows, the widget has no URL.
    let beside = TapTarget.point(CGPoint(x: 170, y: 3))
    #expect(
      try await device.openedInfo(board, beside) == [
        Self.kindKey: "LeaderboardWidget", Self.familyKey: "systemLarge",
      ])
    #expect(await device.host.state().links.first?.placement == board.rawValue)
    await device.end()
  }

  @Test(.enabled(if: Listing.isThere("GameStatus")))
  func tapWithoutURLOpensAppWithUserInfo() async throws {
    let device = try await HostedDevice(Listing.bundle("GameStatus"))
    for family in [WidgetFamilyName.systemSmall, .systemMedium, .systemLarge] {
      let id = try await device.place(Self.game, family).id
      #expect(
        try await device.openedInfo(id, .point(CGPoint(x: 80, y: 80))) == [
          Self.kindKey: Self.game, Self.familyKey: family.rawValue,
        ])
    }
    let character = try await device.place("com.mygame.character-detail", .systemSmall).id
    let middle = TapTarget.point(CGPoint(x: 80, y: 80))
    #expect(try await device.tappedURL(character, middle) == "game:///knight")
    // An hour later, another character is shown, with another link.
    await device.advance(to: HostedDevice.noon + 3600)
    #expect(try await device.tappedURL(character, middle) == "game:///queen")
    let board = try await device.place("com.mygame.leaderboard", .systemMedium).id
    #expect(
      try await device.tapRows(board) == [
        "Knight": "game:///knight", "Queen": "game:///queen", "Rook": "game:///rook",
      ])
    await device.end()
  }

  // MARK: Reloads

  @Test(.enabled(if: Listing.isThere("GameStatus")))
  func policyReloadIsBudgetedAndExplained() async throws {
    let device = try await HostedDevice(Listing.bundle("GameStatus"))
    let id = try await device.place(Self.game, .systemSmall).id
    var explanation = try await device.host.explanation(of: id)
    let total = explanation.budget.total
    #expect(explanation.budget.left == total)
    for round in 1...3 {
      let due = HostedDevice.noon + Double(round) * 900
      #expect(explanation.nextReload == due)
      #expect(
        explanation.verdict.contains(
          "Next reload \(["12:00", "12:15", "12:30"][round - 1])"),
        "\(explanation.verdict)")
      await device.advance(to: due - 0.001)
      #expect(try await device.host.explanation(of: id).rows == explanation.rows)
      await device.advance(to: due)
      explanation = try await device.host.explanation(of: id)
      let charged = explanation.rows.filter { $0.outcome == .charged }
      #expect(charged.count == round)
      #expect(charged.last?.date == due)
      #expect(charged.last?.cause == .policy)
      #expect(charged.last?.reason.contains("the timeline's policy requested it") == true)
      #expect(charged.last?.budgetLeft == total - round)
      #expect(explanation.budget.left == total - round)
      #expect(explanation.placement.entryDate == due)
    }
    await device.end()
  }

  // MARK: Simulation

  /// `ListingTests` has the same test for EmojiRangers.
  @Test(.enabled(if: Listing.isThere("GameStatus")))
  func simulationIsDeterministic() async throws {
    let folder = try TemporaryFolder()
    // One process for all reloads: by default, each of them starts one, because the widgets are
    // idle for 15 minutes in between.
    try folder.write(#"{"processes": {"idleEnd": 86400}}"#, to: "settings.json")
    let arguments = [
      "simulate", try await Listing.bundle("GameStatus").path, "--start", "2026-03-05",
      "--days", "1", "--seed", "3", "--settings", "settings.json",
    ]
    async let firstRun = ToolProcess.run(arguments, in: folder.url)
    async let secondRun = ToolProcess.run(arguments, in: folder.url)
    let (first, second) = try await (firstRun, secondRun)
    #expect(first.code == 0, "\(first.error)")
    #expect(first.output.contains("Budgeted reload: the timeline's policy requested it."))
    #expect(first.output.contains("reloads of the day are used up. Next reload "))
    #expect(!first.output.contains("Failed: "))
    #expect(second.code == 0, "\(second.error)")
    #expect(second.output == first.output)
  }
}

extension HostedDevice {
  /// The URL that a tap delivers; nil if it delivers none.
  fileprivate func tappedURL(
    _ id: PlacementID, _ target: TapTarget
  ) async throws -> String? {
    guard case .link(let link) = try await host.tap(id, at: target) else { return nil }
    return link.url?.absoluteString
  }

  /// The user info with which a tap opens the app; nil if it does something else.
  fileprivate func openedInfo(
    _ id: PlacementID, _ target: TapTarget
  ) async throws -> [String: String]? {
    guard case .opened(let link) = try await host.tap(id, at: target) else { return nil }
    return link.url == nil ? link.userInfo : nil
  }

  /// Taps each link by point and by element; returns the URLs by the names in the rows.
  fileprivate func tapRows(_ id: PlacementID) async throws -> [String: String] {
    var urls: [String: String] = [:]
    for (index, element) in try await elements(id).enumerated() {
      guard element.traits.contains(.isLink) else { continue }
      let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
      let byPoint = try await tappedURL(id, .point(middle))
      let byElement = try await tappedURL(id, .element(index))
      let names = element.label.components(separatedBy: ", ")
      guard byPoint == byElement, names.count > 1 else { continue }
      urls[names[1]] = byPoint
    }
    return urls
  }
}
