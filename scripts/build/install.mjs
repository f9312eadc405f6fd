// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from '../process/run-command.mjs'
import { checkNode } from './check-node.mjs'
import { MANIFESTS } from './manifests.mjs'
import { isPrebuilt } from './prebuilt.mjs'
import { hasHash, hashSources, saveHash } from './source-hash.mjs'

const OPTIONS = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs the packages of the lock file, if they changed since the last time; in a container image they are there.
 * @param {string} root
 * @throws {import("../cli/command-error.mjs").CommandError} when this Node.js is too old
 */
export async function install(root) {
  checkNode(process.version)
  if (isPrebuilt(root)) return
  const marker = join(root, 'node_modules/.installed-for')
  if (hasHash(marker, hashSources(root, MANIFESTS))) return
  // `npm ci` takes a tenth less time, but removes everything first.
  const command = existsSync(join(root, 'node_modules')) ? 'install' : 'ci'
  await runStep('Installing packages', 'npm', [command, ...OPTIONS], { cwd: root })
  // Hashed again: npm may have completed the lock file.
  saveHash(marker, hashSources(root, MANIFESTS))
}
