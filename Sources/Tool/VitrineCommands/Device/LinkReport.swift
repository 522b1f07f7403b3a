import CommandContext
import DeviceEngine

/// The output of `vitrine open` without an id: the opened apps, newest first, with their output.
func linkList(_ links: [DeliveredLink], dates: DeviceDates) -> String {
  guard !links.isEmpty else { return "no apps opened yet; `vitrine open ID` opens one" }
  return links.map { link in
    let target =
      link.url?.absoluteString
      ?? link.userInfo.sorted { $0.key < $1.key }
      .map { "\($0.key) = \($0.value)" }.joined(separator: ", ")
    let opened = "\(dates.text(link.date))  \(link.extension)"
    return [opened + (target.isEmpty ? "" : "  \(target)"), link.result ?? "still running"]
      .joined(separator: "\n  ")
  }.joined(separator: "\n")
}
