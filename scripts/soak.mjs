// @ts-check
import { runCli } from './cli/run-cli.mjs'
import { ROOT } from './cli/project-root.mjs'
import { printTotals, runLongTests } from './test/run-tests.mjs'

const HELP =
  'npm run soak: types in all kinds of fields while the server takes 0 to 10 s for each answer, or fails.'

await runCli(HELP, async () => printTotals(await runLongTests(ROOT, 'soak')))
