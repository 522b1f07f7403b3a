"""The samples of a perf recording."""
import collections
import re
import subprocess

# perf script prints a line for a sample, then a line for each frame, the innermost first.
FRAME = re.compile(r"^\s+[0-9a-f]+ (.*) \((.*)\)$")
OFFSET = re.compile(r"\+0x[0-9a-f]+$")


class Samples:
    """Stacks from the outermost frame to the innermost, and how often each was seen."""

    def __init__(self):
        # (process, function, …): count
        self.stacks = collections.Counter()
        self.libraries = collections.Counter()

    @classmethod
    def read(cls, data, processes):
        """Reads the samples of processes with these names."""
        lines = subprocess.run(
            ["perf", "script", "-i", data, "-F", "comm,ip,sym,dso"], check=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout.splitlines()
        found, process, frames = [], None, []
        for line in [*lines, ""]:
            frame = FRAME.match(line)
            if frame and process:
                frames.append((OFFSET.sub("", frame[1]), frame[2].rsplit("/", 1)[-1]))
            elif not line.strip():
                if process in processes and frames:
                    found.append((process, frames))
                process, frames = None, []
            elif not frame:
                process = line.strip()
        names = demangled({name for _, frames in found for name, _ in frames})
        samples = cls()
        for process, frames in found:
            samples.libraries[frames[0][1]] += 1
            stack = [names[name] if name != "[unknown]" else library for name, library in frames]
            samples.stacks[(process, *reversed(stack))] += 1
        return samples

    @property
    def count(self):
        return sum(self.stacks.values())

    def shares(self, counter):
        return [(count / self.count, label) for label, count in counter.most_common()]

    def by_process(self):
        counter = collections.Counter()
        for stack, count in self.stacks.items():
            counter[stack[0]] += count
        return self.shares(counter)

    def by_library(self):
        return self.shares(self.libraries)

    def by_function(self):
        counter = collections.Counter()
        for stack, count in self.stacks.items():
            counter[stack[-1]] += count
        return self.shares(counter)


def demangled(names):
    """Returns the Swift names of symbols."""
    names = sorted(names)
    shown = subprocess.run(
        ["swift", "demangle", "--simplified", "--compact"], input="\n".join(names), check=True,
        stdout=subprocess.PIPE, text=True).stdout.splitlines()
    return dict(zip(names, shown))
