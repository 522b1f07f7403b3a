"""A damaged cache: each entry is truncated, emptied, filled with garbage or replaced by a script, a
folder or a link. A build must give the same result as before, and must not run what is there.
"""

import os
import pathlib
import random
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROJECT = ROOT / "Tests/Tool/EndToEndTests/Fixtures/Lagoon"


def truncate(file, _):
    with open(file, "r+b") as stream:
        stream.truncate(file.stat().st_size // 2)


def empty(file, _):
    file.write_bytes(b"")


def garbage(file, _):
    file.write_bytes(random.Random(7).randbytes(max(file.stat().st_size, 16)))


def script(file, proof):
    mode = file.stat().st_mode
    file.write_text(f"#!/bin/sh\ntouch {proof}\n")
    file.chmod(mode | 0o111)


def quote(file, _):
    """What was reported as "Unterminated quoted string"."""
    file.write_text("#!/bin/sh\nexec 'usr\n")


def folder(file, _):
    file.unlink()
    file.mkdir()


def link(file, _):
    file.unlink()
    file.symlink_to("/etc/hostname")


def missing(file, _):
    file.unlink()


DAMAGES = [truncate, empty, garbage, script, quote, folder, link, missing]


class Cache:
    def __init__(self, tool):
        self.tool = tool
        self.place = pathlib.Path(tempfile.mkdtemp(prefix="vitrine-caches-"))
        self.proof = self.place / "executed"
        self.project = self.place / "Lagoon"
        shutil.copytree(PROJECT, self.project)
        # Files outside of the repository would not be read.
        (self.project / ".git").mkdir()
        self.kept = self.place / "kept"
        self.cache = self.place / "cache"
        self.environment = dict(os.environ, XDG_CACHE_HOME=str(self.cache),
                                XDG_STATE_HOME=str(self.place / "state"))

    def build(self, *arguments):
        output = self.place / "out.vitrine"
        return subprocess.run(
            [str(self.tool), "build", str(self.project), "-o", str(output), *arguments],
            cwd=self.place, env=self.environment, capture_output=True, text=True, timeout=300)

    def files(self):
        all_files = [p for p in (self.cache / "vitrine").rglob("*")
                     if p.is_file() and not p.is_symlink()]
        # The modules of the toolchain and of C are checked by the compiler.
        return sorted(p for p in all_files if "modules" not in p.relative_to(self.cache).parts[:2])

    def restore(self):
        shutil.rmtree(self.cache, ignore_errors=True)
        subprocess.run(["cp", "-a", str(self.kept), str(self.cache)], check=True)

    def close(self):
        shutil.rmtree(self.place, ignore_errors=True)


def attacks(tool, quick):
    if quick:
        return
    cache = Cache(tool)
    try:
        first = cache.build()
        if first.returncode != 0:
            yield "cache: the first build", False, first.stderr[-300:]
            return
        cache.cache.rename(cache.kept)
        cache.restore()
        files = [p.relative_to(cache.cache) for p in cache.files()]
        kinds = {}
        for file in files:
            # One file of each kind of entry and each type.
            parts = file.parts
            top = parts[1] if len(parts) > 1 else ""
            entry = parts[2].split("-")[0] if len(parts) > 2 else ""
            kinds.setdefault((top, entry if top == "compiled" else "", file.suffix or file.name),
                             file)
        for file in kinds.values():
            problems = []
            for damage in DAMAGES:
                cache.restore()
                damage(cache.cache / file, cache.proof)
                result = cache.build("--force")
                if result.returncode != 0:
                    lines = result.stderr.strip().splitlines()
                    problems.append(f"{damage.__name__}: {lines[-1][:100] if lines else ''}")
                if cache.proof.exists():
                    problems.append(f"{damage.__name__}: executed")
                    cache.proof.unlink()
            name = "/".join(file.parts[1:])
            yield f"cache: {name}", not problems, "; ".join(problems)
    finally:
        cache.close()


if __name__ == "__main__":
    import sys

    sys.exit(max([0] + [print(name, "passed" if passed else "FAILED", detail) or not passed
                        for name, passed, detail in attacks(
                            pathlib.Path(sys.argv[1]).resolve(), "--quick" in sys.argv)]))
