import HostLink

extension IntentParameter {
  package func options(search: String?) async throws -> OptionsReply {
    guard let provider else {
      return OptionsReply(
        sections: [OptionsReply.Section(options: fixedOptions)],
        defaultValue: configurationValue)
    }
    return try await provider.reply(search: search, default: configurationValue)
  }
}

extension DynamicOptionsProvider {
  func reply(search: String?, default declared: ConfigurationValue) async throws -> OptionsReply {
    let sections = try await sections(matching: search)
    guard declared == .none, let value = await defaultResult() else {
      return OptionsReply(sections: sections, defaultValue: declared)
    }
    return OptionsReply(sections: sections, defaultValue: DefaultValue.valueFormat.encode(value))
  }

  private func sections(matching search: String?) async throws -> [OptionsReply.Section] {
    guard let search, !search.isEmpty else { return try await results().optionSections }
    if let query = self as? any EntityStringQuery { return try await query.sections(named: search) }
    // Other providers return their whole list.
    return try await results().optionSections.compactMap { section in
      let options = section.options.filter { $0.title.localizedCaseInsensitiveContains(search) }
      return options.isEmpty ? nil : OptionsReply.Section(title: section.title, options: options)
    }
  }
}

extension EntityStringQuery {
  fileprivate func sections(named text: String) async throws -> [OptionsReply.Section] {
    try await entities(matching: text).optionSections
  }
}

extension ResultsCollection {
  /// Sections without choices are left out.
  var optionSections: [OptionsReply.Section] {
    let format = Result.valueFormat
    return _sections.filter { !$0.items.isEmpty }.map { section in
      OptionsReply.Section(
        title: section.description.map { String(localized: $0.title) },
        options: section.items.map { ValueDisplay($0.description).option(format.encode($0.value)) })
    }
  }
}
