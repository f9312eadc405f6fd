// @ts-check
import { ROOT } from '../cli/project-root.mjs'
import { createCmsClient } from '../internal-api/client.mjs'
import { findRunning } from '../internal-api/find-running.mjs'
import { readSetting, SETTINGS } from '../settings/settings.mjs'
import { exportSite } from './export-site.mjs'
import { createZipTarget } from './export-target.mjs'

/**
 * Writes the export of the running Tessera as a ZIP archive to the standard output, for the Export screen. Ends when the
 * CMS does, or when nobody reads any more.
 */
process.on('disconnect', () => process.exit(1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
const dataDir = readSetting(SETTINGS.dataDir, { env: process.env, root: ROOT })
const client = createCmsClient(findRunning(dataDir))
await exportSite({
  client,
  target: createZipTarget(process.stdout),
  log: (text) => console.error(text),
})
process.exit(0)
