import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BREAKPOINT_MIN_WIDTH } from './breakpoints'

const css = (name: string) =>
  readFileSync(new URL(`../styles/${name}.css`, import.meta.url), 'utf8')

test('the container queries of the style sheet use the widths of BREAKPOINT_MIN_WIDTH', () => {
  const widths = [...css('gallery').matchAll(/tessera-gallery \(width < (\d+)px\)/g)].map(
    ([, width]) => Number(width),
  )
  expect(widths).toEqual([BREAKPOINT_MIN_WIDTH.wide, BREAKPOINT_MIN_WIDTH.medium])
})

test('the styles use only custom properties that tokens.css declares, or that have a fallback', () => {
  const tokens = new Set(
    [...css('tokens').matchAll(/(--tessera-[\w-]+):/g)].map(([, name]) => name),
  )
  for (const name of ['gallery', 'filters', 'tile/tile']) {
    for (const [, used] of css(name).matchAll(/var\((--tessera-[\w-]+)\)/g))
      expect(tokens, name).toContain(used)
  }
})
