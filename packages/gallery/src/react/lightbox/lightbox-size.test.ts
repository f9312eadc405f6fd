import { build, type BuildOptions, type Plugin } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'

const bundleLightbox = (options: BuildOptions) =>
  build({
    entryPoints: [fileURLToPath(new URL('./Lightbox.tsx', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react/*', 'react-dom'],
    outdir: 'out',
    ...options,
    write: false,
  })

const excludeLazyFiles: Plugin = {
  name: 'exclude-lazy-files',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    ),
}

it('has at most 9.1 kB before the first image is shown, without React', async () => {
  const { outputFiles } = await bundleLightbox({ plugins: [excludeLazyFiles] })
  const [{ contents } = { contents: new Uint8Array() }] = outputFiles
  expect(brotliCompressSync(contents).length).toBeGreaterThan(1000)
  expect(brotliCompressSync(contents).length).toBeLessThan(9100)
})

it('has at most 6 kB more for its tools and 4 kB for other slides', async () => {
  const { outputFiles } = await bundleLightbox({ splitting: true })
  for (const [name, limit] of [
    [/LightboxTools/, 6000],
    [/ContentSlide/, 4000],
  ] as const) {
    const file = outputFiles.find(({ path }) => name.test(path))
    const bytes = brotliCompressSync(file?.contents ?? new Uint8Array()).length
    expect(bytes).toBeGreaterThan(1000)
    expect(bytes).toBeLessThan(limit)
  }
})
