#include "CSQLiteSnapshots.h"

// Weak, so that a SQLite with snapshots takes precedence in a program that links it first.
#define MISSING __attribute__((weak))

static const int sqliteError = 1;

MISSING int sqlite3_snapshot_get(
    struct sqlite3 *database, const char *schema, struct sqlite3_snapshot **snapshot) {
  *snapshot = 0;
  return sqliteError;
}

MISSING int sqlite3_snapshot_open(
    struct sqlite3 *database, const char *schema, struct sqlite3_snapshot *snapshot) {
  return sqliteError;
}

MISSING void sqlite3_snapshot_free(struct sqlite3_snapshot *snapshot) {}

MISSING int sqlite3_snapshot_cmp(
    struct sqlite3_snapshot *first, struct sqlite3_snapshot *second) {
  return 0;
}

MISSING int sqlite3_snapshot_recover(struct sqlite3 *database, const char *schema) {
  return sqliteError;
}
