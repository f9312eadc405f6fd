// @ts-check
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from '../scripts/build/install.mjs'
import { runStep } from '../scripts/process/run-command.mjs'
import { hasHash, hashSources, saveHash } from '../scripts/build/source-hash.mjs'

const HELP = `npm run bench: compares Tessera with its peers; about half an hour on two cores.

  npm run bench -- --only <table>   one table or several (a,b), named as the folders of bench/tables
  npm run bench -- --quick          few rounds, about 3 minutes: checks that every table works
  npm run bench -- --json <file>    also writes every sample as JSON
  npm run bench -- --fresh          does not resume an interrupted run
  CHROME_PATH                       the Chromium to use; searched for when not set

Writes bench/results/<date>.md. Run nothing else on the machine meanwhile.
`

const INSTALL = ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bench = join(root, 'bench')

if (process.argv.includes('--help')) console.log(HELP)
else {
  await install(root, { tools: true })
  await installPeers()
  process.exit(await runMain(process.argv.slice(2)))
}

/** The peers are not part of the npm workspaces, so that only `npm run bench` installs them. */
async function installPeers() {
  const marker = join(bench, 'node_modules/.installed-for')
  const manifests = hashSources(bench, ['package.json', 'package-lock.json'])
  if (hasHash(marker, manifests)) return
  await runStep('Installing the peers', 'npm', INSTALL, { cwd: bench })
  saveHash(marker, hashSources(bench, ['package.json', 'package-lock.json']))
}

/** @param {string[]} args @returns {Promise<number>} the exit code */
function runMain(args) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(bench, 'main.ts'), ...args], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TSX_TSCONFIG_PATH: join(bench, 'tsconfig.json'),
    },
    stdio: 'inherit',
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}
