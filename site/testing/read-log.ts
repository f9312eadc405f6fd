import fs from 'node:fs'
import { onTestFinished, vi } from 'vitest'

/** The lines that the log writes to stdout from now on, which it does synchronously. */
export function readLog(): () => readonly Record<string, unknown>[] {
  const written = vi.spyOn(fs, 'writeSync')
  onTestFinished(() => written.mockRestore())
  return () =>
    written.mock.calls
      .flatMap(([file, text]) => (file === 1 ? String(text).split('\n') : []))
      .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
}
