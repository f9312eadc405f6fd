import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { stubEditors } from '../../scripts/stub-editors'
import { tesseraConfig } from '../../src/config'
import { readSettings } from '../../src/settings'

const config = tesseraConfig({
  settings: readSettings({ CMS_SECRET: 's'.repeat(32) }, process.cwd()),
  editors: stubEditors,
  sourceDir: process.cwd(),
})

/** Path and description of each field, such as `articles.proportions.width`. */
function* descriptionsOf(fields: readonly Field[], path: string): Generator<[string, unknown]> {
  for (const field of fields) {
    const fieldPath = 'name' in field ? `${path}.${field.name}` : path
    // A UI field has no value to describe.
    if ('name' in field && field.type !== 'ui')
      yield [
        fieldPath,
        field.admin && 'description' in field.admin ? field.admin.description : undefined,
      ]
    if ('fields' in field) yield* descriptionsOf(field.fields, fieldPath)
    if (field.type === 'blocks') {
      for (const block of field.blocks)
        yield* descriptionsOf(block.fields, `${fieldPath}.${block.slug}`)
    }
  }
}

test('every field has a description that is a sentence', () => {
  const collectionsAndGlobals = [...(config.collections ?? []), ...(config.globals ?? [])]
  const descriptions = collectionsAndGlobals.flatMap(({ slug, fields }) => [
    ...descriptionsOf(fields, slug),
  ])
  expect(descriptions.length).toBeGreaterThan(60)
  const without = descriptions.filter(
    ([, text]) => typeof text !== 'string' || !/[.?!]$/.test(text),
  )
  expect(without).toEqual([])
})
