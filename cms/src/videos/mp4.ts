import type { VideoBytes } from './video-bytes'
import type { VideoTrack } from './video-track'
import { damaged, stepsOf, type Steps } from './header-steps'

interface Box {
  readonly type: string
  /** Of its content. */
  readonly start: number
  readonly end: number
}

/**
 * The tracks of an MP4 (ISO/IEC 14496-12): `moov` › `trak` › `tkhd`, `mdia` › `hdlr`, `stsd`. Nothing is read but the
 * heads of boxes and a few numbers, wherever in the file `moov` lies.
 * @throws UploadRefused
 */
export async function readMp4(bytes: VideoBytes): Promise<readonly VideoTrack[]> {
  const steps = stepsOf(bytes)
  const whole = { type: '', start: 0, end: bytes.size }
  const moov = await childOf(steps, whole, 'moov')
  if (!moov) throw damaged()
  const tracks: VideoTrack[] = []
  for await (const box of boxesIn(steps, moov)) {
    const track = box.type === 'trak' ? await readTrack(steps, box) : null
    if (track) tracks.push(track)
  }
  return tracks
}

/** Null for what is neither image nor sound, such as chapters. */
async function readTrack(steps: Steps, trak: Box): Promise<VideoTrack | null> {
  const handler = await descend(steps, trak, ['mdia', 'hdlr'])
  const samples = await descend(steps, trak, ['mdia', 'minf', 'stbl', 'stsd'])
  if (!handler || !samples) return null
  const kind = (await steps.bytes(handler.start, 12)).toString('latin1', 8, 12)
  if (kind !== 'vide' && kind !== 'soun') return null
  // Past version, flags and number of entries; the first is what is played.
  const entry = samples.start + 8
  const codec = (await steps.bytes(entry, 8)).toString('latin1', 4, 8).trim()
  if (kind === 'soun') return { kind: 'sound', codec, width: 0, height: 0 }
  const head = await childOf(steps, trak, 'tkhd')
  if (!head) throw damaged()
  const size = await readSize(steps, head)
  return { kind: 'image', codec: await withProfile(steps, codec, samples), ...size }
}

/** Width and height as shown, turned by the track's matrix: a telephone held upright says so there. */
async function readSize(steps: Steps, head: Box) {
  const long = (await steps.bytes(head.start, 1)).readUInt8(0) === 1
  const matrix = await steps.bytes(head.start + (long ? 52 : 40), 44)
  const isTurned = matrix.readInt32BE(0) === 0 && matrix.readInt32BE(16) === 0
  // 16.16 fixed point.
  const [width, height] = [matrix.readUInt32BE(36) / 65_536, matrix.readUInt32BE(40) / 65_536]
  const [across, down] = isTurned ? [height, width] : [width, height]
  return { width: Math.round(across), height: Math.round(down) }
}

/** Profiles of H.264 that browsers decode: Baseline, Main, Extended and High. */
const PROFILES: ReadonlySet<number> = new Set([66, 77, 88, 100])
/** Bytes of a visual sample entry before the boxes in it. */
const VISUAL_ENTRY = 86

async function withProfile(steps: Steps, codec: string, samples: Box): Promise<string> {
  if (!/^avc[13]$/.test(codec)) return codec
  const inside = { ...samples, start: samples.start + 8 + VISUAL_ENTRY }
  const settings = await childOf(steps, inside, 'avcC')
  if (!settings) return codec
  const profile = (await steps.bytes(settings.start, 2)).readUInt8(1)
  return PROFILES.has(profile) ? codec : 'avc-high'
}

async function descend(steps: Steps, from: Box, path: readonly string[]): Promise<Box | null> {
  let box: Box | null = from
  for (const type of path) box = box && (await childOf(steps, box, type))
  return box
}

async function childOf(steps: Steps, parent: Box, type: string): Promise<Box | null> {
  for await (const box of boxesIn(steps, parent)) if (box.type === type) return box
  return null
}

async function* boxesIn(steps: Steps, { start, end }: Box): AsyncGenerator<Box> {
  for (let at = start; at + 8 <= end;) {
    const head = await steps.some(at, 16)
    if (head.length < 8) throw damaged()
    const short = head.readUInt32BE(0)
    // 1: the size follows in 64 bits; 0: up to the end.
    if (short === 1 && head.length < 16) throw damaged()
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
    const content = at + (short === 1 ? 16 : 8)
    if (at + size < content || at + size > end) throw damaged()
    yield { type: head.toString('latin1', 4, 8), start: content, end: at + size }
    at += size
  }
}
