import Foundation
import SwiftData

enum Category: String, Codable {
  case food, travel
}

struct Place: Codable, Hashable {
  var city: String
}

@Model
final class Expense {
  #Unique<Expense>([\.code])
  #Index<Expense>([\.date], [\.amount, \.title])

  var code: String
  var title: String
  var amount: Double = 1
  var date: Date
  var category = Category.food
  var place: Place?
  var labels: [String] = []
  var account: Account?
  @Transient var isSelected = false

  init(code: String, title: String, date: Date) {
    self.code = code
    self.title = title
    self.date = date
  }
}

@Model
final class Account {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade, inverse: \Expense.account) var expenses: [Expense] = []

  init(name: String) { self.name = name }
}

@ModelActor
actor Importer {
  func add(_ title: String, to name: String) throws {
    let account =
      try modelContext.fetch(FetchDescriptor<Account>(predicate: #Predicate { $0.name == name }))
      .first ?? Account(name: name)
    let expense = Expense(
      code: title, title: title, date: Date(timeIntervalSinceReferenceDate: 0))
    expense.place = Place(city: "Ulm")
    expense.labels = ["new"]
    account.expenses.append(expense)
    modelContext.insert(account)
    try modelContext.save()
  }
}

enum Store {
  static let container: ModelContainer = {
    do {
      return try ModelContainer(
        for: Expense.self, Account.self,
        configurations: ModelConfiguration(groupContainer: .identifier("group.ledger")))
    } catch {
      fatalError("\(error)")
    }
  }()
}
