import Foundation
import Testing

@testable import SwiftUI

/// Tables show their first column, as on a narrow screen.
@MainActor
@Suite struct TableTests {
  private struct Person: Identifiable {
    var id: Int
    var name: String
    var age: Int
  }

  private let people = [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Bob", age: 20)]

  @Test func elementsAreRows() {
    let people = people
    let screen = Screen {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }.width(40)
      }
    }
    #expect(screen.labels == ["Ada", "Bob"])
  }

  @Test func sortableAndPlainColumnsMix() {
    let people = people
    let screen = Screen {
      Table(
        people, selection: .constant(nil as Int?),
        sortOrder: .constant([KeyPathComparator(\Person.age)])
      ) {
        TableColumn("Age", value: \.age) { person in Text("\(person.age) years") }
        TableColumn("Name") { person in Text(person.name) }
      }
    }
    #expect(screen.labels == ["36 years", "20 years"])
  }

  @Test func rowsAreListed() {
    let people = people
    let screen = Screen {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Person(id: 0, name: "Me", age: 1))
        ForEach(people) { TableRow($0) }
      }
    }
    #expect(screen.labels == ["Me", "Ada", "Bob"])
  }
}
