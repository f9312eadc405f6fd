import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import patchForm from './patch-form.mjs'

const BUNDLE = join(
  import.meta.dirname,
  '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js',
)
const patch = (source: string) => patchForm.call({ resourcePath: BUNDLE }, source)
const bundle = readFileSync(BUNDLE, 'utf8')

test("replaces the merge in Payload's bundle", () => {
  const patched = patch(bundle)
  expect(patched).toMatch(/=tesseraMerge,payloadMerge=\(\{acceptValues:/)
  expect(patched).toContain(
    'import{mergeServerFormState as tesseraMerge,stateAfterMerge as tesseraState}from"../../../../../../cms/src/admin/saving/payload/merge-server-form-state.ts"',
  )
})

test('asks the server about what was changed while it worked', () => {
  expect(patch(bundle)).toMatch(/return [\w$]+\.current=tesseraState\(([\w$]+),[\w$]+\),\1\}/)
})

test('does not let a validation write back an older value', () => {
  expect(bundle).toMatch(/type:"UPDATE",errorMessage:[^{}]*,value:/)
  expect(patch(bundle)).not.toMatch(/type:"UPDATE",errorMessage:[^{}]*,(value|rows):/)
})

test('keeps the fields of existing documents enabled while they are published', () => {
  expect(patch(bundle)).toMatch(/&&\(\([\w$]+\|\|[\w$]+\)\|\|[\w$]+\(!0\),[\w$]+\(!0\)\)/)
})

test('fails if a version of Payload has no such function, or two', () => {
  expect(() => patch('export const a=1')).toThrow(
    /no place that looks like the .* Compare the new version/,
  )
  expect(() => patch(bundle + bundle)).toThrow('several places')
})
