// @ts-check
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { start } from './start/start.mjs'

if (process.argv.includes('--help'))
  console.log('npm run dev: both programs with live reload. Same settings as npm start.')
else {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  await start(root, process.env, 'development').catch((error) => {
    console.error(`\n${error.message}`)
    process.exit(1)
  })
}
