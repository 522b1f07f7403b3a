import SwiftData
import SwiftUI
import WidgetKit

@main
struct LedgerApp: App {
  var body: some Scene {
    WindowGroup { ExpenseList() }
      .modelContainer(Store.container)
  }
}

struct ExpenseList: View {
  @Environment(\.modelContext) private var context
  @Query(filter: #Predicate<Expense> { $0.amount > 0 }, sort: \Expense.title)
  private var expenses: [Expense]

  var body: some View {
    VStack {
      Text("Count \(expenses.count)")
      ForEach(expenses) { Text($0.title) }
      Button("Add") {
        let number = expenses.count
        context.insert(
          Expense(
            code: "\(number)", title: "Item \(number)",
            date: Date(timeIntervalSinceReferenceDate: Double(number))))
        try? context.save()
        WidgetCenter.shared.reloadAllTimelines()
      }
      Button("Remove") {
        if let last = expenses.last { context.delete(last) }
      }
    }
  }
}
