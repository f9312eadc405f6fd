import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packRatios, unpackRatios } from './packed-ratios'

test('ratios come back to 2 decimals', () => {
  const ratio = fc.double({ min: 1 / 3, max: 3, noNaN: true })
  fc.assert(
    fc.property(fc.array(ratio, { maxLength: 50 }), (ratios) => {
      const sent = JSON.parse(JSON.stringify(packRatios(ratios)))
      expect(unpackRatios(sent)).toEqual(ratios.map((each) => Math.round(each * 100) / 100))
    }),
  )
})

test('a hundred thousand are no trouble', () => {
  const ratios = Array.from({ length: 100_000 }, (_, i) => 0.5 + (i % 200) / 100)
  expect(unpackRatios(packRatios(ratios))).toEqual(
    ratios.map((each) => Math.round(each * 100) / 100),
  )
})
