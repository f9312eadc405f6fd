import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Load {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  /** Number of the processor that wrk is pinned to. */
  readonly core: number
  readonly encoding: 'gzip' | 'identity'
  /** Path of a Lua script that creates the requests. */
  readonly script?: string
}

/** Requests per second that a server answers. @throws when a response is neither 2xx nor 3xx */
export async function requestsPerSecond(load: Load): Promise<number> {
  const script = load.script ? ['-s', load.script] : []
  const { stdout } = await run('taskset', [
    ...['-c', `${load.core}`, 'wrk', '-t1', `-c${load.connections}`, `-d${load.seconds}s`],
    ...['-H', `Accept-Encoding: ${load.encoding}`, ...script, load.url],
  ])
  return readWrk(stdout)
}

/** Reads the rate from wrk's output. */
export function readWrk(output: string): number {
  const bad = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1]
  if (bad) throw new Error(`wrk got ${bad} responses other than 2xx and 3xx.`)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  if (!Number.isFinite(rate)) throw new Error(`wrk printed no rate: ${output.slice(-200)}`)
  return rate
}
