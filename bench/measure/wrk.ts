import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Load {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  /** Number of the processor that wrk is held to. */
  readonly core: number
  readonly encoding: 'gzip' | 'identity'
  /** Lua file that makes the requests. */
  readonly script?: string
}

/** Requests a second that a server answers; throws when any answer was not 2xx. */
export async function requestsPerSecond(load: Load): Promise<number> {
  const script = load.script ? ['-s', load.script] : []
  const { stdout } = await run('taskset', [
    ...['-c', `${load.core}`, 'wrk', '-t1', `-c${load.connections}`, `-d${load.seconds}s`],
    ...['-H', `Accept-Encoding: ${load.encoding}`, ...script, load.url],
  ])
  return readWrk(stdout)
}

/** What wrk says at the end. */
export function readWrk(output: string): number {
  const bad = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1]
  if (bad) throw new Error(`wrk was refused ${bad} times.`)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  if (!Number.isFinite(rate)) throw new Error(`wrk said nothing of use: ${output.slice(-200)}`)
  return rate
}
