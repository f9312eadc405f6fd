import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FontSet } from '@tessera/content'
import { expect, test } from 'vitest'
import { typeAssets } from './type-files'

const SITE = join(import.meta.dirname, '..')
const types = typeAssets((source) => join(SITE, source))
const guide = readFileSync(join(SITE, '../docs/look.md'), 'utf8')

/** In the order of the guide. */
const TYPES: readonly FontSet[] = ['editorial', 'book', 'plain', 'poster', 'soft']

const ahead = (letters: 'latin' | 'english', type: FontSet) => {
  const files = Object.values(types[letters][type].fonts)
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  return `${Math.round(bytes / 1000)} kB`
}

test('the guide to looks tells what the faces of each weigh', () => {
  const rows = [...guide.matchAll(/\| (\d+ kB) +\| (\d+ kB) +\|$/gm)]
  expect(rows.map(([, latin, english]) => [latin, english])).toEqual(
    TYPES.map((type) => [ahead('latin', type), ahead('english', type)]),
  )
})
