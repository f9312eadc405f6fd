// @ts-check
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createBackup } from '../backup/create-backup.mjs'
import { deleteOldBackups } from '../backup/list-backups.mjs'
import { ROOT } from '../cli/project-root.mjs'
import { runCli } from '../cli/run-cli.mjs'
import { createPrivateFiles } from '../process/private-files.mjs'
import { describeSettings } from '../settings/describe-settings.mjs'
import { readSetting, SETTINGS } from '../settings/settings.mjs'

const HELP = `npm run backup [-- --to <folder>]

Writes a backup of the database and the media, also while Tessera runs, and checks it by restoring it into a temporary
place. Each backup is a new folder; unchanged media are links to the files of the one before.

  --to <folder>  folder of the backups (default: BACKUP_DIR)

"npm run restore -- <backup>" restores one.

Settings (environment variables; optional):
${describeSettings([SETTINGS.dataDir, SETTINGS.databaseUrl, SETTINGS.backupDir])}
`

await runCli(HELP, async () => {
  createPrivateFiles()
  const { values } = parseArgs({
    options: { to: { type: 'string' }, automatic: { type: 'boolean', default: false } },
  })
  const context = { env: process.env, root: ROOT }
  const to = values.to
    ? resolve(process.env['INIT_CWD'] ?? process.cwd(), values.to)
    : readSetting(SETTINGS.backupDir, context)
  const { folder, manifest } = await createBackup({
    dataDir: readSetting(SETTINGS.dataDir, context),
    databaseUrl: readSetting(SETTINGS.databaseUrl, context),
    to,
    version: JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version,
    automatic: values.automatic,
    now: new Date(),
  })
  if (values.automatic) deleteOldBackups(to, readSetting(SETTINGS.backupKeep, context))
  const bytes = Object.values(manifest.files).reduce((sum, { size }) => sum + size, 0)
  const count = Object.keys(manifest.files).length
  console.log(
    `Backup written and checked: ${folder} (${count} files, ${(bytes / 1024 / 1024).toFixed(1)} MB)`,
  )
})
