// @ts-check
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countsInWords, dataFolder, operate, runCommand } from './internal-api.mjs'

const HELP = `npm run republish: compares everything that is published with what the CMS holds and writes the difference.

Needs a running Tessera (npm start). Writes nothing when nothing is stale.

Settings: DATA_DIR (default ./data)
`

await runCommand(async () => {
  if (process.argv.includes('--help')) return console.log(HELP)
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const counts = await operate(dataFolder(process.env, root), 'republish')
  console.log(`Republished: ${countsInWords(counts)}.`)
})
