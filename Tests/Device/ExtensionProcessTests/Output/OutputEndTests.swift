import Testing

@testable import ExtensionProcess

@Suite(.timeLimit(.minutes(1))) struct OutputEndTests {
  @Test func tasksWaitUntilTheEnd() async {
    let end = OutputEnd()
    async let first: Void = end.wait(atMost: .seconds(3600))
    async let second: Void = end.wait(atMost: .seconds(3600))
    end.reach()
    _ = await (first, second)
    await end.wait(atMost: .seconds(3600))
  }

  @Test func waitIsLimited() async {
    await OutputEnd().wait(atMost: .zero)
  }
}
