import FoundationModels
import Testing

/// The model is not available, and values that sources convert are.
@Suite struct FoundationModelsTests {
  @Test func modelIsNotAvailable() async {
    #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
    #expect(!SystemLanguageModel.default.isAvailable)
    let session = LanguageModelSession(instructions: "Be short.")
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      try await session.respond(to: "Hello")
    }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      for try await _ in session.streamResponse(to: "Hello") {}
    }
  }

  @Test(arguments: [
    ("true", "true"), ("3", "3"), ("2.5", "2.5"), ("\"a \\\"b\\\"\"", "\"a \\\"b\\\"\""),
    ("[1, null]", "[1, null]"), ("{\"b\": 1, \"a\": [\"x\"]}", "{\"a\": [\"x\"], \"b\": 1}"),
  ])
  func contentIsJSON(_ json: String, _ expected: String) throws {
    #expect(try GeneratedContent(json: json).jsonString == expected)
  }

  @Test func valuesAreReadByType() throws {
    let content = try GeneratedContent(json: "{\"name\": \"a\", \"counts\": [1, 2]}")
    #expect(try content.value(String.self, forProperty: "name") == "a")
    #expect(try content.value([Int].self, forProperty: "counts") == [1, 2])
    #expect(try content.value(String?.self, forProperty: "other") == nil)
    #expect(throws: LanguageModelSession.GenerationError.self) {
      try content.value(Int.self, forProperty: "name")
    }
    #expect(throws: (any Error).self) { try GeneratedContent(json: "{") }
  }

  @Test func buildersJoinTheirParts() {
    let isLong = true
    let prompt = Prompt {
      "One"
      if isLong { "two" }
      for word in ["three", "four"] { word }
    }
    let expected = Prompt("One\ntwo\nthree\nfour")
    #expect("\(prompt)" == "\(expected)")
  }
}
