import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FONT_STYLE_SHEETS } from './style-sheets'

/** What nearly every page has, by the subset for its language. */
const FREQUENT = {
  english: [...'Handgloves 0123456789 & – — ‘’ “” … · × © £ é €'],
  latin: [...'Handgloves 0123456789 & – — ‘’ ‚“ „” « » … · × © é ñ ü € ı'],
} as const

interface Face {
  readonly family: string
  readonly ranges: readonly (readonly [number, number])[]
}

const read = (file: string) => readFileSync(new URL(`font-sets/${file}`, import.meta.url), 'utf8')

/** The style sheet with those that it imports. */
function readWithImports(file: string): string {
  const css = read(file)
  const imports = [...css.matchAll(/@import '\.\/([^']+)'/g)].map(([, name = '']) =>
    file.startsWith('common/') ? `common/${name}` : name,
  )
  return [...imports.map(readWithImports), css].join('\n')
}

/** Faces of the regular weight; fallbacks have no ranges. */
function regularFaces(css: string): readonly Face[] {
  const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => body)
  return faces
    .filter((face) => face.includes('font-weight: 400;') && !face.includes('italic'))
    .map((face) => ({
      family: /font-family: '([^']+)'/.exec(face)?.[1] ?? '',
      ranges: [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
        ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
      ),
    }))
}

test.each(
  FONT_STYLE_SHEETS.flatMap((name) =>
    (['english', 'latin'] as const).map((subset) => [subset, name] as const),
  ),
)(
  'for pages in %s the set "%s" has one file for each frequent letter, because Chromium loads all others while one is late',
  (subset, name) => {
    const faces = regularFaces(readWithImports(`${name}-${subset}.css`))
    const families = new Set(
      faces.map(({ family }) => family).filter((family) => !family.endsWith('Latin Ext')),
    )
    expect(families.size).toBeGreaterThan(1)
    for (const family of families)
      for (const letter of FREQUENT[subset]) {
        const code = letter.codePointAt(0) ?? 0
        const files = faces.filter(
          (face) =>
            face.family === family && face.ranges.some(([from, to]) => from <= code && code <= to),
        )
        expect([family, letter, files.length]).toEqual([family, letter, 1])
      }
  },
)
