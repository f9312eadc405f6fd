// @ts-check
import { runCli } from '../cli/run-cli.mjs'
import { ROOT } from '../cli/project-root.mjs'
import { printTotals, runLongTests } from '../test/run-tests.mjs'

const HELP = `npm run soak: the long forms of tests that npm test runs in short.

  soak      types in all kinds of fields while the server takes 0 to 10 s for each answer, or fails
  blocks    the same in blocks within texts and columns, in tooltips, and in the texts of images
  faults    restarts the site ten times under load, directly and behind nginx; kills each program 20 times; hangs the CMS;
            fills the disk; damages the database; imports 100,000 articles, and measures what editors wait for (ARTICLES: another number)
  attacks   500 slow requests of anonymous visitors beside an editor; 100,000 random anonymous requests (FUZZ_SEED);
            1,000,000 random query strings
  locks     four starts at the same moment, 50 times
  library   lists of 33,000 images
  upgrades  kills an upgrade half way, on each kind of database
  accounts  compares 200 attempts to sign in to known accounts with 200 to unknown ones
  fuzz      sends 10,000 wrong requests as author, editor and admin (FUZZ_SEED: other ones)
`

const SUITES = 'soak blocks faults attacks locks library upgrades accounts fuzz'.split(' ')

await runCli(HELP, async () => printTotals(await runLongTests(ROOT, SUITES)))
