import { expect, test } from 'vitest'
import { surplusVersions } from './surplus-versions'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-22T12:30:00Z')
/** One version every `minutes` minutes, the newest first. */
const every = (minutes: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: n,
    updatedAt: new Date(NOW - n * minutes * 60_000).toISOString(),
  }))
const kept = (versions: ReturnType<typeof every>) => {
  const surplus = new Set(surplusVersions(versions, NOW).map(({ id }) => id))
  return versions.filter(({ id }) => !surplus.has(id))
}
const ages = (versions: ReturnType<typeof every>) =>
  versions.map(({ updatedAt }) => (NOW - Date.parse(updatedAt)) / HOUR)

test('keeps fifty versions, however old and close together', () => {
  const old = every(1, 50).map(({ id }) => ({ id, updatedAt: '2020-01-01T00:00:00.000Z' }))
  expect(kept(old)).toHaveLength(50)
})

test('keeps all of the last day', () => {
  expect(kept(every(5, 288))).toHaveLength(288)
})

test('keeps one an hour of the last week, and one a day of the time before', () => {
  const left = ages(kept(every(10, 6 * 24 * 30)))
  const between = (from: number, to: number) => left.filter((age) => age > from && age <= to).length
  expect(between(-1, 24)).toBe(145)
  expect(between(24, 7 * 24)).toBe(6 * 24)
  expect(between(8 * 24, 28 * 24)).toBe(20)
})

test('removes nothing more the second time', () => {
  const once = kept(every(10, 6 * 24 * 30))
  expect(kept(once)).toEqual(once)
})
