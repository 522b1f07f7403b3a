extension HorizontalAlignment {
  /// Returns the mean of the guides that are set, or nil if none is.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    mean(values)
  }
}

extension VerticalAlignment {
  /// Returns the topmost first baseline, the lowest last baseline, or the mean of any other guide;
  /// nil if no value is set.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    switch self {
    case .firstTextBaseline: values.compactMap { $0 }.min()
    case .lastTextBaseline: values.compactMap { $0 }.max()
    default: mean(values)
    }
  }
}

private func mean(_ values: some Sequence<CGFloat?>) -> CGFloat? {
  let set = values.compactMap { $0 }
  return set.isEmpty ? nil : set.reduce(0, +) / CGFloat(set.count)
}
