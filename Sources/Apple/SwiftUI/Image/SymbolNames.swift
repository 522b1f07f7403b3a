extension Image {
  /// A symbol's name as assistive technology reads it: "cloud sun" for `cloud.sun.fill`, "share"
  /// for `square.and.arrow.up`.
  ///
  /// Names of symbols describe a drawing. Where the words of the drawing are no name for what
  /// people see, this project has chosen another word; Apple's words are not published.
  static func spokenName(ofSymbol name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    let isStruckOut = parts.last == "slash" || parts.dropLast().last == "slash"
    parts.removeAll { Self.variants.contains($0) }
    // `square` and `circle` are themselves symbols, and also what is around other ones.
    while let last = parts.last, parts.count > 1, Self.enclosures.contains(last) {
      parts.removeLast()
    }
    let whole = parts.joined(separator: ".")
    let spoken =
      names[whole] ?? parts.map { words[$0] ?? $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    let plain = spoken.isEmpty ? name.split(separator: ".").joined(separator: " ") : spoken
    return isStruckOut && whole != "slash" ? plain + " off" : plain
  }

  /// Parts of names that change only how the symbol is drawn.
  private static let variants: Set<String> = ["fill", "slash", "rtl", "ltr", "inverse"]
  private static let enclosures: Set<String> = [
    "circle", "square", "rectangle",
  ]

  /// Words for the parts of a name.
  private static let words = [
    "and": "", "max": "", "min": "low", "xmark": "close",
    "exclamationmark": "warning", "questionmark": "question", "lefthalf": "half",
    "righthalf": "half", "circlepath": "circle",
    "trianglebadge": "badge", "2": "", "3": "",
    "magnifyingglass": "search", "gearshape": "gear",
  ]

  /// Names for whole symbols, without variants and enclosures.
  private static let names = [
    "square.and.arrow.up": "share", "square.and.arrow.down": "save",
    "square.and.pencil": "compose", "square.on.square": "copy", "doc.on.doc": "copy",
    "arrow.clockwise": "refresh", "arrow.counterclockwise": "undo",
    "arrow.triangle.2.circlepath": "sync", "arrow.2.circlepath": "sync",
    "arrow.2.squarepath": "repeat", "arrow.uturn.backward": "undo",
    "arrow.uturn.forward": "redo", "arrow.up.arrow.down": "sort",
    "arrow.left.arrow.right": "exchange", "arrow.up.right": "up right", "ellipsis": "more",
    "line.3.horizontal": "menu", "line.3.horizontal.decrease": "filter", "list.bullet": "list",
    "list.dash": "list", "list.number": "numbered list", "plus": "add", "minus": "remove",
    "xmark": "close", "magnifyingglass": "search",
    "gearshape": "gear", "gearshape.2": "gears", "trash": "trash",
    "person.2": "people", "person.3": "people", "person.crop": "person",
    "person.badge.plus": "add person", "hand.thumbsup": "thumbs up",
    "hand.thumbsdown": "thumbs down", "sun.max": "sun",
    "moon.stars": "moon and stars", "speaker.wave.2": "speaker", "speaker.wave.3": "speaker",
    "bolt.car": "electric car", "battery.100": "full battery", "battery.75": "battery",
    "battery.50": "half battery", "battery.25": "low battery", "battery.0": "empty battery",
    "battery.100.bolt": "charging battery", "chart.bar": "bar chart",
    "chart.line.uptrend.xyaxis": "line chart", "chart.pie": "pie chart",
    "fork.knife": "fork and knife", "figure.walk": "walking", "figure.run": "running",
    "heart.text": "health record", "waveform.path.ecg": "heartbeat", "phone.down": "hang up",
    "building.2": "buildings", "building.columns": "bank",
    "rectangle.portrait.and.arrow.right":
      "log out", "paperplane": "send", "archivebox": "archive", "mic": "microphone",
    "tv": "television", "iphone": "phone", "ipad": "tablet", "applewatch": "watch",
    "forward.end": "next", "backward.end": "previous", "goforward": "forward",
    "gobackward": "back", "circle.lefthalf.filled": "half circle", "square.grid.2x2": "grid",
    "rectangle.grid.2x2": "grid", "dollarsign": "dollar", "eurosign": "euro",
    "exclamationmark.triangle": "warning", "exclamationmark": "warning",
    "exclamationmark.octagon": "stop sign", "questionmark": "question", "nosign": "not allowed",
    "square.stack.3d.up": "layers", "slider.horizontal.3": "sliders",
    "wifi.exclamationmark":
      "wireless warning", "antenna.radiowaves.left.and.right": "antenna", "textformat": "text",
    "doc": "document", "doc.text": "document", "calendar.badge.plus": "add event",
    "location.north.line": "north", "mappin.and.ellipse": "place",
    "mappin": "place", "a.magnify": "magnifier",
  ]
}
