import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packRatios, unpackRatios } from './packed-ratios'

test('keeps 4 decimals', () => {
  const ratio = fc.double({ min: 1 / 3, max: 3, noNaN: true })
  fc.assert(
    fc.property(fc.array(ratio, { maxLength: 50 }), (ratios) => {
      const packed = JSON.parse(JSON.stringify(packRatios(ratios)))
      expect(unpackRatios(packed)).toEqual(ratios.map((each) => Math.round(each * 10_000) / 10_000))
    }),
  )
})

test('packs 100,000 ratios', () => {
  const ratios = Array.from({ length: 100_000 }, (_, i) => (5_000 + (i % 20_000)) / 10_000)
  expect(unpackRatios(packRatios(ratios))).toEqual(ratios)
})
