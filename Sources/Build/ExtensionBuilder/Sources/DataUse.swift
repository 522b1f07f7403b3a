import Foundation
import ProjectReader
import SourceScanner

/// Where sources use data that an app and its extension may want to share: app groups, keys of
/// `UserDefaults.standard`, and the default stores of SwiftData and Core Data.
///
/// It reads literals and calls, not types: a name that is computed is not found.
struct DataUse {
  /// A place in a source: the file and `path:line`.
  struct Place: Equatable {
    var file: URL
    var text: String
  }

  private(set) var groups: [(name: String, place: Place)] = []
  /// Suites of `UserDefaults` that are no app groups.
  private(set) var suites: [(name: String, place: Place)] = []
  private(set) var standardKeys: [(key: String, place: Place)] = []
  private(set) var defaultStores: [Place] = []

  /// A file without any of these texts is not searched.
  private static let marks = [
    "\"group.", "suiteName", "UserDefaults.standard", "@AppStorage", "ModelContainer", "Persistent",
  ].map { Data($0.utf8) }

  /// A file that cannot be read counts as empty; the compiler reports it.
  init(_ files: [URL], in sources: SourceFolder) {
    for file in files {
      guard let data = try? sources.project.data(of: file),
        Self.marks.contains(where: { data.range(of: $0) != nil })
      else { continue }
      read(Array(data), file, sources.relativePath(file))
    }
  }

  private mutating func read(_ text: [UInt8], _ file: URL, _ path: String) {
    func place(_ offset: Int) -> Place {
      Place(file: file, text: "\(path):\(text.line(at: offset))")
    }
    let whole = String(decoding: text, as: UTF8.self)
    let usesStandard = whole.contains("UserDefaults.standard")
    let (beforeGroup, beforeSuite) = (Self.beforeGroup, Self.beforeSuite)
    let beforeKey = Self.beforeKey
    for literal in SourceLiteral.all(in: text) where literal.kind == .string {
      let start = literal.range.lowerBound
      let before = String(decoding: text[max(0, start - 120)..<start], as: UTF8.self)
      let value = String(literal.text.dropFirst().dropLast())
      if value.hasPrefix("group."), before.contains(beforeGroup) {
        groups.append((value, place(start)))
      } else if before.contains(beforeSuite) {
        suites.append((value, place(start)))
      }
      if usesStandard && before.contains(beforeKey)
        || before.hasSuffix("@AppStorage(") && !Self.line(text, from: start).contains("store:")
      {
        standardKeys.append((value, place(start)))
      }
    }
    // A file that names a group or a place has no default store.
    let isExplicit = ["groupContainer", "containerURL", "persistentStoreDescriptions", "url:"]
    guard !isExplicit.contains(where: whole.contains) else { return }
    for match in whole.matches(of: Self.store) {
      defaultStores.append(place(whole.utf8.distance(from: whole.startIndex, to: match.startIndex)))
    }
  }

  /// The rest of the line.
  private static func line(_ text: [UInt8], from start: Int) -> String {
    let rest = text[start...]
    return String(
      decoding: rest[..<(rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex)], as: UTF8.self)
  }

  /// The label of an argument, or the declaration of a constant whose name has `group` or `suite`.
  private static var beforeGroup: Regex<Substring> {
    #/
      (?: (?:suiteName|forSecurityApplicationGroupIdentifier) \s*:\s* | \.identifier\( |
        (?:let|var) \s+ \w*(?:[gG]roup|[sS]uite)\w* \s* (?: :\s*String\s* )? =\s* ) $
    /#
  }
  private static var beforeSuite: Regex<Substring> { /\bsuiteName:\s*$/ }
  private static var beforeKey: Regex<Substring> { /forKey:\s*$/ }
  private static var store: Regex<Substring> {
    /\b(?:ModelContainer\(|modelContainer\(for:|NSPersistentContainer\(name:)/
  }
}
