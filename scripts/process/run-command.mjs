// @ts-check
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { startStepProgress } from './step-progress.mjs'

/** A command that ended with another exit code than 0, or by a signal; `output` is all it printed. */
export class CommandFailedError extends Error {
  /** @override */
  name = 'CommandFailedError'
  /** @param {string} command @param {number | NodeJS.Signals | null} end @param {string} output */
  constructor(command, end, output) {
    super(`"${command}" ended with ${typeof end === 'string' ? end : `exit code ${end}`}.`)
    this.output = output
  }
}

/**
 * Runs a command as a step with a progress line. Prints nothing of the command's output.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @throws {CommandFailedError}
 */
export async function runStep(title, command, args, options) {
  const progress = startStepProgress(title)
  try {
    await captureOutput(command, args, options)
    progress.done()
  } catch (error) {
    progress.fail()
    throw error
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, priority?: number }} options priority: of the operating system, from -20 (highest) to 19
 * @returns {Promise<string>} standard output and standard error
 * @throws {CommandFailedError}
 */
export function captureOutput(command, args, { cwd, env = process.env, priority }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    if (child.pid && priority !== undefined) setPriority(child.pid, priority)
    let output = ''
    const collect = (/** @type {Buffer} */ chunk) => (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output)
      else reject(new CommandFailedError([command, ...args].join(' '), signal ?? code, output))
    })
  })
}
