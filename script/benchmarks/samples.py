"""The samples of a perf recording."""
import collections
import re
import subprocess

# perf script prints a line for a sample, then a line for each frame, the innermost first.
FRAME = re.compile(r"^\s+[0-9a-f]+ (.*) \((.*)\)$")
HEAD = re.compile(r"^(.*\S)\s+(\d+)/(\d+)\s*$")
OFFSET = re.compile(r"\+0x[0-9a-f]+$")


class Samples:
    """Stacks from the outermost frame to the innermost, and how often each was seen."""

    def __init__(self):
        # (process, function, …): count
        self.stacks = collections.Counter()
        self.libraries = collections.Counter()

    @classmethod
    def read(cls, data, processes):
        """Reads the samples of processes with these names, of all their threads."""
        lines = subprocess.run(
            ["perf", "script", "-i", data, "-F", "comm,pid,tid,ip,sym,dso"], check=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout.splitlines()
        # (process identifier, frames); a process has the name of its main thread.
        read, commands, process, frames = [], {}, None, []
        for line in [*lines, ""]:
            frame, head = FRAME.match(line), HEAD.match(line)
            if frame and process:
                frames.append((OFFSET.sub("", frame[1]), frame[2].rsplit("/", 1)[-1]))
            elif head:
                process = head[2]
                if head[2] == head[3]:
                    commands[process] = head[1].strip()
            elif not line.strip():
                if process and frames:
                    read.append((process, frames))
                process, frames = None, []
        found = [(commands[process], frames) for process, frames in read
                 if commands.get(process) in processes]
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
