import CommandArguments
import Devices
import NearestName

extension Device {
  /// One of the devices of `--devices`: a screen, a model, or a kind of device. Throws
  /// `ValueError`.
  init(argument name: String) throws(ValueError) {
    let kinds: [String: Device] = [
      "phone": .standard, "pad": .standardPad, "watch": .standard(.watch), "car": .standard(.car),
      "mac": .standard(.mac),
    ]
    guard let device = kinds[name.lowercased()] ?? Device.named(name) else {
      let known = Device.names + kinds.keys
      let hint = nearestName(to: name, in: known).map { "; did you mean \($0)?" } ?? ""
      throw ValueError(
        value: name, option: "--devices",
        expected: "screens or models that `vitrine devices` lists, or phone, pad, watch, car and "
          + "mac, separated by commas\(hint)")
    }
    self = device
  }
}
