internal import CCrashReport
import Foundation
import HostLink

/// What a process does about its output before the author's code runs.
enum ProcessOutput {
  /// Lets the host see each line at once and, if it reads records, the stack of a crash.
  static func prepare() {
    bufferByLine()
    let value = ProcessInfo.processInfo.environment[OutputRecord.variable]
    if value == OutputRecord.variableValue { crash_report_install() }
  }

  /// The host reads the output through a pipe, which is fully buffered otherwise.
  private static func bufferByLine() {
    // Swift rejects the variable `stdout` itself, because C declares it as mutable.
    guard let output = dlsym(nil, "stdout") else { return }
    setvbuf(output.load(as: UnsafeMutablePointer<FILE>?.self), nil, _IOLBF, 0)
  }
}
