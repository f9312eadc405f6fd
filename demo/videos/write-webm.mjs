/**
 * One encoded image.
 * @typedef {{ time: number, isKey: boolean, bytes: Buffer }} Frame time in ms
 */

/** A WebM (RFC 9559) of one VP9 image track, which says how long it is and where one can begin: browsers can wind it. */
/** @param {{ width: number, height: number, duration: number, frames: readonly Frame[] }} video duration in ms */
export function writeWebm({ width, height, duration, frames }) {
  const header = element(0x1a45dfa3, [
    element(0x4282, Buffer.from('webm')),
    element(0x4287, number(4)),
    element(0x4285, number(2)),
  ])
  const info = element(0x1549a966, [
    element(0x2ad7b1, number(1_000_000)),
    element(0x4489, real(duration)),
    element(0x4d80, Buffer.from('Tessera')),
    element(0x5741, Buffer.from('Tessera')),
  ])
  const tracks = element(0x1654ae6b, [
    element(0xae, [
      element(0xd7, number(1)),
      element(0x73c5, number(1)),
      element(0x83, number(1)),
      element(0x86, Buffer.from('V_VP9')),
      element(0xe0, [element(0xb0, number(width)), element(0xba, number(height))]),
    ]),
  ])
  const groups = byKeyFrame(frames)
  const clusters = groups.map((group) => cluster(group))
  const cuesAt = (/** @type {readonly number[]} */ places) =>
    element(
      0x1c53bb6b,
      groups.map(([first], index) =>
        element(0xbb, [
          element(0xb3, number(first?.time ?? 0)),
          element(0xb7, [element(0xf7, number(1)), element(0xf1, fixed(places[index] ?? 0))]),
        ]),
      ),
    )
  // Places are counted from the segment's content; the cues stand before what they point to, and are as long whatever they say.
  const before = info.length + tracks.length + cuesAt([]).length
  let at = before
  const places = clusters.map((each) => {
    const place = at
    at += each.length
    return place
  })
  return Buffer.concat([header, element(0x18538067, [info, tracks, cuesAt(places), ...clusters])])
}

/** @param {readonly Frame[]} frames */
function byKeyFrame(frames) {
  /** @type {Frame[][]} */
  const groups = []
  for (const frame of frames) {
    if (frame.isKey) groups.push([])
    groups.at(-1)?.push(frame)
  }
  return groups
}

/** @param {readonly Frame[]} frames */
function cluster(frames) {
  const start = frames[0]?.time ?? 0
  return element(0x1f43b675, [
    element(0xe7, number(start)),
    ...frames.map(({ time, isKey, bytes }) => {
      const head = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0])
      head.writeInt16BE(time - start, 1)
      return element(0xa3, [head, bytes])
    }),
  ])
}

/** @param {number} id @param {Buffer | readonly Buffer[]} content */
function element(id, content) {
  const inside = Buffer.isBuffer(content) ? content : Buffer.concat(content)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(0x10000000 + inside.length)
  return Buffer.concat([number(id), size, inside])
}

/** In as few bytes as it takes. @param {number} value */
function number(value) {
  const hex = Math.round(value).toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}

/** @param {number} value */
function fixed(value) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** @param {number} value */
function real(value) {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}
