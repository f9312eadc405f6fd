import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { lightboxStyleModules } from './lightbox-styles.mjs'

test.each([...(await lightboxStyleModules())].map(([path, code]) => [basename(path), path, code]))(
  '%s has the styles of the style sheet; `node build/lightbox-styles.mjs` writes it',
  (_, path = '', code = '') => {
    expect(readFileSync(path, 'utf8') === code).toBe(true)
  },
)
