#pragma once
#include <stdbool.h>
#include <stdint.h>

// One decoded sound, played by GStreamer. Nothing of GStreamer is in these declarations, so that
// extensions that are compiled against AVFAudio need none of its headers.

/// A pipeline: file, decoder, converters, panorama, volume, output.
struct sound_stream;

/// What a stream reports, from a thread of GStreamer's.
enum sound_event {
  sound_event_ended,
  /// What was read is no sound, or cannot be decoded any further.
  sound_event_failed,
  /// The output is gone, or could not be opened.
  sound_event_no_output,
};

/// Must return at once, and not call the stream. `reason` lives as long as the call.
typedef void (*sound_report)(void *context, enum sound_event event, const char *reason);

/// Where a stream reads from and plays to.
struct sound_request {
  const char *path;
  /// GStreamer's name of the output element; NULL: nowhere, in the time that it would take.
  const char *output;
  /// Keeps the pitch when the rate is another.
  bool keeps_pitch;
  sound_report report;
  void *context;
};

/// Starts GStreamer without looking for its plugins. Safe to call again.
bool sound_begin(void);

/// The folder of GStreamer's plugins, beside the library; to be freed by the caller.
char *sound_plugin_folder(void);

/// Loads one plugin's file; false where it is not installed or not sound.
bool sound_load_plugin(const char *path);

/// True where an element of that name can be made of the plugins that are loaded.
bool sound_has_element(const char *name);

/// NULL where an element is missing.
struct sound_stream *sound_open(const struct sound_request *request);

/// Ends all of it; nothing is reported afterwards. Not from within a report.
void sound_close(struct sound_stream *stream);

/// Reads until there is something to play, at most so long. False where that fails: a report says
/// why, if it was not the time.
bool sound_preroll(struct sound_stream *stream, uint64_t nanoseconds);

/// False where there is no sound in what was read.
bool sound_has_audio(struct sound_stream *stream);

bool sound_play(struct sound_stream *stream);
bool sound_pause(struct sound_stream *stream);

/// Nanoseconds; the rate is above 0.
bool sound_seek(struct sound_stream *stream, int64_t position, double rate);

/// Nanoseconds; below 0 where they are unknown.
int64_t sound_position(struct sound_stream *stream);
int64_t sound_duration(struct sound_stream *stream);

/// 0 where they are unknown.
int sound_channels(struct sound_stream *stream);
int sound_sample_rate(struct sound_stream *stream);

/// 0 to 1, and -1 (left) to 1 (right).
void sound_set_volume(struct sound_stream *stream, double volume);
void sound_set_pan(struct sound_stream *stream, float pan);

/// A file in memory that holds the bytes, as a descriptor; below 0: a negative error number.
int sound_memory_file(const void *bytes, uint64_t length);
