import DeviceEngine
import DeviceSurfaces
import HostLink
import WidgetHost

// Commands on the shortcuts of apps and the card that shows what they say. `tap` and `elements`
// take `snippet`, the view of the card, for a placement.

extension PlacementID {
  /// The item of the card's view, in the place of a placement's id.
  package static let snippet: PlacementID = "snippet"
}

/// A shortcut of an app.
package struct ShortcutSummary: Codable, Equatable, Sendable {
  package var `extension`: ExtensionID
  /// The app's name.
  package var app: String
  package var title: String
  /// The name of an SF Symbol; nil for none.
  package var symbol: String?
}

/// The shortcuts of apps.
package struct ShortcutList: Codable, Equatable, Sendable {
  package var shortcuts: [ShortcutSummary] = []
  /// Why the shortcuts of some apps are missing; nil if none are.
  package var problems: [String]?
}

/// The card after a command.
package struct SnippetResult: Codable, Equatable, Sendable {
  /// nil if it is not on the screen.
  package var snippet: SnippetState?
  /// What its view shows, in reading order; nil without a view.
  package var elements: [PictureElement]?
}

/// Lists the shortcuts of one app, or of all.
package struct ListShortcuts: ExtensionCommand {
  package static let name = "shortcuts"
  var `extension`: ExtensionID?

  package init(_ id: ExtensionID? = nil) { `extension` = id }

  package func perform(on device: DeviceService) async throws -> ShortcutList {
    var list = ShortcutList()
    for app in await device.host.state().extensions
    where `extension` == nil || app.id == `extension` {
      do {
        list.shortcuts += try await device.host.shortcuts(of: app.id).map {
          ShortcutSummary(extension: app.id, app: app.name, title: $0.title, symbol: $0.symbol)
        }
      } catch {
        list.problems = (list.problems ?? []) + ["\(error)"]
      }
    }
    return list
  }
}

/// Runs a shortcut, as in Spotlight.
package struct RunShortcut: ExtensionCommand {
  package static let name = "runShortcut"
  var `extension`: ExtensionID
  var title: String

  package init(_ title: String, of id: ExtensionID) {
    `extension` = id
    self.title = title
  }

  package func perform(on device: DeviceService) async throws -> SnippetResult {
    await device.result(try await device.host.runShortcut(title, of: `extension`))
  }
}

/// Presses a button of the system on the card.
package struct AnswerSnippet: DeviceCommand {
  package static let name = "answerSnippet"
  /// Whether to confirm what the intent asks. False cancels it, or dismisses a result.
  var accept: Bool
  /// The index of the chosen option; nil if the card asks for no choice.
  var choice: Int?
  /// The entered value; nil if the card asks for none.
  var value: ConfigurationValue?

  package init(_ answer: SnippetAnswer) {
    accept = answer != .cancelled
    if case .chosen(let index) = answer { choice = index }
    if case .value(let entered) = answer { value = entered }
  }

  private var answer: SnippetAnswer {
    guard accept else { return .cancelled }
    return choice.map { .chosen($0) } ?? value.map { .value($0) } ?? .confirmed
  }

  package func perform(on device: DeviceService) async throws -> SnippetResult {
    await device.result(try await device.host.answerSnippet(answer))
  }
}

extension DeviceService {
  /// The card with the elements of its view.
  fileprivate func result(_ state: SnippetState?) async -> SnippetResult {
    guard state?.size != nil else { return SnippetResult(snippet: state) }
    return SnippetResult(snippet: state, elements: try? await snippetPicture(scale: 1).elements)
  }

  /// Draws the view of the card. Throws `HostError.noSnippet`, `ArchiveError`, `RasterizerError`.
  func snippetPicture(scale: Double) async throws -> WidgetPicture {
    try await pictures.picture(
      of: await host.shownSnippet(), at: await host.clockState().now, scale: scale)
  }
}
