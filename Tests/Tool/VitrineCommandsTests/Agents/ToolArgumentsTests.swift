import AgentProtocol
import Foundation
import JSONValues
import Testing

@testable import AgentServer
@testable import CommandArguments
@testable import VitrineCommands

@Suite struct ToolArgumentsTests {
  private static let options: [CommandSpec.Option] = [
    .value("type-size", "SIZE", "Size."), .value("scale", "N", "Scale."),
    .flag("redacted", "Redact."), .value("set", "NAME=VALUE", repeats: true, "Set; repeatable."),
    .value("place", "KIND:FAMILY", repeats: true, "Place."), .value("content", "JSON", "Content."),
    .value("seed", "DIR", "Data."), .value("stub", "MODULE=FILE", repeats: true, "Stub."),
    .json, .value("output", "OUT", "Output."),
  ]

  private func parse(_ json: String) throws -> ParsedArguments {
    let parameters = [.project] + ToolParameter.options(Self.options)
    return try ToolArguments(
      parameters: parameters, folders: AllowedFolders([FileManager.default.temporaryDirectory])
    ).parse(try #require(try JSONValue(parsing: Data(json.utf8)).object))
  }

  @Test(arguments: [
    (#"{"typeSize":"large"}"#, "type-size", ["large"]), (#"{"scale":2}"#, "scale", ["2"]),
    (#"{"scale":"1.5"}"#, "scale", ["1.5"]), (#"{"scale":1.5}"#, "scale", ["1.5"]),
    (#"{"set":{"b":"x","a":true,"c":["1","2"]}}"#, "set", ["a=true", "b=x", "c=1,2"]),
    (#"{"place":["A:small","B:large"]}"#, "place", ["A:small", "B:large"]),
    (#"{"place":"A:small"}"#, "place", ["A:small"]),
    (#"{"content":{"a":1}}"#, "content", [#"{"a":1}"#]),
    (#"{"content":"{\"a\":1}"}"#, "content", [#"{"a":1}"#]),
  ])
  func memberBecomesOption(json: String, option: String, values: [String]) throws {
    #expect(try parse(json).values == [option: values])
  }

  @Test func flagIsSetByTrue() throws {
    #expect(try parse(#"{"redacted":true}"#).flags == ["redacted"])
    #expect(try parse(#"{"redacted":false,"scale":null}"#).flags.isEmpty)
  }

  @Test func pathDefaultsToFirstFolder() throws {
    let folder = try AllowedFolders([FileManager.default.temporaryDirectory]).folders
    #expect(try parse("{}").positionals == folder)
  }

  @Test(arguments: [
    (#"{"typesize":"large"}"#, "did you mean typeSize?"), (#"{"output":"a.png"}"#, "unknown"),
    (#"{"json":true}"#, "unknown"), (#"{"scale":[]}"#, "expected a string or a number"),
    (#"{"redacted":1}"#, "expected true or false"), (#"{"set":["a=1"]}"#, "expected an object"),
    (#"{"set":{"a":{}}}"#, "as values"), (#"{"content":"@/etc/passwd"}"#, "expected a JSON object"),
    (#"{"content":[1]}"#, "expected a JSON object"), (#"{"seed":"/etc"}"#, "outside"),
    (#"{"stub":{"Charts":"/etc/passwd"}}"#, "outside"), (#"{"path":7}"#, "expected a path"),
  ])
  func invalidMemberIsExplained(json: String, expected: String) {
    let error = #expect(throws: (any Error).self) { try parse(json) }
    #expect(error.map { "\($0)".contains(expected) } == true)
  }
}

@Suite struct AgentToolTests {
  /// A model's context has the list from the start: 24000 characters are about 6000 tokens.
  @Test func listIsShort() throws {
    let list = JSONValue.array(AgentTool.all.map(\.description.json))
    #expect(list.text.count <= 24_000)
    #expect(AgentInstructions.text.count <= AgentInstructions.limit)
  }

  /// A parameter without a description is one that the instructions explain.
  @Test func parametersAreExplained() {
    for tool in AgentTool.all {
      let properties = tool.description.input["properties"]?.object ?? [:]
      for (name, schema) in properties where schema["description"] == nil {
        #expect(AgentInstructions.sharedNames.contains(name), "\(tool.description.name).\(name)")
      }
    }
  }

  @Test func sharedParametersAreThoseOfTools() {
    let names = Set(AgentTool.all.flatMap(\.parameters).map(\.name))
    #expect(AgentInstructions.sharedNames.isSubset(of: names))
  }

  @Test(arguments: [
    ("Mode: a, b or c. Default: a.", "Mode. Default: a."),
    ("a, b or c. Default: a.", "Default: a."),
    ("With x: a, b or c.", "With x"), ("Mode: a or b. Default: a.", "Mode: a or b. Default: a."),
    ("Mode: a, b (new) or c.", "Mode: a, b (new) or c."), ("", ""),
  ])
  func listOfValuesIsInTheSchema(help: String, expected: String) {
    #expect(AgentWording.withoutList(of: ["a", "b", "c"], help) == expected)
  }

  @Test func namesAreDistinctAndPlain() {
    let names = AgentTool.all.map(\.description.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z][a-z_]{1,30}/) != nil })
    #expect(AgentWording.tools.isSubset(of: names))
  }

  @Test func trustBelongsToUser() {
    let names = AgentTool.all.flatMap(\.parameters).map(\.name)
    let trust: Set = ["noSandbox", "allowNetwork", "runScripts", "also", "state"]
    #expect(trust.isDisjoint(with: names))
  }

  @Test func parametersAreDistinct() {
    for tool in AgentTool.all {
      let names = tool.parameters.map(\.name)
      #expect(Set(names).count == names.count, "\(tool.description.name)")
    }
  }

  @Test(arguments: [
    ("missing value for --type-size", "missing value for typeSize"),
    ("see `vitrine list .`; then --at", "see `list`; then at"),
    ("start one with `vitrine serve EXT`", "start one with `vitrine serve EXT`"),
    ("a--b and -- and x --", "a--b and -- and x --"),
  ])
  func messagesAreInTermsOfTools(text: String, expected: String) {
    #expect(AgentWording.message(text) == expected)
  }
}
