/// A structured line in the output of an extension or an app: a message of `Logger` or `os_log`, or
/// a part of a crash report. All other lines are what the author's code prints.
///
/// A record begins with the character U+001E, which text does not contain, and its fields are
/// separated by tabs:
/// ```
/// ␞log  error  com.example.game  timeline  cannot load\nthe heroes
/// ␞crash  11
/// ␞views
/// ␞frame  /cache/Game.vitrine/Game  4f2a
/// ```
/// Within a field, line breaks, tabs and backslashes are escaped. Records share the output's pipe
/// with `print`, so that both keep their order. The module `os` and `CCrashReport` write them if
/// the variable `VITRINE_LOG` is `records`, as in every process that a host starts.
///
/// The extension's code can write such lines, too. They are only shown, never trusted.
public enum OutputRecord: Equatable, Sendable {
  /// A message of `Logger` or `os_log`.
  case log(LogMessage)
  /// The process crashed with a signal. Its frames follow.
  case crash(signal: Int32)
  /// The process that crashed was evaluating views.
  case views
  /// A stack frame: the offset of an instruction in a program or library. The path of the program
  /// itself is empty.
  case frame(path: String, offset: UInt64)

  /// The variable that selects records.
  public static let variable = "VITRINE_LOG"
  /// Extensions write records only if the environment variable has this value.
  public static let variableValue = "records"
  /// The first byte of a record.
  package static let mark: UInt8 = 0x1E
}

/// A message of `Logger` or `os_log`.
public struct LogMessage: Equatable, Sendable {
  /// The levels of Apple's log, from the least to the most severe.
  public enum Level: String, CaseIterable, Codable, Sendable {
    /// By `OSLogType`'s names.
    case debug, info, notice, error, fault
  }

  /// As the call has given it.
  public var level: Level
  /// `Logger.subsystem`; empty for the default log.
  public var subsystem: String
  /// `Logger.category`; empty for the default log.
  public var category: String
  /// The formatted message. A record has at most 3,000 bytes of it.
  public var text: String

  public init(level: Level, subsystem: String = "", category: String = "", text: String) {
    self.level = level
    self.subsystem = subsystem
    self.category = category
    self.text = text
  }

  /// What a pipe takes in one piece is 4,096 bytes: longer lines of several threads would mix.
  private static let textLimit = 3000
  private static let nameLimit = 200

  /// The record's line, with its line break. A text of more than 3,000 bytes is cut, as Apple's log
  /// cuts long messages.
  public var line: String {
    let fields = [
      "log", level.rawValue, Self.field(subsystem, limit: Self.nameLimit),
      Self.field(category, limit: Self.nameLimit), Self.field(text, limit: Self.textLimit),
    ]
    return "\u{1E}\(fields.joined(separator: "\t"))\n"
  }

  private static func field(_ text: String, limit: Int) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(text.utf8.count, limit) + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
      case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
      case UInt8(ascii: "\\"): bytes += Array("\\\\".utf8)
      default: bytes.append(byte)
      }
      if bytes.count >= limit { return String(decoding: bytes, as: UTF8.self) + "…" }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension OutputRecord {
  /// Returns nil if the line is not a record.
  public init?(_ line: String) {
    guard line.utf8.first == Self.mark else { return nil }
    let fields = line.dropFirst().split(separator: "\t", omittingEmptySubsequences: false)
      .map(Self.unescaped)
    switch (fields.first, fields.count) {
    case ("log", 5):
      guard let level = LogMessage.Level(rawValue: fields[1]) else { return nil }
      self = .log(
        LogMessage(level: level, subsystem: fields[2], category: fields[3], text: fields[4]))
    case ("crash", 2):
      guard let signal = Int32(fields[1]) else { return nil }
      self = .crash(signal: signal)
    case ("views", 1): self = .views
    case ("frame", 3):
      guard let offset = UInt64(fields[2], radix: 16) else { return nil }
      self = .frame(path: fields[1], offset: offset)
    default: return nil
    }
  }

  /// Splits a line into the record at its end, and the text before it: what a program has printed
  /// without a line break.
  package static func parts(of line: String) -> (text: Substring, record: OutputRecord?) {
    if let record = OutputRecord(line) { return ("", record) }
    guard let start = line.utf8.lastIndex(of: mark),
      let record = OutputRecord(String(line[start...]))
    else { return (line[...], nil) }
    return (line[..<start], record)
  }

  private static func unescaped(_ field: Substring) -> String {
    guard field.utf8.contains(UInt8(ascii: "\\")) else { return String(field) }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    // Not by character: an accent after a line break would make "ń" of its escape sequence.
    for scalar in field.unicodeScalars {
      guard isEscaped || scalar != "\\" else {
        isEscaped = true
        continue
      }
      switch (isEscaped, scalar) {
      case (true, "n"): result.append("\n")
      case (true, "t"): result.append("\t")
      default: result.append(scalar)
      }
      isEscaped = false
    }
    return String(result)
  }
}
