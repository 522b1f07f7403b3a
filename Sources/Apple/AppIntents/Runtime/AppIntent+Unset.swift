import HostLink

extension AppIntent {
  /// Names of the parameters that have neither a value nor a default, also of those that may stay
  /// empty.
  package var parametersWithoutValue: [String] {
    parameters.filter { !$0.parameter.hasValue }.map(\.name)
  }

  /// Titles of the parameters that need a value and have none. Reading one ends the process.
  package var unsetParameters: [String] {
    parameters.filter { $0.parameter.requiresValue && !$0.parameter.hasValue }.map {
      $0.parameter.description(named: $0.name, in: self).title
    }
  }

  /// Sets the unset parameters to their first choice, for a preview before the user has chosen.
  /// Parameters without choices stay unset.
  package func selectFirstOptions() async {
    for (name, parameter) in parameters where parameter.requiresValue && !parameter.hasValue {
      guard let option = try? await parameter.options(search: nil).sections.first?.options.first
      else { continue }
      _ = try? await parameter.read(option.value, named: name)
    }
  }
}
