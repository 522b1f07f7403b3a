import Testing

@testable import DeviceEngine

@Suite struct PlacementInteractionTests {
  @Test func theTimelineAskedForAfterTheLastIntentIsTheTruth() {
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

  @Test func aTimelineInBetweenDoesNotHideALaterTap() {
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

  @Test func whatFailsLastLeavesTheTruthOfTheOthers() {
    var interaction = PlacementInteraction()
    interaction.begin(toggle: (0, true))
    interaction.begin(toggle: (1, true))
    interaction.performed(before: 1)
    interaction.fetched(token: 2)
    interaction.failed(toggle: 1)
    #expect(interaction.isIdle)
    #expect(interaction.flipped([false, false]) == [])
  }

  @Test func aReloadThatIsPutOffDimsNothingAndKeepsWhatWasSwitched() {
    var interaction = PlacementInteraction()
    interaction.begin(toggle: (0, true))
    interaction.performed(before: 1)
    interaction.reloadIsDeferred()
    #expect(!interaction.isInvalidated)
    #expect(interaction.flipped([false]) == [0])
    interaction.fetched(token: 9)
    #expect(interaction.isIdle)
  }

  @Test func togglesThatAreGoneAreNotFlipped() {
    var interaction = PlacementInteraction()
    interaction.begin(toggle: (3, true))
    #expect(interaction.flipped([false]) == [])
  }
}
