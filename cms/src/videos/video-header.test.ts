import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withVideoBytes } from './video-bytes'
import { readVideoHeader } from './video-header'
import { box, mp4, webm } from './testing-videos'

const read = (data: Buffer) => withVideoBytes({ data }, readVideoHeader)
const outcome = (data: Buffer) =>
  read(data).then(
    () => 'read',
    (error: Error) => error.name,
  )

test('reads kind and size of an MP4, wherever its head lies', async () => {
  const video = { type: 'video/mp4', extension: 'mp4', width: 1280, height: 720 }
  expect(await read(mp4())).toEqual(video)
  expect(await read(mp4({ headLast: true }))).toEqual(video)
  expect(await read(mp4({ image: 'av01', sound: 'Opus' }))).toEqual(video)
})

// ffmpeg -f lavfi -i testsrc=size=64x48:rate=5:duration=1 -f lavfi -i sine=duration=1 -pix_fmt yuv420p -c:a aac -b:a 16k
// h264-aac.mp4; for the other one with -movflags frag_keyframe+empty_moov.
test.each(['h264-aac.mp4', 'h264-aac-fragments.mp4'])(
  'reads %s, which ffmpeg wrote: its head behind the images, and in fragments',
  async (name) => {
    const video = await readFile(path.join(import.meta.dirname, '../../tests/videos', name))
    const header = { type: 'video/mp4', extension: 'mp4', width: 64, height: 48 }
    expect(await read(video)).toEqual(header)
    // The sound alone, and what a broken download leaves.
    expect(await outcome(video.subarray(0, 600))).toBe('UploadRefused')
  },
)

test('a video of a telephone held upright is upright', async () => {
  expect(await read(mp4({ isTurned: true }))).toMatchObject({ width: 720, height: 1280 })
})

test('reads kind and size of a WebM whose length nobody knows', async () => {
  const video = { type: 'video/webm', extension: 'webm', width: 640, height: 360 }
  expect(await read(webm())).toEqual(video)
  expect(await read(webm({ codec: 'V_VP8' }))).toEqual(video)
})

test('a WebM is as wide as it says that it is shown', async () => {
  const video = webm({ width: 1440, height: 1080, proportion: [16, 9] })
  expect(await read(video)).toMatchObject({ width: 1920, height: 1080 })
})

test.each([
  [mp4({ image: 'hvc1' }), 'HEVC (H.265)'],
  [mp4({ profile: 110 }), 'more than 8 bits'],
  [mp4({ image: 'apch' }), 'ProRes'],
  [mp4({ image: 'encv' }), 'copy protection'],
  [mp4({ image: 'what' }), 'has what in it'],
  [mp4({ sound: 'ac-3' }), 'Dolby Digital'],
  [mp4({ brand: 'qt  ' }), 'QuickTime'],
  [mp4({ image: null }), 'no moving image'],
  [webm({ docType: 'matroska' }), 'Matroska'],
  [webm({ codec: 'V_MPEGH/ISO/HEVC' }), 'V_MPEGH/ISO/HEVC'],
])('refuses what not every browser plays, and says why and what to do', async (video, reason) => {
  await expect(read(video)).rejects.toThrow(reason)
  await expect(read(video)).rejects.toThrow(/Save it as (MP4|WebM)/)
})

test.each([
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.from('GIF89a'),
  Buffer.from('RIFF....AVI LIST'),
  Buffer.from(''),
])('refuses what is no video, whatever its name', async (data) => {
  await expect(read(data)).rejects.toThrow('not a video of a kind that browsers play')
})

test('refuses a video that ends within its head, wherever it was cut', async () => {
  for (const video of [mp4(), webm()])
    for (let length = 0; length < video.length; length += 7)
      expect(['read', 'UploadRefused'], String(length)).toContain(
        await outcome(video.subarray(0, length)),
      )
})

test('whatever bytes are wrong, it is read or refused', async () => {
  const anyByte = fc.tuple(fc.nat(400), fc.nat(255))
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(anyByte, { minLength: 1 }), async (isMp4, wrong) => {
      const video = isMp4 ? mp4() : webm()
      for (const [at, byte] of wrong) video[at % video.length] = byte
      expect(['read', 'UploadRefused']).toContain(await outcome(video))
    }),
  )
})

test('gives up on a head that is made to be read for ever', async () => {
  const nothing = Array.from({ length: 20_000 }, () => box('free'))
  const video = Buffer.concat([box('ftyp', Buffer.from('isom'), Buffer.alloc(4)), ...nothing])
  await expect(read(video)).rejects.toThrow('damaged')
})

test('refuses sizes that are none', async () => {
  await expect(read(mp4({ width: 0 }))).rejects.toThrow('does not say how large')
  await expect(read(mp4({ width: 40_000, height: 16 }))).rejects.toThrow('does not say how large')
})
