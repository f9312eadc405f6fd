// @ts-check
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * @typedef {object} Settings
 * @property {number} port the public port
 * @property {string} host address the site listens on
 * @property {string} siteUrl public origin, without a slash at the end
 * @property {number | null} cmsPort loopback port of the CMS; null: any free one
 * @property {boolean} cmsPublic whether the site forwards /admin to the CMS
 * @property {string} dataDir absolute
 * @property {string} databaseUrl
 * @property {string | null} cmsSecret null: made and kept in the data folder
 * @property {string[]} languages tags of the content's languages, the first one first
 * @property {boolean} demo whether an empty site gets the demo content
 */

/** A wrong setting: the message names the variable and the fix. */
export class SettingError extends Error {
  /** @override */
  name = 'SettingError'
}

/**
 * Reads the settings from the environment.
 * @param {Record<string, string | undefined>} env
 * @param {string} root the project's folder
 * @returns {Settings}
 * @throws {SettingError}
 */
export function readSettings(env, root) {
  const port = portOf('PORT', env.PORT) ?? 3000
  const dataDir = resolve(root, env.DATA_DIR || 'data')
  checkProgramSettings(env)
  return {
    port,
    host: env.HOST || '0.0.0.0',
    siteUrl: readImportBatch('SITE_URL', env.SITE_URL) ?? `http://localhost:${port}`,
    cmsPort: cmsPortOf(env.CMS_PORT, port),
    cmsPublic: switchOf('CMS_PUBLIC', env.CMS_PUBLIC),
    dataDir,
    databaseUrl: databaseOf(env.DATABASE_URL, dataDir, root),
    cmsSecret: secretOf(env.CMS_SECRET),
    languages: languagesOf(env.LANGUAGES, root),
    demo: switchOf('DEMO', env.DEMO),
  }
}

/** @param {string} name @param {string | undefined} value */
function portOf(name, value) {
  if (!value) return null
  const port = Number(value)
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port
  throw new SettingError(`${name} must be a number from 1 to 65535; got "${value}".`)
}

/** @param {string | undefined} value @param {number} sitePort */
function cmsPortOf(value, sitePort) {
  const port = portOf('CMS_PORT', value)
  if (port !== sitePort) return port
  throw new SettingError(`CMS_PORT must be another one than PORT; both are ${port}.`)
}

/**
 * What the programs read by themselves: they would only refuse it once everything is installed and built.
 * @param {Record<string, string | undefined>} env
 */
function checkProgramSettings({ VIDEO_LIMIT_MB: video, TRUSTED_PROXIES: proxies }) {
  const megabytes = Number(video || 300)
  if (!Number.isInteger(megabytes) || megabytes < 1 || megabytes > 4095)
    throw new SettingError(
      `VIDEO_LIMIT_MB must be a number of megabytes from 1 to 4095; got "${video}".`,
    )
  if (proxies && !/^\d$/.test(proxies))
    throw new SettingError(
      `TRUSTED_PROXIES must be how many proxies of yours stand in front, from 0 to 9; got "${proxies}".`,
    )
}

/** @param {string} name @param {string | undefined} value */
function readImportBatch(name, value) {
  if (!value) return null
  const url = URL.canParse(value) ? new URL(value) : null
  const whole = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search
  if (whole) return url.origin
  throw new SettingError(
    `${name} must be the site's public address without a path, such as "https://example.org"; got "${value}".`,
  )
}

/** @param {string} name @param {string | undefined} value */
function switchOf(name, value) {
  if (!value || value === 'on') return true
  if (value === 'off') return false
  throw new SettingError(`${name} must be "on" or "off"; got "${value}".`)
}

/** @param {string | undefined} value @param {string} root */
function languagesOf(value, root) {
  const tags = [...new Set((value ?? '').split(/[\s,]+/).filter(Boolean))]
  for (const tag of tags) {
    const hasWords =
      /^[a-z]{2}(-\w+)?$/.test(tag) && existsSync(resolve(root, `site/words/${tag}.ts`))
    if (hasWords) continue
    throw new SettingError(
      `LANGUAGES must be tags between commas, such as "en,ar", each of a language that site/words has a file of; got "${tag}".`,
    )
  }
  return tags.length > 0 ? tags : ['en']
}

/** @param {string | undefined} value @param {string} dataDir @param {string} root */
function databaseOf(value, dataDir, root) {
  if (!value) return `file:${resolve(dataDir, 'tessera.db')}`
  if (/^postgres(ql)?:\/\//.test(value)) return value
  if (value.startsWith('file:')) return `file:${resolve(root, value.slice('file:'.length))}`
  const shown = value.replace(/\/\/[^@/]*@/, '//…@')
  throw new SettingError(`DATABASE_URL must start with "file:" or "postgres:"; got "${shown}".`)
}

/** @param {string | undefined} value */
function secretOf(value) {
  if (!value) return null
  if (value.length >= 32) return value
  throw new SettingError(
    `CMS_SECRET must have at least 32 characters; it has ${value.length}. Leave it out to have one made.`,
  )
}
