// @ts-check
import { describeCounts } from './cli/describe-counts.mjs'
import { ROOT } from './cli/project-root.mjs'
import { runCli } from './cli/run-cli.mjs'
import { createCmsClient } from './internal-api/client.mjs'
import { findRunning } from './internal-api/find-running.mjs'
import { describeSettings } from './settings/describe-settings.mjs'
import { readSetting, SETTINGS } from './settings/settings.mjs'

const HELP = `npm run republish: compares all published documents with the CMS and writes the differences.

Tessera must be running (npm start). Writes nothing when everything is up to date.

Setting (environment variable; optional):
${describeSettings([SETTINGS.dataDir])}
`

await runCli(HELP, async () => {
  const dataDir = readSetting(SETTINGS.dataDir, { env: process.env, root: ROOT })
  const client = createCmsClient(findRunning(dataDir))
  const counts = await client.send('POST', 'internal/republish')
  console.log(`Republished: ${describeCounts(counts)}.`)
})
