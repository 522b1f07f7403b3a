"""What this machine supplies to a release: programs, Debian packages, fonts, the toolchain."""

import os
import pathlib
import re
import shutil
import subprocess

from archives import file_hash
from materials import debian_package, font, swift_toolchain

SYMBOL_FONT = "MaterialSymbolsRounded.ttf"
FONT_SUFFIXES = {".otf", ".ttc", ".ttf"}


class ReleaseError(Exception):
    """What keeps a release from being made, and what to do."""


def output(*command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


def require(programs):
    """Raises a ReleaseError if programs are missing. Each maps to its Debian package."""
    missing = sorted({package for program, package in programs.items()
                      if not shutil.which(program, path=os.environ["PATH"] + ":/usr/sbin")})
    if missing:
        raise ReleaseError(f"missing programs; run as root: apt-get install {' '.join(missing)}")


class Toolchain:
    """The toolchain in PATH."""

    # Not needed to build extensions and tests: the debugger, static libraries, other platforms.
    UNUSED = (
        "bin/lldb", "bin/lldb-argdumper", "bin/lldb-dap", "bin/lldb-server", "bin/clangd",
        "bin/docc", "bin/repl_swift", "bin/wasmkit", "lib/liblldb.so", "lib/liblldb.so.21.0",
        "lib/liblldb.so.21.0.0", "lib/swift_static", "lib/swift/embedded", "lib/swift/android",
        "lib/swift/wasi", "share/doc", "share/docc", "share/man")

    def __init__(self):
        compiler = shutil.which("swiftc")
        if not compiler:
            raise ReleaseError("swiftc not found in PATH; install Swift 6.3: "
                               "https://www.swift.org/install/linux")
        self.folder = pathlib.Path(compiler).resolve().parent.parent
        self.version = re.search(r"Swift version (\S+)", output(compiler, "--version"))[1]

    def material(self):
        return swift_toolchain(self.version)

    def dependencies(self):
        """The Debian packages of the shared libraries that the programs load."""
        programs = [path for path in sorted((self.folder / "bin").iterdir())
                    if f"bin/{path.name}" not in self.UNUSED]
        listing = subprocess.run(
            ["ldd", *map(str, programs)], check=False, capture_output=True, text=True).stdout
        libraries = sorted({"/".join(pathlib.Path(path).resolve().parts[-2:])
                            for path in re.findall(r"=> (/\S+)", listing)
                            if not path.startswith(str(self.folder))})
        owners = output("dpkg-query", "-S", *(f"*/{library}" for library in libraries))
        return sorted({owner.split(":")[0] for owner in owners.splitlines()
                       if not owner.startswith("diversion ")})

    def runtime(self):
        """The shared libraries that the tool, its macros and extensions load."""
        libraries = self.folder / "lib/swift"
        unused = re.compile(r"lib(XCTest|.*Testing.*|.*Mirror|swift_Differentiation)\.so")
        linux = [path for path in sorted((libraries / "linux").glob("*.so"))
                 if not unused.fullmatch(path.name)]
        host = sorted((libraries / "host").glob("libSwift*.so"))
        return linux + host


def installed_packages(names=None, *options):
    """Installed Debian packages: all, or those of these names."""
    form = "${binary:Package}\t${Version}\t${Architecture}\t${db:Status-Status}\n"
    query = ["dpkg-query", *options, "-W", "-f", form, *(names or [])]
    text = subprocess.run(query, check=False, capture_output=True, text=True).stdout
    release = debian_release()
    rows = sorted({tuple(line.split("\t")) for line in text.splitlines()})
    return [debian_package(name.split(":")[0], version, architecture, release)
            for name, version, architecture, status in rows if status == "installed"]


def debian_release():
    text = pathlib.Path("/etc/os-release").read_text(encoding="utf-8")
    return re.search(r"^VERSION_CODENAME=(\S+)", text, re.MULTILINE)[1]


def alternatives(field):
    """The packages of a field such as Depends: of alternatives, the first installed one."""
    groups = [[re.sub(r"[ (].*", "", name.strip()) for name in group.split("|")]
              for group in field.replace("\n", " ").split(",")]
    return [next((name for name in group if installed_packages([name])), group[0])
            for group in groups]


def fonts(folder):
    """The fonts that the tool draws with. Raises a ReleaseError if a pinned one is missing."""
    files = sorted(path for path in folder.rglob("*") if path.suffix in FONT_SUFFIXES)
    names = {str(path.relative_to(folder)) for path in files}
    pinned = re.findall(r"^[0-9a-f]{64}  (.+)$", (folder / "fonts.sha256").read_text("utf-8"),
                        re.MULTILINE)
    missing = sorted({SYMBOL_FONT, *pinned} - names)
    if missing:
        raise ReleaseError(f"missing fonts, such as {missing[0]}; run script/bootstrap")
    return [font(f"/share/vitrine/Fonts/{path.relative_to(folder)}", file_hash(path))
            for path in files]
