import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'

/**
 * Waits until a process prints what is expected.
 *
 * @throws with all that it printed when it ends before
 */
export function waitForOutput(
  child: ChildProcess,
  stream: Readable,
  expected: RegExp,
): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = ''
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const match = expected.exec(output)
      if (match) resolve(match)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${child.spawnfile} has ended:\n${output}`)))
  })
}

/** Ends a process and waits for its end. */
export function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill()
  })
}
