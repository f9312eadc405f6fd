import { expect, test } from 'vitest'
import { readVideo } from './read-video'

const track = { kind: 'captions', srcLang: 'en', label: 'English', src: '/media/a-en.vtt' }

test('a link tells of a video what the lightbox shows with it', () => {
  const told = { poster: '/media/a.webp', ratio: 1.5, tracks: [track] }
  expect(readVideo(JSON.stringify(told))).toEqual(told)
  expect(readVideo('{}')).toEqual({})
})

test('what is no video tells nothing', () => {
  for (const json of ['', '{', 'null', '7', '[]', '"a"', '{"poster":7,"ratio":"1","tracks":"a"}'])
    expect(readVideo(json), json).toEqual({})
  const tracks = [null, 7, {}, { ...track, kind: undefined }, { ...track, src: 7 }, track]
  expect(readVideo(JSON.stringify({ tracks }))).toEqual({ tracks: [track] })
})
