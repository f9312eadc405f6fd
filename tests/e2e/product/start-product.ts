import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export const ROOT = join(import.meta.dirname, '../../..')

export interface Product {
  /** Public origin. */
  readonly site: string
  readonly setupLink: string
  readonly dataDir: string
  /** Seconds from the command to the four lines. */
  readonly startedIn: number
  readonly process: ChildProcess
  /** Stops it as Ctrl-C does; resolves with the exit code. */
  stop(): Promise<number | null>
}

/** Where the database and the media of one product lie; removed by the caller. */
export const makeDataDir = () => mkdtempSync(join(tmpdir(), 'tessera-e2e-'))
export const removeDataDir = (dataDir: string) => rmSync(dataDir, { recursive: true, force: true })

/** Runs `npm start` until it has printed its four lines and added the demo content. */
export async function startProduct(
  env: Record<string, string>,
  dataDir = makeDataDir(),
): Promise<Product> {
  const port = await freePort()
  const site = `http://localhost:${port}`
  const since = performance.now()
  const child = run({ PORT: String(port), DATA_DIR: dataDir, ...env })
  const output = collect(child)
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (/^ {2}Data /m.test(output())) resolve()
    })
    child.on('exit', (code) => reject(new Error(`npm start ended with code ${code}:\n${output()}`)))
  })
  const startedIn = (performance.now() - since) / 1000
  if (env['DEMO'] !== 'off') await untilDemoIsComplete(dataDir, output)
  return {
    site,
    dataDir,
    setupLink: /First editor\s+(\S+)/.exec(output())?.[1] ?? '',
    startedIn,
    process: child,
    stop: () => stop(child),
  }
}

/** @throws when the demo content could not be added, or not within two minutes */
async function untilDemoIsComplete(dataDir: string, output: () => string): Promise<void> {
  const file = join(dataDir, 'demo-state')
  const end = performance.now() + 120_000
  while (!existsSync(file) || readFileSync(file, 'utf8') !== 'complete') {
    if (performance.now() > end || output().includes('The demo content is incomplete'))
      throw new Error(`The demo content was not added:\n${output()}`)
    await setTimeout(100)
  }
}

/** Runs `npm start` that is expected to refuse: resolves with what it said and its exit code. */
export async function refuseToStart(
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const child = run(env)
  const output = collect(child)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, said: output() }
}

/** The token that `npm run import` and its like use. */
export const internalApiToken = (dataDir: string) =>
  readFileSync(join(dataDir, 'internal-api-token'), 'utf8')

/** Where the CMS listens, on loopback; another port after each start. */
export function cmsAddress(dataDir: string): string {
  const { cmsUrl } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))
  return cmsUrl
}

function run(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function collect(child: ChildProcess): () => string {
  let text = ''
  const keep = (chunk: Buffer) => (text += chunk.toString())
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return () => text
}

function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.on('exit', resolve)
    child.kill('SIGINT')
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
