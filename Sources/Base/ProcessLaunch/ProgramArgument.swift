import Foundation

/// A text from a project that has been validated for the arguments of a program.
///
/// Each kind of text has a type whose initializer returns nil unless the text has the characters
/// of its kind, such as `CompilationCondition`. No valid text starts with `@` or `-`.
public protocol ArgumentText: Sendable {
  var argumentText: String { get }
}

/// One argument of a compiler, a linker or git.
///
/// ```swift
/// let arguments: [ProgramArgument] = ["-module-name", .text(name), "-o", .path(output)]
/// ```
/// Compilers replace an argument that starts with `@` with the contents of a file, and treat one
/// that starts with `-` as an option. An argument can therefore only be made from a literal of this
/// program, from an absolute path or from validated text: a string that was read from a project
/// does not compile as an argument.
public struct ProgramArgument: Equatable, Sendable {
  public let text: String

  private init(_ text: String) {
    self.text = text
  }

  /// The absolute path of a file or folder.
  public static func path(_ url: URL) -> Self { Self(absolutePath(of: url)) }

  /// An option and a path in one argument, such as `-L/usr/lib`.
  public static func path(_ option: StaticString, _ url: URL) -> Self {
    Self("\(option)\(absolutePath(of: url))")
  }

  /// Two paths in one argument.
  public static func path(_ first: URL, _ separator: StaticString, _ second: URL) -> Self {
    Self("\(absolutePath(of: first))\(separator)\(absolutePath(of: second))")
  }

  /// An option and a path that ends with a slash.
  public static func folder(_ option: StaticString, _ url: URL) -> Self {
    Self("\(option)\(absolutePath(of: url))/")
  }

  public static func text(_ value: some ArgumentText) -> Self { Self(value.argumentText) }

  /// An option and a text in one argument, such as `-std=c11`.
  public static func text(_ option: StaticString, _ value: some ArgumentText) -> Self {
    Self("\(option)\(value.argumentText)")
  }

  /// An address, such as `0x1f40`.
  public static func address(_ value: UInt64) -> Self { Self("0x\(String(value, radix: 16))") }

  public static func number(_ value: Int) -> Self { Self(String(value)) }

  /// An argument of a program that belongs to a project and runs in a sandbox, such as a script.
  /// Never for a compiler, a linker or git: `script/lint` checks where it is used.
  public static func ofProject(_ text: String) -> Self { Self(text) }

  /// A URL whose path is relative has the current folder as its base.
  private static func absolutePath(of url: URL) -> String {
    let path = url.absoluteURL.path
    return path.hasPrefix("/") ? path : "./" + path
  }
}

extension ProgramArgument: ExpressibleByStringLiteral {
  /// `StaticString` has no interpolation, so that the text is a constant of this program.
  public init(stringLiteral value: StaticString) {
    text = "\(value)"
  }
}
