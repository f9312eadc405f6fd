// @ts-check
import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/**
 * Loaded into the CMS. On Linux its event loop goes before the threads that mark the heap for V8's collections: while
 * photographs were uploaded on two processors, these took 80 ms of a save. Elsewhere a thread has no priority of its own.
 */

/** Gives them a third of the event loop's weight: a collection does not wait long for them. */
const LESS = 5
/** The lowest priority. */
const LOWEST = 19

if (process.platform === 'linux')
  try {
    const priority = Math.min(getPriority() + LESS, LOWEST)
    for (const thread of readdirSync('/proc/self/task').map(Number))
      if (thread !== process.pid) setPriority(thread, priority)
  } catch {
    // Some containers forbid it. The CMS works without.
  }
