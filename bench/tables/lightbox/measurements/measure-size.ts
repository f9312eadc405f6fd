import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { benchFile } from '../../../measure/bundle'
import { figure } from '../../../report/figure'
import { atMost } from '../../../report/goal'
import type { Grid } from '../../../report/grid'
import type { Measurement } from '../../../report/measurement'
import { CANDIDATES, OURS, type Candidate } from '../candidates'
import { timesOurs } from './compare'

interface LightboxSize {
  readonly name: string
  /** Script for the first image; kB after brotli, without React. */
  readonly first: number
  /** The script including its lazy files, kB. */
  readonly all: number
  readonly style: number
}

/** Transfer size of each lightbox, as a bundler builds it. */
export async function measureSize(): Promise<Measurement> {
  const sizes = await Promise.all(CANDIDATES.map(measureOne))
  const own = sizes.find(({ name }) => name === OURS.name)?.first ?? NaN
  const grid: Grid = {
    title: 'Size in kB, minified, brotli, without React',
    columns: ['script for the first image', 'script with zoom and gestures', 'style'],
    ours: OURS.name,
    rows: sizes.map(({ name, first, all, style }) => ({
      name,
      cells: [first, all, style].map((kB) => figure([kB], 'kB')),
    })),
  }
  const goal = atMost({
    what: 'script to load for the first image',
    figure: figure([own], 'kB'),
    limit: 8,
    ratio: timesOurs((name) => sizes.find((each) => each.name === name)?.first ?? NaN),
  })
  return { goals: [goal], grids: [grid], notes: [] }
}

async function measureOne({ name, kind }: Candidate): Promise<LightboxSize> {
  const { script, style } = MODULES[kind]
  return {
    name,
    first: await sizeOf(script, [omitDynamicImports]),
    all: await sizeOf(script, []),
    style: await sizeOf([style], []),
  }
}

/** Modules that a page imports to open an image. */
const MODULES: Readonly<
  Record<Candidate['kind'], { readonly script: readonly string[]; readonly style: string }>
> = {
  ours: { script: ['@tessera/gallery/lightbox'], style: '@tessera/gallery/lightbox.css' },
  photoswipe: { script: ['photoswipe', 'photoswipe/lightbox'], style: 'photoswipe/style.css' },
  yarl: {
    script: ['yet-another-react-lightbox', 'yet-another-react-lightbox/plugins/zoom'],
    style: 'yet-another-react-lightbox/styles.css',
  },
  glightbox: { script: ['glightbox'], style: 'glightbox/dist/css/glightbox.css' },
}

/** Size after brotli of one bundle with all modules, kB. */
async function sizeOf(modules: readonly string[], plugins: Plugin[]): Promise<number> {
  const isStyle = modules[0]?.endsWith('.css') ?? false
  const star = modules.map((name, index) => `export * as part${index} from '${name}'`).join('\n')
  const { outputFiles } = await build({
    stdin: {
      contents: isStyle ? `@import '${modules[0]}';` : star,
      resolveDir: benchFile('.'),
      loader: isStyle ? 'css' : 'js',
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins,
  })
  const bytes = outputFiles.reduce((sum, file) => sum + brotliCompressSync(file.contents).length, 0)
  return bytes / 1000
}

/** Leaves lazy code out of the bundle. */
const omitDynamicImports: Plugin = {
  name: 'omit-dynamic-imports',
  setup: (build) => {
    build.onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    )
  },
}
