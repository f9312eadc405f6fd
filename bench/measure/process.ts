import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { endWithUs } from './end-with-us'

export interface Program {
  readonly pid: number
  /** From the start to the first good answer, ms. */
  readonly startSeconds: number
  readonly stop: () => Promise<void>
}

export interface Command {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Asked until it answers 200. */
  readonly readyAt: string
  /** Number of the processor it is held to. */
  readonly core?: number
}

const READY_WITHIN = 90_000

/** Starts a server and waits until it answers. */
export async function startProgram(wanted: Command): Promise<Program> {
  const { name, readyAt, core } = wanted
  const line = [wanted.command, ...wanted.args]
  const [command = '', ...args] = core === undefined ? line : ['taskset', '-c', `${core}`, ...line]
  const since = performance.now()
  const child = spawn(command, args, {
    cwd: wanted.cwd,
    env: { ...process.env, ...wanted.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithUs(child)
  let output = ''
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.on('error', (error) => keep(Buffer.from(error.message)))
  const isAnswered = async () => {
    const answer = await fetch(readyAt, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    await answer?.body?.cancel()
    return answer?.ok === true
  }
  while (!(await isAnswered())) {
    const isLate = performance.now() - since > READY_WITHIN
    if (child.exitCode !== null || child.pid === undefined || isLate) {
      await end(child)
      throw new Error(`${name} did not start: ${output.trim().slice(-300)}`)
    }
    await wait(5)
  }
  const startSeconds = performance.now() - since
  return { pid: child.pid ?? NaN, startSeconds, stop: () => end(child) }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await Promise.race([ended, wait(5_000)])
  child.kill('SIGKILL')
}

/** Kernel's ticks are 10 ms on Linux. */
const TICK = 10

/** ms of processor that a process and its threads have used. Linux only. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK
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
