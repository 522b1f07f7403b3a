#include "CSocketGuard.h"

// A connection whose input stream passes the bytes that it reads to a callback. Swift cannot define
// GObject classes.

// MARK: The input stream

typedef struct {
  GFilterInputStream parent;
  SocketGuardInspect inspect;
  void *context;
  GDestroyNotify release;
} GuardInput;
typedef struct {
  GFilterInputStreamClass parent;
} GuardInputClass;

static void guard_input_pollable(GPollableInputStreamInterface *interface);
static GType guard_input_get_type(void);
G_DEFINE_TYPE_WITH_CODE(GuardInput, guard_input, G_TYPE_FILTER_INPUT_STREAM,
                        G_IMPLEMENT_INTERFACE(G_TYPE_POLLABLE_INPUT_STREAM, guard_input_pollable))

static GPollableInputStream *guard_input_base(GuardInput *input) {
  return G_POLLABLE_INPUT_STREAM(g_filter_input_stream_get_base_stream(&input->parent));
}

static gssize guard_input_inspect(GuardInput *input, const void *bytes, gssize count,
                                  GError **error) {
  if (count <= 0) return count;
  gssize passed = input->inspect(input->context, bytes, (gsize)count);
  if (passed < 0) {
    g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "invalid data received");
    return -1;
  }
  return MIN(passed, count);
}

static gssize guard_input_read_nonblocking(GPollableInputStream *stream, void *bytes, gsize count,
                                           GError **error) {
  GuardInput *input = (GuardInput *)stream;
  gssize read = g_pollable_input_stream_read_nonblocking(guard_input_base(input), bytes, count,
                                                         NULL, error);
  gssize passed = guard_input_inspect(input, bytes, read, error);
  if (read > 0 && passed == 0) {
    // 0 would be the end of the stream.
    g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK, "no data for the reader");
    return -1;
  }
  return passed;
}

static gssize guard_input_read(GInputStream *stream, void *bytes, gsize count,
                               GCancellable *cancellable, GError **error) {
  GuardInput *input = (GuardInput *)stream;
  GInputStream *base = G_INPUT_STREAM(guard_input_base(input));
  for (;;) {
    gssize read = g_input_stream_read(base, bytes, count, cancellable, error);
    gssize passed = guard_input_inspect(input, bytes, read, error);
    if (read <= 0 || passed != 0) return passed;
  }
}

static gboolean guard_input_is_readable(GPollableInputStream *stream) {
  return g_pollable_input_stream_is_readable(guard_input_base((GuardInput *)stream));
}

static GSource *guard_input_create_source(GPollableInputStream *stream,
                                          GCancellable *cancellable) {
  GSource *base = g_pollable_input_stream_create_source(guard_input_base((GuardInput *)stream),
                                                        NULL);
  GSource *source = g_pollable_source_new_full(stream, base, cancellable);
  g_source_unref(base);
  return source;
}

static void guard_input_finalize(GObject *object) {
  GuardInput *input = (GuardInput *)object;
  if (input->release) input->release(input->context);
  G_OBJECT_CLASS(guard_input_parent_class)->finalize(object);
}

static void guard_input_pollable(GPollableInputStreamInterface *interface) {
  interface->is_readable = guard_input_is_readable;
  interface->create_source = guard_input_create_source;
  interface->read_nonblocking = guard_input_read_nonblocking;
}

static void guard_input_class_init(GuardInputClass *class) {
  G_OBJECT_CLASS(class)->finalize = guard_input_finalize;
  G_INPUT_STREAM_CLASS(class)->read_fn = guard_input_read;
  // The default implementation of GInputStream reads, so the callback also sees skipped bytes.
  G_INPUT_STREAM_CLASS(class)->skip =
      G_INPUT_STREAM_CLASS(g_type_class_peek(G_TYPE_INPUT_STREAM))->skip;
}

static void guard_input_init(GuardInput *input) { (void)input; }

// MARK: The connection

typedef struct {
  GSocketConnection parent;
  GSocketConnection *original;
  GuardInput *input;
  /// The socket stays open when the connection is closed.
  gboolean holds;
  gboolean drains;
} GuardConnection;
typedef struct {
  GSocketConnectionClass parent;
} GuardConnectionClass;

static GType guard_connection_get_type(void);
G_DEFINE_TYPE(GuardConnection, guard_connection, G_TYPE_SOCKET_CONNECTION)

static GuardConnection *guard_connection(GSocketConnection *connection) {
  return G_TYPE_CHECK_INSTANCE_TYPE(connection, guard_connection_get_type())
             ? (GuardConnection *)connection
             : NULL;
}

static GInputStream *guard_connection_input(GIOStream *stream) {
  return (GInputStream *)((GuardConnection *)stream)->input;
}

static gboolean guard_connection_close(GIOStream *stream, GCancellable *cancellable,
                                       GError **error) {
  if (((GuardConnection *)stream)->holds) return TRUE;
  return G_IO_STREAM_CLASS(guard_connection_parent_class)->close_fn(stream, cancellable, error);
}

static void guard_connection_finalize(GObject *object) {
  GuardConnection *connection = (GuardConnection *)object;
  g_clear_object(&connection->input);
  g_clear_object(&connection->original);
  G_OBJECT_CLASS(guard_connection_parent_class)->finalize(object);
}

static void guard_connection_class_init(GuardConnectionClass *class) {
  G_OBJECT_CLASS(class)->finalize = guard_connection_finalize;
  G_IO_STREAM_CLASS(class)->get_input_stream = guard_connection_input;
  G_IO_STREAM_CLASS(class)->close_fn = guard_connection_close;
}

static void guard_connection_init(GuardConnection *connection) { (void)connection; }

GSocketConnection *socket_guard_new(GSocketConnection *original, SocketGuardInspect inspect,
                                    void *context, GDestroyNotify release) {
  GInputStream *base = g_io_stream_get_input_stream(G_IO_STREAM(original));
  GuardInput *input = g_object_new(guard_input_get_type(), "base-stream", base,
                                   "close-base-stream", FALSE, NULL);
  input->inspect = inspect;
  input->context = context;
  input->release = release;
  GuardConnection *connection =
      g_object_new(guard_connection_get_type(), "socket",
                   g_socket_connection_get_socket(original), NULL);
  connection->original = g_object_ref(original);
  connection->input = input;
  return &connection->parent;
}

void *socket_guard_context(GSocketConnection *connection) {
  GuardConnection *guarded = guard_connection(connection);
  return guarded && guarded->input ? guarded->input->context : NULL;
}

// MARK: Draining

typedef struct {
  GSocketConnection *connection;
  gsize left;
} Drain;

static gboolean drain_read(GSocket *socket, GIOCondition condition, void *data) {
  (void)condition;
  static const gsize step = 64 << 10;
  Drain *drain = data;
  char *bytes = g_malloc(step);
  gssize count = g_socket_receive_with_blocking(socket, bytes, step, FALSE, NULL, NULL);
  g_free(bytes);
  if (count <= 0 || (gsize)count >= drain->left) return G_SOURCE_REMOVE;
  drain->left -= (gsize)count;
  return G_SOURCE_CONTINUE;
}

static void drain_end(void *data) {
  Drain *drain = data;
  guard_connection(drain->connection)->holds = FALSE;
  g_io_stream_close(G_IO_STREAM(drain->connection), NULL, NULL);
  // The connection may have been closed while its socket was drained.
  g_socket_close(g_socket_connection_get_socket(drain->connection), NULL);
  g_object_unref(drain->connection);
  g_free(drain);
}

void socket_guard_hold(GSocketConnection *connection) {
  GuardConnection *guarded = guard_connection(connection);
  if (guarded) guarded->holds = TRUE;
}

void socket_guard_drain(GSocketConnection *connection) {
  GuardConnection *guarded = guard_connection(connection);
  if (!guarded || guarded->drains) return;
  guarded->holds = guarded->drains = TRUE;
  GSocket *socket = g_socket_connection_get_socket(connection);
  if (g_socket_is_closed(socket)) return;
  g_socket_shutdown(socket, FALSE, TRUE, NULL);
  g_socket_set_timeout(socket, 1);
  Drain *drain = g_new0(Drain, 1);
  drain->connection = g_object_ref(connection);
  drain->left = 4 << 20;
  GSource *source = g_socket_create_source(socket, G_IO_IN, NULL);
  g_source_set_callback(source, G_SOURCE_FUNC(drain_read), drain, drain_end);
  g_source_attach(source, g_main_context_get_thread_default());
  g_source_unref(source);
}
