/** What a line may hold: never an address of a visitor, a cookie or a token. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** One JSON line. Problems go to stderr, the rest to stdout. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: LogFields = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })
  const stream = level === 'info' ? process.stdout : process.stderr
  stream.write(`${line}\n`)
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
