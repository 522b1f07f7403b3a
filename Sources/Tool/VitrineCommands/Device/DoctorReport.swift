import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import ExtensionPool
import Foundation
import HostLink
import PushGateway
import WidgetHost

/// The output of `vitrine doctor`, which a developer can paste into a bug report.
struct DoctorReport {
  private let state: HostState
  private let dates: DeviceDates

  init(state: HostState) {
    self.state = state
    dates = DeviceDates(state)
  }

  /// The tool and the device.
  var device: String {
    let settings = state.device
    let facts = [
      settings.device, "iOS \(settings.os.rawValue)", settings.locale, settings.timeZone,
      settings.isLocked ? "locked" : nil, settings.developerMode ? "developer mode" : nil,
    ]
    return """
      vitrine \(ToolVersion.current)
      \(facts.compactMap(\.self).joined(separator: ", "))
      \(DeviceJSON.text(of: state.clock.now))
      """
  }

  func text(_ diagnosis: Diagnosis) -> String {
    let sections: [(String, [String])] = [
      ("extension", extensionLines(diagnosis)), ("notices", diagnosis.notices),
      ("requests", diagnosis.requests.map(line)), ("app groups", diagnosis.groups.map(line)),
      ("pushes", diagnosis.pushes.map(\.text)),
    ]
    let shown = sections.map { title, lines in
      "\(title)\n" + (lines.isEmpty ? ["none"] : lines).map { "  \($0)" }.joined(separator: "\n")
    }
    return ([explanation(diagnosis)] + shown).joined(separator: "\n")
  }

  /// The explanation, with the notices in a section of their own.
  private func explanation(_ diagnosis: Diagnosis) -> String {
    diagnosis.notices.reduce(diagnosis.explanation.text(dates: dates)) {
      $0.replacing(" Notice: \($1)", with: "")
    }
  }

  private func extensionLines(_ diagnosis: Diagnosis) -> [String] {
    guard let found = diagnosis.extension else { return ["not installed any more"] }
    let process =
      if let date = found.heldBackUntil {
        "not started before \(dates.text(date)), after failures"
      } else if found.isRunning {
        "its process runs"
      } else {
        "its process starts with the next request"
      }
    let app = state.frontApp == found.id ? "its app is in front" : "its app is not in front"
    return ["\(found.name) (\(found.id)): \(process)\(found.hasApp ? "; \(app)" : "; no app")"]
      + [found.problem].compactMap(\.self)
  }

  private func line(_ request: RequestRecord) -> String {
    let title = request.subject.map { "\(request.name) of \($0)" } ?? request.name
    return [
      dates.text(request.date), request.program == .app ? "app: \(title)" : title,
      String(format: "%.2f s", request.seconds), request.failure ?? "answered",
    ].joined(separator: "  ")
  }

  private func line(_ group: GroupReport) -> String {
    let programs =
      group.programs.count == 2
      ? "extension and app"
      : "only in the entitlements of the \(group.programs.map(\.rawValue).joined())"
    let files =
      group.files == 0
      ? "never written"
      : counted(group.files, "file") + ", changed "
        + (group.changed.map(DeviceJSON.text) ?? "-")
    return "\(group.name)  \(programs)  \(files)"
  }
}
