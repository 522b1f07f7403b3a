import AppIntents

extension IntentDirectory {
  /// That of the running program.
  static let ofProgram = IntentDirectory(
    intents: ProgramTypes.types(conformingTo: (any AppIntent).self)
      .compactMap { $0 as? any AppIntent.Type },
    entities: ProgramTypes.types(conformingTo: (any AppEntity).self)
      .compactMap { $0 as? any AppEntity.Type },
    enumerations: ProgramTypes.types(conformingTo: (any AppEnum).self)
      .compactMap { $0 as? any AppEnum.Type })
}
