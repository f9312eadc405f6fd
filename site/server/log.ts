import { createLogger } from '../../scripts/log/create-logger.mjs'
import { readSetting, SETTINGS } from '../../scripts/settings/settings.mjs'

/** Never log IP addresses, cookies or tokens. `outage` names what is down: repeats of the line are folded. */
export type LogFields = Readonly<Record<string, unknown>> & {
  readonly err?: unknown
  readonly outage?: string
  readonly requestId?: string
}

let logger: ReturnType<typeof createLogger> | undefined

/** Not when this file is imported: the program itself reports a wrong level, with its other settings. */
function createSiteLogger() {
  const level = readSetting(SETTINGS.logLevel, { env: process.env, root: process.cwd() })
  return createLogger({ program: 'site', level })
}

/** Writes a line of the structured log. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: LogFields = {}): void {
  logger ??= createSiteLogger()
  logger[level](fields, event)
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
