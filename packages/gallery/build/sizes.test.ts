import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

interface Measured {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly sizeLimit: number
}

const manifest = createRequire(import.meta.url).resolve('size-limit/package.json')

test.each(measure())('$name keeps within its budget', ({ size, sizeLimit }) => {
  expect(size, '`npx size-limit` in packages/gallery tells more').toBeLessThanOrEqual(sizeLimit)
})

/** size-limit prints its findings also when something is too heavy, and it exits with 1. */
function measure(): readonly Measured[] {
  const bin = join(dirname(manifest), 'bin.js')
  const cwd = join(import.meta.dirname, '..')
  return JSON.parse(spawnSync(process.execPath, [bin, '--json'], { cwd, encoding: 'utf8' }).stdout)
}
