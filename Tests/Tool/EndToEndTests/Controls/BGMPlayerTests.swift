import Foundation
import HostLink
import Testing

/// The steps of a public article on controls, with its unmodified code, in an extension process.
@Suite(.enabled(if: Listing.isThere("BGMPlayer")))
struct BGMPlayerTests {
  private static let kind = "com.example.BGMPlayer.button"
  /// The length of each sound.
  private static let length = Duration.seconds(2)
  private let rain = ["bgmType": ConfigurationValue.string("rain")]
  private let player: ControlFixture

  init() async throws {
    player = try await ControlFixture(Listing.bundle("BGMPlayer"))
  }

  @Test func step2_choicesAreSounds() async throws {
    let call = HostCall.options(OptionsRequest(kind: Self.kind, parameter: "bgmType"))
    guard case .options(let reply) = try await player.process.call(call) else {
      Issue.record("no options")
      return
    }
    #expect(reply.sections.flatMap(\.options).map(\.title) == ["Bonfire", "Rain"])
  }

  @Test func step3_buttonHasSymbolTitleAndValue() async throws {
    let template = try await player.control(Self.kind, rain).template
    let state = ControlStateDescription(
      title: "BGM Player", value: "Rain", symbol: "music.quarternote.3",
      symbolEffects: ["bounce"])
    #expect(template.role == .button && template.states == [state, state])
    let preview = try await player.control(Self.kind, isPreview: true).template
    #expect(preview.states[0].value == "Bonfire")
    let description = try #require(await player.description(Self.kind))
    #expect(description.displayName == "BGM Player")
    #expect(description.description == "Please select the BGM to play")
    #expect(description.configuration.parameters.map(\.name) == ["bgmType"])
  }

  @Test func step4_performReturnsWhenSoundEnds() async throws {
    let action = try await player.control(Self.kind, rain).template.action
    for _ in 1...2 {
      let began = ContinuousClock.now
      #expect(try await player.perform(action) == PerformReply())
      #expect(ContinuousClock.now - began >= Self.length)
    }
  }

  @Test func step4_pressReplacesPlayingSound() async throws {
    let action = try await player.control(Self.kind, rain).template.action
    let other = try await player.control(
      Self.kind, ["bgmType": .string("bonfire")]
    ).template.action
    let order = Order()
    let first = Task {
      let reply = try await player.perform(action)
      await order.note("rain")
      return reply
    }
    try await player.process.waitForSound()
    // The provider answers while the sound plays.
    #expect(
      try await player.words(Self.kind, rain)
        == "BGM Player Rain [music.quarternote.3], BGM Player Rain [music.quarternote.3]")
    let began = ContinuousClock.now
    #expect(try await player.perform(other) == PerformReply())
    await order.note("bonfire")
    #expect(ContinuousClock.now - began >= Self.length)
    #expect(try await first.value == PerformReply())
    #expect(await order.names == ["rain", "bonfire"])
  }

  @Test func step5_bundleContainsControl() async throws {
    let bundle = try await player.process.describe()
    #expect(bundle.controls.map(\.kind) == [Self.kind] && bundle.widgets.isEmpty)
  }
}
