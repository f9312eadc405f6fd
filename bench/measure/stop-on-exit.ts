import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

/** Stops a child process when this process exits, so that no child outlives an interrupted or timed-out table. */
export function stopOnExit(child: ChildProcess): void {
  if (running.size === 0) {
    process.once('exit', stopAll)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => process.exit(130))
  }
  running.add(child)
  child.once('exit', () => running.delete(child))
}

function stopAll(): void {
  for (const child of running) child.kill('SIGTERM')
}
