import CommandArguments
import DeviceProtocol
import Foundation

/// The user's editor, as `--editor` gives it: `code -g {file}:{line}:{column}`.
///
/// The command is split into words as a shell does, with quotes and backslashes, and is run without
/// one: a file's name cannot become a command.
struct EditorCommand: Equatable, Sendable {
  private var words: [String]

  /// Throws `ValueError` if there is no program, a quote is open, or `{file}` is missing.
  init(_ text: String) throws(ValueError) {
    let expected = "a command with {file}, such as 'code -g {file}:{line}:{column}'"
    guard let words = Self.words(text), words.first?.contains("{") == false,
      words.contains(where: { $0.contains("{file}") })
    else { throw ValueError(value: text, option: "--editor", expected: expected) }
    self.words = words
  }

  /// The program and its arguments for a place.
  func arguments(for place: SourcePlace) -> [String] {
    words.map { word in
      // The file last: its name can contain the other placeholders.
      word.replacingOccurrences(of: "{line}", with: "\(place.line)")
        .replacingOccurrences(of: "{column}", with: "\(place.column)")
        .replacingOccurrences(of: "{file}", with: place.file)
    }
  }

  private static func words(_ text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      switch (character, quote) {
      case ("\\", nil), ("\\", "\""):
        guard let next = rest.popFirst() else { return nil }
        word = (word ?? "") + String(next)
      case (_, let open?) where character == open: quote = nil
      case ("\"", nil), ("'", nil):
        quote = character
        word = word ?? ""
      case (" ", nil), ("\t", nil):
        if let done = word { words.append(done) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { return nil }
    if let word { words.append(word) }
    return words
  }
}

/// Why a place cannot be opened.
enum EditorError: Error, Equatable, CustomStringConvertible {
  case noEditor
  case outside(String)
  case notFound(String)
  case failed(String, reason: String)

  var description: String {
    switch self {
    case .noEditor:
      "no editor is set; start the device with --editor 'code -g {file}:{line}:{column}'"
    case .outside(let file): "\(file): not a file of a watched project"
    case .notFound(let file): "\(file): not found"
    case .failed(let program, let reason): "cannot start the editor \(program): \(reason)"
    }
  }
}

/// Opens places in the editor, only in files of the watched projects.
struct SourceOpener: Sendable {
  /// nil without `--editor`.
  let editor: EditorCommand?
  let folders: [URL]
  let environment: [String: String]

  /// Throws `EditorError`.
  func open(_ place: SourcePlace) throws {
    let words = try arguments(for: place)
    let process = Process()
    // `env` finds the program in PATH.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw EditorError.failed(words[0], reason: error.localizedDescription)
    }
  }

  /// Throws `EditorError`.
  func arguments(for place: SourcePlace) throws(EditorError) -> [String] {
    guard let editor else { throw .noEditor }
    // A link inside a project can lead out of it.
    let file = URL(fileURLWithPath: place.file).standardizedFileURL.resolvingSymlinksInPath().path
    let isInside = folders.contains {
      file.hasPrefix($0.standardizedFileURL.resolvingSymlinksInPath().path + "/")
    }
    guard place.file.hasPrefix("/"), isInside else { throw .outside(place.file) }
    guard FileManager.default.fileExists(atPath: file) else { throw .notFound(file) }
    return editor.arguments(for: SourcePlace(file: file, line: place.line, column: place.column))
  }
}
