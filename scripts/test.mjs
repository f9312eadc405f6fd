// @ts-check
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandFailed } from './start/run.mjs'
import { runTests } from './test/run-tests.mjs'

const HELP = `npm test: everything, with its own set-up: types, lint, format, unit, browser, CMS, and end-to-end on the built product.

  npm test -- --only <name>   one suite: check, content, gallery, examples, cms, site, demo, bench, scripts or e2e
  CHROME_PATH                 the Chromium to use; found or installed when absent
`

if (process.argv.includes('--help')) console.log(HELP)
else {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const only = process.argv.includes('--only')
    ? process.argv.at(process.argv.indexOf('--only') + 1)
    : undefined
  const { passed, failed, skipped } = await runTests(root, only).catch((error) => {
    console.error(`\n${error.message}`)
    if (error instanceof CommandFailed) console.error(error.output)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}
