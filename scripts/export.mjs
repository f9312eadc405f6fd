// @ts-check
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from './cli/command-error.mjs'
import { ROOT } from './cli/project-root.mjs'
import { runCli } from './cli/run-cli.mjs'
import { userFolder } from './cli/user-folder.mjs'
import { exportSite } from './export/export-site.mjs'
import { createCmsClient } from './internal-api/client.mjs'
import { findRunning } from './internal-api/find-running.mjs'
import { describeSettings } from './settings/describe-settings.mjs'
import { readSetting, SETTINGS } from './settings/settings.mjs'

const HELP = `npm run export -- --to <folder>

Exports everything of the site as JSON, with the original images and videos. Tessera must be running (npm start).
docs/export.md describes the files. People, sessions and older versions are not exported.

  --to <folder>  a new or empty folder

To import it into an empty Tessera: npm run import -- <folder>
Example: npm run export -- --to site-export

Setting (environment variable; optional):
${describeSettings([SETTINGS.dataDir])}
`

await runCli(HELP, async () => {
  const folder = readFolder()
  const dataDir = readSetting(SETTINGS.dataDir, { env: process.env, root: ROOT })
  const client = createCmsClient(findRunning(dataDir))
  await exportSite({ client, folder, log: (text) => console.log(text) })
})

function readFolder() {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' } } })
    if (!values.to) throw new Error('Give the folder of the export: --to <folder>.')
    return resolve(userFolder('export'), values.to)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`${reason}\nnpm run export -- --help lists the arguments.`)
  }
}
