import SwiftData
import SwiftUI
import WidgetKit

@main
struct LedgerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ledger", provider: Provider()) { _ in
      VStack {
        Totals()
        Imported()
        Sections()
      }
      .modelContainer(Store.container)
      .containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

struct Totals: View {
  @Query(sort: [SortDescriptor(\Expense.title, order: .reverse)]) private var expenses: [Expense]

  var body: some View {
    Text("Titles \(expenses.map(\.title).joined(separator: ", "))")
  }
}

struct Imported: View {
  @Query private var accounts: [Account]

  var body: some View {
    ForEach(accounts) { account in
      Text("\(account.name): \(account.expenses.first?.place?.city ?? "nowhere")")
    }
  }
}

/// A section for each title.
struct Sections: View {
  @Query(sort: \Expense.title, sectionBy: \Expense.title)
  private var sections: SectionedResults<Expense, String>

  var body: some View {
    ForEach(sections) { section in
      Text("Section \(section.title): \(section.count)")
    }
  }
}

struct Entry: TimelineEntry {
  var date: Date
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    Task {
      try? await Importer(modelContainer: Store.container).add("Imported", to: "Bank")
      completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
  }
}
