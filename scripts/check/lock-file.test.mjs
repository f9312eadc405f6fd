import { expect, test } from 'vitest'
import { findMissingPackages } from './lock-file.mjs'

test('names the optional packages of other platforms that are missing', () => {
  const packages = {
    '': {},
    'node_modules/next': {
      optionalDependencies: { '@next/darwin': '1.0.0', '@next/linux': '1.0.0' },
    },
    'node_modules/@next/linux': {},
    'node_modules/vite': { optionalDependencies: { fsevents: '1.0.0' } },
    'node_modules/vite/node_modules/fsevents': {},
  }
  expect(findMissingPackages({ packages })).toEqual([
    'package-lock.json: @next/darwin is missing (optional package of node_modules/next)',
  ])
})
