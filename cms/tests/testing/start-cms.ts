import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { buildConfig, getPayload, type Payload } from 'payload'
import { inject } from 'vitest'
import { stubEditors } from '../../scripts/stub-editors'
import { tesseraConfig } from '../../src/config'
import { readSettings, type Settings } from '../../src/settings'
import { setPasswordHashes } from './cheap-password-hashes'

setPasswordHashes('cheap')

export interface TestCms {
  readonly payload: Payload
  readonly settings: Settings
  /** Payload's cache key of this instance. */
  readonly key: string
  stop(): Promise<void>
}

/**
 * Starts a migrated CMS in a temporary folder, without Next.js and without Lexical.
 * @param databaseUrl empty for a new SQLite database
 */
export async function startCms(
  databaseUrl = '',
  env: Readonly<Record<string, string>> = {},
): Promise<TestCms> {
  const dataDir = mkdtempSync(path.join(inject('folder'), 'cms-'))
  const settings = readSettings(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      CMS_SECRET: 'a-secret-of-the-tests-that-signs-nothing-real',
      SETUP_TOKEN: 'setup-token',
      INTERNAL_API_TOKEN: 'internal-api-token',
      VIDEO_LIMIT_MB: '1',
      ...env,
    },
    process.cwd(),
  )
  const config = await buildConfig(
    tesseraConfig({ settings, editors: stubEditors, sourceDir: dataDir }),
  )
  const payload = await getPayload({ config, key: dataDir })
  return { payload, settings, key: dataDir, stop: () => payload.destroy() }
}
