// @ts-check
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../backup/restore-backup.mjs'
import { CommandError } from '../cli/command-error.mjs'
import { ROOT } from '../cli/project-root.mjs'
import { runCli } from '../cli/run-cli.mjs'
import { createPrivateFiles } from '../process/private-files.mjs'
import { describeSettings } from '../settings/describe-settings.mjs'
import { readSetting, SETTINGS } from '../settings/settings.mjs'

const HELP = `npm run restore -- <backup>

Restores a backup of "npm run backup" into an empty data folder and an empty database. Tessera must not run on them.

Settings (environment variables; optional):
${describeSettings([SETTINGS.dataDir, SETTINGS.databaseUrl])}
`

await runCli(HELP, async () => {
  createPrivateFiles()
  const { positionals } = parseArgs({ allowPositionals: true })
  const [backup] = positionals
  if (!backup || positionals.length > 1)
    throw new CommandError('Name the folder of one backup: npm run restore -- <backup>')
  const context = { env: process.env, root: ROOT }
  const dataDir = readSetting(SETTINGS.dataDir, context)
  const { createdAt } = await restoreBackup({
    backup: resolve(process.env['INIT_CWD'] ?? process.cwd(), backup),
    dataDir,
    databaseUrl: readSetting(SETTINGS.databaseUrl, context),
  })
  console.log(`Restored the backup of ${createdAt} to ${dataDir}. Run "npm start".`)
})
