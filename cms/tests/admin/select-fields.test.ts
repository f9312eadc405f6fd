import type { Field, SelectField } from 'payload'
import { expect, test } from 'vitest'
import { stubEditors } from '../../scripts/stub-editors'
import { tesseraConfig } from '../../src/config'
import { readSettings } from '../../src/settings'

const config = tesseraConfig({
  settings: readSettings({ CMS_SECRET: 's'.repeat(32) }, process.cwd()),
  editors: stubEditors,
  sourceDir: process.cwd(),
})

function* selectsOf(fields: readonly Field[]): Generator<SelectField> {
  for (const field of fields) {
    if (field.type === 'select') yield field
    if ('fields' in field) yield* selectsOf(field.fields)
    if (field.type === 'blocks') for (const block of field.blocks) yield* selectsOf(block.fields)
  }
}

test('a select field with one value cannot be cleared', () => {
  const collectionsAndGlobals = [...(config.collections ?? []), ...(config.globals ?? [])]
  const single = collectionsAndGlobals
    .flatMap(({ fields }) => [...selectsOf(fields)])
    .filter(({ hasMany }) => !hasMany)
  expect(single.length).toBeGreaterThan(15)
  const clearable = single.filter(({ admin }) => admin?.isClearable !== false)
  expect(clearable.map(({ name }) => name)).toEqual([])
})
