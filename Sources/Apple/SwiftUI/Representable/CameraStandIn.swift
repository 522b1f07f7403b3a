import UIKit

/// The camera of an app or a capture extension, in place of a `UIImagePickerController`: a stand-in
/// for its picture, and a shutter. Each photo is taken with a controller that the author's view
/// makes, so that it has its delegate.
struct CameraStandIn: View {
  private let takePicture: @MainActor () -> Void
  @State private var count = 0

  /// nil if the view shows another controller, or is not in an app's window.
  init?<Camera: UIViewControllerRepresentable>(_ view: Camera, in context: _ViewContext) {
    let environment = context.environment
    guard Camera.UIViewControllerType.self is UIImagePickerController.Type, environment.isInApp
    else { return nil }
    takePicture = {
      let coordinator = view.makeCoordinator()
      let controller = view.makeUIViewController(
        context: UIViewControllerRepresentableContext(
          coordinator: coordinator, transaction: Transaction(), environment: environment))
      // The delegate is weak.
      withExtendedLifetime(coordinator) {
        (controller as? UIImagePickerController)?.takePicture()
      }
    }
  }

  var body: some View {
    ZStack(alignment: .bottom) {
      GeometryReader { geometry in
        let size = geometry.size
        LinearGradient(
          colors: [
            Color(red: 0.45, green: 0.66, blue: 0.86), Color(red: 0.72, green: 0.85, blue: 0.94),
          ],
          startPoint: .top, endPoint: .bottom)
        Circle().fill(Color(red: 1, green: 0.86, blue: 0.45))
          .frame(width: size.width * 0.22, height: size.width * 0.22)
          .position(x: size.width * 0.7, y: size.height * 0.26)
        Ellipse().fill(Color(red: 0.35, green: 0.56, blue: 0.4))
          .frame(width: size.width * 1.7, height: size.height * 0.9)
          .position(x: size.width * 0.5, y: size.height * 1.05)
      }
      .accessibilityHidden(true)
      ZStack {
        Button {
          count += 1
          takePicture()
        } label: {
          ZStack {
            Circle().stroke(.white, lineWidth: 4).frame(width: 72, height: 72)
            Circle().fill(.white).frame(width: 60, height: 60)
          }
        }
        .accessibilityLabel("Take Picture")
        HStack {
          if count > 0 {
            Text("\(count)").font(.headline).foregroundStyle(.white)
              .accessibilityLabel("Photos: \(count)")
          }
          Spacer()
        }
        .padding(.horizontal, 32)
      }
      .padding(.bottom, 40)
    }
  }
}
