import Testing

@testable import DeviceEngine

@Suite struct PlacementInteractionTests {
  @Test func timelineRequestedAfterLastIntentShowsActualState() {
    var interaction = PlacementInteraction()
    interaction.begin(toggle: (0, true))
    #expect(interaction.flipped([false]) == [0])
    #expect(interaction.flipped([true]) == [])
    interaction.performed(before: 5)
    interaction.fetched(token: 5)
    #expect(interaction.isInvalidated)
    #expect(interaction.flipped([false]) == [0])
    interaction.fetched(token: 6)
    #expect(interaction.isIdle)
  }

  @Test func earlierTimelineKeepsLaterTap() {
    var interaction = PlacementInteraction()
    interaction.begin(toggle: (0, true))
    interaction.begin(toggle: (1, true))
    interaction.performed(before: 1)
    interaction.fetched(token: 2)
    #expect(interaction.flipped([true, false]) == [1])
    interaction.performed(before: 2)
    interaction.fetched(token: 3)
    #expect(interaction.isIdle)
  }

  @Test func lastFailureKeepsActualStateOfOthers() {
    var interaction = PlacementInteraction()
    interaction.begin(toggle: (0, true))
    interaction.begin(toggle: (1, true))
    interaction.performed(before: 1)
    interaction.fetched(token: 2)
    interaction.failed(toggle: 1)
    #expect(interaction.isIdle)
    #expect(interaction.flipped([false, false]) == [])
  }

  @Test func deferredReloadDimsNothingAndKeepsRequestedStates() {
    var interaction = PlacementInteraction()
    interaction.begin(toggle: (0, true))
    interaction.performed(before: 1)
    interaction.reloadWasDeferred()
    #expect(!interaction.isInvalidated)
    #expect(interaction.flipped([false]) == [0])
    interaction.fetched(token: 9)
    #expect(interaction.isIdle)
  }

  @Test func missingTogglesAreNotFlipped() {
    var interaction = PlacementInteraction()
    interaction.begin(toggle: (3, true))
    #expect(interaction.flipped([false]) == [])
  }
}
