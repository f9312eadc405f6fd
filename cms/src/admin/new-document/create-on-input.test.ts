import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import createOnInput from './create-on-input.mjs'

const VIEW = join(
  import.meta.dirname,
  '../../../../node_modules/@payloadcms/next/dist/views/Document/index.js',
)

test('the view of a new document creates nothing', () => {
  const source = readFileSync(VIEW, 'utf8')
  expect(createOnInput(source)).toContain('if (false) {\n    doc = await payload.create({')
})

test('fails if a version of Payload has no such place', () => {
  expect(() => createOnInput('export const a=1')).toThrow('leaves empty drafts')
})
