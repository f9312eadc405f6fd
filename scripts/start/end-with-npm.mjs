// @ts-check
import { readFileSync } from 'node:fs'

/** How often it is looked, ms. */
const EVERY = 1000

/**
 * Stops this process once the `npm start` that ran it is gone. A signal to npm ends npm and the shell it ran us in, and
 * reaches nobody else: the port would stay taken by a program that its user believes stopped.
 */
export function endWithNpm() {
  // Run without npm, a start may well outlive the shell it was typed into.
  if (!['start', 'dev'].includes(process.env.npm_lifecycle_event ?? '')) return
  const parent = process.ppid
  const npm = isShellOfOurs(parent) ? parentOf(parent) : null
  const look = () => {
    if (process.ppid === parent && (npm === null || parentOf(parent) === npm)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }
  const timer = setInterval(look, EVERY).unref()
}

/** Some shells stay between npm and the command, some become the command. @param {number} pid */
const isShellOfOurs = (pid) => /scripts\/(start|dev)\.mjs/.test(read(`/proc/${pid}/cmdline`))

/** Null where there is no /proc: then the death of the shell is all that is seen. @param {number} pid */
function parentOf(pid) {
  // "pid (name) state parent …": the name may hold spaces and brackets.
  const [, parent] = /^.*\) \S (\d+)/s.exec(read(`/proc/${pid}/stat`)) ?? []
  return parent === undefined ? null : Number(parent)
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // No such process, or no /proc.
  }
}
