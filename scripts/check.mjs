// @ts-check
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChecks } from './check/checks.mjs'
import { install } from './start/prepare.mjs'

if (process.argv.includes('--help'))
  console.log('npm run check: types, lint and format of everything.')
else {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  await install(root)
  const { failed } = await runChecks({ root })
  process.exit(failed === 0 ? 0 : 1)
}
