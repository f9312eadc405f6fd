import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BREAKPOINT_MIN_WIDTH } from './breakpoints'

const STYLES = join(import.meta.dirname, '../styles')
const css = (name: string) => readFileSync(join(STYLES, name), 'utf8')

test('the container queries of the style sheet use the widths of BREAKPOINT_MIN_WIDTH', () => {
  const widths = [...css('gallery.css').matchAll(/tessera-gallery \(width < (\d+)px\)/g)].map(
    ([, width]) => Number(width),
  )
  expect(widths).toEqual([BREAKPOINT_MIN_WIDTH.wide, BREAKPOINT_MIN_WIDTH.medium])
})

test('the styles use only custom properties that a style sheet declares for the whole page, or that have a fallback', () => {
  const sheets = readdirSync(STYLES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ name, text: css(name) }))
  const declared = new Set(
    sheets.flatMap(({ text }) =>
      rootRules(text).flatMap((rule) => rule.match(/--tessera-[\w-]+(?=:)/g) ?? []),
    ),
  )
  for (const { name, text } of sheets)
    for (const [, used] of text.matchAll(/var\((--tessera-[\w-]+)\)/g))
      expect(declared, name).toContain(used)
})

const rootRules = (text: string) => text.match(/:root[^{]*\{[^}]*\}/g) ?? []
