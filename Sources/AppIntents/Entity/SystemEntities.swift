/// An entity that a search may find; nothing here indexes.
public protocol IndexedEntity: AppEntity {}

/// An entity that is a file.
public protocol FileEntity: AppEntity {}

/// The only entity of its type.
public protocol UniqueAppEntity: AppEntity {}

/// An entity, enum or intent with a link of its own.
public protocol URLRepresentableEntity: AppEntity {}
public protocol URLRepresentableEnum: AppEnum {}
public protocol URLRepresentableIntent: OpenIntent {}
