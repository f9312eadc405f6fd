// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from '../process/run-command.mjs'
import { checkNode } from './check-node.mjs'
import { MANIFESTS } from './manifests.mjs'
import { isPrebuilt } from './prebuilt.mjs'
import { prunePackages } from './prune-packages.mjs'
import { hasHash, hashSources, saveHash } from './source-hash.mjs'

const OPTIONS = ['--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs the packages of the lock file, if they changed since the last time; in a container image they are there.
 * Without the tools of tests and checks, which a quarter of the time goes to, unless they are asked for or were here.
 * @param {string} root
 * @param {{ tools?: boolean }} [options] tools: also `devDependencies`
 * @throws {import("../cli/command-error.mjs").CommandError} when this Node.js is too old
 */
export async function install(root, { tools = false } = {}) {
  checkNode(process.version)
  if (isPrebuilt(root)) return
  const packages = join(root, 'node_modules')
  const programsMarker = join(packages, '.installed-for')
  const toolsMarker = join(packages, '.tools-installed-for')
  // npm removes tools that are there when it installs without them, also those of an `npm ci` by hand.
  const hasTools = existsSync(toolsMarker) || (existsSync(packages) && !existsSync(programsMarker))
  const withTools = tools || hasTools
  const markers = withTools ? [programsMarker, toolsMarker] : [programsMarker]
  const installed = hashSources(root, MANIFESTS)
  if (markers.every((marker) => hasHash(marker, installed))) return
  // `npm ci` takes a tenth less time, but removes everything first.
  const command = existsSync(packages) ? 'install' : 'ci'
  const kinds = withTools ? '--include=dev' : '--omit=dev'
  await runStep('Installing packages', 'npm', [command, kinds, ...OPTIONS], { cwd: root })
  if (!withTools) prunePackages(packages)
  // Hashed again: npm may have completed the lock file.
  for (const marker of markers) saveHash(marker, hashSources(root, MANIFESTS))
}
