/// The device in a browser.
@_exported import DeviceControl
