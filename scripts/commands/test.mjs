// @ts-check
import { ROOT } from '../cli/project-root.mjs'
import { readOption } from '../cli/read-option.mjs'
import { runCli } from '../cli/run-cli.mjs'
import { printTotals, runTests, SUITE_NAMES } from '../test/run-tests.mjs'

const HELP = `npm test: runs every check and test, after its own set-up.

  npm test -- --only <name>   runs one suite: ${SUITE_NAMES.join(', ')}
  CHROME_PATH                 the Chromium to use; found or installed when absent
  FIREFOX_PATH, WEBKIT_DRIVER_PATH
                              Firefox and WebKitWebDriver; found or installed on Debian, else their walks are skipped
  POSTGRES_BIN                folder of PostgreSQL's programs; without PostgreSQL its tests are skipped
`

await runCli(HELP, async () => printTotals(await runTests(ROOT, readOption('--only'))))
