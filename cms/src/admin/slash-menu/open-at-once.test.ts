import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import openAtOnce, { TRANSITION } from './open-at-once.mjs'

const BUNDLES = join(
  import.meta.dirname,
  '../../../../node_modules/@payloadcms/richtext-lexical/dist/exports/client',
)

test('the menu of the editor opens without a transition, in the one bundle that has it', () => {
  const sources = readdirSync(BUNDLES)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(BUNDLES, name), 'utf8'))
  const changed = sources.filter((source) => openAtOnce(source) !== source)
  expect(changed).toHaveLength(1)
  expect(changed[0]).toContain('slash-menu-popup')
  expect(changed[0]?.match(TRANSITION)).toHaveLength(1)
  expect(openAtOnce(changed[0] ?? '')).not.toContain('startTransition')
})
