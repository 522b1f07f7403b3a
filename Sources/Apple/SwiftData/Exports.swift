@_exported import Foundation
@_exported import Observation

// Compatibility (module): partial | | models, contexts, queries and migrations in an SQLite store
//   that app and extension share through an app group (see below); no custom stores,
//   undo or model inheritance
