import { readSettings, type Settings } from '../../scripts/settings/settings.mjs'
import { allMessages } from '../i18n/all-messages'

/** The settings of the site. */
export interface Environment extends Omit<Settings<'site'>, 'cmsPublic'> {
  /** Origin of the CMS; null: nothing is forwarded to the CMS. */
  readonly cmsUrl: string | null
}

/**
 * Relative paths start at the working directory.
 * @throws {import('../../scripts/settings/setting-error.mjs').SettingError}
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const locales = [...allMessages.keys()]
  const { cmsPublic, ...settings } = readSettings('site', { env, root: process.cwd(), locales })
  return { ...settings, cmsUrl: cmsPublic ? settings.cmsUrl : null }
}
