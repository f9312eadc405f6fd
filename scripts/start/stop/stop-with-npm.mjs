// @ts-check
import { readFileSync } from 'node:fs'

const CHECK_INTERVAL_MS = 1000

/**
 * Stops this process when the `npm start` that runs it has ended. A signal to npm ends npm and its shell, but does not
 * reach this process: the port would stay in use.
 */
export function stopWithNpm() {
  // Without npm, a start may outlive the shell that it was typed into.
  if (!/^(start|start:cms|start:site|dev)$/.test(process.env.npm_lifecycle_event ?? '')) return
  const parent = process.ppid
  const npm = isShellOfNpm(parent) ? parentOf(parent) : null
  const check = () => {
    if (process.ppid === parent && (npm === null || parentOf(parent) === npm)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }
  const timer = setInterval(check, CHECK_INTERVAL_MS).unref()
}

/** Some shells stay between npm and the command, others replace themselves by the command. @param {number} pid */
const isShellOfNpm = (pid) =>
  /scripts\/commands\/(start|start\/cms|start\/site|dev)\.mjs/.test(
    readText(`/proc/${pid}/cmdline`),
  )

/** Null without /proc: then only the end of the shell is noticed. @param {number} pid */
function parentOf(pid) {
  // "pid (name) state parent …": the name may contain spaces and brackets.
  const [, parent] = /^.*\) \S (\d+)/s.exec(readText(`/proc/${pid}/stat`)) ?? []
  return parent === undefined ? null : Number(parent)
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // No such process, or no /proc.
  }
}
