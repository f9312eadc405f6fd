// @ts-check
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hasHash, hashSources, saveHash } from './source-hash.mjs'

function makeProject() {
  const root = mkdtempSync(join(tmpdir(), 'tessera-source-hash-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'cms/src'), { recursive: true })
  writeFileSync(join(root, 'cms/src/a.ts'), 'a')
  return root
}

test('ignores what a build writes beside its sources', () => {
  const root = makeProject()
  const before = hashSources(root, ['cms'])
  saveHash(join(root, 'cms/.next/.built-from'), before)
  writeFileSync(join(root, 'cms/next-env.d.ts'), '')
  writeFileSync(join(root, 'cms/tsconfig.tsbuildinfo'), '')
  expect(hashSources(root, ['cms'])).toBe(before)
  expect(hasHash(join(root, 'cms/.next/.built-from'), before)).toBe(true)
})

test('ignores tests', () => {
  const root = makeProject()
  const before = hashSources(root, ['cms'])
  mkdirSync(join(root, 'cms/testing'))
  for (const file of ['src/a.test.ts', 'src/A.browser.test.tsx', 'testing/start.ts'])
    writeFileSync(join(root, 'cms', file), '')
  expect(hashSources(root, ['cms'])).toBe(before)
})

test('changes with a changed, a new and a renamed source', () => {
  const root = makeProject()
  const hashes = [hashSources(root, ['cms'])]
  writeFileSync(join(root, 'cms/src/a.ts'), 'b')
  hashes.push(hashSources(root, ['cms']))
  writeFileSync(join(root, 'cms/src/b.ts'), '')
  hashes.push(hashSources(root, ['cms']))
  rmSync(join(root, 'cms/src/b.ts'))
  writeFileSync(join(root, 'cms/src/c.ts'), '')
  hashes.push(hashSources(root, ['cms']))
  expect(new Set(hashes).size).toBe(4)
})
