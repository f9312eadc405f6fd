import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withVideoBytes } from './video-bytes'
import { readVideoHeader } from './video-header'
import { box, mp4, webm } from '../testing/create-video'

const read = (data: Buffer) => withVideoBytes({ data }, readVideoHeader)
const outcome = (data: Buffer) =>
  read(data).then(
    () => 'read',
    (error: Error) => error.name,
  )

test('reads type and dimensions of an MP4, wherever its header is', async () => {
  const video = { type: 'video/mp4', width: 1280, height: 720 }
  expect(await read(mp4())).toEqual(video)
  expect(await read(mp4({ headerLast: true }))).toEqual(video)
  expect(await read(mp4({ video: 'av01', audio: 'Opus' }))).toEqual(video)
})

// ffmpeg -f lavfi -i testsrc=size=64x48:rate=5:duration=1 -f lavfi -i sine=duration=1 -pix_fmt yuv420p -c:a aac -b:a 16k
// h264-aac.mp4; for the other one with -movflags frag_keyframe+empty_moov.
test.each(['h264-aac.mp4', 'h264-aac-fragments.mp4'])(
  'reads %s of ffmpeg: the header after the content, and fragmented',
  async (name) => {
    const video = await readFile(path.join(import.meta.dirname, '../../../tests/videos', name))
    const header = { type: 'video/mp4', width: 64, height: 48 }
    expect(await read(video)).toEqual(header)
    // Truncated, as after a failed download.
    expect(await outcome(video.subarray(0, 600))).toBe('UploadError')
  },
)

test('applies the rotation of a phone held upright', async () => {
  expect(await read(mp4({ isRotated: true }))).toMatchObject({ width: 720, height: 1280 })
})

test('reads type and dimensions of a WebM of unknown length', async () => {
  const video = { type: 'video/webm', width: 640, height: 360 }
  expect(await read(webm())).toEqual(video)
  expect(await read(webm({ codec: 'V_VP8' }))).toEqual(video)
})

test('uses the display size of a WebM', async () => {
  const video = webm({ width: 1440, height: 1080, displayAspectRatio: [16, 9] })
  expect(await read(video)).toMatchObject({ width: 1920, height: 1080 })
})

test.each([
  [mp4({ video: 'hvc1' }), 'HEVC (H.265)'],
  [mp4({ profile: 110 }), 'more than 8 bits'],
  [mp4({ video: 'apch' }), 'ProRes'],
  [mp4({ video: 'encv' }), 'copy protection'],
  [mp4({ video: 'what' }), 'contains what'],
  [mp4({ audio: 'ac-3' }), 'Dolby Digital'],
  [mp4({ brand: 'qt  ' }), 'QuickTime'],
  [mp4({ video: null }), 'no video track'],
  [webm({ docType: 'matroska' }), 'Matroska'],
  [webm({ codec: 'V_MPEGH/ISO/HEVC' }), 'V_MPEGH/ISO/HEVC'],
])(
  'rejects codecs that some browsers cannot play, with the reason and a solution',
  async (video, reason) => {
    await expect(read(video)).rejects.toThrow(reason)
    await expect(read(video)).rejects.toThrow(/Save it as (MP4|WebM)/)
  },
)

test.each([
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.from('GIF89a'),
  Buffer.from('RIFF....AVI LIST'),
  Buffer.from(''),
])('rejects files that are not videos', async (data) => {
  await expect(read(data)).rejects.toThrow('not a video that browsers can play')
})

test('rejects or reads a video that is truncated at any position', async () => {
  for (const video of [mp4(), webm()])
    for (let length = 0; length < video.length; length += 7)
      expect(['read', 'UploadError'], String(length)).toContain(
        await outcome(video.subarray(0, length)),
      )
})

test('rejects or reads a video with any wrong bytes', async () => {
  const anyByte = fc.tuple(fc.nat(400), fc.nat(255))
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(anyByte, { minLength: 1 }), async (isMp4, wrong) => {
      const video = isMp4 ? mp4() : webm()
      for (const [at, byte] of wrong) video[at % video.length] = byte
      expect(['read', 'UploadError']).toContain(await outcome(video))
    }),
  )
})

test('stops reading a header with endless boxes', async () => {
  const boxes = Array.from({ length: 20_000 }, () => box('free'))
  const video = Buffer.concat([box('ftyp', Buffer.from('isom'), Buffer.alloc(4)), ...boxes])
  await expect(read(video)).rejects.toThrow('damaged')
})

test('rejects invalid dimensions', async () => {
  await expect(read(mp4({ width: 0 }))).rejects.toThrow('no valid dimensions')
  await expect(read(mp4({ width: 40_000, height: 16 }))).rejects.toThrow('no valid dimensions')
})
