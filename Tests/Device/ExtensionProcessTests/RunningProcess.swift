import Foundation

/// A running process of the system. Zombies, which some containers never reap, do not count, and
/// neither do exiting processes, which no longer have a command line.
struct RunningProcess {
  var identifier: pid_t
  var group: pid_t
  /// The arguments, each followed by a zero byte.
  var commandLine: String

  /// nil if the process is not running.
  init?(_ identifier: String) {
    func text(_ file: String) -> String? {
      try? String(contentsOfFile: "/proc/\(identifier)/\(file)", encoding: .utf8)
    }
    // `PID (name) state parent group …`; the name can contain any character.
    guard let number = pid_t(identifier), let fields = text("stat")?.split(separator: ")").last,
      let commandLine = text("cmdline"), !commandLine.isEmpty
    else { return nil }
    let words = fields.split(separator: " ")
    guard words.count > 2, words[0] != "Z", words[0] != "X", let group = pid_t(words[2]) else {
      return nil
    }
    self.identifier = number
    self.group = group
    self.commandLine = commandLine
  }
}

func runningProcesses(where isWanted: (RunningProcess) -> Bool) -> [RunningProcess] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return names.compactMap(RunningProcess.init).filter(isWanted)
}
