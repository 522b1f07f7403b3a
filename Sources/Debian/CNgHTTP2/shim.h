#pragma once
#include <nghttp2/nghttp2.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

/* Wrappers for the parts of nghttp2 and Linux that Swift cannot call: unions, callbacks that need a
   cast, and enumerations used as masks. They contain no logic. */

/* Submits a response. `body` reads the next part of the body; NULL if there is none. */
static inline int vitrine_submit_response(nghttp2_session *session, int32_t stream,
                                          const nghttp2_nv *fields, size_t count,
                                          nghttp2_data_source_read_callback body) {
  nghttp2_data_provider provider = {{0}, body};
  return nghttp2_submit_response(session, stream, fields, count, body ? &provider : NULL);
}
/* Submits a request, like `vitrine_submit_response`. Returns its stream. */
static inline int32_t vitrine_submit_request(nghttp2_session *session, const nghttp2_nv *fields,
                                             size_t count,
                                             nghttp2_data_source_read_callback body) {
  nghttp2_data_provider provider = {{0}, body};
  return nghttp2_submit_request(session, NULL, fields, count, body ? &provider : NULL, NULL);
}

static inline int32_t vitrine_frame_stream(const nghttp2_frame *frame) {
  return frame->hd.stream_id;
}
static inline uint8_t vitrine_frame_type(const nghttp2_frame *frame) { return frame->hd.type; }
static inline int vitrine_frame_ends_stream(const nghttp2_frame *frame) {
  return frame->hd.flags & NGHTTP2_FLAG_END_STREAM;
}
/* The debug data of a GOAWAY frame. */
static inline const uint8_t *vitrine_goaway_data(const nghttp2_frame *frame, size_t *length) {
  *length = frame->goaway.opaque_data_len;
  return frame->goaway.opaque_data;
}

static inline int vitrine_epoll_set(int epoll, int operation, int descriptor, int reads, int writes,
                                    uint64_t tag) {
  struct epoll_event event = {0};
  event.events = (reads ? EPOLLIN : 0u) | (writes ? EPOLLOUT : 0u) | EPOLLRDHUP;
  event.data.u64 = tag;
  return epoll_ctl(epoll, operation, descriptor, &event);
}
static inline int vitrine_event_reads(const struct epoll_event *event) {
  return (event->events & (EPOLLIN | EPOLLHUP | EPOLLERR | EPOLLRDHUP)) != 0;
}
static inline int vitrine_event_writes(const struct epoll_event *event) {
  return (event->events & EPOLLOUT) != 0;
}
static inline uint64_t vitrine_event_tag(const struct epoll_event *event) {
  return event->data.u64;
}
static inline int vitrine_eventfd(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }
static inline void vitrine_eventfd_signal(int descriptor) {
  uint64_t one = 1;
  ssize_t written = write(descriptor, &one, sizeof one);
  (void)written; /* A full counter also wakes the reader. */
}
static inline void vitrine_eventfd_take(int descriptor) {
  uint64_t count;
  ssize_t taken = read(descriptor, &count, sizeof count);
  (void)taken;
}
