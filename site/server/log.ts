/** Never log IP addresses, cookies or tokens. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Writes a line of JSON: `info` to stdout, the others to stderr. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: LogFields = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })
  const stream = level === 'info' ? process.stdout : process.stderr
  stream.write(`${line}\n`)
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
