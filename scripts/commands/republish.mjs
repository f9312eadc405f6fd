// @ts-check
import { ROOT } from '../cli/project-root.mjs'
import { runCli } from '../cli/run-cli.mjs'
import { createCmsClient } from '../internal-api/client.mjs'
import { findRunning } from '../internal-api/find-running.mjs'
import { republish } from '../internal-api/republish.mjs'
import { describeSettings } from '../settings/describe-settings.mjs'
import { readSetting, SETTINGS } from '../settings/settings.mjs'

const HELP = `npm run republish: compares all published documents with the CMS and writes the differences.

Tessera must be running (npm start). Writes nothing when everything is up to date. A run that was interrupted is
continued by the next one.

Setting (environment variable; optional):
${describeSettings([SETTINGS.dataDir])}
`

await runCli(HELP, async () => {
  const dataDir = readSetting(SETTINGS.dataDir, { env: process.env, root: ROOT })
  await republish(createCmsClient(findRunning(dataDir)), { dataDir, log: console.log })
})
