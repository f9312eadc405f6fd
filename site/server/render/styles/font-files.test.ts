import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FontSet } from '@tessera/content'
import { expect, test } from 'vitest'
import { fontAssets } from './font-files'

const SITE = join(import.meta.dirname, '../../..')
const fonts = fontAssets((source) => join(SITE, source))
const guide = readFileSync(join(SITE, '../docs/editors/appearance.md'), 'utf8')

/** In the order of the guide. */
const FONT_SETS: readonly FontSet[] = ['editorial', 'book', 'plain', 'poster', 'soft']

const preloadSize = (subset: 'latin' | 'english', fontSet: FontSet) => {
  const files = Object.values(fonts[subset][fontSet].preloads)
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  return `${Math.round(bytes / 1000)} kB`
}

test('the guide to the appearance lists the size of the preloaded fonts of each font set', () => {
  const rows = [...guide.matchAll(/\| (\d+ kB) +\| (\d+ kB) +\|$/gm)]
  expect(rows.map(([, latin, english]) => [latin, english])).toEqual(
    FONT_SETS.map((fontSet) => [preloadSize('latin', fontSet), preloadSize('english', fontSet)]),
  )
})
