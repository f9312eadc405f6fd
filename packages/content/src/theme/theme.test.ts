import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, READABLE } from './contrast'
import { PRESETS } from './presets'
import { palette, theme, type Palette } from './theme'
import { themeProperties } from './theme-properties'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
])('the contrast of %s and %s is %f', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2)
  expect(contrastOf(other, one)).toBe(contrastOf(one, other))
})

test.each(Object.entries(PRESETS))(
  'the look "%s" is one that an editor could have made',
  (_, preset) => {
    expect(theme.parse(preset)).toEqual(preset)
  },
)

test('a palette that cannot be read is refused, with the colour named', () => {
  const refused = (colours: Palette) =>
    palette.safeParse(colours).error?.issues.map(({ path }) => path.join('.'))
  expect(refused({ paper: '#ffffff', ink: '#999999', accent: '#0b57d0' })).toEqual(['ink'])
  expect(refused({ paper: '#ffffff', ink: '#000000', accent: '#ffcc00' })).toEqual(['accent'])
})

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)
const readable = fc
  .record({ paper: colour, ink: colour, accent: colour })
  .filter((colours) => palette.safeParse(colours).success)

test('whatever palette is allowed, ink and muted words can be read on the paper and on every text cover', () => {
  fc.assert(
    fc.property(readable, readable, (light, dark) => {
      const properties = themeProperties({ ...PRESETS.garden, light, dark })
      const [first, second] = ['light', 'dark'].map(
        (_, i) => (name: string) =>
          /light-dark\((.*), (.*)\)/.exec(properties[`--tessera-${name}`] ?? '')?.[i + 1] ?? '',
      )
      for (const of of [first, second]) {
        if (!of) throw new Error('Two palettes were expected.')
        expect(contrastOf(of('ink-muted'), of('paper'))).toBeGreaterThanOrEqual(READABLE)
        for (let textCover = 0; textCover < 6; textCover++)
          for (const words of ['ink', 'ink-muted'])
            expect(
              contrastOf(of(words), of(`textCover-${textCover}`)),
              `${words} ${textCover}`,
            ).toBeGreaterThanOrEqual(READABLE)
      }
    }),
  )
})
