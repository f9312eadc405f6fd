// @ts-check
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDataFolder } from './data-folder.mjs'

let scratch = ''
beforeEach(() => void (scratch = mkdtempSync(join(tmpdir(), 'tessera-data-'))))
afterEach(() => rmSync(scratch, { recursive: true, force: true }))

const modeOf = (/** @type {string} */ path) => (statSync(path).mode & 0o777).toString(8)

test('creates a folder and secrets for its user only, and keeps the secrets', () => {
  const folder = join(scratch, 'new/data')
  const secret = openDataFolder(folder).internalApiToken()
  expect(openDataFolder(folder).internalApiToken()).toBe(secret)
  expect([modeOf(folder), modeOf(join(folder, 'internal-api-token'))]).toEqual(['700', '600'])
})

test('names the setting when the folder is not writable', () => {
  const file = join(scratch, 'file')
  writeFileSync(file, '')
  for (const path of [file, join(file, 'data')])
    expect(() => openDataFolder(path)).toThrow('DATA_DIR must be a writable folder')
})
