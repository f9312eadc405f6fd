// @ts-check
import { spawn } from 'node:child_process'
import { install } from './build/install.mjs'
import { ROOT } from './cli/project-root.mjs'
import { runCli } from './cli/run-cli.mjs'

const HELP =
  'npm run examples: shows every feature of the gallery on a page of its own, with its source.'

await runCli(HELP, async () => {
  await install(ROOT, { tools: true })
  const args = ['run', 'examples', '-w', 'packages/gallery', '--', ...process.argv.slice(2)]
  const child = spawn('npm', args, { cwd: ROOT, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal))
  child.on('close', (code) => process.exit(code ?? 1))
})
