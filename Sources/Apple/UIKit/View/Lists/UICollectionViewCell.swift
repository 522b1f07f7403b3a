/// A part of a collection: a cell, a header or a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open private(set) lazy var contentView = UIView()
}

/// A cell of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0
  /// In points.
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
}
