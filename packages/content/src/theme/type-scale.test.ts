import { expect, test } from 'vitest'
import { sizeOf, typeScale } from './type-scale'

test('the usual scale is the one of the style sheets', () => {
  expect(typeScale('normal')).toEqual({})
  expect(sizeOf(4, 'normal')).toBe('clamp(1.275rem, 1.193rem + 0.36vw, 1.52rem)')
  expect(sizeOf(8, 'normal')).toBe('clamp(2.644rem, 2.165rem + 2.13vw, 4.08rem)')
})

test('a small scale stays below it and a large one above, on phones and desks, and every rank is larger', () => {
  const ends = (scale: 'small' | 'normal' | 'large') =>
    [4, 5, 6, 7, 8].map((rank) => {
      const [, least, most] = /clamp\(([\d.]+)rem.*, ([\d.]+)rem\)/.exec(sizeOf(rank, scale)) ?? []
      return [Number(least), Number(most)] as const
    })
  const [small, normal, large] = [ends('small'), ends('normal'), ends('large')]
  normal.forEach(([least, most], rank) => {
    expect(small[rank]?.[0]).toBeLessThan(least)
    expect(small[rank]?.[1]).toBeLessThan(most)
    expect(large[rank]?.[0]).toBeGreaterThan(least)
    expect(large[rank]?.[1]).toBeGreaterThan(most)
  })
  for (const scale of [small, normal, large])
    for (const end of [0, 1] as const)
      expect(scale.map((rank) => rank[end])).toEqual(
        scale.map((rank) => rank[end]).toSorted((a, b) => a - b),
      )
})

test('only sizes of titles change', () => {
  expect(Object.keys(typeScale('large'))).toEqual(
    [4, 5, 6, 7, 8].map((rank) => `--tessera-text-${rank}`),
  )
})
