import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildConfig, getPayload } from 'payload'
import { tesseraConfig } from '../src/config'
import { readSettings } from '../src/settings'
import { standInEditors } from './stand-in-editor'

/** A program of its own: Payload ends the process when nothing has changed. Arguments: database, name, folder. */
const [kind = '', name = '', folder = ''] = process.argv.slice(2)
process.env['PAYLOAD_MIGRATING'] = 'true'
const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-migration-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
const settings = readSettings(
  {
    CMS_SECRET: 'only-to-compare-two-schemas-nothing-is-signed',
    DATA_DIR: dataDir,
    DATABASE_URL: kind === 'postgres' ? 'postgres://nobody@127.0.0.1/none' : '',
  },
  process.cwd(),
)
const config = await buildConfig(
  tesseraConfig({ settings, editors: standInEditors, sourceDir: dataDir }),
)
const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true })
payload.db.migrationDir = folder
await payload.db.createMigration({
  payload,
  migrationName: name,
  skipEmpty: true,
  forceAcceptWarning: false,
})
process.exit(0)
