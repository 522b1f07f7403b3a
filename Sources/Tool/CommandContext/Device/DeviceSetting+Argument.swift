import CommandArguments
import DeviceEngine
import NearestName

/// Parses `NAME=VALUE`. Throws `ValueError`.
package func settingChange(_ text: String) throws -> DeviceSetting.Change {
  let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2 else {
    throw ValueError(value: text, option: "NAME=VALUE", expected: "a setting such as look=tinted")
  }
  let name = String(parts[0])
  guard let setting = DeviceSetting.named(name) else {
    let names = knownNames(DeviceSetting.all.map(\.name), insteadOf: name)
    throw ValueError(value: name, option: "NAME=VALUE", expected: "one of: \(names)")
  }
  guard let change = setting.change(parsing: String(parts[1])) else {
    throw ValueError(value: String(parts[1]), option: name, expected: setting.expected)
  }
  return change
}
