"""Archives whose bytes depend on nothing but the files: names sorted, dates limited, no owners."""

import gzip
import hashlib
import os
import pathlib
import tarfile


def paths(folder, excluded=()):
    """All paths below a folder, relative to it and sorted, without the excluded ones."""
    found = []
    for parent, folders, files in os.walk(folder):
        relative = pathlib.Path(parent).relative_to(folder)
        folders[:] = sorted(
            name for name in folders if str(relative / name) not in excluded)
        found += [relative / name for name in folders + files
                  if str(relative / name) not in excluded]
    return sorted(found, key=lambda path: str(path).encode())


def add_tree(archive, folder, prefix, epoch, excluded=(), keeps_owners=False):
    """Adds the contents of a folder below `prefix`. Devices and sockets are left out."""
    for path in paths(folder, set(excluded)):
        info = archive.gettarinfo(folder / path, arcname=str(pathlib.PurePosixPath(prefix) / path))
        if info is None or info.isdev():
            continue
        info.mtime = min(int(info.mtime), epoch)
        info.uname = info.gname = ""
        if not keeps_owners:
            info.uid = info.gid = 0
            info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
        if info.isreg():
            with open(folder / path, "rb") as file:
                archive.addfile(info, file)
        else:
            archive.addfile(info)


class HashingWriter:
    """A file to write to that hashes what it gets."""

    def __init__(self, file):
        self.file = file
        self.hash = hashlib.sha256()
        self.size = 0

    def write(self, data):
        self.hash.update(data)
        self.size += len(data)
        return self.file.write(data)

    def flush(self):
        self.file.flush()

    @property
    def digest(self):
        return self.hash.hexdigest()


def write_compressed(path, fill):
    """Writes a .tar.gz that `fill` fills. Returns the hashes of the archive and of the file, and
    the file's size."""
    with open(path, "wb") as file:
        outer = HashingWriter(file)
        with gzip.GzipFile("", "wb", 6, outer, mtime=0) as compressed:
            inner = HashingWriter(compressed)
            with tarfile.open(fileobj=inner, mode="w|", format=tarfile.PAX_FORMAT) as archive:
                fill(archive)
        return inner.digest, outer.digest, outer.size


def file_hash(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
