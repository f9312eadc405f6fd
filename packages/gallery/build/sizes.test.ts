import { transform } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unlayerStyles, type Scope } from './unlayer-styles.mjs'

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

/** Minified and Brotli, as size-limit measures the others, which cannot build these. Bytes. */
const UNLAYERED = [
  ['styles.unlayered.css', 'index.css', 'data-gallery', 8_900],
  ['simple.unlayered.css', 'simple-unlayered.css', 'data-gallery', 4_300],
  ['lightbox.unlayered.css', 'lightbox/index.css', 'data-lightbox', 4_300],
] as const satisfies readonly (readonly [string, string, Scope, number])[]

test.each(UNLAYERED)('%s is within its size limit', async (_, source, scope, limit) => {
  const styles = unlayerStyles(join(import.meta.dirname, '../src/styles', source), scope)
  const { code } = await transform(styles, { loader: 'css', minify: true })
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(limit)
})

/** size-limit prints its results even if a limit is exceeded; it then exits with 1. */
function measureSizes(): readonly Measurement[] {
  const bin = join(dirname(manifest), 'bin.js')
  const cwd = join(import.meta.dirname, '..')
  return JSON.parse(spawnSync(process.execPath, [bin, '--json'], { cwd, encoding: 'utf8' }).stdout)
}
