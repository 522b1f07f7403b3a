import AppIntents
import SwiftUI

/// What the kiosk has sold. The process that performs the intents keeps it.
final class Till: @unchecked Sendable {
  static let shared = Till()
  var sold = 0
  var cups = 1
  var hasMilk = false
}

struct Greet: AppIntent {
  static let title: LocalizedStringResource = "Greet"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: "Good morning! The kiosk is open.") {
      HStack(spacing: 12) {
        Image(systemName: "cup.and.saucer.fill").font(.largeTitle).foregroundStyle(.brown)
        VStack(alignment: .leading) {
          Text("Coffee of the day").font(.headline)
          Text("Yirgacheffe, 3.20 €").foregroundStyle(.secondary)
        }
        Spacer()
      }
      .padding()
    }
  }
}

struct Hours: AppIntent {
  static let title: LocalizedStringResource = "Opening Hours"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Open from 7 to 19.")
  }
}

struct Menu: AppIntent {
  static let title: LocalizedStringResource = "Show Menu"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result {
      VStack(spacing: 0) {
        ForEach(0..<20) { number in
          Text("Coffee \(number)").frame(maxWidth: .infinity, minHeight: 44)
        }
      }
    }
  }
}

struct Count: AppIntent {
  static let title: LocalizedStringResource = "Count Cups"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    .result(dialog: "How many cups?", snippetIntent: CupsSnippet(step: 2))
  }
}

struct CupsSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Cups"
  static let isDiscoverable = false

  @Parameter(title: "Step") var step: Int

  init() {}

  init(step: Int) {
    self.step = step
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: CupsView(cups: Till.shared.cups, hasMilk: Till.shared.hasMilk, step: step))
  }
}

struct CupsView: View {
  var cups: Int
  var hasMilk: Bool
  var step: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("\(cups) cups").font(.title2.bold())
      HStack {
        Button("Add \(step)", intent: AddCups(cups: step))
        Button("Fail", intent: Spill())
        Button("Later", intent: CountLater())
      }
      Toggle("Milk", isOn: hasMilk, intent: SetMilk())
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}

struct AddCups: AppIntent {
  static let title: LocalizedStringResource = "Add Cups"

  @Parameter(title: "Cups") var cups: Int

  init() {}

  init(cups: Int) {
    self.cups = cups
  }

  func perform() async throws -> some IntentResult {
    Till.shared.cups += cups
    return .result()
  }
}

struct SetMilk: SetValueIntent {
  static let title: LocalizedStringResource = "Set Milk"

  @Parameter(title: "Milk") var value: Bool

  func perform() async throws -> some IntentResult {
    Till.shared.hasMilk = value
    return .result()
  }
}

struct Spill: AppIntent {
  struct Failure: LocalizedError {
    var errorDescription: String? { "The cup was spilled." }
  }

  static let title: LocalizedStringResource = "Spill"

  func perform() async throws -> some IntentResult {
    throw Failure()
    return .result()
  }
}

/// Changes the state after it has ended, and reloads the snippet.
struct CountLater: AppIntent {
  static let title: LocalizedStringResource = "Count Later"

  func perform() async throws -> some IntentResult {
    Task {
      try await Task.sleep(for: .milliseconds(300))
      Till.shared.cups = 100
      CupsSnippet.reload()
    }
    return .result()
  }
}

struct OrderCoffee: AppIntent {
  static let title: LocalizedStringResource = "Order Coffee"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .order, dialog: "Order these cups?", snippetIntent: CupsSnippet(step: 1))
    Till.shared.sold += Till.shared.cups
    return .result(dialog: "\(Till.shared.sold) cups are on their way.")
  }
}

enum Drink: String, AppEnum {
  case coffee, tea

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
  static let caseDisplayRepresentations: [Drink: DisplayRepresentation] = [
    .coffee: "Coffee", .tea: "Tea",
  ]
}

/// Asks for everything that it has to know.
struct BrewDrink: AppIntent {
  static let title: LocalizedStringResource = "Brew a Drink"

  @Parameter(title: "Drink") var drink: Drink
  @Parameter(title: "Sugar", inclusiveRange: (0, 5), requestValueDialog: "How many sugars?")
  var sugar: Int?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let small = IntentChoiceOption(title: "Small")
    let size = try await requestChoice(
      between: [.cancel, small, IntentChoiceOption(title: "Large")], dialog: "Which size?"
    ) { Text("Two sizes").padding() }
    let sugar = try await $sugar.requestValue()
    return .result(
      dialog: "\(size == small ? "Small" : "Large") \(drink.rawValue) with \(sugar) sugars.")
  }
}

struct CloseKiosk: AppIntent {
  static let title: LocalizedStringResource = "Close Kiosk"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let name = ConfirmationActionName.custom(
      acceptLabel: "Close", acceptAlternatives: [], denyLabel: "Stay Open", denyAlternatives: [],
      destructive: true)
    do {
      try await requestConfirmation(actionName: name, dialog: "Close the kiosk for today?")
    } catch {
      return .result(dialog: "The kiosk stays open.")
    }
    return .result(dialog: "Closed.")
  }
}

/// Ends its process while the user is asked.
struct Crash: AppIntent {
  static let title: LocalizedStringResource = "Crash"

  func perform() async throws -> some IntentResult {
    Task {
      try await Task.sleep(for: .milliseconds(500))
      abort()
    }
    try await requestConfirmation(dialog: "Are you sure?")
    return .result()
  }
}

struct KioskShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Greet(), phrases: ["Greet \(.applicationName)"], shortTitle: "Greet",
      systemImageName: "cup.and.saucer")
    AppShortcut(
      intent: Hours(), phrases: ["When is \(.applicationName) open"], shortTitle: "Hours",
      systemImageName: "clock")
    AppShortcut(
      intent: Menu(), phrases: ["Menu of \(.applicationName)"], shortTitle: "Menu",
      systemImageName: "menucard")
    AppShortcut(
      intent: Count(), phrases: ["Count cups in \(.applicationName)"], shortTitle: "Count",
      systemImageName: "number")
    AppShortcut(
      intent: OrderCoffee(), phrases: ["Order in \(.applicationName)"], shortTitle: "Order",
      systemImageName: "cart")
    AppShortcut(
      intent: BrewDrink(), phrases: ["Brew in \(.applicationName)"], shortTitle: "Brew",
      systemImageName: "mug")
    AppShortcut(
      intent: CloseKiosk(), phrases: ["Close \(.applicationName)"], shortTitle: "Close",
      systemImageName: "lock")
    AppShortcut(
      intent: Crash(), phrases: ["Crash \(.applicationName)"], shortTitle: "Crash",
      systemImageName: "bolt")
  }
}
