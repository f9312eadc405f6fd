import { readdirSync, readFileSync } from 'node:fs'
import type { EnginePage } from '../../../tests/e2e/engines/engine-page'

/** ms for which a page keeps its thread busy to be recognised by it. */
const RECOGNITION_MS = 150

/**
 * Finds the main thread of the process that runs a page in Firefox. The kernel has the processor time of that thread;
 * Firefox has no clock for it that a script can read.
 *
 * @returns a function that reads its processor time, ms
 * @throws when no process was busy while the page was
 */
export async function findPageThread(page: EnginePage): Promise<() => number> {
  const before = contentProcesses().map((pid) => ({ pid, since: threadTime(pid) }))
  await page.evaluate((ms: number) => {
    const end = performance.now() + ms
    while (performance.now() < end);
    return null
  }, RECOGNITION_MS)
  const [busiest] = before
    .map(({ pid, since }) => ({ pid, ms: threadTime(pid) - since }))
    .sort((a, b) => b.ms - a.ms)
  if (!busiest || busiest.ms === 0) throw new Error('The process of the page was not found.')
  return () => threadTime(busiest.pid)
}

const contentProcesses = (): readonly string[] =>
  readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && /contentproc.*tab/.test(command(pid)))

const command = (pid: string) => readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')

/** Processor time of the main thread of a process, ms; 0 when it has ended. */
const threadTime = (pid: string): number =>
  Number(readOrEmpty(`/proc/${pid}/task/${pid}/schedstat`).split(' ')[0]) / 1e6

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has ended.
    return ''
  }
}
