import DeviceEngine
import DeviceSurfaces
import ExtensionPool
import Foundation
import HostLink
import Testing

@testable import DeviceProtocol

@Suite struct DefaultsCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func service() async throws -> DeviceService {
    let sample = try await SampleApp.service()
    return DeviceService(
      host: sample.host, pictures: sample.pictures, folders: ExtensionFolders(state: folder.url)
    ) { URL(fileURLWithPath: $0) }
  }

  private func answer(_ fields: String, _ service: DeviceService) async -> String {
    let data = await service.perform(Data("{\"command\": \"defaults\", \(fields)}".utf8))
    return String(decoding: data, as: UTF8.self)
  }

  @Test func valuesKeepTheirTypes() async throws {
    let service = try await service()
    let values = [
      "true", "3", "1.5", "{\"$double\":3}", "\"a\"", "[1,\"b\"]",
      "{\"$date\":\"2026-03-05T09:30:00Z\"}",
    ]
    for value in values {
      let set = await answer(
        "\"suite\": \"group.a\", \"key\": \"k\", \"value\": \(value)", service)
      #expect(set.contains("\"k\":\(value)"), "\(set)")
    }
    let all = await answer("\"suite\": \"group.a\"", service)
    #expect(all.contains("{\"k\":{\"$date\":"), "\(all)")
    let file = DefaultsDomainFile(
      container: folder.url.appendingPathComponent("groups/group.a"), name: "group.a")
    #expect(file.values().keys.sorted() == ["k"])
    let removed = await answer(
      "\"suite\": \"group.a\", \"key\": \"k\", \"remove\": true", service)
    #expect(removed.contains("\"values\":{}"), "\(removed)")
  }

  @Test func ownSuiteIsInTheHomeOfTheExtension() async throws {
    let service = try await service()
    _ = await answer("\"suite\": \"standard\", \"key\": \"k\", \"value\": 1", service)
    let file = DefaultsDomainFile(
      container: folder.url.appendingPathComponent("homes/Home"), name: "standard")
    #expect(file.values() == ["k": .integer(1)])
  }

  @Test(arguments: [
    ("\"suite\": \"group/../x\"", "is not a suite; give an app group such as group.example"),
    ("\"suite\": \"\"", "is not a suite"),
    ("\"suite\": \"group.a\", \"value\": 1", "\\\"key\\\""),
    ("\"suite\": \"standard\", \"extension\": \"None\"", "None"),
    ("\"suite\": \"group.a\", \"kye\": \"a\"", "kye"),
  ])
  func invalidRequestIsRejected(fields: String, message: String) async throws {
    let text = await answer(fields, try await service())
    #expect(text.contains("\"error\"") && text.contains(message), "\(text)")
  }
}
