import Foundation
import Synchronization
import ViewArchive

/// Fonts that the user has and may use, such as a company's licensed face, in place of those that
/// this project draws the system's text styles with.
///
/// `vitrine --font-folder DIR` passes the folder to the extension's process in an environment
/// variable. Like fonts of the author, they are archived as outlines, except in texts that follow
/// the clock: the host has these fonts as well (`provide`).
public enum SystemFonts {
  /// The environment variable with the folder's path.
  public static let variable = "VITRINE_FONT_FOLDER"
  /// The maximum number of files that are read, in alphabetical order.
  static let maximumCount = 500

  private static let families = Mutex<[FontRequest.Design: String]?>(nil)

  /// Registers the fonts of the folder that the environment names. Only the first call has an
  /// effect.
  public static func register() {
    let path = ProcessInfo.processInfo.environment[variable]
    register(path.map { URL(fileURLWithPath: $0, isDirectory: true) })
  }

  static func register(_ folder: URL?) {
    let isFirst = families.withLock { families in
      defer { families = families ?? [:] }
      return families == nil
    }
    guard isFirst, let folder else { return }
    let found = AuthorFonts.register(contentsOf: folder, maximum: maximumCount)
    let chosen = Self.families(of: found)
    families.withLock { $0 = chosen }
    guard !chosen.isEmpty else {
      AuthorFonts.note("The font folder \(folder.path) has no font that can be read.")
      return
    }
    let names = Set(chosen.values).sorted().joined(separator: ", ")
    AuthorFonts.note(
      "The system's text styles are drawn with \(names) of \(folder.path). Pictures are the same "
        + "only on machines with these fonts.")
  }

  /// Registers the fonts of a folder in the host, which lays out the texts that follow the clock.
  /// Only texts that name one of the families are drawn with them.
  public static func provide(_ folder: URL) {
    _ = AuthorFonts.register(contentsOf: folder, maximum: maximumCount)
  }

  /// Whether a family is in the folder, so that the host has it as well.
  public static func isFamily(_ name: String) -> Bool {
    families.withLock { $0?.values.contains(name) == true }
  }

  /// The family that replaces a design's; nil without a folder.
  public static func family(_ design: FontRequest.Design) -> String? {
    families.withLock { families in
      guard let families, !families.isEmpty else { return nil }
      return families[design] ?? (design == .rounded ? families[.standard] : nil)
    }
  }

  /// The family with the most faces for each design, which its name or its spacing shows. A folder
  /// without a family for the standard design has a serif or rounded one for it.
  static func families(of faces: [AuthorFonts.Face]) -> [FontRequest.Design: String] {
    var counts: [FontRequest.Design: [String: Int]] = [:]
    for face in faces { counts[design(of: face), default: [:]][face.family, default: 0] += 1 }
    var chosen = counts.compactMapValues { families in
      families.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    chosen[.standard] = chosen[.standard] ?? chosen[.serif] ?? chosen[.rounded]
    return chosen
  }

  private static func design(of face: AuthorFonts.Face) -> FontRequest.Design {
    let name = face.family.lowercased()
    if face.isMonospaced || name.contains("mono") { return .monospaced }
    if name.contains("rounded") { return .rounded }
    return name.contains("serif") && !name.contains("sans") ? .serif : .standard
  }
}
