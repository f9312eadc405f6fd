import { expect, test } from 'vitest'
import { describeProgress, duration, startProgress } from './progress.mjs'

test('a bar, the count, the rate and the time left', () => {
  expect(describeProgress({ part: 0.25, lines: 5000, seconds: 20 })).toBe(
    '██████░░░░░░░░░░░░░░░░░░  25 %  5,000 lines, 250/s, 1 min 00 s left',
  )
  expect(describeProgress({ part: 0, lines: 0, seconds: 0 })).toContain('0 lines, 0/s')
  expect(duration(59.6)).toBe('1 min 00 s')
})

const draw = (/** @type {boolean} */ isTTY) => {
  let [time, text] = [0, '']
  const out = { isTTY, write: (/** @type {string} */ more) => (text += more) }
  const progress = startProgress({ out, total: 24_000, now: () => time })
  for (time = 1000; time <= 12_000; time += 1000) progress.show(time)
  progress.note('Trouble.')
  progress.end()
  return text
}

test('redraws one line on a terminal', () => {
  const text = draw(true)
  expect(text.split('\r\x1b[2K')).toHaveLength(14)
  expect(text.match(/\n/g)).toHaveLength(1)
})

test('writes a plain line now and then elsewhere', () => {
  const text = draw(false)
  expect(text).not.toContain('\x1b')
  expect(text.trim().split('\n')).toHaveLength(3)
})
