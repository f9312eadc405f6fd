// @ts-check
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clearDemoGlobals } from './demo-globals.mjs'
import { countsInWords, dataFolder, operate, runCommand } from './internal-api.mjs'

const HELP = `npm run demo:remove: removes the demo content (articles, pages, images, filter groups, and the site's name, menu and footer unless changed) that the first start brought.

Needs a running Tessera (npm start). What you wrote yourself stays. It does not come back at the next start.

Settings: DATA_DIR (default ./data)
`

await runCommand(async () => {
  if (process.argv.includes('--help')) return console.log(HELP)
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const dataDir = dataFolder(process.env, root)
  const { removed, kept } = await operate(dataDir, 'remove?batch=demo')
  const emptied = await clearDemoGlobals(dataDir)
  console.log(`Removed the demo content: ${countsInWords(removed)}.`)
  if (emptied.length) console.log(`Emptied, since nobody had changed them: ${emptied.join(', ')}.`)
  if (!Array.isArray(kept) || !kept.length) return
  console.log('Kept, since it is still used:')
  for (const { collection, id, reason } of kept) console.log(`  ${collection} ${id}: ${reason}`)
})
