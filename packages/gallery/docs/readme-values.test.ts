import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  FILTER_FORMS,
  HOVER_EFFECTS,
  LAYOUTS,
  LIGHTBOX_SLIDES,
  PAGING_KINDS,
  TILE_CLICKS,
} from '../src/core'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

/** The values of a setting in the examples: `layout: 'mosaic', // or columns, masonry` has three. */
const valuesIn = (setting: string) =>
  [...readme.matchAll(new RegExp(`\\b${setting}[:=] ?['"]([a-z-]+)['"].*// or (.+)$`, 'gm'))].map(
    ([, value = '', others = '']) => [value, ...others.split(', ')].toSorted(),
  )

test.each([
  ['layout', LAYOUTS, 2],
  ['kind', PAGING_KINDS, 2],
  ['form', [...FILTER_FORMS, 'period'], 1],
  ['hoverBox', HOVER_EFFECTS, 1],
  ['tileClick', TILE_CLICKS, 1],
])('the README names every value of %s, and no other', (setting, values, examples) => {
  const expected = values.toSorted()
  expect(valuesIn(setting)).toEqual(Array.from({ length: examples }, () => expected))
})

test('the README names what the slides of the lightbox can show', () => {
  const [, row = ''] = /^\| `slides` +\|(.*)$/m.exec(readme) ?? []
  const values = [...row.matchAll(/`([a-z]+)`/g)].map(([, value]) => value)
  expect(values).toEqual(LIGHTBOX_SLIDES)
})
