"""Runs EntryBenchmark by turns with what it is compared with, so that a change of the machine's
speed affects both."""
import statistics
import subprocess


class EntryRounds:
    def __init__(self, program, executable, *kind):
        self.process = subprocess.Popen(
            [program, "rounds", executable, *kind], text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.rounds = []

    def run(self):
        """Measures a round. The first one warms up and does not count."""
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        words = self.process.stdout.readline().split()
        assert len(words) == 3, f"EntryBenchmark printed {words}"
        self.rounds.append([float(word) for word in words])

    def medians(self):
        """The milliseconds of an entry in a timeline, of a request to its archive, and of one to
        its PNG."""
        return [statistics.median(times) for times in zip(*self.rounds[1:])]

    def end(self):
        self.process.stdin.close()
        self.process.wait()
