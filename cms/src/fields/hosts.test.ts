import { expect, test } from 'vitest'
import { parseHosts, validateHosts } from './hosts'

test('one host a line, however it was written, each once', () => {
  const text =
    'player.vimeo.com\n\n https://www.YouTube-nocookie.com/embed/x?y=1 \nplayer.vimeo.com'
  expect(parseHosts(text)).toEqual(['player.vimeo.com', 'www.youtube-nocookie.com'])
  expect(parseHosts('bücher.example')).toEqual(['xn--bcher-kva.example'])
  for (const nothing of [null, undefined, '', '\n \n']) {
    expect(parseHosts(nothing)).toEqual([])
    expect(validateHosts(nothing)).toBe(true)
  }
})

test('for the sites of videos, the hosts of their players', () => {
  expect(parseHosts('youtube.com\nhttps://youtu.be/x\nvimeo.com\nexample.org')).toEqual([
    'www.youtube-nocookie.com',
    'player.vimeo.com',
    'example.org',
  ])
})

test('what would let in more than one site, or nothing, is refused by its line', () => {
  for (const line of [
    '*',
    '*.example.com',
    'localhost',
    'http://example.com',
    'example.com:8443',
    'me@example.com',
    "example.com 'unsafe-inline'",
    'example.com; script-src *',
    'data:text/html,x',
    'javascript://example.com',
  ]) {
    expect(validateHosts(`player.vimeo.com\n${line}`), line).toContain(`"${line}" is not`)
    expect(parseHosts(line), line).toEqual([])
  }
})
