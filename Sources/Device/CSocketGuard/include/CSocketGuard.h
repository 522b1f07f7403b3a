#pragma once
#include <gio/gio.h>

/// Inspects bytes that were received. Returns how many of them the reader gets, from the first on;
/// the rest is discarded. -1 ends the stream with an error.
typedef gssize (*SocketGuardInspect)(void *context, const void *bytes, gsize count);

/// Returns a connection for the socket of another one, whose received bytes pass `inspect` before
/// they are read. It owns `context`, and keeps the other connection, which would close the socket.
GSocketConnection *socket_guard_new(GSocketConnection *connection, SocketGuardInspect inspect,
                                    void *context, GDestroyNotify release);

/// Returns the context of a connection that `socket_guard_new` has returned, or NULL.
void *socket_guard_context(GSocketConnection *connection);

/// Keeps the socket open when the connection is closed, until `socket_guard_drain`.
void socket_guard_hold(GSocketConnection *connection);

/// Ends the sending side, and discards what the client still sends. Closing a socket with unread
/// bytes would reset it, and the client could lose the response. The socket is closed when the
/// client closes it, after 4 MiB, or after a second without data, also if the connection is closed
/// earlier.
void socket_guard_drain(GSocketConnection *connection);
