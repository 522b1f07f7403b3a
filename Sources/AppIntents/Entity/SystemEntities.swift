/// An entity that a system search may find. There is no index here.
public protocol IndexedEntity: AppEntity {}

/// An entity that is a file.
public protocol FileEntity: AppEntity {}

/// The only entity of its type.
public protocol UniqueAppEntity: AppEntity {}

/// An entity, enum or intent with a URL.
public protocol URLRepresentableEntity: AppEntity {}
public protocol URLRepresentableEnum: AppEnum {}
public protocol URLRepresentableIntent: OpenIntent {}
