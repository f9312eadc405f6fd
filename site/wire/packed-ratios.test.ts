import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packRatios, unpackRatios } from './packed-ratios'

test('ratios come back to 4 decimals', () => {
  const ratio = fc.double({ min: 1 / 3, max: 3, noNaN: true })
  fc.assert(
    fc.property(fc.array(ratio, { maxLength: 50 }), (ratios) => {
      const sent = JSON.parse(JSON.stringify(packRatios(ratios)))
      expect(unpackRatios(sent)).toEqual(ratios.map((each) => Math.round(each * 10_000) / 10_000))
    }),
  )
})

test('a hundred thousand are no trouble', () => {
  const ratios = Array.from({ length: 100_000 }, (_, i) => (5_000 + (i % 20_000)) / 10_000)
  expect(unpackRatios(packRatios(ratios))).toEqual(ratios)
})
