import Testing

@testable import PushGateway

struct RequestFieldsTests {
  private func add(_ name: HeaderName, _ value: String, to fields: inout RequestFields) {
    Array(value.utf8).withUnsafeBufferPointer { fields.add(name, $0) }
  }

  private func fields(
    _ values: [(HeaderName, String)], after earlier: RequestFields = RequestFields()
  ) -> RequestFields {
    var fields = RequestFields(after: earlier)
    for (name, value) in values { add(name, value, to: &fields) }
    return fields
  }

  @Test(arguments: HeaderName.allCases)
  func valueOfEarlierRequestDoesNotCount(_ name: HeaderName) {
    let earlier = fields(HeaderName.allCases.map { ($0, "a") })
    #expect(earlier[name] == "a")
    let later = fields(HeaderName.allCases.filter { $0 != name }.map { ($0, "a") }, after: earlier)
    #expect(later[name] == nil)
    #expect(HeaderName.allCases.allSatisfy { $0 == name || later[$0] == "a" })
  }

  @Test(arguments: HeaderName.allCases, ["a", "b", ""])
  func valueReplacesThatOfEarlierRequest(_ name: HeaderName, _ value: String) {
    let earlier = fields([(name, "a")])
    #expect(fields([(name, value)], after: earlier)[name] == value)
    #expect(earlier[name] == "a")
  }

  @Test(arguments: HeaderName.allCases)
  func firstValueOfRepeatedNameCounts(_ name: HeaderName) {
    let earlier = fields([(name, "a"), (name, "a")])
    #expect(earlier.repeated == [name])
    let later = fields([(name, "b"), (name, "a"), (name, "c")], after: earlier)
    #expect(later[name] == "b")
    #expect(later.repeated == [name])
    #expect(fields([(name, "b")], after: later).repeated.isEmpty)
  }
}
