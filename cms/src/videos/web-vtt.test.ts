import { expect, test } from 'vitest'
import { faultInWebVtt, tidyWebVtt } from './web-vtt'

const cue = '00:01.000 --> 00:04.000\nThe ink is warm.'

test('takes what browsers show', () => {
  expect(faultInWebVtt(`WEBVTT\n\n${cue}\n`)).toBeNull()
  expect(
    faultInWebVtt(`\uFEFFWEBVTT - the press\r\n\r\nNOTE by hand\r\n\r\n1\r\n${cue}`),
  ).toBeNull()
  expect(faultInWebVtt('WEBVTT\n\n01:00:01.000 --> 01:00:02.500 line:80%\nHello')).toBeNull()
})

test.each([
  ['', 'begins with a line "WEBVTT"'],
  [cue, 'begins with a line "WEBVTT"'],
  ['WEBVTTX\n\n' + cue, 'begins with a line "WEBVTT"'],
  ['1\n00:00:01,000 --> 00:00:04,000\nHello', 'SubRip'],
  ['WEBVTT\n', 'no line such as'],
  ['WEBVTT\n\n00:01 --> 00:04\nHello', 'Line 3'],
  ['WEBVTT\n\n00:04.000 --> 00:01.000\nHello', 'ends before it begins'],
  [`WEBVTT\n\n${cue}${'x'.repeat(300_000)}`, 'more than 300000 characters'],
])('says what is wrong with %j', (text, fault) => {
  expect(faultInWebVtt(text)).toContain(fault)
})

test('keeps one kind of line end and no mark at the start', () => {
  expect(tidyWebVtt('\uFEFFWEBVTT\r\n\r\nx\r\n\r\n')).toBe('WEBVTT\n\nx\n')
})
