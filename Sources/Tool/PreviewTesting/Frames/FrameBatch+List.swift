import CommandArguments
import CommandContext
import Foundation
import HostLink
import NearestName
import ProjectReader

extension FrameBatch {
  /// An item of `tests` in `.vitrine.json`.
  ///
  /// - Parameters:
  ///   - settings: Of the command line; the item's clock replaces theirs.
  ///   - variants: The text of `--variants`, for items without it.
  ///   - entries: For items without it.
  ///
  /// Throws `ValueError`, with the item's place in the file.
  package init(
    _ test: ListedTest, settings: RenderSettings, variants: String?, entries: Int?
  ) throws {
    self.settings = settings
    if let at = test.at {
      self.settings.clock = try DateArgument(now: settings.clock, timeZone: settings.timeZone)
        .parse(at, option: test.option("at"))
    }
    do {
      self.variants = try PreviewVariants(test.variants ?? variants, settings: self.settings)
    } catch let error as ValueError where test.variants != nil {
      throw ValueError(
        value: error.value, option: test.option("variants"), expected: error.expected)
    }
    seed = test.seed
    self.entries = test.entries ?? entries
    var selection = KindSelection(name: test.name)
    switch test.subject {
    case .previews(let text):
      content = .previews(text)
      return
    case .kind(let kind, let families, let configuration):
      selection.kind = kind
      selection.configuration = configuration
      if !families.isEmpty {
        selection.families = try families.map { name in
          guard let family = WidgetFamilyName(named: name) else {
            throw ValueError(
              value: name, option: test.option("families"),
              expected: "a family: \(WidgetFamilyName.allCases.known(insteadOf: name))")
          }
          return family
        }
      }
    case .activity(let type, let attributes, let states, let presentations):
      selection.activity = KindSelection.Activity(
        type: type, attributes: attributes, states: states,
        presentations: presentations.isEmpty
          ? nil : try presentations.map { try Self.presentation($0, test) })
    }
    content = .kinds(selection)
  }

  private static func presentation(
    _ name: String, _ test: ListedTest
  ) throws -> PreviewedActivity.Presentation {
    let all = PreviewedActivity.Presentation.all
    guard let found = all.first(where: { $0.argument.rawValue == name }) else {
      throw ValueError(
        value: name, option: test.option("presentations"),
        expected: "one of: " + knownNames(all.map(\.argument.rawValue), insteadOf: name))
    }
    return found
  }
}

extension ListedTest {
  /// For messages, such as `tests[1].at in .vitrine.json`.
  fileprivate func option(_ key: String) -> String {
    "\(path).\(key) in \(ProjectConfiguration.fileName)"
  }
}
