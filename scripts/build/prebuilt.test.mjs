// @ts-check
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { PREBUILT_MARKER } from './prebuilt.mjs'

test('a container image installs and builds nothing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tessera-prebuilt-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, PREBUILT_MARKER), '')
  await install(root)
  await build(root)
  expect(readdirSync(root)).toEqual([PREBUILT_MARKER])
})
