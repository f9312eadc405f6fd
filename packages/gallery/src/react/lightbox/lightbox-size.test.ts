import { build, type BuildOptions } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'

const bundleDoor = (over: BuildOptions) =>
  build({
    entryPoints: [fileURLToPath(new URL('./Lightbox.tsx', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react/*', 'react-dom'],
    outdir: 'out',
    ...over,
    write: false,
  })

it('weighs at most 8 kB until the first image is shown, without React', async () => {
  const { outputFiles } = await bundleDoor({
    plugins: [
      {
        name: 'later-is-apart',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ kind }) =>
            kind === 'dynamic-import' ? { external: true } : undefined,
          ),
      },
    ],
  })
  const [{ contents } = { contents: new Uint8Array() }] = outputFiles
  expect(brotliCompressSync(contents).length).toBeGreaterThan(1000)
  expect(brotliCompressSync(contents).length).toBeLessThan(8000)
})

it('adds at most 6 kB for its tools and 4 for other slides', async () => {
  const { outputFiles } = await bundleDoor({ splitting: true })
  for (const [part, most] of [
    [/LightboxTools/, 6000],
    [/ContentSlide/, 4000],
  ] as const) {
    const file = outputFiles.find(({ path }) => part.test(path))
    const bytes = brotliCompressSync(file?.contents ?? new Uint8Array()).length
    expect(bytes).toBeGreaterThan(1000)
    expect(bytes).toBeLessThan(most)
  }
})
