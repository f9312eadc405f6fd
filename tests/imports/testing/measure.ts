import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Product } from '../../e2e/product/running/start-product'
import { childrenOf, type Commands, type Run } from './commands'

export interface Measured {
  readonly output: string
  readonly code: number | null
  /** s. */
  readonly seconds: number
  /** Processor time of the command, s. */
  readonly command: number
  /** Processor time of the CMS and of the program that makes its image sizes, s. */
  readonly cms: number
  /** Largest resident memory of the command, MB. */
  readonly memory: number
}

const SAMPLE_INTERVAL_MS = 100

/** Clock tick of the Linux kernel, s. */
const TICK = 0.01

/** Processor time of a process and of its children, also of those that have ended, s; 0 after its end. */
function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * TICK, 0)
    return childrenOf(pid).reduce((sum, child) => sum + processorSeconds(child), own)
  } catch {
    return 0
  }
}

/** Largest resident memory of a process so far, MB; 0 after its end. */
function peakMemory(pid: number): number {
  try {
    const [, kilobytes = '0'] =
      /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return 0
  }
}

/** Waits for the end of a command and measures it meanwhile. */
export async function measure({ child, ended }: Run, { cmsPid }: Commands): Promise<Measured> {
  const startedAt = performance.now()
  const pid = child.pid ?? 0
  const cms = cmsPid() ?? 0
  const before = processorSeconds(cms)
  let isRunning = true
  void ended.then(() => (isRunning = false))
  let [command, memory] = [0, 0]
  while (isRunning) {
    command = Math.max(command, processorSeconds(pid))
    memory = Math.max(memory, peakMemory(pid))
    await wait(SAMPLE_INTERVAL_MS)
  }
  const seconds = (performance.now() - startedAt) / 1000
  return { ...(await ended), seconds, command, memory, cms: processorSeconds(cms) - before }
}

/**
 * Starts an editor who saves an article again and again.
 * @returns ends it; the times of the saves, ms
 */
export async function keepSaving({ dataDir }: Product): Promise<() => Promise<readonly number[]>> {
  const editor = fork(path.join(import.meta.dirname, 'saving-editor.mjs'), [dataDir])
  const next = async () => {
    const end = once(editor, 'exit').then(([code]) => {
      throw new Error(`The editor who saves ended with code ${code}.`)
    })
    const [message] = await Promise.race([once(editor, 'message'), end])
    return message
  }
  await next()
  return async () => {
    editor.send('end')
    return z.array(z.number()).parse(await next())
  }
}

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0

/** One line of a report. */
export function describeMeasured(what: string, measured: Measured): string {
  const { seconds, command, cms, memory } = measured
  const [wall, own, theirs] = [seconds, command, cms].map((time) => time.toFixed(1))
  return `${what}: ${wall} s; processor time ${own} s of the command, ${theirs} s of the CMS; ${memory.toFixed(0)} MB`
}
