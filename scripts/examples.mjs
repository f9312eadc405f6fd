// @ts-check
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './start/prepare.mjs'

if (process.argv.includes('--help'))
  console.log(
    'npm run examples: every feature of the gallery on a page of its own, with its source.',
  )
else {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  await install(root)
  const args = ['run', 'examples', '-w', 'packages/gallery', '--', ...process.argv.slice(2)]
  const child = spawn('npm', args, { cwd: root, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal))
  child.on('close', (code) => process.exit(code ?? 1))
}
