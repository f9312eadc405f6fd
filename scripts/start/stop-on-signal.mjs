// @ts-check

/**
 * Stops the programs one after the other: the site is the first, so that no request waits for a CMS that has stopped.
 * @param {{ stop: () => Promise<void> }[]} programs
 * @param {() => void} [onStopped]
 */
export function stopOnSignal(programs, onStopped) {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    for (const program of programs) await program.stop()
    onStopped?.()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
}
