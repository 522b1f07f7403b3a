import HostLink
import Testing

@testable import VitrineCommands

/// What lists of choices show of an entity.
@Suite struct ListedChoiceTests {
  @Test(arguments: [
    ("desk", "Desk Lamp", "desk"), ("12", "Ulm", "Ulm"), ("12", "", "12"),
    ("7E5C2F0E-1A38-4C58-9D0B-0C5B0A5A2C11", "Bonn", "Bonn"),
  ])
  func identifiersWithoutMeaningAreNamed(identifier: String, title: String, listed: String) {
    let value = ConfigurationValue.object(identifier: identifier, display: title)
    #expect(ParameterDescription.Option(value: value, title: title).listed == listed)
  }

  @Test func otherValuesAreListed() {
    #expect(ParameterDescription.Option(value: .string("red"), title: "Red").listed == "red")
  }
}
