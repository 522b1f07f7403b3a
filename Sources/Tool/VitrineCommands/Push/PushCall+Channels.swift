import CommandArguments
import CommandContext
import DeviceProtocol
import Foundation
import PushCluster
import PushGateway

extension PushCall {
  func createChannel() async throws {
    _ = try operands()
    let bundle = try required("bundle")
    let policies = ["none": ChannelStorage.none, "latest": .latest]
    guard let storage = policies[arguments["storage"] ?? "none"] else {
      throw ValueError(
        value: arguments["storage"] ?? "", option: "--storage", expected: "none or latest")
    }
    let ofCluster = try await onChannelsOfCluster {
      try await $0.createChannel(of: bundle, storage: storage)
    }
    if let ofCluster { return try await device.show(ofCluster, as: .pushChannel) { $0.id } }
    try await device.run(CreatePushChannel(bundle: bundle, storage), as: .pushChannel) { $0.id }
  }

  func listChannels() async throws {
    _ = try operands()
    if let channels = try await onChannelsOfCluster({ $0.list }) {
      return try await device.show(channels, as: .pushChannels, text: channelTable)
    }
    try await device.run(ListPushChannels(), as: .pushChannels, text: channelTable)
  }

  func deleteChannel() async throws {
    let id = try operands("CHANNEL")[0]
    let bundle = try required("bundle")
    let isOfCluster: Void? = try await onChannelsOfCluster {
      try await $0.deleteChannel(id, of: bundle)
    }
    if isOfCluster == nil {
      try await device.perform(DeletePushChannel(bundle: bundle, id))
    }
  }

  private func onChannelsOfCluster<Result>(
    _ body: (ClusterChannels) async throws -> Result
  ) async throws -> Result? {
    let environment =
      try arguments["environment"].map { try PushEnvironment($0, option: "--environment") }
      ?? .development
    return try await onCluster { bus in
      let channels = ClusterChannels(bus, environment: environment, now: context.now)
      try await channels.load()
      return try await body(channels)
    }
  }
}
