// @ts-check
import { describeCounts } from '../../cli/describe-counts.mjs'
import { ROOT } from '../../cli/project-root.mjs'
import { runCli } from '../../cli/run-cli.mjs'
import { createCmsClient } from '../../internal-api/client.mjs'
import { findRunning } from '../../internal-api/find-running.mjs'
import { describeSettings } from '../../settings/describe-settings.mjs'
import { readSetting, SETTINGS } from '../../settings/settings.mjs'

const HELP = `npm run demo:remove: removes the demo content: articles, pages, images, videos, patterns and filter groups, and the
site's name, menu and footer if nobody changed them.

Tessera must be running (npm start). Your own content stays. The demo content does not return at the next start.

Setting (environment variable; optional):
${describeSettings([SETTINGS.dataDir])}
`

await runCli(HELP, async () => {
  const dataDir = readSetting(SETTINGS.dataDir, { env: process.env, root: ROOT })
  const running = findRunning(dataDir)
  const { removed, kept, cleared } = await createCmsClient(running).send(
    'POST',
    'internal/remove?batch=demo',
  )
  console.log(`Removed from the demo content: ${describeCounts(removed)}.`)
  if (Array.isArray(cleared) && cleared.length)
    console.log(`Cleared, because unchanged: ${cleared.join(', ')}.`)
  if (!Array.isArray(kept) || !kept.length) return
  console.log('Kept, because still in use:')
  for (const { collection, id, reason } of kept) console.log(`  ${collection} ${id}: ${reason}`)
})
