"""Flame graphs: the width of a frame is its share of the samples, and callers are below."""
import html
import zlib

WIDTH, ROW, MARGIN = 1600, 17, 30
# Frames that are narrower are left out, in pixels.
NARROWEST = 0.5
PIXELS_PER_CHARACTER = 6.6


class Frame:
    def __init__(self, name):
        self.name = name
        self.count = 0
        self.called = {}


def flame_graph(stacks, title):
    """Returns an SVG of stacks, a dictionary of tuples and counts."""
    root = Frame(title)
    for stack, count in stacks.items():
        frame = root
        frame.count += count
        for name in stack:
            frame = frame.called.setdefault(name, Frame(name))
            frame.count += count
    scale = WIDTH / root.count
    rows, highest = [], 0
    waiting = [(root, 0.0, 0)]
    while waiting:
        frame, left, depth = waiting.pop()
        highest = max(highest, depth)
        rows.append((frame, left, depth))
        for called in sorted(frame.called.values(), key=lambda called: called.name):
            width = called.count * scale
            if width >= NARROWEST:
                waiting.append((called, left, depth + 1))
            left += width
    height = (highest + 1) * ROW + 2 * MARGIN
    shapes = [shape(frame, left, height - MARGIN - (depth + 1) * ROW, scale, root.count)
              for frame, left, depth in rows]
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            'font-family="monospace" font-size="11">\n'
            f'<rect width="{WIDTH}" height="{height}" fill="#fffdf5"/>\n'
            + "\n".join(shapes) + "\n</svg>\n")


def shape(frame, left, top, scale, total):
    width = frame.count * scale
    # Equal names have equal colours, in each graph.
    hue = 10 + zlib.crc32(frame.name.encode()) % 45
    name = html.escape(frame.name)
    characters = int((width - 4) / PIXELS_PER_CHARACTER)
    label = html.escape(frame.name[:characters]) if characters > 2 else ""
    return (f'<g><title>{name}: {frame.count / total:.1%}</title>'
            f'<rect x="{left:.1f}" y="{top}" width="{width:.1f}" height="{ROW - 1}" '
            f'fill="hsl({hue} 85% 68%)"/>'
            f'<text x="{left + 3:.1f}" y="{top + 12}">{label}</text></g>')
