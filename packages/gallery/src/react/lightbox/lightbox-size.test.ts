import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'

it('weighs at most 8 kB until the first picture is shown, its tools at most 6 more, other slides 4, without React', async () => {
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
  const weigh = (part: RegExp) =>
    outputFiles
      .filter(({ path }) => part.test(path))
      .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0)
  for (const [part, most] of [
    [/Lightbox\.js|chunk-/, 8000],
    [/LightboxTools/, 6000],
    [/ContentSlide/, 4000],
  ] as const) {
    expect(weigh(part)).toBeGreaterThan(1000)
    expect(weigh(part)).toBeLessThan(most)
  }
})
