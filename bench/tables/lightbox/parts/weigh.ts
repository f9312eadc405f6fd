import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { benchFile } from '../../../measure/bundle'
import { figure } from '../../../report/figure'
import { atMost } from '../../../report/goal'
import type { Grid } from '../../../report/grid'
import type { Part } from '../../page/part'
import { CANDIDATES, OURS, type Candidate } from '../candidates'
import { timesOurs } from './compare'

interface Weighed {
  readonly name: string
  /** kB, brotli, React left out: all that must be there for the first image to open. */
  readonly first: number
  /** With what comes afterwards. */
  readonly whole: number
  readonly style: number
}

/** What each lightbox weighs as a bundler ships it. */
export async function weigh(): Promise<Part> {
  const weighed = await Promise.all(CANDIDATES.map(weighOne))
  const own = weighed.find(({ name }) => name === OURS.name)?.first ?? NaN
  const grid: Grid = {
    title: 'Weight in kB, minified, brotli, without React',
    columns: ['script for the first image', 'script with zoom and gestures', 'style'],
    ours: OURS.name,
    rows: weighed.map(({ name, first, whole, style }) => ({
      name,
      cells: [first, whole, style].map((kB) => figure([kB], 'kB')),
    })),
  }
  const goal = atMost({
    what: 'script to load for the first image',
    figure: figure([own], 'kB'),
    limit: 8,
    ratio: timesOurs((name) => weighed.find((each) => each.name === name)?.first ?? NaN),
  })
  return { goals: [goal], grids: [grid], notes: [] }
}

async function weighOne({ name, kind }: Candidate): Promise<Weighed> {
  const { script, style } = PARTS[kind]
  return {
    name,
    first: await sizeOf(script, [laterIsApart]),
    whole: await sizeOf(script, []),
    style: await sizeOf([style], []),
  }
}

/** What a page imports to open an image. */
const PARTS: Readonly<
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

/** kB after brotli. One bundle of all modules, as they are shipped together. */
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

/** What is loaded only when wanted is left out. */
const laterIsApart: Plugin = {
  name: 'later-is-apart',
  setup: (build) => {
    build.onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    )
  },
}
