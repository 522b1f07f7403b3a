import datetime
import unittest

from output import difference

NOW = datetime.datetime(2026, 11, 22, 19, 47)


def compare(page, printed):
    return difference(page, "".join(line + "\n" for line in printed), NOW)


class OutputTests(unittest.TestCase):
    def test_equal_output_passes(self):
        for page, printed in (
            ([], ["anything"]),
            (["ID  NAME", "p1  Lamp"], ["ID   NAME", "p1   Lamp"]),
            (["first", "…", "last"], ["first", "last"]),
            (["first", "…", "last"], ["first", "last", "two", "last"]),
            (["…", "middle", "…"], ["first", "middle", "last"]),
            (["p1  …", "the token … is unknown"], ["p1  small  -", "the token 4711 is unknown"]),
            # Volatile.
            (["13 tests, in 4.5 s"], ["13 tests, in 12 s"]),
            (["98 drawn in 3s, 103 a second"], ["98 drawn in 8s, 7 a second"]),
            (["643072 bytes"], ["1 bytes"]),
            (["http://host/?token=bbb68538…"], ["http://host/?token=" + "a1" * 32]),
            (["0  edc6e987  Tacos"], ["0  a2dbaaa4  Tacos"]),
            (["AuthKey_DBCUW7KWWR.p8"], ["AuthKey_57RFKK6KWT.p8"]),
            (["worker ada-4711 has 8 jobs"], ["worker host.local-12 has 2 jobs"]),
            # Near to the time of the run.
            (["at 10:21:07"], ["at 19:46:59"]),
            (["until 2026-03-05 02:24:00"], ["until 2026-11-23 02:27:00"]),
            (["2026-03-05T02:11:44.151Z"], ["2026-11-22T19:47:00.000Z"]),
            # Printed with the date, or as a time of the same day.
            (["until 2026-11-22 02:24:00"], ["until 02:24:00"]),
            (["until 02:24:00"], ["until 2026-11-22 02:24:00"]),
            (["at 10:21:07"], ["at 2026-11-22 19:47:01"]),
            (["at 2026-03-05 10:21:07"], ["at 19:47:01"]),
            # Only while the work takes longer.
            (["vitrine: building Everyday …", "done"], ["done"]),
            (["done"], ["vitrine: building Everyday …", "done"]),
        ):
            with self.subTest(page=page):
                self.assertIsNone(compare(page, printed))

    def test_other_output_is_reported(self):
        for page, printed, message in (
            (["p1  Lamp"], ["p2  Lamp"],
             "not as printed\n  the page: p1 Lamp\n  printed:  p2 Lamp"),
            (["one", "two"], ["one"],
             "not as printed\n  the page: two\n  printed:  nothing more"),
            (["one"], ["one", "two"], "prints more than the page\n  printed:  two"),
            (["…", "last"], ["first"], "not as printed\n  the page: last"),
            # Another date than that of the run is not volatile.
            (["at 2026-03-05 11:45:00"], ["at 2026-03-05 11:46:00"],
             "not as printed\n  the page: at 2026-03-05 11:45:00\n"
             "  printed:  at 2026-03-05 11:46:00"),
            (["at 10:21:07"], ["at 10:21:08"],
             "not as printed\n  the page: at 10:21:07\n  printed:  at 10:21:08"),
            (["until 2026-03-05 02:24:00"], ["until 02:25:00"],
             "not as printed\n  the page: until 2026-03-05 02:24:00\n"
             "  printed:  until 02:25:00"),
            (["3 tests, in 4.5 s"], ["4 tests, in 4.5 s"],
             "not as printed\n  the page: 3 tests, in 4.5 s\n"
             "  printed:  4 tests, in <duration>"),
        ):
            with self.subTest(page=page):
                self.assertEqual(compare(page, printed), message)
