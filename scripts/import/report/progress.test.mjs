import { expect, test } from 'vitest'
import { describeProgress, formatDuration, startProgress } from './progress.mjs'

test('describes a state by bar, count, rate and remaining time', () => {
  expect(describeProgress({ fraction: 0.25, lines: 5000, seconds: 20 })).toBe(
    '██████░░░░░░░░░░░░░░░░░░  25 %  5,000 lines, 250/s, 1 min 00 s left',
  )
  expect(describeProgress({ fraction: 0, lines: 0, seconds: 0 })).toContain('0 lines, 0/s')
  expect(formatDuration(59.6)).toBe('1 min 00 s')
})

const outputOf = (/** @type {boolean} */ isTTY) => {
  let [time, text] = [0, '']
  const out = { isTTY, write: (/** @type {string} */ more) => (text += more) }
  const progress = startProgress({ out, total: 24_000, now: () => time })
  for (time = 1000; time <= 12_000; time += 1000) progress.update(time)
  progress.log('A message.')
  progress.end()
  return text
}

test('redraws one line on a terminal', () => {
  const text = outputOf(true)
  expect(text.split('\r\x1b[2K')).toHaveLength(14)
  expect(text.match(/\n/g)).toHaveLength(1)
})

test('writes a plain line every few seconds elsewhere', () => {
  const text = outputOf(false)
  expect(text).not.toContain('\x1b')
  expect(text.trim().split('\n')).toHaveLength(3)
})
