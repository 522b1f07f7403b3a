import SwiftUI

/// The domain of one axis.
struct AxisModel {
  enum Domain {
    /// - Parameter isRounded: Whether the bounds move to round values.
    case numbers(ClosedRange<Double>, isRounded: Bool)
    case dates(ClosedRange<Double>)
    case categories([String])
  }

  let domain: Domain
  let type: ScaleType
  private(set) var isReversed = false
  let isX: Bool
  /// Whether a mark has a value on this axis, or the author has given a domain.
  let hasData: Bool
  /// The smallest distance of the bases of bars and rectangles.
  let smallestStep: Double?
  /// The unit of the data's dates, if all have the same.
  let unit: Calendar.Component?

  /// - Parameter spans: Each mark with what it covers along this axis and along the other one.
  init(
    _ spans: [(mark: _Mark, own: ChartModel.Span, other: ChartModel.Span)],
    _ options: ChartOptions.AxisOptions, isX: Bool
  ) {
    self.isX = isX
    var names: [String] = []
    var seenNames: Set<String> = []
    var numbers: [Double] = []
    var hasDates = false
    var units: Set<Calendar.Component?> = []
    var bases: Set<Double> = []
    func add(_ name: String) { if seenNames.insert(name).inserted { names.append(name) } }
    for (mark, span, _) in spans {
      switch span {
      case .datum(let datum):
        if case .category(let name) = datum.value { add(name) }
        if case .date = datum.value { hasDates = true }
        if case .date = datum.value { units.insert(datum.unit) }
        if let start = datum.value.continuous {
          numbers.append(start)
          if let end = datum.end?.continuous { numbers.append(end) }
          if mark.kind == .bar || mark.kind == .rectangle, datum.end == nil { bases.insert(start) }
        }
      case .range(let from, let to):
        numbers += [from, to]
        hasDates = hasDates || mark.hasDates(isX: isX)
      case .categories(let from, let to):
        add(from)
        add(to)
      case .fixed, .position: break
      }
    }
    unit = units.count == 1 ? units.first ?? nil : nil
    let steps = bases.sorted()
    let smallest = zip(steps, steps.dropFirst()).map { $1 - $0 }.min()
    smallestStep = smallest

    var given: [_PlottedValue]?
    if case .given(let values)? = options.domain?.kind { given = values }
    hasData = !numbers.isEmpty || !names.isEmpty || given != nil
    let type = options.type ?? .linear
    self.type = type
    isReversed = options.domain?.isReversed ?? false

    // Categories.
    let givenNames = given?.compactMap { if case .category(let name) = $0 { name } else { nil } }
    if type == .category || !names.isEmpty || givenNames?.isEmpty == false {
      if type == .category, names.isEmpty { names = numbers.map { $0.formatted() } }
      var all = (givenNames?.isEmpty ?? true) ? names : givenNames ?? []
      if let modify = options.domain?.modify {
        var values = all.map(_PlottedValue.category)
        modify(&values)
        all = values.map(\.text)
      }
      domain = .categories(isReversed ? all.reversed() : all)
      isReversed = false
      return
    }

    // Numbers and dates.
    if let given, let first = given.first?.continuous {
      if case .date? = given.first { hasDates = true }
      let bounds = given.compactMap(\.continuous).filter(\.isFinite)
      let lower = bounds.min() ?? first
      let range = lower...max(bounds.max() ?? first, lower)
      if given.count == 2, let last = bounds.last, last < first { isReversed = true }
      domain = hasDates ? .dates(range) : .numbers(range, isRounded: false)
      return
    }
    if let modify = options.domain?.modify {
      var values = numbers.map { number -> _PlottedValue in
        hasDates ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
      }
      modify(&values)
      numbers = values.compactMap(\.continuous).filter(\.isFinite)
    }
    // Half of a bar beyond the first and the last value.
    if let smallest, let first = steps.first, let last = steps.last {
      numbers += [first - smallest / 2, last + smallest / 2]
    }
    if hasDates {
      let lower = numbers.min() ?? 0
      domain = .dates(lower...max(numbers.max() ?? lower, lower))
      return
    }
    let includesZero = options.domain?.includesZero ?? (type != .log && smallest == nil)
    if includesZero { numbers.append(0) }
    if type == .log { numbers = numbers.filter { $0 > 0 } }
    let lower = numbers.min() ?? (type == .log ? 1 : 0)
    let upper = numbers.max() ?? (type == .log ? 10 : 1)
    let range = lower...max(upper, lower)
    domain = .numbers(range, isRounded: smallest == nil)
  }

  var hasDates: Bool { if case .dates = domain { true } else { false } }
  var isCategorical: Bool { if case .categories = domain { true } else { false } }
}

extension _Mark {
  /// Whether a range along an axis is between dates.
  fileprivate func hasDates(isX: Bool) -> Bool {
    guard case .range(let lower, _) = isX ? self.x : self.y, case .date = lower.value else {
      return false
    }
    return true
  }
}
