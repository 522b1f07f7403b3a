import Foundation
import SwiftUI
import Testing

/// The name of a private type cannot be decoded.
struct NumberedShelf: Codable, Hashable {
  var number: Int
}

@Suite struct NavigationPathTests {
  private struct Key: Hashable {}

  @Test func pathIsEncodedAndDecoded() throws {
    var path = NavigationPath(["jam"])
    path.append(NumberedShelf(number: 3))
    let data = try JSONEncoder().encode(#require(path.codable))
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(decoded == path.codable)
    #expect(NavigationPath(decoded).count == 2)
  }

  @Test func otherValuesCannotBeEncoded() {
    #expect(NavigationPath([Key()]).codable == nil)
  }

  @Test(arguments: [#"["Nowhere", "1"]"#, #"["Si"]"#, #"["Si", "x"]"#, "{}", #"[1]"#])
  func invalidDataIsRejected(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(json.utf8))
    }
  }
}
