// @ts-check
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { install } from '../build/install.mjs'
import { CommandError } from '../cli/command-error.mjs'
import { ROOT } from '../cli/project-root.mjs'
import { runCli } from '../cli/run-cli.mjs'

const HELP = `npm run examples: shows the guides of the gallery, and every feature on a page of its own, with its source.
npm run examples -- --export <folder>: writes these pages as a static site, for any web server and any path.`

await runCli(HELP, async () => {
  await install(ROOT, { tools: true })
  const child = spawn('npm', npmArguments(process.argv.slice(2)), { cwd: ROOT, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal))
  child.on('close', (code) => process.exit(code ?? 1))
})

/** @param {readonly string[]} options */
function npmArguments(options) {
  const run = (/** @type {string} */ script) => ['run', script, '-w', 'packages/gallery', '--']
  if (options[0] !== '--export') return [...run('examples'), ...options]
  const [, folder] = options
  if (!folder) throw new CommandError('Name the folder: npm run examples -- --export <folder>')
  return [...run('examples:export'), '--outDir', resolve(folder)]
}
