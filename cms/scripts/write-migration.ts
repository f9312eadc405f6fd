import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildConfig, getPayload } from 'payload'
import { tesseraConfig } from '../src/config'
import { readSettings } from '../src/settings'
import { stubEditors } from './stub-editors'

/** A process of its own, because Payload can end it. Arguments: kind of database, folder without migrations. */
const [kind = '', folder = ''] = process.argv.slice(2)
process.env['PAYLOAD_MIGRATING'] = 'true'
const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-migration-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
const settings = readSettings(
  {
    CMS_SECRET: 'never-used-because-no-session-is-signed',
    DATA_DIR: dataDir,
    DATABASE_URL: kind === 'postgres' ? 'postgres://nobody@127.0.0.1/none' : '',
  },
  process.cwd(),
)
const config = await buildConfig(
  tesseraConfig({ settings, editors: stubEditors, sourceDir: dataDir }),
)
const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true })
payload.db.migrationDir = folder
await payload.db.createMigration({ payload, migrationName: 'initial', forceAcceptWarning: false })
process.exit(0)
