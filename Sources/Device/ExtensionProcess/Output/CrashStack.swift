import Foundation
import ProcessLaunch

/// The stack of a crash, with names and source lines where the program has them.
///
/// The process itself reports only addresses (`CCrashReport`). `llvm-symbolizer`, which comes with
/// Swift, reads names and lines from the program, and the Swift runtime demangles the names.
/// Without `llvm-symbolizer` the report has the addresses.
struct CrashStack: Equatable, Sendable {
  struct Frame: Equatable, Sendable {
    /// Empty for the program itself.
    var path: String
    var offset: UInt64
  }

  var signal: TerminationSignal
  var frames: [Frame] = []
  /// Whether the process was evaluating views.
  var isInViews = false

  /// The report, one line for each frame, with the frames of inlined functions.
  ///
  /// - Parameter symbols: The result of `symbols(program:)`.
  func report(_ symbols: [UInt64: [String]]) -> String {
    let place = ownFrame(symbols).map { " at \($0.place)" } ?? ""
    var lines = ["crashed: \(signal)\(place)"]
    var number = 0
    for frame in frames {
      let places =
        frame.path.isEmpty
        ? symbols[frame.offset] ?? ["0x\(String(frame.offset, radix: 16))"]
        : ["in \(URL(fileURLWithPath: frame.path).lastPathComponent)"]
      for place in places {
        // Successive frames in one library say nothing more.
        if !frame.path.isEmpty, lines.last?.hasSuffix("  \(place)") == true { continue }
        lines.append("  \(number)  \(place)")
        number += 1
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The names and places of the frames in the program, for which another process runs.
  ///
  /// - Parameter program: The path of the process's program.
  func symbols(program: String) -> [UInt64: [String]] {
    // The author's code is in the program; the rest of the stack are the libraries that called it.
    Self.symbolize(frames.filter { $0.path.isEmpty }.map(\.offset), in: program)
  }

  /// The innermost function of the author's code, such as `SlowView.load()`, and its place, such as
  /// `Slow.swift:24`; nil if the program has no lines.
  func ownFrame(_ symbols: [UInt64: [String]]) -> (function: String, place: String)? {
    frames.lazy.filter { $0.path.isEmpty }.flatMap { symbols[$0.offset] ?? [] }
      .compactMap(Self.own).first
  }

  /// The function and the file with the line; nil for code that the compiler took from a library,
  /// whose files are not on this machine.
  static func own(_ symbol: String) -> (function: String, place: String)? {
    guard let at = symbol.range(of: " at ", options: .backwards) else { return nil }
    let place = symbol[at.upperBound...]
    let file = String(place.prefix { $0 != ":" })
    guard file.hasSuffix(".swift"), FileManager.default.fileExists(atPath: file) else { return nil }
    return (
      String(symbol[..<at.lowerBound]),
      URL(fileURLWithPath: file).lastPathComponent + place.dropFirst(file.count)
    )
  }

  /// The functions at offsets in a program, the innermost inlined one first: name, file and line.
  private static func symbolize(_ offsets: [UInt64], in program: String) -> [UInt64: [String]] {
    guard !offsets.isEmpty, let tool = symbolizer else { return [:] }
    let file = URL(fileURLWithPath: program)
    var run = ProgramRun(
      program: tool,
      arguments: [
        .path("--obj=", file), "--output-style=GNU", "--inlines", "--no-demangle",
      ] + offsets.map { .address($0) },
      environment: [:], timeLimit: .seconds(30))
    // The program may come from anyone, and debugging information is complex.
    if case .success(let bubblewrap) = Sandbox.available {
      run.sandbox = Sandbox(
        program: bubblewrap,
        readable: [file] + [Sandbox.runtimeToolchain].compactMap(\.self)
          + [tool.resolvingSymlinksInPath().deletingLastPathComponent()],
        hasNetwork: false)
    }
    guard let outcome = try? run.runBlocking() else { return [:] }
    return functions(outcome.outputText, at: offsets)
  }

  private static var symbolizer: URL? {
    ProgramSearch.find("llvm-symbolizer")
      ?? Sandbox.runtimeToolchain.flatMap {
        ProgramSearch.find("llvm-symbolizer", path: $0.appendingPathComponent("bin").path)
      }
  }

  /// Reads the output of `llvm-symbolizer --output-style=GNU --inlines`: for each address pairs of
  /// lines, a name and a place, and an empty line.
  static func functions(_ text: String, at offsets: [UInt64]) -> [UInt64: [String]] {
    var result: [UInt64: [String]] = [:]
    let groups = text.split(separator: "\n\n")
    for (offset, group) in zip(offsets, groups) {
      let lines = group.split(separator: "\n")
      result[offset] = stride(from: 0, to: lines.count - 1, by: 2).compactMap { index in
        let (name, place) = (String(lines[index]), lines[index + 1])
        guard name != "??" else { return nil }
        let file = place.prefix { $0 != ":" }
        let line = place.dropFirst(file.count + 1).prefix { $0.isNumber }
        let function = SymbolName.demangled(name)
        guard file != "??", !line.isEmpty, line != "0" else { return function }
        return "\(function) at \(file):\(line)"
      }
    }
    return result.filter { !$0.value.isEmpty }
  }
}

/// The stack that the Swift runtime prints after its message: raw addresses, most without names.
/// They are of no use and would displace the message.
enum RuntimeStack {
  /// Matches lines like `3    libswiftCore.so    0x00007ff4500f9280 <unavailable> + 221`.
  // Immutable; `Regex` is not Sendable.
  nonisolated(unsafe) private static let frame = #/^\d+ +\S+ +0x[0-9a-f]{16} /#

  /// Whether a line is a part of it.
  static func contains(_ line: Substring) -> Bool {
    line == "Current stack trace:" || (line.first?.isNumber == true && line.contains(frame))
  }
}

/// Names of functions as the compiler writes them into programs.
enum SymbolName {
  /// The readable name; the name itself if it is not one of Swift's.
  static func demangled(_ name: String) -> String {
    guard let text = swiftDemangle(name, name.utf8.count, nil, nil, 0) else { return name }
    defer { free(text) }
    return String(cString: text)
  }
}

/// A function of the Swift runtime; its result is allocated with `malloc`.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
