// Compatibility: accepted | `DateFormatter.formattingContext`, and that of `NumberFormatter` |
//   `.unknown`: text is as in the middle of a sentence

extension DateFormatter {
  /// Always `.unknown`: Linux Foundation capitalizes nothing for the place of a text.
  public var formattingContext: Context {
    get { .unknown }
    set {}
  }
}

extension NumberFormatter {
  /// Always `.unknown`: Linux Foundation capitalizes nothing for the place of a text.
  public var formattingContext: Context {
    get { .unknown }
    set {}
  }
}
