import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildConfig, getPayload, type Payload } from 'payload'
import { stubEditors } from '../scripts/stub-editors'
import { tesseraConfig } from '../src/config'
import { readSettings, type Settings } from '../src/settings'

export interface TestCms {
  readonly payload: Payload
  readonly settings: Settings
  /** Under which Payload keeps this instance. */
  readonly key: string
  stop(): Promise<void>
}

/** A CMS of a test's own in a temporary folder, migrated as in production; without Next and without lexical. */
export async function startCms(
  databaseUrl = '',
  more: Readonly<Record<string, string>> = {},
): Promise<TestCms> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-cms-'))
  const settings = readSettings(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      CMS_SECRET: 'a-secret-of-the-tests-that-signs-nothing-real',
      SETUP_TOKEN: 'setup-token',
      INTERNAL_API_TOKEN: 'internal-api-token',
      ...more,
    },
    process.cwd(),
  )
  const config = await buildConfig(
    tesseraConfig({ settings, editors: stubEditors, sourceDir: dataDir }),
  )
  const payload = await getPayload({ config, key: dataDir })
  return {
    payload,
    settings,
    key: dataDir,
    stop: async () => {
      await payload.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
