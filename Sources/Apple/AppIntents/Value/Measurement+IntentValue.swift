import HostLink

extension Measurement: _IntentValue where UnitType: Dimension {
  public static var _format: _IntentValueFormat<Measurement<UnitType>> {
    let units = listedUnits(of: UnitType.self)
    return .plain(
      .measurement(units: units.map(\.symbol)),
      encode: { .measurement(value: $0.value, unit: $0.unit.symbol) },
      decode: { value in
        guard case .measurement(let amount, let symbol) = value, amount.isFinite,
          let unit = units.first(where: { $0.symbol == symbol })
        else { return nil }
        return Measurement(value: amount, unit: unit)
      },
      title: { "\($0.value.formatted()) \($0.unit.symbol)" })
  }
}

/// The units that a form offers, the most common first. A dimension that the author declares has
/// only its base unit.
private func listedUnits<U: Dimension>(of type: U.Type) -> [U] {
  let offered: [Dimension] = (type as? any _ParameterDimension.Type)?.offered ?? [type.baseUnit()]
  return offered.compactMap { $0 as? U }
}
