import os
import tarfile

import archives
from release_case import EPOCH, ReleaseCase


class ArchiveTests(ReleaseCase):
    def pack(self, name, folder):
        path = self.folder / name
        result = archives.write_compressed(
            path, lambda archive: archives.add_tree(archive, folder, "vitrine", EPOCH))
        return path, result

    def test_bytes_do_not_depend_on_dates_and_order(self):
        packed = []
        for number, names in enumerate((["b", "a/c"], ["a/c", "b"])):
            for name in names:
                file = self.write(f"{number}/{name}", name)
                os.utime(file, (EPOCH + 10 * number + 1,) * 2)
            packed.append(self.pack(f"{number}.tar.gz", self.folder / str(number))[0].read_bytes())
        self.assertEqual(packed[0], packed[1])

    def test_contents_modes_and_links(self):
        tool = self.write("tree/lib/vitrine", "tool", executable=True)
        (self.folder / "tree/bin").mkdir()
        (self.folder / "tree/bin/vitrine").symlink_to("../lib/vitrine")
        self.write("tree/unused/file")
        path = self.folder / "archive.tar.gz"
        archives.write_compressed(path, lambda archive: archives.add_tree(
            archive, tool.parent.parent, "vitrine", EPOCH, ["unused"]))
        with tarfile.open(path) as archive:
            members = {member.name: member for member in archive}
            self.assertEqual(sorted(members), [
                "vitrine/bin", "vitrine/bin/vitrine", "vitrine/lib", "vitrine/lib/vitrine"])
            self.assertEqual(members["vitrine/bin/vitrine"].linkname, "../lib/vitrine")
            self.assertEqual(members["vitrine/lib/vitrine"].mode, 0o755)
            for member in members.values():
                self.assertEqual((member.uid, member.uname), (0, ""))
                self.assertLessEqual(member.mtime, EPOCH)

    def test_hashes_are_those_of_the_file(self):
        self.write("tree/file")
        path, (_, digest, size) = self.pack("archive.tar.gz", self.folder / "tree")
        self.assertEqual(digest, archives.file_hash(path))
        self.assertEqual(size, path.stat().st_size)
