import DeviceEngine

/// `vitrine open` without an extension: the newest first, each with what its app has printed.
func linkList(_ links: [DeliveredLink], dates: DeviceDates) -> String {
  guard !links.isEmpty else { return "no app has been opened; `vitrine open ID` opens one" }
  return links.map { link in
    let target =
      link.url?.absoluteString
      ?? link.userInfo.sorted { $0.key < $1.key }
      .map { "\($0.key) = \($0.value)" }.joined(separator: ", ")
    let opened = "\(dates.text(link.date))  \(link.extension)"
    return [opened + (target.isEmpty ? "" : "  \(target)"), link.result ?? "has not ended"]
      .joined(separator: "\n  ")
  }.joined(separator: "\n")
}
