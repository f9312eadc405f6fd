// @ts-check
import { join } from 'node:path'
import { checkNode } from './check-node.mjs'
import { runStep } from './run.mjs'
import { hashSources, isStamped, stamp } from './stamp.mjs'

const MANIFESTS = [
  'package.json',
  'package-lock.json',
  'packages/gallery/package.json',
  'packages/content/package.json',
  'cms/package.json',
  'site/package.json',
]

/** `npm install` rather than `npm ci`: the lock may lack another platform's optional packages. */
const INSTALL = ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs from the lockfile what is not installed yet.
 * @param {string} root
 * @throws {Error} when this Node.js is too old for it
 */
export async function install(root) {
  checkNode(process.version)
  const marker = join(root, 'node_modules/.installed-for')
  if (isStamped(marker, hashSources(root, MANIFESTS))) return
  await runStep('Installing packages', 'npm', INSTALL, { cwd: root })
  stamp(marker, hashSources(root, MANIFESTS))
}

/** What both programs are made from. */
const SHARED = [...MANIFESTS, 'tsconfig.base.json', 'packages/gallery/src', 'packages/content/src']

/**
 * Builds what changed since it was last built.
 * @param {string} root
 */
export async function build(root) {
  await buildSite(root)
  await buildOne(root, 'Building the editor', [...SHARED, 'cms'], 'cms/.next/.built-from', [
    'node_modules/next/dist/bin/next',
    'build',
    'cms',
  ])
}

/** @param {string} root */
export const buildSite = (root) =>
  buildOne(root, 'Building the site', [...SHARED, 'site'], 'site/dist/.built-from', [
    'site/build.mjs',
  ])

/**
 * @param {string} root
 * @param {string} title
 * @param {readonly string[]} sources
 * @param {string} marker
 * @param {string[]} command arguments to node, the first a path from the root
 */
async function buildOne(root, title, sources, marker, [script = '', ...args]) {
  const hash = hashSources(root, sources)
  if (isStamped(join(root, marker), hash)) return
  await runStep(title, process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  stamp(join(root, marker), hash)
}
