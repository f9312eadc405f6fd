import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** ms of a processor: long enough to be interrupted by what else runs. */
const WORK_MS = 500

/** Works for so many ms of a processor, and prints how many times longer it took. */
const PROGRAM = `const start = performance.now()
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
  const before = used()
  while (used() - before < ${WORK_MS}) for (let i = 0; i < 1e5; i += 1) Math.sqrt(i)
  console.log((performance.now() - start) / (used() - before))`

/**
 * How many times longer a program takes here than with a processor of its own: 1 on a quiet machine. A limit that holds on
 * a quiet machine is multiplied by it, and so is never looser than the machine is busy.
 */
export async function measureSlowdown(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', PROGRAM])
  return Math.max(1, Number(stdout))
}
