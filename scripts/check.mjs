// @ts-check
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChecks } from './check/checks.mjs'

if (process.argv.includes('--help'))
  console.log('npm run check: types, lint and format of everything.')
else {
  const { failed } = await runChecks({ root: dirname(dirname(fileURLToPath(import.meta.url))) })
  process.exit(failed === 0 ? 0 : 1)
}
