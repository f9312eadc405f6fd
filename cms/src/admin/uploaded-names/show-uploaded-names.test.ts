import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import showUploadedNames from './show-uploaded-names.mjs'

const EXPORTS = join(import.meta.dirname, '../../../../node_modules/@payloadcms/ui/dist/exports')
const patch = (bundle: string) => {
  const resourcePath = join(EXPORTS, bundle)
  return showUploadedNames.call({ resourcePath }, readFileSync(resourcePath, 'utf8'))
}

test.each(['client/index.js', 'shared/index.js'])('titles in %s are names of uploads', (bundle) => {
  const patched = patch(bundle)
  expect(patched).toMatch(/\?\.admin\?\.useAsTitle;if\(([\w$]+)&&\([\w$]+=tesseraTitle\(\1,/)
  expect(patched).toContain(
    'import{uploadedName as tesseraName}from"../../../../../../cms/src/images/readable-name.ts"',
  )
})

test('fields, details and cells of files have the names of uploads', () => {
  expect(patch('client/index.js').match(/tesseraName\(/g)).toHaveLength(5)
})

test('fails if a version of Payload has no such places', () => {
  const patchNothing = () => showUploadedNames.call({ resourcePath: EXPORTS }, 'export const a=1')
  expect(patchNothing).toThrow('editors see the hashes of files')
})
