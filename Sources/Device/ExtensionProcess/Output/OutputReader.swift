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
    // Most pieces of a flood are not even read. Records pass, because a crash can end it.
    if rate.isDropping, let count = lines.skip(bytes) {
      rate.drop(count)
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
    let (text, record) = OutputRecord.parts(of: line)
    guard let record else { return printed(line, context) }
    return (text.isEmpty ? [] : printed(String(text), context)) + messages(record, context)
  }

  private mutating func printed(_ line: String, _ context: Context) -> [ProcessOutput] {
    guard !RuntimeStack.contains(line[...]), let notice = admit(context) else { return [] }
    // An empty line separates what an author prints.
    return notice + [message(.output, .notice, line.withoutControls, context)]
  }

  private mutating func messages(
    _ record: OutputRecord, _ context: Context
  ) -> [ProcessOutput] {
    switch record {
    case .crash(let signal):
      crash = CrashStack(signal: TerminationSignal(signal))
      return []
    case .views:
      crash?.isInViews = true
      return []
    case .frame(let path, let offset):
      if let count = crash?.frames.count, count < Self.frameLimit {
        crash?.frames.append(.init(path: path, offset: offset))
      }
      return []
    case .log(let message):
      guard let notice = admit(context) else { return [] }
      var result = self.message(.log, message.level, message.text.withoutControls, context)
      result.subsystem = message.subsystem.isEmpty ? nil : message.subsystem.withoutControls
      result.category = message.category.isEmpty ? nil : message.category.withoutControls
      return notice + [result]
    }
  }

  /// What is reported before a line: the number of lines that were dropped, if there are any. nil
  /// if the line is dropped, too.
  private mutating func admit(_ context: Context) -> [ProcessOutput]? {
    switch rate.add() {
    case .drop: nil
    case .keep: []
    case .keepAfter(let count): [dropped(count, context)]
    }
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
