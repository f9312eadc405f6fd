import path from 'node:path'
import { isLanguageTag, readVideoLimit, readLanguages, type Languages } from '@tessera/content'

/** Everything the program is told from outside. */
export interface Settings {
  /** Public origin of site and admin, such as https://example.org. */
  readonly siteUrl: string
  /** Where editors' browsers may have the admin open: there, and on the CMS's own port when that is its only door. */
  readonly adminOrigins: readonly string[]
  /** Absolute. */
  readonly dataDir: string
  readonly databaseUrl: string
  readonly databaseKind: 'sqlite' | 'postgres'
  readonly cmsSecret: string
  /** Lets the first user in. Empty: nobody can be the first user. */
  readonly setupToken: string
  /** Opens the operator's endpoints. Empty: they are closed. */
  readonly operatorToken: string
  /** Bytes of the largest video an editor may upload. */
  readonly videoLimit: number
  /** Tags of the languages that content is in; the first is the one it is written in first. */
  readonly languages: Languages
}

/** A wrong setting: the message names the variable and the fix. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}

const MIN_SECRET = 32

type Environment = Readonly<Record<string, string | undefined>>

/**
 * @param env the environment
 * @param folder the program's own folder (cms/), where relative paths of the default start
 * @throws SettingError
 */
export function readSettings(env: Environment, folder: string): Settings {
  // `next build` loads the config too, without a secret and without a database.
  const building = env['NEXT_PHASE'] === 'phase-production-build'
  const dataDir = dataDirOf(env['DATA_DIR'], path.dirname(folder))
  const databaseUrl = env['DATABASE_URL'] || `file:${path.join(dataDir, 'tessera.db')}`
  const siteUrl = originOf(env['SITE_URL'] || 'http://localhost:3000')
  return {
    siteUrl,
    adminOrigins: [siteUrl, ...ownOrigins(env['OWN_DOOR'])],
    dataDir,
    databaseUrl,
    databaseKind: databaseKindOf(databaseUrl),
    cmsSecret: building ? 'x'.repeat(MIN_SECRET) : secretOf(env['CMS_SECRET']),
    setupToken: env['SETUP_TOKEN'] ?? '',
    operatorToken: env['OPERATOR_TOKEN'] ?? '',
    videoLimit: videoLimitOf(env['VIDEO_LIMIT_MB']),
    languages: languagesOf(env['LANGUAGES']),
  }
}

function originOf(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url && /^https?:$/.test(url.protocol) && value.replace(/\/$/, '') === url.origin)
    return url.origin
  throw new SettingError(
    `SITE_URL must be the site's public address without a path, such as "https://example.org"; got "${value}".`,
  )
}

/** Both names that a machine has for itself. */
function ownOrigins(port: string | undefined): readonly string[] {
  return port ? [`http://localhost:${port}`, `http://127.0.0.1:${port}`] : []
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
  const wrong = languages.find((tag) => !isLanguageTag(tag))
  if (wrong === undefined) return languages
  throw new SettingError(
    `LANGUAGES must be tags of languages between commas, such as "en,ar"; got "${wrong}".`,
  )
}

function dataDirOf(value: string | undefined, repository: string): string {
  if (!value) return path.join(repository, 'data')
  if (path.isAbsolute(value)) return path.normalize(value)
  throw new SettingError(
    `DATA_DIR must be an absolute path, such as "${path.join(repository, 'data')}"; got "${value}".`,
  )
}

function databaseKindOf(url: string): Settings['databaseKind'] {
  if (url.startsWith('file:')) return 'sqlite'
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgres'
  // Never the whole address: it may carry a password.
  throw new SettingError(
    `DATABASE_URL must start with "file:" or "postgres://"; got "${url.split(':')[0]}:…".`,
  )
}

function secretOf(value = ''): string {
  if (value.length >= MIN_SECRET) return value
  throw new SettingError(
    value
      ? `CMS_SECRET must have at least ${MIN_SECRET} characters; it has ${value.length}.`
      : `CMS_SECRET is missing. Sessions are signed with it: set it to ${MIN_SECRET} random characters or more ("npm start" does).`,
  )
}
