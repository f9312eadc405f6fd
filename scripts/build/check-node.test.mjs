// @ts-check
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkNode } from './check-node.mjs'

test.each(['v20.19.0', 'v20.20.2', 'v22.12.0', 'v23.1.0', 'v24.0.0'])('accepts %s', (version) => {
  expect(() => checkNode(version)).not.toThrow()
})

test.each(['v18.20.4', 'v20.18.3', 'v21.7.0', 'v22.11.0'])(
  'refuses %s and names the versions that work',
  (version) => {
    expect(() => checkNode(version)).toThrow(
      `Tessera needs Node.js 20.19 or newer, or 22.12 or newer within version 22; this is ${version}.`,
    )
  },
)

test('agrees with package.json', () => {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  expect(JSON.parse(manifest).engines.node).toBe('^20.19 || >=22.12')
})
