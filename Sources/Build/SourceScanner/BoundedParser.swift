internal import Dispatch
internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// Parses whole sources into trees, in bounded time and memory.
///
/// The parser of SwiftSyntax limits the nesting of a few constructs only. Its stack overflows with
/// others, such as `if if if …`, and some take it quadratic or exponential time.
enum BoundedParser {
  /// In bytes.
  private static let sizeLimit = 1 << 17
  /// The stack that the parser needs at most for a byte of the source, in bytes.
  private static let stackPerByte = 6 << 10
  private static let nestingLimit = 200
  /// So that functions can recurse over the tree on usual stacks.
  private static let depthLimit = 1000
  /// In seconds. Real sources of the largest size take less than one, in debug builds too.
  private static let timeLimit = 10

  /// The tree of a source in UTF-8; nil if it is too large, nested too deeply, or takes too long.
  static func tree(of text: [UInt8]) -> SourceFileSyntax? {
    guard text.count <= sizeLimit,
      pairs.allSatisfy({ depth(of: text, $0.open, $0.close) <= $0.limit })
    else { return nil }
    // Read only after the thread that writes it has ended.
    nonisolated(unsafe) var tree: SourceFileSyntax?
    let stackSize = 1 << 20 + text.count * stackPerByte
    let hasParsed = LargeStack.run(stackSize: stackSize, timeLimit: timeLimit) {
      let parsed = text.withUnsafeBufferPointer {
        Parser.parse(source: $0, maximumNestingLevel: nestingLimit)
      }
      if !isDeeper(Syntax(parsed), than: depthLimit) { tree = parsed }
    }
    return hasParsed ? tree : nil
  }

  // MARK: Nesting

  /// How deeply pairs of tokens may be nested. The parser takes exponential time for square
  /// brackets, because each could begin a type, and quadratic or cubic time for the others.
  private static let pairs: [(open: [UInt8], close: [UInt8], limit: Int)] = [
    ("[", "]", 10), ("{", "}", 100), ("(", ")", 100), ("<", ">", 100), ("#if", "#endif", 100),
  ].map { (Array($0.utf8), Array($1.utf8), $2) }

  /// The pairs in texts and comments count, too. A brace ends what is between angle brackets: most
  /// of these are operators.
  private static func depth(of text: [UInt8], _ open: [UInt8], _ close: [UInt8]) -> Int {
    let isAngle = open == [UInt8(ascii: "<")]
    var (depth, deepest) = (0, 0)
    for (index, byte) in text.enumerated() {
      if byte == open[0], text[index...].starts(with: open) { depth += 1 }
      if byte == close[0], text[index...].starts(with: close) { depth = max(0, depth - 1) }
      if isAngle, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { depth = 0 }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  private static func isDeeper(_ tree: Syntax, than limit: Int) -> Bool {
    var level = [tree]
    for _ in 0..<limit {
      level = level.flatMap { $0.children(viewMode: .all) }
      if level.isEmpty { return false }
    }
    return true
  }
}

/// A thread for code that recurses deeply.
private enum LargeStack {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    let hasEnded = DispatchSemaphore(value: 0)
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs a closure on a thread of its own and waits for its end. Returns false if the thread
  /// cannot be created, or has not ended in time: it cannot be stopped and continues.
  ///
  /// - Parameters:
  ///   - stackSize: In bytes. Only what the thread touches takes memory.
  ///   - timeLimit: In seconds.
  static func run(
    stackSize: Int, timeLimit: Int, _ body: @escaping @Sendable () -> Void
  ) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return false }
    let work = Work(body)
    let argument = Unmanaged.passRetained(work)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
        work.body()
        work.hasEnded.signal()
        return nil
      }, argument.toOpaque())
    guard status == 0 else {
      argument.release()
      return false
    }
    return work.hasEnded.wait(timeout: .now() + .seconds(timeLimit)) == .success
  }
}
