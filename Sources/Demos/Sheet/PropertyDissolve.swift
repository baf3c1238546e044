internal import Display
internal import Layers

/// What stands for a motion where motion is reduced: a picture of the view as it was fades out while
/// the view, already at its end, fades in.
struct PropertyDissolve {
  private let subject: View
  private let picture: View

  /// Leaves a picture of a view as it is shown, changes the view at once, and hides it.
  init(of subject: View, in room: View, change: () -> Void) {
    self.subject = subject
    picture = View()
    picture.backgroundColor = subject.backgroundColor
    picture.layer.cornerRadius = subject.layer.cornerRadius
    picture.layer.bounds = subject.layer.bounds
    picture.layer.position = subject.layer.position
    picture.layer.transform = subject.layer.transform
    picture.alpha = subject.layer.presentation.opacity
    room.addSubview(picture)
    change()
    subject.alpha = 0
  }

  /// The change that animates.
  func show() {
    subject.alpha = 1
    picture.alpha = 0
  }

  /// Takes the picture away.
  func end() { picture.removeFromSuperview() }
}
