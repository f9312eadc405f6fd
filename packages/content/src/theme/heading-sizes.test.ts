import { expect, test } from 'vitest'
import { sizeOf, headingSizes } from './heading-sizes'

test('the normal scale adds no properties to those of the style sheets', () => {
  expect(headingSizes('normal')).toEqual({})
  expect(sizeOf(4, 'normal')).toBe('clamp(1.275rem, 1.193rem + 0.36vw, 1.52rem)')
  expect(sizeOf(8, 'normal')).toBe('clamp(2.644rem, 2.165rem + 2.13vw, 4.08rem)')
})

test('sizes are below normal in the small scale and above it in the large one, and grow with each step', () => {
  const ends = (scale: 'small' | 'normal' | 'large') =>
    [4, 5, 6, 7, 8].map((step) => {
      const [, min, max] = /clamp\(([\d.]+)rem.*, ([\d.]+)rem\)/.exec(sizeOf(step, scale)) ?? []
      return [Number(min), Number(max)] as const
    })
  const [small, normal, large] = [ends('small'), ends('normal'), ends('large')]
  normal.forEach(([min, max], index) => {
    expect(small[index]?.[0]).toBeLessThan(min)
    expect(small[index]?.[1]).toBeLessThan(max)
    expect(large[index]?.[0]).toBeGreaterThan(min)
    expect(large[index]?.[1]).toBeGreaterThan(max)
  })
  for (const scale of [small, normal, large])
    for (const end of [0, 1] as const)
      expect(scale.map((step) => step[end])).toEqual(
        scale.map((step) => step[end]).toSorted((a, b) => a - b),
      )
})

test('changes only the heading sizes', () => {
  expect(Object.keys(headingSizes('large'))).toEqual(
    [4, 5, 6, 7, 8].map((step) => `--tessera-text-${step}`),
  )
})
