import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio, MIN_TEXT_CONTRAST } from './contrast'
import { PRESETS } from './presets'
import { palette, theme, type Palette } from './theme'
import { toThemeProperties } from './to-theme-properties'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
])('the contrast of %s and %s is %f', (one, other, contrast) => {
  expect(contrastRatio(one, other)).toBeCloseTo(contrast, 2)
  expect(contrastRatio(other, one)).toBe(contrastRatio(one, other))
})

test.each(Object.entries(PRESETS))('the preset "%s" is a valid theme', (_, preset) => {
  expect(theme.parse(preset)).toEqual(preset)
})

test('refuses an unreadable palette and names the colour', () => {
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

test('ink and muted text are readable on paper and on every text cover, for every valid palette', () => {
  fc.assert(
    fc.property(readable, readable, (light, dark) => {
      const properties = toThemeProperties({ ...PRESETS.garden, light, dark })
      const [first, second] = ['light', 'dark'].map(
        (_, i) => (name: string) =>
          /light-dark\((.*), (.*)\)/.exec(properties[`--tessera-${name}`] ?? '')?.[i + 1] ?? '',
      )
      for (const of of [first, second]) {
        if (!of) throw new Error('Two palettes were expected.')
        expect(contrastRatio(of('ink-muted'), of('paper'))).toBeGreaterThanOrEqual(
          MIN_TEXT_CONTRAST,
        )
        for (let tone = 0; tone < 6; tone++)
          for (const text of ['ink', 'ink-muted'])
            expect(
              contrastRatio(of(text), of(`text-cover-${tone}`)),
              `${text} ${tone}`,
            ).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST)
      }
    }),
  )
})
