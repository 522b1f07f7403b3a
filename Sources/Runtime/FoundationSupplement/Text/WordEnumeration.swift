internal import CICU

extension NSString.EnumerationOptions {
  /// The value of Apple's Foundation. Linux Foundation declares it as unavailable.
  public static var byWords: NSString.EnumerationOptions { .init(rawValue: 3) }
  public static var bySentences: NSString.EnumerationOptions { .init(rawValue: 4) }
}

// Concrete types, which the compiler prefers to Foundation's extension of `StringProtocol`.

extension String {
  /// Calls a closure for each line, paragraph, character, word or sentence in a range: with the
  /// text, its range, and its range with what follows until the next one.
  public func enumerateSubstrings<R: RangeExpression<Index>>(
    in range: R, options: EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
        inout Bool
      ) -> Void
  ) {
    guard let unit = TextUnit(options) else {
      self[...].enumerateFoundationUnits(in: range.relative(to: self), options: options, body)
      return
    }
    unit.enumerate(self, in: range.relative(to: self), options, body)
  }
}

extension StringProtocol {
  /// Foundation's method, which the concrete one hides.
  fileprivate func enumerateFoundationUnits(
    in range: Range<Index>, options: String.EnumerationOptions,
    _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) {
    enumerateSubstrings(in: range, options: options, body)
  }
}

/// A unit of text that ICU finds.
private enum TextUnit: Int32 {
  // The raw values are those of `UBreakIteratorType`.
  case word = 1
  case sentence = 3

  /// nil for units that Foundation finds.
  init?(_ options: NSString.EnumerationOptions) {
    switch options.rawValue & 0xFF {
    case NSString.EnumerationOptions.byWords.rawValue: self = .word
    case NSString.EnumerationOptions.bySentences.rawValue: self = .sentence
    default: return nil
    }
  }

  func enumerate(
    _ text: String, in range: Range<String.Index>, _ options: NSString.EnumerationOptions,
    _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) {
    var units = units(of: text, in: range)
    if options.contains(.reverse) { units.reverse() }
    var isStopped = false
    for unit in units where !isStopped {
      let substring = options.contains(.substringNotRequired) ? nil : String(text[unit.range])
      body(substring, unit.range, unit.enclosing, &isStopped)
    }
  }

  private func units(
    of text: String, in range: Range<String.Index>
  ) -> [(range: Range<String.Index>, enclosing: Range<String.Index>)] {
    let part = text[range]
    let characters = Array(part.utf16)
    var status: Int32 = 0
    var places: [Range<Int>] = []
    characters.withUnsafeBufferPointer { buffer in
      let iterator = swift_ubrk_open(
        rawValue, Locale.current.identifier, buffer.baseAddress, Int32(buffer.count), &status)
      guard status <= 0, let iterator else { return }
      defer { swift_ubrk_close(iterator) }
      var start = 0
      while true {
        let end = Int(swift_ubrk_next(iterator))
        guard end > start else { break }
        // Below 100 are spaces and punctuation between words.
        if self == .sentence || swift_ubrk_getRuleStatus(iterator) >= 100 {
          places.append(start..<end)
        }
        start = end
      }
    }
    func index(_ offset: Int) -> String.Index {
      part.utf16.index(part.startIndex, offsetBy: offset)
    }
    return places.indices.map { number in
      let place = places[number]
      let from = number == 0 ? 0 : place.lowerBound
      let to = number + 1 < places.count ? places[number + 1].lowerBound : characters.count
      return (index(place.lowerBound)..<index(place.upperBound), index(from)..<index(to))
    }
  }
}
