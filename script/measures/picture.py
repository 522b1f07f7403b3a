"""Measures of pictures: rows of ink, and pixels that differ."""
import numpy
from PIL import Image

# The part of a channel's range by which a pixel differs from another one.
THRESHOLD = 0.1


def load(file):
    """The picture on white: height, width and three channels, 0…1."""
    with Image.open(file) as image:
        image.load()
        pixels = numpy.asarray(image.convert("RGBA"), dtype=numpy.float32) / 255
    alpha = pixels[..., 3:]
    return pixels[..., :3] * alpha + 1 - alpha


def background(pixels):
    """The most frequent color of the edge."""
    edge = numpy.concatenate([pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]])
    colors, counts = numpy.unique((edge * 255).round().astype(int), axis=0, return_counts=True)
    return colors[counts.argmax()] / 255


class Row:
    """Successive rows of pixels with ink."""

    def __init__(self, top, bottom, ink):
        columns = numpy.flatnonzero(ink[top:bottom].any(axis=0))
        self.top, self.bottom = top, bottom
        self.left, self.right = int(columns[0]), int(columns[-1]) + 1

    @property
    def width(self):
        return self.right - self.left


def rows(pixels):
    """The rows of ink from top to bottom."""
    ink = (numpy.abs(pixels - background(pixels)) > THRESHOLD).any(axis=2)
    has_ink = ink.any(axis=1).astype(int)
    changes = numpy.flatnonzero(numpy.diff(has_ink, prepend=0, append=0))
    return [Row(int(top), int(bottom), ink)
            for top, bottom in zip(changes[::2], changes[1::2])]


class Comparison:
    """A reference beside our picture."""

    def __init__(self, reference, ours):
        self.reference, self.ours = reference, ours
        self.wanted, self.found = rows(reference), rows(ours)
        height, width = (max(a, b) for a, b in zip(reference.shape[:2], ours.shape[:2]))

        def extended(pixels):
            whole = numpy.full((height, width, 3), -1, dtype=numpy.float32)
            whole[: pixels.shape[0], : pixels.shape[1]] = pixels
            return whole

        differs = (numpy.abs(extended(reference) - extended(ours)) > THRESHOLD).any(axis=2)
        # The share of pixels that differ. What only one of two sizes has differs.
        self.share = float(differs.mean())

    def rows_within(self, pixels):
        """Whether all rows of ink begin and end within some pixels of the reference's."""
        return len(self.wanted) == len(self.found) and all(
            abs(a.top - b.top) <= pixels and abs(a.bottom - b.bottom) <= pixels
            for a, b in zip(self.wanted, self.found))

    @property
    def has_same_lines(self):
        """Whether there are as many rows of ink, each about as wide as the reference's."""
        return len(self.wanted) == len(self.found) and all(
            abs(a.width - b.width) <= max(0.04 * a.width, 3)
            for a, b in zip(self.wanted, self.found))

    @property
    def worst(self):
        """What differs most, in words; empty if all rows are within a pixel."""
        sizes = [f"{pixels.shape[1]} × {pixels.shape[0]}"
                 for pixels in (self.ours, self.reference)]
        if sizes[0] != sizes[1]:
            return f"{sizes[0]} pixels, expected {sizes[1]}"
        if len(self.wanted) != len(self.found):
            return f"{len(self.found)} rows of ink, expected {len(self.wanted)}"
        worst, words = 1, ""
        for number, (a, b) in enumerate(zip(self.wanted, self.found), start=1):
            for name in ("top", "bottom", "left", "right"):
                distance = getattr(b, name) - getattr(a, name)
                if abs(distance) > worst:
                    worst = abs(distance)
                    direction = {True: ("lower", "further right"), False: ("higher",
                                 "further left")}[distance > 0][name in ("left", "right")]
                    words = (f"row {number} of {len(self.wanted)}: its {name} is "
                             f"{abs(distance)} pixels {direction}")
        return words
