import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { stubEditors } from '../scripts/stub-editors'
import { tesseraConfig } from '../src/config'
import { readSettings } from '../src/settings'

const config = tesseraConfig({
  settings: readSettings({ CMS_SECRET: 's'.repeat(32) }, process.cwd()),
  editors: stubEditors,
  sourceDir: process.cwd(),
})

/** `articles.proportions.width` → its help. */
function* helpOf(fields: readonly Field[], path: string): Generator<[string, unknown]> {
  for (const field of fields) {
    const here = 'name' in field ? `${path}.${field.name}` : path
    // What only draws something explains itself.
    if ('name' in field && field.type !== 'ui')
      yield [
        here,
        field.admin && 'description' in field.admin ? field.admin.description : undefined,
      ]
    if ('fields' in field) yield* helpOf(field.fields, here)
    if (field.type === 'blocks') {
      for (const block of field.blocks) yield* helpOf(block.fields, `${here}.${block.slug}`)
    }
  }
}

test('every field has one sentence of help', () => {
  const places = [...(config.collections ?? []), ...(config.globals ?? [])]
  const help = places.flatMap(({ slug, fields }) => [...helpOf(fields, slug)])
  expect(help.length).toBeGreaterThan(60)
  const without = help.filter(([, text]) => typeof text !== 'string' || !/[.?!]$/.test(text))
  expect(without).toEqual([])
})
