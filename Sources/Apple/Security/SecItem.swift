// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The keychain's items, without encryption, in one file for each access group (`KeychainAccess`).

/// Adds an item. Returns `errSecDuplicateItem` if one of the same class and primary attributes
/// exists.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = KeychainQuery(attributes)
  guard query.kind != nil else { return errSecParam }
  guard let file = KeychainAccess.current.file(adding: query) else {
    return errSecMissingEntitlement
  }
  var item = query.attributes
  item[kSecAttrCreationDate] = Date()
  item[kSecAttrModificationDate] = Date()
  let status = file.update { items in
    guard !items.contains(where: query.collides) else { return errSecDuplicateItem }
    guard PropertyListSerialization.propertyList(item, isValidFor: .binary) else {
      return errSecParam
    }
    items.append(item)
    return errSecSuccess
  }
  if status == errSecSuccess { result?.pointee = query.result(for: item) }
  return status
}

/// Finds items: one, or with `kSecMatchLimitAll` an array of all.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = KeychainQuery(query)
  guard query.kind != nil else { return errSecParam }
  guard let files = KeychainAccess.current.files(matching: query) else {
    return errSecMissingEntitlement
  }
  var found: [KeychainFile.Item] = []
  for file in files {
    guard let items = file.read() else { return errSecDecode }
    found += items.filter(query.matches)
  }
  guard let first = found.first else { return errSecItemNotFound }
  if query.isForAll {
    let results = found.compactMap(query.result)
    result?.pointee = results.isEmpty ? nil : results as AnyObject
  } else {
    result?.pointee = query.result(for: first)
  }
  return errSecSuccess
}

/// Changes the attributes of all items that the query finds.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let query = KeychainQuery(query)
  guard query.kind != nil else { return errSecParam }
  guard let files = KeychainAccess.current.files(matching: query) else {
    return errSecMissingEntitlement
  }
  let changes = KeychainQuery(attributesToUpdate).attributes
  guard PropertyListSerialization.propertyList(changes, isValidFor: .binary) else {
    return errSecParam
  }
  return files.update { items in
    let found = items.indices.filter { query.matches(items[$0]) }
    guard !found.isEmpty else { return errSecItemNotFound }
    for index in found {
      items[index].merge(changes) { _, new in new }
      items[index][kSecAttrModificationDate] = Date()
    }
    return errSecSuccess
  }
}

/// Deletes all items that the query finds.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let query = KeychainQuery(query)
  guard query.kind != nil else { return errSecParam }
  guard let files = KeychainAccess.current.files(matching: query) else {
    return errSecMissingEntitlement
  }
  return files.update { items in
    let count = items.count
    items.removeAll(where: query.matches)
    return items.count < count ? errSecSuccess : errSecItemNotFound
  }
}

extension [KeychainFile] {
  /// Changes the items of each file. Returns `errSecItemNotFound` if none has any that match.
  fileprivate func update(_ change: (inout [KeychainFile.Item]) -> OSStatus) -> OSStatus {
    var result = errSecItemNotFound
    for file in self {
      switch file.update(change) {
      case errSecItemNotFound: break
      case errSecSuccess: result = errSecSuccess
      case let error: return error
      }
    }
    return result
  }
}
