/** Minimal video files for tests: headers without content. */

const number = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** Creates a box of an MP4. */
export const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const inside = Buffer.concat(content)
  return Buffer.concat([number(inside.length + 8, 4), Buffer.from(type, 'latin1'), inside])
}

/** Creates an element of a WebM. `unknown`: with an unknown size, as live recordings have it. */
export const element = (
  id: number,
  content: Buffer | readonly Buffer[],
  length: 'known' | 'unknown' = 'known',
): Buffer => {
  const inside = Buffer.isBuffer(content) ? content : Buffer.concat([...content])
  const head = number(id, Math.ceil(id.toString(16).length / 2))
  const isKnown = length === 'known'
  const size = isKnown
    ? number(0x10000000 + inside.length, 4)
    : Buffer.from('01ffffffffffffff', 'hex')
  return Buffer.concat([head, size, inside])
}

export interface Mp4 {
  readonly brand?: string
  /** Codec of the video track; null for none. */
  readonly video?: string | null
  /** Codec of the audio track. */
  readonly audio?: string
  readonly width?: number
  readonly height?: number
  /** Rotated by 90 degrees. */
  readonly isRotated?: boolean
  /** H.264 profile. */
  readonly profile?: number
  /** Header after the content, as cameras write it. */
  readonly headerLast?: boolean
}

export function mp4({
  brand = 'isom',
  video = 'avc1',
  audio = 'mp4a',
  width = 1280,
  height = 720,
  isRotated = false,
  profile = 100,
  headerLast = false,
}: Mp4 = {}): Buffer {
  const matrix = isRotated ? [0, 1, -1, 0] : [1, 0, 0, 1]
  const [a = 0, b = 0, c = 0, d = 0] = matrix.map((each) => each * 65_536)
  const head = Buffer.alloc(84)
  for (const [at, value] of [
    [40, a],
    [44, b],
    [52, c],
    [56, d],
  ] as const)
    head.writeInt32BE(value, at)
  head.writeUInt32BE(width * 65_536, 76)
  head.writeUInt32BE(height * 65_536, 80)
  const track = (kind: 'vide' | 'soun', codec: string, inside: Buffer) =>
    box(
      'trak',
      box('tkhd', head),
      box(
        'mdia',
        box('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(13)),
        box('minf', box('stbl', box('stsd', Buffer.alloc(8), box(codec, inside)))),
      ),
    )
  const settings = box('avcC', Buffer.from([1, profile, 0, 31]))
  const tracks = [
    ...(video === null ? [] : [track('vide', video, Buffer.concat([Buffer.alloc(78), settings]))]),
    track('soun', audio, Buffer.alloc(28)),
  ]
  const moov = box('moov', box('mvhd', Buffer.alloc(100)), ...tracks)
  const content = box('mdat', Buffer.alloc(64))
  const type = box('ftyp', Buffer.from(brand), Buffer.alloc(4), Buffer.from('isommp42'))
  return Buffer.concat(headerLast ? [type, content, moov] : [type, moov, content])
}

export interface WebM {
  readonly docType?: string
  readonly codec?: string
  readonly width?: number
  readonly height?: number
  /** Display aspect ratio, for non-square pixels. */
  readonly displayAspectRatio?: readonly [number, number]
}

export function webm({
  docType = 'webm',
  codec = 'V_VP9',
  width = 640,
  height = 360,
  displayAspectRatio,
}: WebM = {}): Buffer {
  const display = displayAspectRatio
    ? [
        element(0x54b0, number(displayAspectRatio[0], 2)),
        element(0x54ba, number(displayAspectRatio[1], 2)),
        element(0x54b2, number(3, 1)),
      ]
    : []
  const video = element(0xe0, [
    element(0xb0, number(width, 2)),
    element(0xba, number(height, 2)),
    ...display,
  ])
  const track = (kind: number, name: string, ...more: Buffer[]) =>
    element(0xae, [element(0x83, number(kind, 1)), element(0x86, Buffer.from(name)), ...more])
  const tracks = element(0x1654ae6b, [track(1, codec, video), track(2, 'A_OPUS')])
  const info = element(0x1549a966, element(0x2ad7b1, number(1_000_000, 3)))
  const cluster = element(0x1f43b675, Buffer.alloc(32), 'unknown')
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, Buffer.from(docType))),
    element(0x18538067, [info, tracks, cluster], 'unknown'),
  ])
}
