import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LEVEL_MIN_WIDTH } from './breakpoints'

const css = (name: string) =>
  readFileSync(new URL(`../styles/${name}.css`, import.meta.url), 'utf8')

test('the style sheet changes breakpoint at the widths that the core names', () => {
  const widths = [...css('gallery').matchAll(/tessera-gallery \(width < (\d+)px\)/g)].map(
    ([, width]) => Number(width),
  )
  expect(widths).toEqual([LEVEL_MIN_WIDTH.wide, LEVEL_MIN_WIDTH.medium])
})

test('every custom property that the styles use is a token or set in the markup', () => {
  const tokens = new Set(
    [...css('tokens').matchAll(/(--tessera-[\w-]+):/g)].map(([, name]) => name),
  )
  for (const name of ['gallery', 'filters', 'tile/tile']) {
    for (const [, used] of css(name).matchAll(/var\((--tessera-[\w-]+)/g))
      expect(tokens, name).toContain(used)
  }
})
