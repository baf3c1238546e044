public import Display

extension Stage {
  /// Gives the stage another size; nothing of it animates, and what moves goes on from its new
  /// place.
  ///
  /// The controller hears of it before (`viewWillTransition`) and after
  /// (`viewDidLayoutSubviews`).
  public func resize(to newSize: Size) {
    precondition(newSize.width > 0 && newSize.height > 0, "A stage covers some area.")
    guard newSize != size else { return }
    perform {
      engine.runWithoutAnimation {
        rootViewController?.viewWillTransition(to: newSize)
        size = newSize
        rootView.frame = Rect(origin: .zero, size: newSize)
        rootView.layoutIfNeeded()
      }
    }
  }
}
