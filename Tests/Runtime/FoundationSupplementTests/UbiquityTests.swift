import Foundation
import FoundationSupplement
import Testing

@Suite struct UbiquityTests {
  @Test func nobodyIsSignedIn() {
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }

  @Test func valuesKeepTheirTypes() {
    let store = NSUbiquitousKeyValueStore()
    store.set("text", forKey: "string")
    store.set(true, forKey: "bool")
    store.set(Int64(7), forKey: "number")
    store.set(2.5, forKey: "double")
    store.set([1, 2] as Any?, forKey: "array")
    #expect(store.string(forKey: "string") == "text")
    #expect(store.bool(forKey: "bool"))
    #expect(store.longLong(forKey: "number") == 7)
    #expect(store.double(forKey: "double") == 2.5)
    #expect(store.array(forKey: "array") as? [Int] == [1, 2])
    #expect(store.bool(forKey: "string") == false)
    store.removeObject(forKey: "string")
    #expect(store.string(forKey: "string") == nil)
    #expect(!store.synchronize())
  }
}
