// @ts-check
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandFailedError } from './process/run-command.mjs'
import { SUITE_NAMES, runTests } from './test/run-tests.mjs'

const HELP = `npm test: runs every check and test, after its own set-up.

  npm test -- --only <name>   runs one suite: ${SUITE_NAMES.join(', ')}
  CHROME_PATH                 the Chromium to use; found or installed when absent
  POSTGRES_BIN                folder of PostgreSQL's programs; without PostgreSQL its tests are skipped
`

if (process.argv.includes('--help')) console.log(HELP)
else {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const only = process.argv.includes('--only')
    ? process.argv.at(process.argv.indexOf('--only') + 1)
    : undefined
  const { passed, failed, skipped } = await runTests(root, only).catch((error) => {
    console.error(`\n${error.message}`)
    if (error instanceof CommandFailedError) console.error(error.output)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  if (skipped > 0) console.log(`\n${skipped} skipped`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}
