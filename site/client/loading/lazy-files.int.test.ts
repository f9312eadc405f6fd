import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const MANIFEST = join(import.meta.dirname, '../../dist/client/.vite/manifest.json')
const manifest = z.record(
  z.string(),
  z.object({ name: z.string().optional(), isDynamicEntry: z.boolean().optional() }),
)

/** Only a static site loads them. Without script it has no search and no way back to a gallery as it was. */
const OF_STATIC_SITES = ['find-adjacent-items', 'search-index', 'show-results', 'stemmers']
/** All languages are loaded by the same code. */
const OTHER_LANGUAGES = ['de', 'es', 'fr', 'it']

test('a test of this folder leaves out each file that is loaded when it is needed', () => {
  const files = Object.values(manifest.parse(JSON.parse(readFileSync(MANIFEST, 'utf8'))))
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ name = '' }) => name)
  expect(files.length).toBeGreaterThan(25)
  const texts = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.int.test.ts') && name !== basename(import.meta.filename))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('')
  const untested = files.filter(
    (file) => !texts.includes(`'${file}'`) && !texts.includes(`assets\\/${file}-`),
  )
  expect(untested.toSorted()).toEqual([...OF_STATIC_SITES, ...OTHER_LANGUAGES].toSorted())
})
