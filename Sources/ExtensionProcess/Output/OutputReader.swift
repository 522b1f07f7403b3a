import Foundation
import HostLink

/// Turns the bytes that a process prints into messages for the console: lines, log messages, and
/// the stack of a crash.
///
/// A value without I/O. `ProcessCore` reads the pipe and passes the time, so that tests need
/// neither a process nor a clock.
struct OutputReader {
  /// The facts that apply to all messages of one piece of output.
  struct Context {
    var date: Date
    var request: String?
    /// Seconds of a monotonic clock.
    var seconds: Double
  }

  private let process: Int32
  private var lines = OutputLines()
  private var rate = OutputRate()
  /// The crash that is being reported, with the frames so far.
  private(set) var crash: CrashStack?
  private static let frameLimit = 64

  init(process: Int32) {
    self.process = process
  }

  /// Whether the process prints more than the console takes. The caller then reads slowly.
  var isFlooded: Bool { rate.isDropping }

  mutating func read(_ bytes: UnsafeRawBufferPointer, _ context: Context) -> [ProcessOutput] {
    rate.advance(to: context.seconds)
    if rate.isDropping {
      rate.drop(lines.skip(bytes))
      return []
    }
    var texts: [String] = []
    lines.append(bytes) { texts.append($0) }
    return texts.flatMap { messages($0, context) }
  }

  /// The messages at the end of the output.
  mutating func finish(_ context: Context) -> [ProcessOutput] {
    rate.advance(to: context.seconds)
    var result = lines.finish().map { messages($0, context) } ?? []
    let dropped = rate.takeDropped()
    if dropped > 0 { result.append(self.dropped(dropped, context)) }
    return result
  }

  private mutating func messages(_ line: String, _ context: Context) -> [ProcessOutput] {
    let record = OutputRecord(line)
    switch record {
    case .crash(let signal):
      crash = CrashStack(signal: TerminationSignal(signal))
      return []
    case .frame(let path, let offset):
      if let count = crash?.frames.count, count < Self.frameLimit {
        crash?.frames.append(.init(path: path, offset: offset))
      }
      return []
    case nil where RuntimeStack.contains(line[...]): return []
    case .log, nil: break
    }
    let dropped: Int
    switch rate.add() {
    case .drop: return []
    case .keep: dropped = 0
    case .keepAfter(let count): dropped = count
    }
    let notice = dropped > 0 ? [self.dropped(dropped, context)] : []
    guard case .log(let message) = record else {
      // An empty line separates what an author prints.
      return notice + [self.message(.output, .notice, line.withoutControls, context)]
    }
    var result = self.message(.log, message.level, message.text.withoutControls, context)
    result.subsystem = message.subsystem.isEmpty ? nil : message.subsystem.withoutControls
    result.category = message.category.isEmpty ? nil : message.category.withoutControls
    return notice + [result]
  }

  private func dropped(_ count: Int, _ context: Context) -> ProcessOutput {
    message(
      .dropped, .error,
      "\(count) \(count == 1 ? "line was" : "lines were") dropped: the process prints more than "
        + "\(Int(OutputRate.refill)) lines a second", context)
  }

  func message(
    _ source: ProcessOutput.Source, _ level: LogMessage.Level, _ text: String, _ context: Context
  ) -> ProcessOutput {
    ProcessOutput(
      date: context.date, process: process, source: source, level: level, text: text,
      request: context.request)
  }
}
