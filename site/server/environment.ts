import { resolve } from 'node:path'
import { readVideoLimit, readLanguages, type Languages } from '@tessera/content'
import { allWords } from '../words/all-words'

/** What the operator set, checked. */
export interface Environment {
  readonly port: number
  /** Address to listen on. All of them unless told: visitors come from elsewhere. */
  readonly host: string
  /** Public origin, without a slash at the end. */
  readonly siteUrl: string
  /** Absolute. */
  readonly dataDir: string
  readonly databaseUrl: string
  /** Origin of the CMS on loopback; null keeps the door to it closed. */
  readonly cmsUrl: string | null
  /** How many of the operator's own proxies stand in front, each of which tells who asked it. */
  readonly trustedProxies: number
  /** Bytes of the largest video that an editor may upload. */
  readonly videoLimit: number
  /** Tags of the languages that the site is in; the first is the one without a tag in its addresses. */
  readonly languages: Languages
}

/** A wrong setting: the message names the variable and the fix. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}

type Variables = Readonly<Record<string, string | undefined>>

/** @throws SettingError */
export function readEnvironment(env: Variables): Environment {
  const port = readPort(env['PORT'])
  const dataDir = resolve(env['DATA_DIR'] || 'data')
  return {
    port,
    host: env['HOST'] || '0.0.0.0',
    siteUrl: readOrigin('SITE_URL', env['SITE_URL']) ?? `http://localhost:${port}`,
    dataDir,
    databaseUrl: readDatabaseUrl(env['DATABASE_URL'], dataDir),
    cmsUrl: isOn('CMS_PUBLIC', env['CMS_PUBLIC']) ? readOrigin('CMS_URL', env['CMS_URL']) : null,
    trustedProxies: readProxies(env['TRUSTED_PROXIES']),
    videoLimit: videoLimitOf(env['VIDEO_LIMIT_MB']),
    languages: languagesOf(env['LANGUAGES']),
  }
}

function readPort(value: string | undefined): number {
  if (!value) return 3000
  const port = Number(value)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new SettingError(`PORT must be a number from 1 to 65535; got "${value}".`)
}

function readOrigin(name: string, value: string | undefined): string | null {
  if (!value) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search)
    return url.origin
  throw new SettingError(
    `${name} must be an address without a path, such as "https://example.org"; got "${value}".`,
  )
}

function readDatabaseUrl(value: string | undefined, dataDir: string): string {
  if (!value) return `file:${resolve(dataDir, 'tessera.db')}`
  if (/^(file:|postgres(ql)?:\/\/)/.test(value)) return value
  const scheme = value.split(':')[0]
  throw new SettingError(`DATABASE_URL must start with "file:" or "postgres:"; got "${scheme}:…".`)
}

function isOn(name: string, value: string | undefined): boolean {
  if (!value || value === 'on') return true
  if (value === 'off') return false
  throw new SettingError(`${name} must be "on" or "off"; got "${value}".`)
}

function readProxies(value: string | undefined): number {
  if (!value || /^\d$/.test(value)) return Number(value ?? 0)
  throw new SettingError(
    `TRUSTED_PROXIES must be how many proxies of yours stand in front, from 0 to 9; got "${value}".`,
  )
}

function videoLimitOf(value: string | undefined): number {
  const limit = readVideoLimit(value)
  if (limit !== null) return limit
  throw new SettingError(
    `VIDEO_LIMIT_MB must be a number of megabytes from 1 to 4095; got "${value}".`,
  )
}

function languagesOf(value: string | undefined): Languages {
  const languages = readLanguages(value)
  const unknown = languages.find((tag) => !allWords.has(tag))
  if (unknown === undefined) return languages
  throw new SettingError(
    `LANGUAGES must be tags such as "en,ar", of languages the site has words for (${[...allWords.keys()].join(', ')}); got "${unknown}". A file site/words/${unknown}.ts adds one.`,
  )
}
