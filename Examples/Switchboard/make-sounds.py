#!/usr/bin/env python3
"""Synthesizes the Switchboard's sounds into the folder Sounds. The output is reproducible."""

import math
import pathlib
import random
import struct
import wave

RATE = 11_025


def bell(time):
    """A struck bell: inharmonic partials; the higher ones decay faster."""
    partials = [(1, 1.0, 3.2), (2.0, 0.55, 4.5), (2.74, 0.4, 6.0), (5.4, 0.2, 11.0)]
    return 0.45 * sum(
        loudness * math.exp(-decay * time) * math.sin(2 * math.pi * 587.3 * ratio * time)
        for ratio, loudness, decay in partials
    )


def noise(seed):
    source = random.Random(seed)
    return lambda: source.uniform(-1, 1)


def rain():
    """A hiss with drops that ring briefly."""
    hiss, drops = noise(3), random.Random(5)
    low = 0.0
    ring, pitch, age = 0.0, 0.0, 0.0

    def sample(_):
        nonlocal low, ring, pitch, age
        low += 0.45 * (hiss() - low)
        if drops.random() < 28 / RATE:
            ring, pitch, age = drops.uniform(0.15, 0.4), drops.uniform(900, 2600), 0.0
        age += 1 / RATE
        drop = ring * math.exp(-90 * age) * math.sin(2 * math.pi * pitch * age)
        return 0.3 * low + drop

    return sample


def waves():
    """Noise that swells and fades, and gets darker while it fades."""
    hiss = noise(8)
    low = 0.0

    def sample(time):
        nonlocal low
        swell = math.sin(math.pi * time / 1.8) ** 2
        low += (0.06 + 0.3 * swell) * (hiss() - low)
        return 0.9 * low * (0.15 + 0.85 * swell)

    return sample


def write(name, seconds, sample):
    """Writes a mono file with 16 bits per sample, faded at both ends to avoid clicks."""
    count = int(seconds * RATE)
    fade = RATE // 100
    with wave.open(str(pathlib.Path(__file__).parent / "Sounds" / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        frames = bytearray()
        for number in range(count):
            edge = min(1, number / fade, (count - 1 - number) / fade)
            value = max(-1, min(1, sample(number / RATE))) * edge
            frames += struct.pack("<h", round(value * 32_000))
        file.writeframes(bytes(frames))


write("bell", 1.2, bell)
write("rain", 1.8, rain())
write("waves", 1.8, waves())
