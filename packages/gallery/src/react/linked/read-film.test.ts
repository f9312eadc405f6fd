import { expect, test } from 'vitest'
import { readFilm } from './read-film'

const track = { kind: 'captions', srcLang: 'en', label: 'English', src: '/media/a-en.vtt' }

test('a link tells of a film what the lightbox shows with it', () => {
  const told = { poster: '/media/a.webp', ratio: 1.5, tracks: [track] }
  expect(readFilm(JSON.stringify(told))).toEqual(told)
  expect(readFilm('{}')).toEqual({})
})

test('what is no film tells nothing', () => {
  for (const json of ['', '{', 'null', '7', '[]', '"a"', '{"poster":7,"ratio":"1","tracks":"a"}'])
    expect(readFilm(json), json).toEqual({})
  const tracks = [null, 7, {}, { ...track, kind: undefined }, { ...track, src: 7 }, track]
  expect(readFilm(JSON.stringify({ tracks }))).toEqual({ tracks: [track] })
})
