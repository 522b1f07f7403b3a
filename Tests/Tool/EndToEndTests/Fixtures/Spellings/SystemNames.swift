import Foundation

/// The keychain, Core Foundation's names and the C library, which `import Foundation` provides.
func storedToken() -> Data? {
  let query: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "token",
    kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne,
  ]
  var item: AnyObject?
  guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
  return item as? Data
}

func sharedFolder() -> URL? {
  var found: URL?
  var error: NSError?
  NSFileCoordinator().coordinate(readingItemAt: .documentsDirectory, error: &error) { found = $0 }
  return FileManager.default.ubiquityIdentityToken == nil ? found : nil
}

/// Linux Foundation has a class `NSExpression` that cannot be created.
func result(of calculation: String) -> Double? {
  NSExpression(format: calculation).expressionValue(with: nil, context: nil) as? Double
}

/// Constants of Core Foundation's types are objects.
func objects() -> [String: AnyObject] { [kSecAttrAccount as String: kSecClassGenericPassword] }

func wordCount(of text: String) -> Int {
  var count = 0
  text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { _, _, _, _ in
    count += 1
  }
  return count
}
