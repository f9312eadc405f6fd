import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export const ROOT = join(import.meta.dirname, '../../../..')

export interface Product {
  /** Public origin. */
  readonly site: string
  readonly setupLink: string
  readonly dataDir: string
  /** What it printed until its four lines, or until the demo content was added. */
  readonly startOutput: string
  readonly process: ChildProcess
  /** Sends SIGINT, as Ctrl+C does; resolves with the exit code. */
  stop(): Promise<number | null>
}

/** Temporary folder for the database and media of one product. The caller removes it. */
export const makeDataDir = () => mkdtempSync(join(tmpdir(), 'tessera-e2e-'))
/** A process that encodes an image can write for a moment after the product has stopped. */
export const removeDataDir = (dataDir: string) =>
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })

/**
 * Starts the product; resolves when it has printed its four lines and added the demo content.
 * @param onSpawn receives the process id before `npm start` has started its programs
 */
export async function startProduct(
  env: Record<string, string>,
  dataDir = makeDataDir(),
  onSpawn?: (pid: number) => void,
): Promise<Product> {
  const port = await freePort()
  const site = `http://localhost:${port}`
  // A backup would be made after ten minutes.
  const child = run({ PORT: String(port), DATA_DIR: dataDir, BACKUP_AT: 'off', ...env })
  if (child.pid !== undefined) onSpawn?.(child.pid)
  const output = collectOutput(child)
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (/^ {2}Data /m.test(output())) resolve()
    })
    child.on('exit', (code) => reject(new Error(`npm start ended with code ${code}:\n${output()}`)))
  })
  if (env['DEMO'] !== 'off') await waitForDemo(dataDir, output)
  return {
    site,
    dataDir,
    setupLink: /First editor\s+(\S+)/.exec(output())?.[1] ?? '',
    startOutput: output(),
    process: child,
    stop: () => stop(child),
  }
}

/** @throws if the demo content was not added within four minutes, as on a machine that is busy */
async function waitForDemo(dataDir: string, output: () => string): Promise<void> {
  const file = join(dataDir, 'demo-state')
  const end = performance.now() + 240_000
  while (!existsSync(file) || readFileSync(file, 'utf8') !== 'complete') {
    if (performance.now() > end || output().includes('The demo content is incomplete'))
      throw new Error(`The demo content was not added:\n${output()}`)
    await setTimeout(100)
  }
}

/** Starts the product with settings that it has to reject; resolves with its output and exit code. */
export async function startExpectingFailure(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = run(env)
  const output = collectOutput(child)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, output: output() }
}

/** The token of the internal API, as command-line scripts read it. */
export const internalApiToken = (dataDir: string) =>
  readFileSync(join(dataDir, 'internal-api-token'), 'utf8')

/** URL of the CMS on loopback; the port differs after each start. */
export function cmsAddress(dataDir: string): string {
  const { cmsUrl } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))
  return cmsUrl
}

function run(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['scripts/commands/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function collectOutput(child: ChildProcess): () => string {
  let text = ''
  const append = (chunk: Buffer) => (text += chunk.toString())
  child.stdout?.on('data', append)
  child.stderr?.on('data', append)
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
