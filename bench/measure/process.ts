import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { stopOnExit } from './stop-on-exit'

export interface Program {
  readonly pid: number
  /** From the start to the first response with status 200, ms. */
  readonly startMs: number
  readonly stop: () => Promise<void>
}

export interface Command {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** URL that is polled until it responds with status 200. */
  readonly readyUrl: string
  /** Number of the processor that it is pinned to. */
  readonly core?: number
  /** ms; default 90 s. */
  readonly readyTimeout?: number
}

const READY_TIMEOUT_MS = 90_000

/** Starts a server and waits until it is ready. @throws with its output when it exits or times out */
export async function startProgram(options: Command): Promise<Program> {
  const { name, readyUrl, core, readyTimeout = READY_TIMEOUT_MS } = options
  const line = [options.command, ...options.args]
  const [command = '', ...args] = core === undefined ? line : ['taskset', '-c', `${core}`, ...line]
  const since = performance.now()
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  stopOnExit(child)
  let output = ''
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.on('error', (error) => keep(Buffer.from(error.message)))
  const isReady = async () => {
    const response = await fetch(readyUrl, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    await response?.body?.cancel()
    return response?.ok === true
  }
  while (!(await isReady())) {
    const isTimedOut = performance.now() - since > readyTimeout
    if (child.exitCode !== null || child.pid === undefined || isTimedOut) {
      await stop(child)
      throw new Error(`${name} did not start: ${output.trim().slice(-300)}`)
    }
    await wait(5)
  }
  const startMs = performance.now() - since
  return { pid: child.pid ?? NaN, startMs, stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await Promise.race([ended, wait(5_000)])
  child.kill('SIGKILL')
}

/** Clock tick of the Linux kernel, ms. */
const TICK_MS = 10

/** Processor time that a process and its threads have used, ms. Linux only. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
