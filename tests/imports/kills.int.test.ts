import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectToCms } from '../e2e/product/cms-client'
import { ROOT, startProduct, type Product } from '../e2e/product/start-product'
import { writeSources, type Source } from './testing/sources'

const folder = mkdtempSync(join(tmpdir(), 'tessera-kills-'))
let product: Product
let sources: readonly Source[]

beforeAll(async () => {
  sources = await writeSources(folder)
  product = await startProduct({ DEMO: 'off' })
})
afterAll(async () => {
  await product.stop()
  rmSync(product.dataDir, { recursive: true })
  rmSync(folder, { recursive: true })
})

const COLLECTIONS = ['articles', 'pages', 'media', 'terms', 'redirects'] as const

async function counts(): Promise<Record<string, number>> {
  const cms = connectToCms(product)
  const found: [string, number][] = []
  for (const collection of COLLECTIONS) {
    const { totalDocs } = await cms.send('GET', `${collection}?limit=1&depth=0`)
    found.push([collection, Number(totalDocs)])
  }
  return Object.fromEntries(found)
}
const sumOf = (found: Readonly<Record<string, number>>) =>
  Object.values(found).reduce((sum, count) => sum + count, 0)

interface Run {
  readonly child: ChildProcess
  readonly ended: Promise<{ code: number | null; output: string }>
}

function run(command: 'import' | 'export', ...args: string[]): Run {
  const child = spawn(process.execPath, [join(ROOT, `scripts/${command}.mjs`), ...args], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ DATA_DIR: product.dataDir, DATABASE_URL: `file:${product.dataDir}/tessera.db` },
      ...{ npm_lifecycle_event: command, INIT_CWD: folder },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )
  return { child, ended }
}

/** Kills a command with the programs that it runs. */
async function killGroup({ child, ended }: Run) {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  await ended
}

/** Resolves when an import has made a number of documents, or has ended. */
async function untilMade(running: Run, before: number, made: number) {
  let isRunning = true
  void running.ended.then(() => (isRunning = false))
  while (isRunning && sumOf(await counts().catch(() => ({}))) < before + made) await wait(20)
}

/** The CMS answers again: `npm start` starts it after it was killed. */
const untilAnswering = () => expect.poll(() => counts().catch(() => null)).not.toBeNull()

const cmsPid = () => {
  const children = `/proc/${product.process.pid}/task/${product.process.pid}/children`
  const pids = readFileSync(children, 'utf8').trim().split(' ').map(Number)
  return pids.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('next'))
}

test.each(['pictures', 'CSV', 'XLSX', 'WordPress', 'Joomla'])(
  'an import of %s that was killed is complete after another run, with nothing twice',
  async (name) => {
    const { path = '', expected = {} } = sources.find((source) => source.name === name) ?? {}
    const before = await counts()
    const total = sumOf(expected)

    const first = run('import', path)
    await untilMade(first, sumOf(before), Math.ceil(total / 4))
    await killGroup(first)
    const afterFirst = sumOf(await counts()) - sumOf(before)
    expect(afterFirst).toBeGreaterThan(0)
    expect(afterFirst).toBeLessThan(total)

    const second = run('import', path)
    await untilMade(second, sumOf(before), Math.max(afterFirst + 1, Math.ceil(total / 2)))
    const pid = cmsPid()
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
    await second.ended
    await untilAnswering()

    const third = await run('import', path).ended
    expect(third.output).not.toContain('    at ')
    const after = await counts()
    for (const [collection, count] of Object.entries(expected))
      expect(
        (after[collection] ?? 0) - (before[collection] ?? 0),
        `${collection}\n${third.output}`,
      ).toBe(count)
    await run('import', path).ended
    expect(await counts()).toEqual(after)
  },
)

test('an export that was killed is complete after another run', async () => {
  const target = join(folder, 'site-export')
  const first = run('export', '--to', target)
  await expect
    .poll(() => existsSync(join(target, 'media.ndjson')) || first.child.exitCode)
    .toBe(true)
  await killGroup(first)
  expect(existsSync(join(target, 'tessera-export.json'))).toBe(false)
  const { code, output } = await run('export', '--to', target).ended
  expect(code, output).toBe(0)
  const found = await counts()
  for (const collection of COLLECTIONS) {
    const lines = readFileSync(join(target, `${collection}.ndjson`), 'utf8')
      .trim()
      .split('\n')
    const ids = lines.map((line) => JSON.parse(line).id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(found[collection] ?? 0)
  }
})

test('a static site that was killed is complete after another run', async () => {
  const [target, reference] = [join(folder, 'static'), join(folder, 'static-reference')]
  const whole = await run('export', '--static', reference).ended
  expect(whole.code, whole.output).toBe(0)
  const first = run('export', '--static', target)
  // What is not complete is in a folder of its own.
  const staged = () => (existsSync(join(target, PART)) ? readdirSync(join(target, PART)).length : 0)
  await expect
    .poll(() => staged() > 20 || first.child.exitCode, { timeout: 240_000, interval: 20 })
    .toBe(true)
  await killGroup(first)
  expect(existsSync(join(target, 'index.html'))).toBe(false)
  const { code, output } = await run('export', '--static', target).ended
  expect(code, output).toBe(0)
  expect(await filesOf(target)).toEqual(await filesOf(reference))
})

const PART = '.tessera-static-part'
const filesOf = async (target: string) => (await readdir(target, { recursive: true })).toSorted()
