import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'

it('weighs at most 8 kB until the first picture is shown, its tools at most 6 more, without React', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./Lightbox.tsx', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react/*', 'react-dom'],
    splitting: true,
    outdir: 'out',
    write: false,
  })
  const weigh = (isTools: boolean) =>
    outputFiles
      .filter(({ path }) => path.includes('LightboxTools') === isTools)
      .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0)
  expect(weigh(false)).toBeGreaterThan(1000)
  expect(weigh(false)).toBeLessThan(8000)
  expect(weigh(true)).toBeGreaterThan(1000)
  expect(weigh(true)).toBeLessThan(6000)
})
