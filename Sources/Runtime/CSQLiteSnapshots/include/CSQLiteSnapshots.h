#ifndef C_SQLITE_SNAPSHOTS_H
#define C_SQLITE_SNAPSHOTS_H

// The snapshots of SQLite, which Apple's library has and Debian's lacks. Libraries such as GRDB
// link them. Each function reports SQLITE_ERROR.

struct sqlite3;
struct sqlite3_snapshot;

int sqlite3_snapshot_get(struct sqlite3 *, const char *, struct sqlite3_snapshot **);
int sqlite3_snapshot_open(struct sqlite3 *, const char *, struct sqlite3_snapshot *);
void sqlite3_snapshot_free(struct sqlite3_snapshot *);
int sqlite3_snapshot_cmp(struct sqlite3_snapshot *, struct sqlite3_snapshot *);
int sqlite3_snapshot_recover(struct sqlite3 *, const char *);

#endif
