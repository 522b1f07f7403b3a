// What the device's engine shares with the gateway, for packages that import only this module.
@_exported import enum PushValues.PushTokenKind
@_exported import struct PushValues.PushVerdict
