#pragma once
#include <gio/gio.h>
#include <libsoup/soup.h>
#include <sys/socket.h>

/* Wrappers for the parts of GLib and libsoup that Swift cannot call: variadic functions, cast
   macros, untyped signal callbacks, unions and bit fields. */

static inline void vitrine_object_unref(void *object) { g_object_unref(object); }
static inline void *vitrine_object_ref(void *object) { return g_object_ref(object); }

/* Creates a server that adds no Server header and does not decode paths. */
static inline SoupServer *vitrine_soup_server_new(void) {
  SoupServer *server =
      SOUP_SERVER(g_object_new(SOUP_TYPE_SERVER, "raw-paths", TRUE, "server-header", NULL, NULL));
  /* A small compressed message could expand without limit. */
  soup_server_remove_websocket_extension(server, SOUP_TYPE_WEBSOCKET_EXTENSION_DEFLATE);
  return server;
}

/* Listens on an address. Returns the port, or 0 and *error. */
static inline guint16 vitrine_listen(GSocketService *service, const char *address, guint16 port,
                                     GError **error) {
  GSocketAddress *wanted = g_inet_socket_address_new_from_string(address, port);
  GSocketAddress *effective = NULL;
  /* A burst of connections must not make the next one wait for a repeated SYN, a second later. */
  g_socket_listener_set_backlog(G_SOCKET_LISTENER(service), 128);
  gboolean listens =
      g_socket_listener_add_address(G_SOCKET_LISTENER(service), wanted, G_SOCKET_TYPE_STREAM,
                                    G_SOCKET_PROTOCOL_TCP, NULL, &effective, error);
  g_object_unref(wanted);
  if (!listens) return 0;
  guint16 bound = g_inet_socket_address_get_port(G_INET_SOCKET_ADDRESS(effective));
  g_object_unref(effective);
  return bound;
}
static inline gboolean vitrine_is_address_in_use(const GError *error) {
  return g_error_matches(error, G_IO_ERROR, G_IO_ERROR_ADDRESS_IN_USE);
}
static inline void vitrine_stop_listening(GSocketService *service) {
  g_socket_service_stop(service);
  g_socket_listener_close(G_SOCKET_LISTENER(service));
}

typedef gboolean (*VitrineIncoming)(GSocketService *, GSocketConnection *, GObject *, void *);
static inline void vitrine_on_incoming(GSocketService *service, VitrineIncoming call, void *data) {
  g_signal_connect(service, "incoming", G_CALLBACK(call), data);
}
typedef void (*VitrineStarted)(SoupServer *, SoupServerMessage *, void *);
/* Calls `call` for each request before its head is read. */
static inline void vitrine_on_started(SoupServer *server, VitrineStarted call, void *data) {
  g_signal_connect(server, "request-started", G_CALLBACK(call), data);
}
typedef void (*VitrineGone)(void *data, GObject *object);
static inline void vitrine_on_finalize(void *object, VitrineGone call, void *data) {
  g_object_weak_ref(G_OBJECT(object), call, data);
}
/* Passes a connection to the server. */
static inline gboolean vitrine_accept(SoupServer *server, GSocketConnection *connection) {
  GSocketAddress *local = g_socket_connection_get_local_address(connection, NULL);
  GSocketAddress *remote = g_socket_connection_get_remote_address(connection, NULL);
  gboolean accepted = FALSE;
  if (local && remote)
    accepted = soup_server_accept_iostream(server, G_IO_STREAM(connection), local, remote, NULL);
  if (local) g_object_unref(local);
  if (remote) g_object_unref(remote);
  return accepted;
}
/* Returns a new reference to the connection that libsoup has wrapped in `stream`, or NULL. */
static inline GSocketConnection *vitrine_connection(GIOStream *stream) {
  if (G_IS_SOCKET_CONNECTION(stream)) return G_SOCKET_CONNECTION(g_object_ref(stream));
  GIOStream *base = NULL;
  if (g_object_class_find_property(G_OBJECT_GET_CLASS(stream), "base-iostream"))
    g_object_get(stream, "base-iostream", &base, NULL);
  if (base && !G_IS_SOCKET_CONNECTION(base)) g_clear_object(&base);
  return base ? G_SOCKET_CONNECTION(base) : NULL;
}
/* Sets the time after which a blocked read or write fails; 0 disables it. */
static inline void vitrine_set_timeout(GIOStream *stream, guint seconds) {
  GSocketConnection *connection = vitrine_connection(stream);
  if (!connection) return;
  g_socket_set_timeout(g_socket_connection_get_socket(connection), seconds);
  g_object_unref(connection);
}
/* Identifies a loopback connection by its peer's port, plus 65536 for IPv6; 0 if it is unknown. */
static inline guint32 vitrine_peer(GSocketAddress *address) {
  if (!address || !G_IS_INET_SOCKET_ADDRESS(address)) return 0;
  guint32 port = g_inet_socket_address_get_port(G_INET_SOCKET_ADDRESS(address));
  gboolean is_v6 = g_socket_address_get_family(address) == G_SOCKET_FAMILY_IPV6;
  return port + (is_v6 ? 65536u : 0u);
}
static inline guint32 vitrine_message_peer(SoupServerMessage *message) {
  return vitrine_peer(soup_server_message_get_remote_address(message));
}
static inline guint32 vitrine_connection_peer(GSocketConnection *connection) {
  GSocketAddress *address = g_socket_connection_get_remote_address(connection, NULL);
  guint32 peer = vitrine_peer(address);
  if (address) g_object_unref(address);
  return peer;
}
/* Ends both directions. The reader of the connection sees its end and closes it. */
static inline void vitrine_shut_down(GSocketConnection *connection) {
  g_socket_shutdown(g_socket_connection_get_socket(connection), TRUE, TRUE, NULL);
}
/* Sends small messages immediately. */
static inline void vitrine_set_no_delay(GSocketConnection *connection) {
  g_socket_set_option(g_socket_connection_get_socket(connection), 6 /* IPPROTO_TCP */,
                      1 /* TCP_NODELAY */, 1, NULL);
}

static inline const char *vitrine_header(SoupServerMessage *message, const char *name) {
  return soup_message_headers_get_one(soup_server_message_get_request_headers(message), name);
}
/* All values of a header, joined by commas. */
static inline const char *vitrine_header_list(SoupServerMessage *message, const char *name) {
  return soup_message_headers_get_list(soup_server_message_get_request_headers(message), name);
}
static inline gboolean vitrine_is_chunked(SoupServerMessage *message) {
  return soup_message_headers_get_encoding(soup_server_message_get_request_headers(message)) ==
         SOUP_ENCODING_CHUNKED;
}
static inline void vitrine_set_header(SoupServerMessage *message, const char *name,
                                      const char *value) {
  soup_message_headers_replace(soup_server_message_get_response_headers(message), name, value);
}
/* Sets or replaces the body. */
static inline void vitrine_set_body(SoupServerMessage *message, const void *bytes, gsize length) {
  soup_message_body_truncate(soup_server_message_get_response_body(message));
  if (length)
    soup_message_body_append(soup_server_message_get_response_body(message), SOUP_MEMORY_COPY,
                             bytes, length);
}
/* Whether the client has not closed its end. */
static inline gboolean vitrine_has_client(GSocketConnection *connection) {
  char byte;
  int descriptor = g_socket_get_fd(g_socket_connection_get_socket(connection));
  return descriptor >= 0 && recv(descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT) != 0;
}
/* A body whose parts are sent as they come. */
static inline void vitrine_begin_parts(SoupServerMessage *message) {
  soup_message_headers_set_encoding(soup_server_message_get_response_headers(message),
                                    SOUP_ENCODING_CHUNKED);
  soup_message_body_set_accumulate(soup_server_message_get_response_body(message), FALSE);
}
static inline void vitrine_append_part(SoupServerMessage *message, const void *bytes,
                                       gsize length) {
  soup_message_body_append(soup_server_message_get_response_body(message), SOUP_MEMORY_COPY, bytes,
                           length);
}
static inline void vitrine_end_parts(SoupServerMessage *message) {
  soup_message_body_complete(soup_server_message_get_response_body(message));
}
static inline GBytes *vitrine_request_body(SoupServerMessage *message) {
  return soup_message_body_flatten(soup_server_message_get_request_body(message));
}
typedef void (*VitrineChunk)(SoupServerMessage *, GBytes *, void *);
static inline void vitrine_on_chunk(SoupServerMessage *message, VitrineChunk call, void *data) {
  g_signal_connect(message, "got-chunk", G_CALLBACK(call), data);
}

typedef void (*VitrineText)(SoupWebsocketConnection *, int type, GBytes *, void *);
typedef void (*VitrineClosed)(SoupWebsocketConnection *, void *);
/* Limits the size of the peer's messages and connects the callbacks. */
static inline void vitrine_websocket_begin(SoupWebsocketConnection *connection, guint64 limit,
                                           VitrineText text, VitrineClosed closed, void *data) {
  soup_websocket_connection_set_max_incoming_payload_size(connection, limit);
  /* In newer versions of libsoup, this limits the sum of a message's fragments. */
  if (g_object_class_find_property(G_OBJECT_GET_CLASS(connection), "max-total-message-size"))
    g_object_set(connection, "max-total-message-size", limit, NULL);
  g_signal_connect(connection, "message", G_CALLBACK(text), data);
  g_signal_connect(connection, "closed", G_CALLBACK(closed), data);
}
static inline void vitrine_websocket_end(SoupWebsocketConnection *connection, void *data) {
  g_signal_handlers_disconnect_by_data(connection, data);
}
static inline gboolean vitrine_is_writable(GIOStream *stream) {
  GOutputStream *output = g_io_stream_get_output_stream(stream);
  return g_pollable_output_stream_is_writable(G_POLLABLE_OUTPUT_STREAM(output));
}
typedef gboolean (*VitrineWritable)(GObject *, void *);
/* Creates a source that fires when the stream can accept bytes, with lower priority than others. */
static inline GSource *vitrine_writable_source(GIOStream *stream, VitrineWritable call,
                                               void *data) {
  GOutputStream *output = g_io_stream_get_output_stream(stream);
  GSource *source =
      g_pollable_output_stream_create_source(G_POLLABLE_OUTPUT_STREAM(output), NULL);
  g_source_set_callback(source, G_SOURCE_FUNC(call), data, NULL);
  g_source_set_priority(source, G_PRIORITY_DEFAULT + 10);
  g_source_attach(source, g_main_context_get_thread_default());
  return source;
}
static inline GSource *vitrine_timer(guint milliseconds, GSourceFunc call, void *data) {
  GSource *source = g_timeout_source_new(milliseconds);
  g_source_set_callback(source, call, data, NULL);
  g_source_attach(source, g_main_context_get_thread_default());
  return source;
}
static inline void vitrine_source_end(GSource *source) {
  g_source_destroy(source);
  g_source_unref(source);
}
static inline GIOStream *vitrine_stream(GSocketConnection *connection) {
  return G_IO_STREAM(connection);
}
/* Writes the bytes that the socket accepts without blocking. */
static inline void vitrine_write_now(GSocketConnection *connection, const void *bytes,
                                     gsize length) {
  GOutputStream *output = g_io_stream_get_output_stream(G_IO_STREAM(connection));
  g_pollable_output_stream_write_nonblocking(G_POLLABLE_OUTPUT_STREAM(output), bytes, length, NULL,
                                             NULL);
}

/* Takes the connection from libsoup. Returns a new reference, or NULL. */
static inline GSocketConnection *vitrine_steal(SoupServerMessage *message) {
  GIOStream *stream = soup_server_message_steal_connection(message);
  if (!stream) return NULL;
  GSocketConnection *connection = vitrine_connection(stream);
  g_object_unref(stream);
  return connection;
}
