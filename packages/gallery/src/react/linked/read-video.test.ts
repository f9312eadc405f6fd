import { expect, test } from 'vitest'
import { readVideo } from './read-video'

const track = { kind: 'captions', srcLang: 'en', label: 'English', src: '/media/a-en.vtt' }

test('reads poster, ratio and tracks', () => {
  const video = { poster: '/media/a.webp', ratio: 1.5, tracks: [track] }
  expect(readVideo(JSON.stringify(video))).toEqual(video)
  expect(readVideo('{}')).toEqual({})
})

test('omits invalid values', () => {
  for (const json of ['', '{', 'null', '7', '[]', '"a"', '{"poster":7,"ratio":"1","tracks":"a"}'])
    expect(readVideo(json), json).toEqual({})
  const tracks = [null, 7, {}, { ...track, kind: undefined }, { ...track, src: 7 }, track]
  expect(readVideo(JSON.stringify({ tracks }))).toEqual({ tracks: [track] })
})
