import { setTimeout as wait } from 'node:timers/promises'
import { buildConfig, getPayload, type Migration, type PayloadRequest } from 'payload'
import { stubEditors } from '../../scripts/stub-editors'
import { tesseraConfig } from '../../src/config'
import { executeRaw } from '../../src/database/execute-raw'
import { migrateDatabase, ownMigrations } from '../../src/database/schema/migrate-database'
import { readSettings } from '../../src/settings'

/**
 * Upgrades a database as the next version of Tessera could: with a migration that exists in the tests only. It is a
 * program of its own, so that a test can kill it. With PAUSE=on it prints HALF_WAY in the middle of the migration and
 * waits for that.
 */
const settings = readSettings(process.env, process.cwd())
const config = await buildConfig(
  tesseraConfig({ settings, editors: stubEditors, sourceDir: settings.dataDir }),
)
const payload = await getPayload({ config })

const next: Migration = {
  name: '29990101_000000_moods',
  up: async (args) => {
    const { req } = args as { readonly req: PayloadRequest }
    await executeRaw(req, 'alter table articles add column mood text')
    await executeRaw(req, 'create table moods (id integer primary key, name text not null)')
    await executeRaw(req, "insert into moods values (1, 'calm')")
    if (process.env['PAUSE'] === 'on') {
      console.log('HALF_WAY')
      await wait(60_000)
    }
    await executeRaw(req, "update articles set mood = 'calm'")
  },
  down: async () => undefined,
}
await migrateDatabase(payload, [...ownMigrations(payload), next])
await payload.destroy()
console.log('UPGRADED')
process.exit(0)
