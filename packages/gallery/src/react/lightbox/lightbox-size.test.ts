import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'

it('weighs at most 8 kB as a chunk of its own, without React', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./Lightbox.tsx', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react/*', 'react-dom'],
    write: false,
  })
  const bytes = brotliCompressSync(outputFiles[0]?.contents ?? '').length
  expect(bytes).toBeGreaterThan(1000)
  expect(bytes).toBeLessThan(8000)
})
