import Testing

@testable import ExtensionProcess

/// The time limit of a call whose intent asks the user.
@Suite struct UserQuestionTests {
  private let limit = Duration.seconds(10)
  private let start = ContinuousClock.now

  @Test func callsExpireWithoutAQuestion() {
    #expect(ProcessState().extraTime(forLimit: limit, at: start) == nil)
  }

  @Test func callsDoNotExpireWhileTheUserIsAsked() {
    var state = ProcessState()
    state.beginUserQuestion()
    #expect(state.extraTime(forLimit: limit, at: start + .seconds(86_400)) == limit)
  }

  @Test func refusedQuestionsGiveNoTime() {
    var state = ProcessState()
    state.beginUserQuestion()
    state.endUserQuestion(answeredAt: nil)
    #expect(state.extraTime(forLimit: limit, at: start) == nil)
  }

  /// After the answer, a call has its whole time limit.
  @Test(arguments: [(0, 10), (4, 6), (10, nil), (60, nil)] as [(Int, Int?)])
  func limitBeginsAgainAfterTheAnswer(_ seconds: Int, _ rest: Int?) {
    var state = ProcessState()
    state.beginUserQuestion()
    state.endUserQuestion(answeredAt: start)
    #expect(
      state.extraTime(forLimit: limit, at: start + .seconds(seconds))
        == rest.map { Duration.seconds($0) })
  }

  /// After progress, a call has its whole time limit and 5 seconds, in which the intent can end.
  @Test(arguments: [(0, 15), (10, 5), (15, nil), (60, nil)] as [(Int, Int?)])
  func limitBeginsAgainWithProgress(_ seconds: Int, _ rest: Int?) {
    var state = ProcessState()
    state.noteProgress(at: start)
    #expect(
      state.extraTime(forLimit: limit, at: start + .seconds(seconds))
        == rest.map { Duration.seconds($0) })
  }
}
