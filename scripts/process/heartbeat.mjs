// @ts-check

export const HEARTBEAT = 'tessera:alive'

const INTERVAL_MS = 1000

/**
 * Tells `npm start` once a second that this program's event loop runs. Call it when the program is ready: a migration
 * may block it for longer than a program that serves may.
 */
export function sendHeartbeats() {
  const timer = setInterval(() => {
    // Without `npm start` there is nobody to tell; if it ended, this program ends too.
    if (process.connected) process.send?.(HEARTBEAT, undefined, undefined, () => {})
  }, INTERVAL_MS)
  timer.unref()
}
