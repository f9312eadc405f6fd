import type { VideoBytes } from './video-bytes'
import type { VideoTrack } from './video-track'
import { damagedVideoError, createBoundedReader, type BoundedReader } from './bounded-reader'

interface Box {
  readonly type: string
  /** Byte range of the content. */
  readonly start: number
  readonly end: number
}

/**
 * Reads the tracks of an MP4 (ISO/IEC 14496-12): `moov` › `trak` › `tkhd`, `mdia` › `hdlr`, `stsd`. Reads only box headers
 * and a few numbers, wherever in the file `moov` is.
 * @throws UploadError
 */
export async function readMp4(bytes: VideoBytes): Promise<readonly VideoTrack[]> {
  const reader = createBoundedReader(bytes)
  const whole = { type: '', start: 0, end: bytes.size }
  const moov = await childOf(reader, whole, 'moov')
  if (!moov) throw damagedVideoError()
  const tracks: VideoTrack[] = []
  for await (const box of boxesIn(reader, moov)) {
    const track = box.type === 'trak' ? await readTrack(reader, box) : null
    if (track) tracks.push(track)
  }
  return tracks
}

/** Null for other tracks, such as chapters. */
async function readTrack(reader: BoundedReader, trak: Box): Promise<VideoTrack | null> {
  const handler = await descend(reader, trak, ['mdia', 'hdlr'])
  const samples = await descend(reader, trak, ['mdia', 'minf', 'stbl', 'stsd'])
  if (!handler || !samples) return null
  const kind = (await reader.readExactly(handler.start, 12)).toString('latin1', 8, 12)
  if (kind !== 'vide' && kind !== 'soun') return null
  // Skips version, flags and number of entries. The first entry is the one that is played.
  const entry = samples.start + 8
  const codec = (await reader.readExactly(entry, 8)).toString('latin1', 4, 8).trim()
  if (kind === 'soun') return { kind: 'audio', codec, width: 0, height: 0 }
  const head = await childOf(reader, trak, 'tkhd')
  if (!head) throw damagedVideoError()
  const size = await readSize(reader, head)
  return { kind: 'video', codec: await codecWithProfile(reader, codec, samples), ...size }
}

/** Displayed width and height. A phone held upright stores a rotation in the track's matrix. */
async function readSize(reader: BoundedReader, head: Box) {
  const is64Bit = (await reader.readExactly(head.start, 1)).readUInt8(0) === 1
  const matrix = await reader.readExactly(head.start + (is64Bit ? 52 : 40), 44)
  const isRotated = matrix.readInt32BE(0) === 0 && matrix.readInt32BE(16) === 0
  // 16.16 fixed point.
  const width = Math.round(matrix.readUInt32BE(36) / 65_536)
  const height = Math.round(matrix.readUInt32BE(40) / 65_536)
  return isRotated ? { width: height, height: width } : { width, height }
}

/** H.264 profiles that browsers decode: Baseline, Main, Extended and High. */
const PROFILES: ReadonlySet<number> = new Set([66, 77, 88, 100])
/** Bytes of a visual sample entry before its boxes. */
const VISUAL_ENTRY_SIZE = 86

async function codecWithProfile(
  reader: BoundedReader,
  codec: string,
  samples: Box,
): Promise<string> {
  if (!/^avc[13]$/.test(codec)) return codec
  const inside = { ...samples, start: samples.start + 8 + VISUAL_ENTRY_SIZE }
  const settings = await childOf(reader, inside, 'avcC')
  if (!settings) return codec
  const profile = (await reader.readExactly(settings.start, 2)).readUInt8(1)
  return PROFILES.has(profile) ? codec : 'avc-high'
}

async function descend(
  reader: BoundedReader,
  from: Box,
  path: readonly string[],
): Promise<Box | null> {
  let box: Box | null = from
  for (const type of path) box = box && (await childOf(reader, box, type))
  return box
}

async function childOf(reader: BoundedReader, parent: Box, type: string): Promise<Box | null> {
  for await (const box of boxesIn(reader, parent)) if (box.type === type) return box
  return null
}

async function* boxesIn(reader: BoundedReader, { start, end }: Box): AsyncGenerator<Box> {
  for (let at = start; at + 8 <= end;) {
    const head = await reader.readUpTo(at, 16)
    if (head.length < 8) throw damagedVideoError()
    const size32 = head.readUInt32BE(0)
    // 1: a 64-bit size follows. 0: up to the end.
    if (size32 === 1 && head.length < 16) throw damagedVideoError()
    const size = size32 === 1 ? Number(head.readBigUInt64BE(8)) : size32 === 0 ? end - at : size32
    const content = at + (size32 === 1 ? 16 : 8)
    if (at + size < content || at + size > end) throw damagedVideoError()
    yield { type: head.toString('latin1', 4, 8), start: content, end: at + size }
    at += size
  }
}
