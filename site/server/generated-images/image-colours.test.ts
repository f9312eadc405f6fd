import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PRESETS } from '@tessera/content'
import { imageColours, DEFAULT_COLOURS } from './image-colours'

const TOKENS = join(import.meta.dirname, '../../../packages/gallery/src/styles/tokens.css')
const css = readFileSync(TOKENS, 'utf8')

/** The light colour of a token, as browsers convert it. */
function tokenColour(name: string): string {
  const found = new RegExp(`--tessera-${name}: light-dark\\(oklch\\(([\\d. ]+)\\)`).exec(css)?.[1]
  const [l = 0, c = 0, h = 0] = (found ?? '').split(' ').map(Number)
  return toHex(l, c, h)
}

/** https://bottosson.github.io/posts/oklab */
function toHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const bytes = linear.map((value) => {
    const clamped = Math.max(0, Math.min(1, value))
    const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${bytes.join('')}`
}

test('has the light colours of the style sheets by default', () => {
  expect(imageColours(null)).toEqual({
    paper: tokenColour('paper'),
    ink: tokenColour('ink'),
    muted: tokenColour('ink-muted'),
    accent: tokenColour('accent'),
    textCovers: [0, 1, 2, 3, 4, 5].map((tone) => tokenColour(`text-cover-${tone}`)),
  })
})

test('has the colours of the theme, the dark ones only for themes that are always dark', () => {
  for (const theme of Object.values(PRESETS)) {
    const { paper, ink, accent } = theme.light
    expect(imageColours({ ...theme, colorScheme: 'auto' })).toMatchObject({ paper, ink, accent })
    const dark = imageColours({ ...theme, colorScheme: 'dark' })
    expect(dark.paper).toBe(theme.dark.paper)
    for (const colour of [...dark.textCovers, dark.muted]) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/)
      expect(Object.values(DEFAULT_COLOURS).flat()).not.toContain(colour)
    }
  }
})
