import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

/** Ends a program when we end, whatever ends us: nothing keeps running after an interrupted or late table. */
export function endWithUs(child: ChildProcess): void {
  if (running.size === 0) {
    process.once('exit', endAll)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => process.exit(130))
  }
  running.add(child)
  child.once('exit', () => running.delete(child))
}

function endAll(): void {
  for (const child of running) child.kill('SIGTERM')
}
