import { expect, test } from 'vitest'
import { parseHosts, validateHosts } from './hosts'

test('parses hosts and URLs, and removes duplicates', () => {
  const text =
    'player.vimeo.com\n\n https://www.YouTube-nocookie.com/embed/x?y=1 \nplayer.vimeo.com'
  expect(parseHosts(text)).toEqual(['player.vimeo.com', 'www.youtube-nocookie.com'])
  expect(parseHosts('bücher.example')).toEqual(['xn--bcher-kva.example'])
  for (const empty of [null, undefined, '', '\n \n']) {
    expect(parseHosts(empty)).toEqual([])
    expect(validateHosts(empty)).toBe(true)
  }
})

test('replaces video sites by the hosts of their players', () => {
  expect(parseHosts('youtube.com\nhttps://youtu.be/x\nvimeo.com\nexample.org')).toEqual([
    'www.youtube-nocookie.com',
    'player.vimeo.com',
    'example.org',
  ])
})

test('rejects lines that are not exactly one https host', () => {
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
