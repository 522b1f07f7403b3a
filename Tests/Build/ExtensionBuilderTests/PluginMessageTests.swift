import Foundation
import Testing

@testable import ExtensionBuilder

/// The messages of plugins, which are code that nobody has checked.
@Suite struct PluginMessageTests {
  private static let warning = Data(
    #"{"emitDiagnostic": {"severity": "warning", "message": "a", "file": "A.swift"}}"#.utf8)
  private static let unknown = Data(#"{"emitProgress": {"message": "b"}}"#.utf8)

  @Test func answersAreReadUpToTheFirstIncompleteOne() {
    let frame = PluginMessage.frame(Self.warning)
    let output = frame + PluginMessage.frame(Self.unknown) + frame
    #expect(PluginAnswer.all(in: output).compactMap(\.emitDiagnostic?.message) == ["a", "a"])
    #expect(PluginAnswer.all(in: output.dropLast()).compactMap(\.emitDiagnostic).count == 1)
  }

  @Test(arguments: [
    Data(), Data("hello".utf8), Data(repeating: 0xFF, count: 64), Data(repeating: 0, count: 64),
    PluginMessage.frame(Data("{".utf8)),
  ])
  func outputThatIsNoMessageHasNoAnswers(output: Data) {
    #expect(PluginAnswer.all(in: output).allSatisfy { $0.emitDiagnostic == nil })
  }
}
