import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

interface Measurement {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly sizeLimit: number
}

const manifest = createRequire(import.meta.url).resolve('size-limit/package.json')

test.each(measureSizes())('$name is within its size limit', ({ size, sizeLimit }) => {
  expect(size, 'see `npx size-limit` in packages/gallery').toBeLessThanOrEqual(sizeLimit)
})

/** size-limit prints its results even if a limit is exceeded; it then exits with 1. */
function measureSizes(): readonly Measurement[] {
  const bin = join(dirname(manifest), 'bin.js')
  const cwd = join(import.meta.dirname, '..')
  return JSON.parse(spawnSync(process.execPath, [bin, '--json'], { cwd, encoding: 'utf8' }).stdout)
}
