import Foundation
import SourceScanner

/// Types that app and extension need both, and that one of them lacks or declares differently.
///
/// It compares what the sources say. Types of modules, which both import, are never reported.
struct Membership {
  /// A source of one program, and not of the other.
  struct Source {
    /// Relative to the project's folder.
    var path: String
    var text: [UInt8]
  }

  private struct Found {
    var declaration: MemberDeclaration
    /// `path:line`.
    var place: String
  }

  private let app: [String: Found]
  private let widget: [String: Found]
  private let widgetSources: [Source]

  /// - Parameters:
  ///   - app: The sources that only the app has.
  ///   - widget: The sources that only the extension has.
  init(app: [Source], widget: [Source]) {
    widgetSources = widget
    self.widget = Self.declarations(in: widget, besides: [])
    self.app = Self.declarations(in: app, besides: Set(self.widget.keys))
  }

  private static func declarations(
    in sources: [Source], besides names: Set<String>
  ) -> [String: Found] {
    var found: [String: Found] = [:]
    for source in sources {
      for declaration in MemberDeclaration.all(in: source.text, besides: names)
      where found[declaration.name] == nil {
        let line = source.text.line(at: declaration.offset)
        found[declaration.name] = Found(declaration: declaration, place: "\(source.path):\(line)")
      }
    }
    return found
  }

  var remarks: [String] {
    let names = widget.keys.sorted()
    return names.flatMap(differences) + names.compactMap(missingIntent)
  }

  /// Attributes that are declared twice: the app encodes its own, the extension decodes its own.
  private func differences(_ name: String) -> [String] {
    guard let own = widget[name], let other = app[name],
      case .attributes(let decoded) = own.declaration.role,
      case .attributes(let encoded) = other.declaration.role
    else { return [] }
    let problems = decoded.compactMap { property -> String? in
      let group = property.path.split(separator: ".").dropLast()
      guard let sent = encoded.first(where: { $0.path == property.path }) else {
        // A type in the attributes that one of them does not declare in the same way.
        let isComparable = encoded.contains {
          group.isEmpty || $0.path.split(separator: ".").dropLast() == group
        }
        guard isComparable, property.type != nil, !property.isOptional else { return nil }
        return "\(property.path) is missing in the app's"
      }
      guard let type = property.type, let sentType = sent.type, type != sentType else { return nil }
      if sent.isOptional, !property.isOptional, type + "?" == sentType {
        return "\(property.path) is optional in the app's only"
      }
      guard Self.scalars.contains(type.withoutMark), Self.scalars.contains(sentType.withoutMark),
        type.withoutMark != sentType.withoutMark
      else { return nil }
      return "\(property.path) is \(sentType) in the app's, and \(type) in the extension's"
    }
    guard !problems.isEmpty else { return [] }
    return [
      "\(own.place) and \(other.place) declare \(name) differently: "
        + "\(problems.joined(separator: "; ")). The extension decodes what the app encodes, so the "
        + "Live Activity does not appear or stays as it was. Declare it once, in a file of both "
        + "targets (File inspector, Target Membership)"
    ]
  }

  /// Types whose JSON differs if their names do.
  private static let scalars: Set = [
    "Bool", "Data", "Date", "Double", "Float", "Int", "String", "URL", "UUID",
  ]

  /// An intent of the extension that the app performs, and does not have.
  private func missingIntent(_ name: String) -> String? {
    guard let own = widget[name], app[name] == nil, isUsed(name) else { return nil }
    let consequence: String
    switch own.declaration.role {
    case .openingIntent:
      consequence =
        "opens the app, so the app performs it, but only the extension has it. Nothing opens on a "
        + "device"
    case .appIntent(let conformance):
      consequence =
        "is \(conformance.first == "A" ? "an" : "a") \(conformance), which the app performs, but only the extension has it. In the "
        + "extension's process there are no Live Activities to change, and no sound plays on"
    case .attributes, .other: return nil
    }
    return
      "\(own.place): \(name) \(consequence). Make its file a member of both targets (File inspector, "
      + "Target Membership)"
  }

  /// Whether the extension names the intent besides its declaration.
  private func isUsed(_ name: String) -> Bool {
    guard let pattern = try? Regex("\\b\(NSRegularExpression.escapedPattern(for: name))\\s*[(.]")
    else { return false }
    return widgetSources.contains {
      String(decoding: $0.text, as: UTF8.self).firstMatch(of: pattern) != nil
    }
  }
}

extension String {
  /// The type without the mark of an optional one.
  fileprivate var withoutMark: String { hasSuffix("?") ? String(dropLast()) : self }
}
