import Charts
import SwiftUI

/// The box of a symbol, black.
private struct Box: View {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some View { Image(systemName: name).hidden().background(.black) }
}

#Preview("symbols", traits: .fixedLayout(width: 160, height: 40)) {
  HStack(spacing: 10) {
    Box("plus")
    Box("arrow.circlepath")
    Box("heart.fill")
    Box("mic.fill")
    Box("info.circle")
  }
}

#Preview("controls", traits: .fixedLayout(width: 120, height: 40)) {
  Toggle("", isOn: .constant(true)).labelsHidden().fixedSize().hidden().background(.black)
}

#Preview("bars", traits: .fixedLayout(width: 150, height: 60)) {
  Chart([20, 50, 36], id: \.self) { value in
    BarMark(x: .value("name", "\(value)"), y: .value("value", value)).cornerRadius(0)
      .foregroundStyle(.black)
  }
  .chartXAxis(.hidden)
  .chartYAxis(.hidden)
}
