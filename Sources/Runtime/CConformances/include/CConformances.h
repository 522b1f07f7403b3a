#pragma once

// Finds the types that conform to a protocol, in the metadata of the loaded program and libraries.

/// Calls `body` with the metadata of each type that conforms to the protocol and is neither generic
/// nor a foreign class, in the order of the program's conformance records.
///
/// - protocol: the protocol's descriptor.
void vitrine_conforming_types(const void *protocol, void *context,
                              void (*body)(const void *metadata, void *context));
