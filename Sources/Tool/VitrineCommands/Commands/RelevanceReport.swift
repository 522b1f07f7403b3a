import CommandArguments
import CommandContext
import Foundation
import HostLink

/// The output of `vitrine relevance`.
struct RelevanceReport: Encodable, Equatable, Sendable {
  struct Widget: Encodable, Equatable, Sendable {
    var kind: String
    /// Whether the widget is shown only while it is relevant.
    var isRelevanceConfiguration: Bool
    /// The kind of the timeline widget that it replaces.
    var associatedKind: String?
    var attributes: [Attribute] = []

    init(_ widget: WidgetDescription) {
      kind = widget.kind
      isRelevanceConfiguration = widget.isRelevanceConfiguration
      associatedKind = widget.associatedKind
    }
  }

  struct Attribute: Encodable, Equatable, Sendable {
    /// nil if the attribute has a group only.
    var context: Context?
    /// `automatic`, `ungrouped`, or the author's name.
    var group: String
    /// The values in the syntax of `--set`.
    var configuration: [String: String]
    /// Only for a widget that is shown only while it is relevant.
    var entry: Entry?

    init(_ attribute: RelevanceAttribute) {
      context = attribute.context.map { Context($0) }
      group =
        switch attribute.group {
        case .automatic: "automatic"
        case .ungrouped: "ungrouped"
        case .named(let name): name
        }
      configuration = attribute.configuration.mapValues(\.text)
    }
  }

  struct Context: Encodable, Equatable, Sendable {
    /// `date`, `region`, `location`, `sleep`, `fitness` or `headphones`.
    var kind: String
    /// The date's kind, the region's identifier, or the condition.
    var name: String
    var from: Date?
    var to: Date?
    /// Degrees.
    var latitude, longitude: Double?
    /// Metres.
    var radius: Double?
  }

  struct Entry: Encodable, Equatable, Sendable {
    /// `archived`, `drawn` or `failed`.
    var state: String
    /// The picture's file in the output folder.
    var picture: String?
    /// Why there is no entry.
    var failure: String?

    static let archived = Entry(state: "archived")
    static func drawn(_ file: String) -> Entry { Entry(state: "drawn", picture: file) }
    static func failed(_ reason: String) -> Entry { Entry(state: "failed", failure: reason) }
  }

  /// The device's time when the providers were called.
  var clock: Date
  var widgets: [Widget]
}

extension RelevanceReport.Context {
  init(_ context: RelevanceContext) {
    switch context {
    case .date(let from, let to, let kind):
      self.init(kind: "date", name: kind.rawValue, from: from, to: to)
    case .region(let region):
      self.init(
        kind: "region", name: region.identifier, latitude: region.latitude,
        longitude: region.longitude, radius: region.radius)
    case .inferredLocation(let name): self.init(kind: "location", name: name)
    case .sleep(let name): self.init(kind: "sleep", name: name)
    case .fitness(let name): self.init(kind: "fitness", name: name)
    case .headphones(let name): self.init(kind: "headphones", name: name)
    }
  }

  fileprivate func text(timeZone: TimeZone) -> String {
    guard let from, let to else {
      guard let latitude, let longitude, let radius else { return "\(kind) \(name)" }
      return "\(kind) \(name), \(shortNumber(radius)) m around \(latitude), \(longitude)"
    }
    let start = dateText(from, timeZone: timeZone)
    let end = from == to ? "" : " to \(dateText(to, timeZone: timeZone))"
    return start + end + (name == "default" ? "" : ", \(name)")
  }
}

extension RelevanceReport {
  /// A table for each widget.
  func text(timeZone: TimeZone) -> String {
    guard !widgets.isEmpty else { return "no widget is relevant" }
    return widgets.map { $0.text(timeZone: timeZone) }.joined(separator: "\n\n")
  }
}

extension RelevanceReport.Widget {
  fileprivate func text(timeZone: TimeZone) -> String {
    var title = kind
    if isRelevanceConfiguration { title += ", shown only while relevant" }
    if let associatedKind { title += ", in place of \(associatedKind)" }
    guard !attributes.isEmpty else { return "\(title): never relevant" }
    let hasEntries = attributes.contains { $0.entry != nil }
    var table = TextTable(
      header: ["RELEVANT", "GROUP", "CONFIGURATION"] + (hasEntries ? ["ENTRY"] : []),
      alignments: [.left, .left, .left] + (hasEntries ? [.left] : []))
    for attribute in attributes {
      let values = attribute.configuration.sorted { $0.key < $1.key }
        .map { "\($0.key)=\($0.value)" }.joined(separator: " ")
      table.rows.append(
        [
          attribute.context?.text(timeZone: timeZone) ?? "-", attribute.group,
          values.isEmpty ? "-" : values,
        ] + (hasEntries ? [attribute.entry?.text ?? "-"] : []))
    }
    let text = table.text
    return "\(title)\n\(text.hasSuffix("\n") ? String(text.dropLast()) : text)"
  }
}

extension RelevanceReport.Entry {
  fileprivate var text: String {
    failure.map { "failed: \($0)" } ?? picture ?? state
  }
}
