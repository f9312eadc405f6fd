// @ts-check
import { spawn } from 'node:child_process'
import { startStepProgress } from './step-progress.mjs'

/** A command that ended with another exit code than 0; `output` is all it printed. */
export class CommandFailedError extends Error {
  /** @override */
  name = 'CommandFailedError'
  /** @param {string} command @param {number | null} code @param {string} output */
  constructor(command, code, output) {
    super(`"${command}" ended with exit code ${code}.`)
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
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<string>} standard output and standard error
 * @throws {CommandFailedError}
 */
export function captureOutput(command, args, { cwd, env = process.env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (/** @type {Buffer} */ chunk) => (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new CommandFailedError([command, ...args].join(' '), code, output))
    })
  })
}
