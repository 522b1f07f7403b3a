import HostLink

/// Forms do not edit recurrences; a button's intent can contain one.
extension Calendar.RecurrenceRule: _IntentValue {
  public static var _format: _IntentValueFormat<Calendar.RecurrenceRule> {
    .json("RecurrenceRule") { "\($0.frequency)" }
  }
}
