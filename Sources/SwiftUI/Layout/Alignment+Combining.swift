extension HorizontalAlignment {
  /// One guide out of several views': the mean of those that are set; nil where none is.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    mean(values)
  }
}

extension VerticalAlignment {
  /// One guide out of several views': the topmost first baseline, the lowest last baseline, the
  /// mean of other guides that are set; nil where none is.
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
