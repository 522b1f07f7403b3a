import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import ExtensionPool
import Foundation
import HostLink

extension Command {
  static let log = Command(
    spec: CommandSpec(
      name: "log",
      summary: "Print the newest rows of the ledger, or what extensions and apps print.",
      discussion: """
        The ledger has a row for each reload and each other decision of the device. With --output, \
        the rows are what extensions and their apps print and log, and the stacks of their crashes.
        """,
      options: [
        .flag("output", "Print what extensions and apps print, instead of the ledger."),
        .value("limit", "N", "Number of rows. Default: 20."),
        .flag("follow", "Keep printing new rows until interrupted."),
      ] + RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    let limit = try ledgerLimit(arguments)
    if arguments.has("output") {
      return try await showOutput(
        device, limit: limit, follows: arguments.has("follow"),
        printsJSON: arguments.has("json"))
    }
    guard arguments.has("follow") else {
      return try await device.run(ShowLog(limit: limit), as: .ledger) {
        ledgerTable($0, dates: DeviceDates(try await device.state()))
      }
    }
    try await follow(device, limit: limit, printsJSON: arguments.has("json"))
  }
}

/// Prints rows as they arrive, until the host ends.
private func follow(_ device: RunningDevice, limit: Int, printsJSON: Bool) async throws {
  let state = try await device.state()
  func show(_ row: LedgerRow) throws {
    if printsJSON {
      let line = try DeviceJSON.encode(row)
      device.context.console.print(String(decoding: line, as: UTF8.self))
    } else {
      let dates = DeviceDates(now: row.date, timeZone: state.zone)
      device.context.console.print(ledgerCells(row, dates: dates).joined(separator: "  "))
    }
  }
  var isFirst = true
  let request = try DeviceJSON.encode(CommandRequest(ShowLog(follow: true, limit: limit)))
  for try await line in device.client.lines(request) {
    if isFirst {
      for row in try DeviceAnswer.decode([LedgerRow].self, from: line) { try show(row) }
      isFirst = false
    } else {
      try show(try DeviceJSON.decode(LedgerMessage.self, from: line).row)
    }
  }
  device.context.console.note("the device has stopped")
}

/// Prints what extensions and apps print: the newest rows and, if `follows`, those to come.
private func showOutput(
  _ device: RunningDevice, limit: Int, follows: Bool, printsJSON: Bool
) async throws {
  let zone = try await device.state().zone
  func show(_ rows: [OutputRow], missed: Int) throws {
    if missed > 0 { device.context.console.warn("\(missed) rows were lost: they came too fast") }
    for row in rows {
      device.context.console.print(
        printsJSON
          ? String(decoding: try DeviceJSON.encode(row), as: UTF8.self)
          : row.line(DeviceDates(now: row.message.date, timeZone: zone)))
    }
  }
  guard follows else {
    let rows = try await device.client.call(ShowOutput(limit: limit)).rows
    return try await device.context.console.show(
      asJSON: printsJSON, json: { try jsonOutput(rows, as: .output) },
      text: {
        rows.map { $0.line(DeviceDates(now: $0.message.date, timeZone: zone)) }
          .joined(separator: "\n")
      })
  }
  var isFirst = true
  let request = try DeviceJSON.encode(CommandRequest(ShowOutput(limit: limit, follow: true)))
  for try await line in device.client.lines(request) {
    if isFirst {
      try show(try DeviceAnswer.decode(OutputPage.self, from: line).rows, missed: 0)
      isFirst = false
    } else {
      let message = try DeviceJSON.decode(OutputMessage.self, from: line)
      try show(message.rows, missed: message.missed)
    }
  }
  device.context.console.note("the device has stopped")
}
