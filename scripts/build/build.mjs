// @ts-check
import { join } from 'node:path'
import { runStep } from '../process/run-command.mjs'
import { MANIFESTS } from './manifests.mjs'
import { isPrebuilt } from './prebuilt.mjs'
import { hasHash, hashSources, saveHash } from './source-hash.mjs'

/** The sources of both programs. */
const COMMON_SOURCES = [
  ...MANIFESTS,
  'tsconfig.base.json',
  'packages/gallery/src',
  'packages/content/src',
  'scripts/settings',
  'scripts/log',
  'scripts/media-store',
  'scripts/process/heartbeat.mjs',
  'scripts/process/private-files.mjs',
]

/**
 * Builds both programs, each only if its sources changed since its last build.
 * @param {string} root
 */
export async function build(root) {
  await buildSite(root)
  await buildProgram(root, {
    title: 'Building the CMS',
    sources: [...COMMON_SOURCES, 'scripts/import/mapping', 'cms'],
    marker: 'cms/.next/.built-from',
    command: ['node_modules/next/dist/bin/next', 'build', 'cms'],
  })
}

/** @param {string} root */
export const buildSite = (root) =>
  buildProgram(root, {
    title: 'Building the site',
    sources: [...COMMON_SOURCES, 'site'],
    marker: 'site/dist/.built-from',
    command: ['site/build.mjs'],
  })

/**
 * @param {string} root
 * @param {object} program
 * @param {string} program.title
 * @param {readonly string[]} program.sources relative to the root
 * @param {string} program.marker file that keeps the hash of the sources
 * @param {string[]} program.command a script, relative to the root, and its arguments
 */
async function buildProgram(root, { title, sources, marker, command: [script = '', ...args] }) {
  if (isPrebuilt(root)) return
  const hash = hashSources(root, sources)
  if (hasHash(join(root, marker), hash)) return
  await runStep(title, process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  saveHash(join(root, marker), hash)
}
