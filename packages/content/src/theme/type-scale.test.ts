import { expect, test } from 'vitest'
import { sizeOf, typeScale } from './type-scale'

test('the usual scale is the one of the style sheets', () => {
  expect(typeScale('normal')).toEqual({})
  expect(sizeOf(4, 'normal')).toBe('clamp(1.275rem, 1.193rem + 0.36vw, 1.52rem)')
  expect(sizeOf(8, 'normal')).toBe('clamp(2.644rem, 2.165rem + 2.13vw, 4.08rem)')
})

test('a quiet scale stays below it and a loud one above, on phones and desks, and every rank is larger', () => {
  const ends = (scale: 'quiet' | 'normal' | 'loud') =>
    [4, 5, 6, 7, 8].map((rank) => {
      const [, least, most] = /clamp\(([\d.]+)rem.*, ([\d.]+)rem\)/.exec(sizeOf(rank, scale)) ?? []
      return [Number(least), Number(most)] as const
    })
  const [quiet, normal, loud] = [ends('quiet'), ends('normal'), ends('loud')]
  normal.forEach(([least, most], rank) => {
    expect(quiet[rank]?.[0]).toBeLessThan(least)
    expect(quiet[rank]?.[1]).toBeLessThan(most)
    expect(loud[rank]?.[0]).toBeGreaterThan(least)
    expect(loud[rank]?.[1]).toBeGreaterThan(most)
  })
  for (const scale of [quiet, normal, loud])
    for (const end of [0, 1] as const)
      expect(scale.map((rank) => rank[end])).toEqual(
        scale.map((rank) => rank[end]).toSorted((a, b) => a - b),
      )
})

test('only sizes of titles change', () => {
  expect(Object.keys(typeScale('loud'))).toEqual(
    [4, 5, 6, 7, 8].map((rank) => `--tessera-text-${rank}`),
  )
})
