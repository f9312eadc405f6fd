import { expect, test } from 'vitest'
import { webVttError, normalizeWebVtt } from './web-vtt'

const cue = '00:01.000 --> 00:04.000\nThe ink is warm.'

test('accepts valid WebVTT', () => {
  expect(webVttError(`WEBVTT\n\n${cue}\n`)).toBeNull()
  expect(webVttError(`\uFEFFWEBVTT - the press\r\n\r\nNOTE by hand\r\n\r\n1\r\n${cue}`)).toBeNull()
  expect(webVttError('WEBVTT\n\n01:00:01.000 --> 01:00:02.500 line:80%\nHello')).toBeNull()
})

test.each([
  ['', 'starts with the line "WEBVTT"'],
  [cue, 'starts with the line "WEBVTT"'],
  ['WEBVTTX\n\n' + cue, 'starts with the line "WEBVTT"'],
  ['1\n00:00:01,000 --> 00:00:04,000\nHello', 'SubRip'],
  ['WEBVTT\n', 'no line such as'],
  ['WEBVTT\n\n00:01 --> 00:04\nHello', 'Line 3'],
  ['WEBVTT\n\n00:04.000 --> 00:01.000\nHello', 'ends before it starts'],
  [`WEBVTT\n\n${cue}${'x'.repeat(300_000)}`, 'more than 300000 characters'],
])('explains the error in %j', (text, message) => {
  expect(webVttError(text)).toContain(message)
})

test('removes the byte order mark and normalizes line endings', () => {
  expect(normalizeWebVtt('\uFEFFWEBVTT\r\n\r\nx\r\n\r\n')).toBe('WEBVTT\n\nx\n')
})
