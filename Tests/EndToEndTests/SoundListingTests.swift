import Foundation
import HostLink
import Testing

/// The article's player, unmodified: its sounds last two seconds.
@Suite(.serialized, .enabled(if: Listing.isThere("BGMPlayer")))
struct SoundListingTests {
  private func button(
    _ device: ControlledExtension, _ sound: String
  ) async throws -> ControlTemplateDescription {
    try await device.control("com.example.BGMPlayer.button", ["bgmType": .string(sound)])
  }

  @Test func performEndsWithTheSound() async throws {
    let device = try await ControlledExtension(Listing.bundle("BGMPlayer"))
    let rain = try await button(device, "rain")
    #expect(rain.states[0].title == "BGM Player")
    #expect(rain.states[0].value == "Rain")
    let began = ContinuousClock.now
    #expect(try await device.perform(rain) == PerformReply())
    #expect(ContinuousClock.now - began >= .seconds(2))
    #expect(try await device.perform(rain) == PerformReply(), "the player plays again")
    await device.end()
  }

  @Test func aSecondPressReplacesTheSound() async throws {
    let device = try await ControlledExtension(Listing.bundle("BGMPlayer"))
    let (rain, bonfire) = (try await button(device, "rain"), try await button(device, "bonfire"))
    let order = Order()
    let first = Task {
      let reply = try await device.perform(rain)
      await order.note("rain")
      return reply
    }
    try await device.thread(named: "wavparse1:sink")
    let began = ContinuousClock.now
    #expect(try await device.perform(bonfire) == PerformReply())
    await order.note("bonfire")
    #expect(ContinuousClock.now - began >= .seconds(2))
    #expect(try await first.value == PerformReply())
    #expect(await order.names == ["rain", "bonfire"])
    await device.end()
  }
}
