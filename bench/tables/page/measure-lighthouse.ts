import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { median } from '../../measure/statistics'
import { figure } from '../../report/figure'
import { atLeast, atMost } from '../../report/goal'
import type { Bench } from '../../table'
import { joinMeasurements, type Measurement } from '../../report/measurement'

const run = promisify(execFile)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Result {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<
      string,
      { readonly title: string; readonly score: number | null; readonly scoreDisplayMode: string }
    >
  >
}

/** Pages of the demo. */
const PAGES = {
  'front page': '/',
  article: '/articles/harbour-lights',
  search: '/search',
} as const satisfies Readonly<Record<string, `/${string}`>>

/** Lighthouse with its mobile settings (processor slowed 4 times, slow 4G), five times for each of three pages. */
export async function measureLighthouse(bench: Bench, site: string): Promise<Measurement> {
  const measurements: Measurement[] = []
  for (const [name, path] of Object.entries(PAGES))
    measurements.push(await measurePage(bench, { name, address: site + path }))
  return joinMeasurements(measurements)
}

async function measurePage(
  bench: Bench,
  { name, address }: { readonly name: string; readonly address: string },
): Promise<Measurement> {
  const results: Result[] = []
  for (let round = 0; round < (bench.quick ? 1 : 5); round++)
    results.push(await audit(bench, address))
  const scores = (category: string) =>
    results.map(({ categories }) => (categories[category]?.score ?? NaN) * 100)
  const failed = new Set(
    results.flatMap(({ audits }) =>
      Object.values(audits)
        .filter(({ scoreDisplayMode, score }) => scoreDisplayMode === 'binary' && score === 0)
        .map(({ title }) => title),
    ),
  )
  const paints = results.map(({ audits }) => numericOf(audits['largest-contentful-paint']))
  const blockingTimes = results.map(({ audits }) => numericOf(audits['total-blocking-time']))
  return {
    goals: [
      ...CATEGORIES.map((category) =>
        atLeast({
          what: `Lighthouse mobile, ${name}: ${category}, median of ${results.length}`,
          figure: figure(scores(category), ''),
          limit: 100,
        }),
      ),
      atMost({
        what: `Lighthouse mobile, ${name}: largest contentful paint`,
        figure: figure(paints),
        limit: 2_000,
      }),
    ],
    grids: [],
    notes: [
      `Lighthouse, ${name}: total blocking time ${Math.round(median(blockingTimes))} ms.`,
      ...(failed.size > 0
        ? [`Failed audits of Lighthouse, ${name}: ${[...failed].join('; ')}.`]
        : []),
    ],
  }
}

const numericOf = (audit: object | undefined): number =>
  audit && 'numericValue' in audit && typeof audit.numericValue === 'number'
    ? audit.numericValue
    : NaN

async function audit({ root, chromium }: Bench, address: string): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    const cli = join(root, 'bench/node_modules/lighthouse/cli/index.js')
    const flags = '--headless=new --no-sandbox --disable-background-networking'
    await run(
      process.execPath,
      [
        cli,
        address,
        '--output=json',
        `--output-path=${file}`,
        '--quiet',
        `--chrome-flags=${flags}`,
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, timeout: 90_000, cwd: folder },
    )
    const result: Result = JSON.parse(readFileSync(file, 'utf8'))
    if (result.runtimeError) throw new Error(`Lighthouse: ${result.runtimeError.message}`)
    return result
  } finally {
    rmSync(folder, { recursive: true })
  }
}
