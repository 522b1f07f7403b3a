import HostLink
import Testing

@testable import DeviceEngine

/// Extensions that only some devices run, such as those that were built for watchOS.
@Suite struct DeviceRolesTests {
  private func fixture() async throws -> HostFixture {
    let fixture = try await HostFixture(bundles: .fake { $0.roles = [.watch] })
    fixture.extensions.change {
      for index in $0.contents.widgets.indices {
        $0.contents.widgets[index].supportedFamilies = [.accessoryCircular]
        $0.contents.widgets[index].configuration = .static
      }
      $0.contents.controls = [.fan]
    }
    try await fixture.install()
    return fixture
  }

  @Test func widgetGoesToTheDeviceThatRunsIt() async throws {
    let host = try await fixture().host
    let state = try await host.place(
      extension: "Sample", kind: "weather", family: .accessoryCircular)
    #expect(state.placement.place == .face(.dial, position: 4))
    #expect(await host.state().companions?.map(\.role) == [.watch])
    #expect(await host.gallery().map(\.roles) == [[.watch], [.watch]])
    let control = try await host.addControl(extension: "Sample", kind: "fan")
    #expect(control.control.place.surface == .watchControlCenter)
  }

  @Test(arguments: [
    (WidgetPlace.lockRow(position: 0), "main"), (.list(.desktop, position: 0), "mac"),
  ])
  func widgetIsRefusedElsewhere(place: WidgetPlace, role: String) async throws {
    let host = try await fixture().host
    await #expect {
      try await host.place(
        extension: "Sample", kind: "weather", family: .accessoryCircular, place: place)
    } throws: {
      "\($0)".contains("\"Sample\" was not built for the device \"\(role)\"")
    }
  }

  @Test func widgetStaysOnTheDeviceThatRunsIt() async throws {
    let host = try await fixture().host
    let state = try await host.place(
      extension: "Sample", kind: "weather", family: .accessoryCircular)
    await #expect { try await host.move(.placement(state.id), to: .lockRow(position: 0)) } throws: {
      "\($0)".contains("it runs on \"watch\"")
    }
    #expect(try await host.placementState(state.id).placement.place == state.placement.place)
  }

  @Test func controlIsRefusedElsewhere() async throws {
    let host = try await fixture().host
    await #expect {
      try await host.addControl(extension: "Sample", kind: "fan", place: .lock(.left))
    } throws: {
      "\($0)".contains("it runs on \"watch\"")
    }
    let fan = try await host.addControl(extension: "Sample", kind: "fan")
    await #expect { try await host.moveControl(fan.control.id, to: .lock(.left)) } throws: {
      "\($0)".contains("it runs on \"watch\"")
    }
  }
}
