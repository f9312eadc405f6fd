// @ts-check
import { spawn } from 'node:child_process'
import { startProgress } from './progress.mjs'

/** A command that ended badly; `output` is all it printed. */
export class CommandFailed extends Error {
  /** @override */
  name = 'CommandFailed'
  /** @param {string} command @param {number | null} code @param {string} output */
  constructor(command, code, output) {
    super(`"${command}" ended with code ${code}.`)
    this.output = output
  }
}

/**
 * Runs a command to its end, showing a step's progress; what it prints is shown only when it fails.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @throws {CommandFailed}
 */
export async function runStep(title, command, args, options) {
  const progress = startProgress(title)
  try {
    await capture(command, args, options)
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
 * @returns {Promise<string>} what it printed
 */
export function capture(command, args, { cwd, env = process.env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (/** @type {Buffer} */ chunk) => (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new CommandFailed([command, ...args].join(' '), code, output))
    })
  })
}
