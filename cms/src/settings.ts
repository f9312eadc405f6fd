import path from 'node:path'
import { SettingError } from '../../scripts/settings/setting-error.mjs'
import {
  readSettings as readAll,
  type Settings as OwnSettings,
} from '../../scripts/settings/settings.mjs'

/** The settings of the CMS. */
export interface Settings extends Omit<
  OwnSettings<'cms'>,
  'cmsPort' | 'cmsPublic' | 'setupToken' | 'internalApiToken' | 'metricsToken'
> {
  /** Origins that the admin is opened at: the site's, and the CMS's own when the site does not forward the admin. */
  readonly adminOrigins: readonly string[]
  readonly databaseKind: 'sqlite' | 'postgres'
  readonly cmsSecret: string
  /** Lets the first user sign up. Empty: nobody can. */
  readonly setupToken: string
  /** Grants access to the internal API. Empty: the internal API is closed. */
  readonly internalApiToken: string
  /** Lets its owner read the metrics. Empty: nobody can. */
  readonly metricsToken: string
}

/**
 * @param folder the CMS's own folder (cms/); relative paths start at its parent, the project's root
 * @throws SettingError
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): Settings {
  const { cmsPort, cmsPublic, cmsSecret, setupToken, internalApiToken, metricsToken, ...settings } =
    readAll('cms', { env, root: path.dirname(folder) })
  // `next build` loads the config too, without a secret.
  const isBuild = env['NEXT_PHASE'] === 'phase-production-build'
  if (cmsSecret === null && !isBuild)
    throw new SettingError(
      'CMS_SECRET',
      'must be set, because sessions are signed with it',
      'it is empty',
      'Set it to 32 random characters or more, or start with "npm start", which generates one.',
    )
  return {
    ...settings,
    adminOrigins: [settings.siteUrl, ...(cmsPublic ? [] : loopbackOrigins(cmsPort))],
    databaseKind: settings.databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres',
    cmsSecret: cmsSecret ?? 'not used by a build',
    setupToken: setupToken ?? '',
    internalApiToken: internalApiToken ?? '',
    metricsToken: metricsToken ?? '',
  }
}

/** A browser on the machine may use either name. */
const loopbackOrigins = (port: number | null): readonly string[] =>
  port === null ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
