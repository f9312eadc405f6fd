// @ts-check
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { SettingError } from './setting-error.mjs'

/** @typedef {Readonly<Record<string, string | undefined>>} Variables */

/**
 * @typedef {object} Context
 * @property {Variables} env
 * @property {string} root absolute folder that relative paths start from
 * @property {readonly string[]} [locales] languages that the site has messages for; without it every tag is accepted
 */

/**
 * One variable's parser: gets a value that is not empty.
 * @template T
 * @typedef {(value: string, name: string, context: Context) => T} Parse
 */

/** @type {Parse<string>} */
export const parseText = (value) => value

/**
 * @param {{ min: number, max: number, unit?: string }} range inclusive
 * @returns {Parse<number>}
 */
export const parseInteger =
  ({ min, max, unit }) =>
  (value, name) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN
    if (number >= min && number <= max) return number
    const kind = unit ? `a number of ${unit}` : 'a number'
    throw new SettingError(name, `must be ${kind} from ${min} to ${max}`, `got "${value}"`)
  }

export const parsePort = parseInteger({ min: 1, max: 65_535 })

/** @type {Parse<boolean>} */
export function parseSwitch(value, name) {
  if (value === 'on') return true
  if (value === 'off') return false
  throw new SettingError(name, 'must be "on" or "off"', `got "${value}"`)
}

const LOG_LEVELS = /** @type {const} */ (['debug', 'info', 'warn', 'error'])

/** @type {Parse<typeof LOG_LEVELS[number]>} */
export function parseLogLevel(value, name) {
  const level = LOG_LEVELS.find((level) => level === value)
  if (level) return level
  throw new SettingError(name, `must be one of ${LOG_LEVELS.join(', ')}`, `got "${value}"`)
}

/** An origin, without a slash at the end. @type {Parse<string>} */
export function parseOrigin(value, name) {
  const url = URL.canParse(value) ? new URL(value) : null
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (isOrigin) return url.origin
  throw new SettingError(
    name,
    'must be an address without a path, such as "https://example.org"',
    `got "${value}"`,
  )
}

/** The site forwards to it without TLS. @type {Parse<string>} */
export function parseCmsUrl(value, name, context) {
  const origin = parseOrigin(value, name, context)
  if (origin.startsWith('http:')) return origin
  throw new SettingError(
    name,
    'must start with "http://", because the CMS does not support TLS',
    `got "${value}"`,
    'Connect the machines by a private network.',
  )
}

/** An absolute path. @type {Parse<string>} */
export const parsePath = (value, _name, { root }) => resolve(root, value)

/** IP addresses, networks (CIDR) and `private`. @type {Parse<readonly string[]>} */
export function parseAddresses(value, name) {
  const entries = value.split(/[\s,]+/).filter(Boolean)
  const wrong = entries.find((entry) => entry !== 'private' && !isNetwork(entry))
  if (wrong === undefined && entries.length > 0) return entries
  throw new SettingError(
    name,
    'must be addresses or networks, separated by commas, such as "private,192.0.2.0/24"',
    `got "${wrong ?? value}"`,
  )
}

/** @param {string} text */
function isNetwork(text) {
  const [address = '', prefix] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
}

/** @type {Parse<string>} */
export function parseDatabaseUrl(value, name, { root }) {
  if (/^postgres(ql)?:\/\//.test(value)) return value
  if (value.startsWith('file:')) return `file:${resolve(root, value.slice('file:'.length))}`
  // Only the scheme: the rest may hold a password.
  const scheme = /^[a-z][a-z\d+.-]*:(\/\/)?/i.exec(value)?.[0] ?? ''
  throw new SettingError(name, 'must start with "file:" or "postgres:"', `got "${scheme}…"`)
}

/** @type {Parse<string>} */
export function parseSmtpUrl(value, name) {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return value
  // Only the scheme: the rest may hold a password.
  const scheme = /^[a-z][a-z\d+.-]*:(\/\/)?/i.exec(value)?.[0] ?? ''
  throw new SettingError(
    name,
    'must be an address such as "smtps://user:password@mail.example.org" or "smtp://localhost:25"',
    `got "${scheme}…"`,
    'Write special characters of the password as %40 and the like.',
  )
}

/** A sender with or without a name. @type {Parse<string>} */
export function parseMailFrom(value, name) {
  if (/^([^<>"\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value)) return value
  throw new SettingError(
    name,
    'must be an e-mail address such as "studio@example.org" or "The studio <studio@example.org>"',
    `got "${value}"`,
  )
}

/** @type {Parse<string>} */
export function parseDatabaseReadUrl(value, name, { env }) {
  const isPostgres = (/** @type {string | undefined} */ url) =>
    /^postgres(ql)?:\/\//.test(url ?? '')
  if (!isPostgres(value))
    throw new SettingError(name, 'must start with "postgres:"', 'it starts with something else')
  if (isPostgres(env.DATABASE_URL)) return value
  throw new SettingError(
    name,
    'must be a replica of the database of DATABASE_URL',
    'that is not a PostgreSQL database',
    'Set DATABASE_URL to the primary.',
  )
}

const BUCKET_URL = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w-][\w.-]*)*)\/?$/

/** prefix: '' or with a slash at its end. @type {Parse<{ bucket: string, prefix: string }>} */
export function parseMediaUrl(value, name, { env }) {
  const [, bucket, path = ''] = BUCKET_URL.exec(value) ?? []
  if (bucket === undefined)
    throw new SettingError(name, 'must be like "s3://bucket/prefix"', `got "${value}"`)
  for (const variable of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])
    if (!env[variable])
      throw new SettingError(variable, 'must be set, because MEDIA_URL is a bucket', 'it is empty')
  return { bucket, prefix: path === '' ? '' : `${path.slice(1)}/` }
}

/** An address without a slash at its end. @type {Parse<string>} */
export function parseMediaPublicUrl(value, name, { env }) {
  const url = URL.canParse(value) ? new URL(value) : null
  // Another character would end the source in a Content-Security-Policy or in a `srcset`.
  const isAddress = url && /^https?:$/.test(url.protocol) && /^[\w:./-]+$/.test(value)
  if (!isAddress)
    throw new SettingError(
      name,
      'must be an address such as "https://media.example.org"',
      `got "${value}"`,
    )
  if (!env['MEDIA_URL'])
    throw new SettingError('MEDIA_URL', `must be set, because ${name} is`, 'it is empty')
  return value.replace(/\/+$/, '')
}

/** Null: off. @type {Parse<{ hours: number, minutes: number } | null>} */
export function parseTimeOfDay(value, name) {
  if (value === 'off') return null
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(value) ?? []
  if (hours && minutes) return { hours: Number(hours), minutes: Number(minutes) }
  throw new SettingError(name, 'must be a time such as "03:00", or "off"', `got "${value}"`)
}

const MIN_SECRET_LENGTH = 32

/** @type {Parse<string>} */
export function parseSecret(value, name) {
  if (value.length >= MIN_SECRET_LENGTH) return value
  throw new SettingError(
    name,
    `must have at least ${MIN_SECRET_LENGTH} characters`,
    `it has ${value.length}`,
    'Leave it out, and "npm start" generates one.',
  )
}

const BYTES_PER_MB = 1024 * 1024
const parseMegabytes = parseInteger({ min: 1, max: 4095, unit: 'megabytes' })

/** Bytes. At most 4095 MB, because browsers and proxies count larger bodies in 32 bits. @type {Parse<number>} */
export const parseVideoLimit = (...args) => parseMegabytes(...args) * BYTES_PER_MB

const parseDiskSpace = parseInteger({ min: 1, max: 1_000_000, unit: 'megabytes' })

/** Bytes. @type {Parse<number>} */
export const parseImportLimit = (...args) => parseDiskSpace(...args) * BYTES_PER_MB

/** Language tags (BCP 47) without duplicates. @type {Parse<readonly [string, ...string[]]>} */
export function parseLanguages(value, name, { locales }) {
  const [first = value, ...others] = new Set(value.split(/[\s,]+/).filter(Boolean))
  const tags = /** @type {const} */ ([first, ...others])
  const wrong = tags.find((tag) => !(locales?.includes(tag) ?? isLanguageTag(tag)))
  if (wrong === undefined) return tags
  const condition = locales ? ` that the site has messages for (${locales.join(', ')})` : ''
  throw new SettingError(
    name,
    `must be tags of languages${condition}, separated by commas, such as "en,ar"`,
    `got "${wrong}"`,
    locales && isLanguageTag(wrong) ? `To add a language, write site/i18n/${wrong}.ts.` : undefined,
  )
}

/**
 * Canonical tags only, because a tag is part of the addresses of its language.
 * @param {string} tag
 */
function isLanguageTag(tag) {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false // RangeError: not a tag.
  }
}
