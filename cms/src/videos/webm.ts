import { refuse } from '../media/refusal'
import type { VideoBytes } from './video-bytes'
import type { VideoTrack } from './video-track'
import { damaged, stepsOf, type Steps } from './header-steps'

/** Ids of the elements that are looked at (RFC 9559). */
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
  /** Of its content. */
  readonly start: number
  readonly end: number
}

/** Bytes of a number or a name that are read; longer ones are none of ours. */
const LONGEST_VALUE = 64

/** The tracks of a WebM, which stand before its first image. @throws UploadRefused */
export async function readWebm(bytes: VideoBytes): Promise<readonly VideoTrack[]> {
  const steps = stepsOf(bytes)
  const whole = { id: 0, start: 0, end: bytes.size }
  const header = await childOf(steps, whole, ID.header)
  const docType = header && (await textOf(steps, header, ID.docType))
  if (docType !== 'webm')
    throw refuse(
      `This is a Matroska video (${docType || 'unnamed'}), which not every browser plays. Save it as WebM, or as MP4 with H.264 and AAC, and upload that.`,
      415,
    )
  const segment = await childOf(steps, whole, ID.segment)
  const tracks = segment && (await childOf(steps, segment, ID.tracks))
  if (!tracks) throw damaged()
  const found: VideoTrack[] = []
  for await (const element of elementsIn(steps, tracks)) {
    const track = element.id === ID.track ? await readTrack(steps, element) : null
    if (track) found.push(track)
  }
  return found
}

/** Null for what is neither image nor sound. */
async function readTrack(steps: Steps, track: Element): Promise<VideoTrack | null> {
  const kind = await numberOf(steps, track, ID.trackType)
  const codec = (await textOf(steps, track, ID.codec)) ?? ''
  if (kind === 2) return { kind: 'sound', codec, width: 0, height: 0 }
  const video = kind === 1 ? await childOf(steps, track, ID.video) : null
  return video && { kind: 'image', codec, ...(await readSize(steps, video)) }
}

async function readSize(steps: Steps, video: Element) {
  const read = (id: number) => numberOf(steps, video, id)
  const width = (await read(ID.pixelWidth)) ?? 0
  const height = (await read(ID.pixelHeight)) ?? 0
  const [across, down] = [await read(ID.displayWidth), await read(ID.displayHeight)]
  if (!across || !down) return { width, height }
  // In pixels unless it says otherwise; a proportion tells how wide so high an image is.
  const isPixels = ((await read(ID.displayUnit)) ?? 0) === 0
  return isPixels
    ? { width: across, height: down }
    : { width: Math.round((height * across) / down), height }
}

async function textOf(steps: Steps, parent: Element, id: number): Promise<string | null> {
  const value = await valueOf(steps, parent, id)
  return value && value.toString('latin1').replace(/\0+$/, '')
}

async function numberOf(steps: Steps, parent: Element, id: number): Promise<number | null> {
  const value = await valueOf(steps, parent, id)
  if (!value || value.length === 0 || value.length > 6) return null
  return value.readUIntBE(0, value.length)
}

async function valueOf(steps: Steps, parent: Element, id: number): Promise<Buffer | null> {
  const element = await childOf(steps, parent, id)
  if (!element || element.end - element.start > LONGEST_VALUE) return null
  return steps.bytes(element.start, element.end - element.start)
}

async function childOf(steps: Steps, parent: Element, id: number): Promise<Element | null> {
  for await (const element of elementsIn(steps, parent)) {
    if (element.id === id) return element
    // What comes now is images, whose length a camera may not have known.
    if (element.id === ID.cluster) return null
  }
  return null
}

async function* elementsIn(steps: Steps, { start, end }: Element): AsyncGenerator<Element> {
  for (let at = start; at < end;) {
    const head = await steps.some(at, 12)
    const idLength = lengthOf(head, 0, 4)
    const sizeLength = lengthOf(head, idLength, 8)
    const id = head.readUIntBE(0, idLength)
    const content = at + idLength + sizeLength
    const size = sizeAt(head.subarray(idLength, idLength + sizeLength))
    const stop = size === null ? end : content + size
    if (stop > end) throw damaged()
    yield { id, start: content, end: stop }
    at = stop
  }
}

/** A number's first bits say how many bytes it has. */
function lengthOf(head: Buffer, at: number, most: number): number {
  const length = Math.clz32(head[at] ?? 0) - 23
  if (length > most || at + length > head.length) throw damaged()
  return length
}

/** Null where the size was not known when it was written: all bits are set. */
function sizeAt(bytes: Buffer): number | null {
  const marker = 1 << (8 - bytes.length)
  const value = bytes.reduce(
    (sum, byte, i) => sum * 256 + (i === 0 ? byte & (marker - 1) : byte),
    0,
  )
  return value === 2 ** (7 * bytes.length) - 1 ? null : value
}
