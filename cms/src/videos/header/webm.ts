import { uploadError } from '../../images/upload/upload-error'
import type { VideoBytes } from './video-bytes'
import type { VideoTrack } from './video-track'
import { damagedVideoError, createBoundedReader, type BoundedReader } from './bounded-reader'

/** Element ids (RFC 9559). */
const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  displayWidth: 0x54b0,
  displayHeight: 0x54ba,
  displayUnit: 0x54b2,
} as const

interface Element {
  readonly id: number
  /** Byte range of the content. */
  readonly start: number
  readonly end: number
}

/** Bytes of a number or a string; longer values are ignored. */
const MAX_VALUE_SIZE = 64

/** Reads the tracks of a WebM, which are before its first cluster. @throws UploadError */
export async function readWebm(bytes: VideoBytes): Promise<readonly VideoTrack[]> {
  const reader = createBoundedReader(bytes)
  const whole = { id: 0, start: 0, end: bytes.size }
  const header = await childOf(reader, whole, ID.header)
  const docType = header && (await textOf(reader, header, ID.docType))
  if (docType !== 'webm')
    throw uploadError(
      `This is a Matroska video (${docType || 'unnamed'}), which some browsers cannot play. Save it as WebM, or as MP4 with H.264 and AAC, and upload that.`,
      415,
    )
  const segment = await childOf(reader, whole, ID.segment)
  const tracks = segment && (await childOf(reader, segment, ID.tracks))
  if (!tracks) throw damagedVideoError()
  const videoTracks: VideoTrack[] = []
  for await (const element of elementsIn(reader, tracks)) {
    const track = element.id === ID.track ? await readTrack(reader, element) : null
    if (track) videoTracks.push(track)
  }
  return videoTracks
}

/** Null for other tracks. */
async function readTrack(reader: BoundedReader, track: Element): Promise<VideoTrack | null> {
  const kind = await numberOf(reader, track, ID.trackType)
  const codec = (await textOf(reader, track, ID.codec)) ?? ''
  if (kind === 2) return { kind: 'audio', codec, width: 0, height: 0 }
  const video = kind === 1 ? await childOf(reader, track, ID.video) : null
  return video && { kind: 'video', codec, ...(await readSize(reader, video)) }
}

async function readSize(reader: BoundedReader, video: Element) {
  const read = (id: number) => numberOf(reader, video, id)
  const width = (await read(ID.pixelWidth)) ?? 0
  const height = (await read(ID.pixelHeight)) ?? 0
  const displayWidth = await read(ID.displayWidth)
  const displayHeight = await read(ID.displayHeight)
  if (!displayWidth || !displayHeight) return { width, height }
  // Pixels by default; otherwise an aspect ratio.
  const isPixels = ((await read(ID.displayUnit)) ?? 0) === 0
  return isPixels
    ? { width: displayWidth, height: displayHeight }
    : { width: Math.round((height * displayWidth) / displayHeight), height }
}

async function textOf(reader: BoundedReader, parent: Element, id: number): Promise<string | null> {
  const value = await valueOf(reader, parent, id)
  return value && value.toString('latin1').replace(/\0+$/, '')
}

async function numberOf(
  reader: BoundedReader,
  parent: Element,
  id: number,
): Promise<number | null> {
  const value = await valueOf(reader, parent, id)
  if (!value || value.length === 0 || value.length > 6) return null
  return value.readUIntBE(0, value.length)
}

async function valueOf(reader: BoundedReader, parent: Element, id: number): Promise<Buffer | null> {
  const element = await childOf(reader, parent, id)
  if (!element || element.end - element.start > MAX_VALUE_SIZE) return null
  return reader.readExactly(element.start, element.end - element.start)
}

async function childOf(
  reader: BoundedReader,
  parent: Element,
  id: number,
): Promise<Element | null> {
  for await (const element of elementsIn(reader, parent)) {
    if (element.id === id) return element
    // The clusters follow the header, and their size may be unknown.
    if (element.id === ID.cluster) return null
  }
  return null
}

async function* elementsIn(
  reader: BoundedReader,
  { start, end }: Element,
): AsyncGenerator<Element> {
  for (let at = start; at < end;) {
    const head = await reader.readUpTo(at, 12)
    const idLength = lengthOf(head, 0, 4)
    const sizeLength = lengthOf(head, idLength, 8)
    const id = head.readUIntBE(0, idLength)
    const content = at + idLength + sizeLength
    const size = sizeAt(head.subarray(idLength, idLength + sizeLength))
    const stop = size === null ? end : content + size
    if (stop > end) throw damagedVideoError()
    yield { id, start: content, end: stop }
    at = stop
  }
}

/** Length in bytes of a variable-size integer, from the leading zero bits of its first byte. */
function lengthOf(head: Buffer, at: number, max: number): number {
  const length = Math.clz32(head[at] ?? 0) - 23
  if (length > max || at + length > head.length) throw damagedVideoError()
  return length
}

/** Null for an unknown size: all bits are set. */
function sizeAt(bytes: Buffer): number | null {
  const marker = 1 << (8 - bytes.length)
  const value = bytes.reduce(
    (sum, byte, i) => sum * 256 + (i === 0 ? byte & (marker - 1) : byte),
    0,
  )
  return value === 2 ** (7 * bytes.length) - 1 ? null : value
}
