// @ts-check
import { runCli } from '../../cli/run-cli.mjs'
import { ROOT } from '../../cli/project-root.mjs'
import { printTotals, runLongTests } from '../../test/run-tests.mjs'

const HELP = `npm run test:editing: measures what editors wait for, on a machine that does nothing else.

  editing     200 photographs of 12 megapixels from the folder to the visitors (PHOTOGRAPHS: another number), with an
              editor who saves meanwhile, and the memory afterwards; previews of a page with 1,000 tiles (TILES)
  postgres    all walks of editors, all tests of the admin, the suite editing and the search for planted drafts, on PostgreSQL
`

await runCli(HELP, async () => printTotals(await runLongTests(ROOT, ['editing', 'postgres'])))
