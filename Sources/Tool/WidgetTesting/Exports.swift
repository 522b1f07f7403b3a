// The types of the device's state that tests read and write.
@_exported import struct DeviceEngine.ActivityState
@_exported import struct DeviceEngine.ControlState
@_exported import struct DeviceEngine.DeviceSettings
@_exported import struct DeviceEngine.LedgerRow
@_exported import struct DeviceEngine.SnippetState
@_exported import enum ExtensionPool.DefaultsValue
@_exported import enum HostLink.ActivityDismissal
@_exported import enum HostLink.ActivityPresentationName
@_exported import enum HostLink.ActivityStateName
@_exported import enum HostLink.ConfigurationValue
@_exported import struct HostLink.ConfirmationLabels
@_exported import enum HostLink.DeviceRole
@_exported import struct HostLink.RenderEnvironment
@_exported import struct HostLink.SnippetOption
@_exported import enum HostLink.WatchFaceName
@_exported import enum HostLink.WidgetFamilyName
