// @ts-check
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The workspace imports the sources, the package its `dist`. npm cannot express both (only pnpm reads
 * `publishConfig.exports`), so this script rewrites package.json for `npm pack`. `--restore` undoes it.
 */
const folder = dirname(dirname(fileURLToPath(import.meta.url)))
const manifest = join(folder, 'package.json')
const backup = join(folder, 'package.workspace.json')

if (existsSync(backup)) renameSync(backup, manifest) // Also after an aborted `npm pack`.
if (!process.argv.includes('--restore')) {
  const text = readFileSync(manifest, 'utf8')
  writeFileSync(backup, text)
  writeFileSync(manifest, `${JSON.stringify(toPublished(JSON.parse(text)), null, 2)}\n`)
}

/** @param {Record<string, unknown> & { exports: Record<string, string> }} workspace */
function toPublished(workspace) {
  const entryPoints = Object.entries(workspace.exports).map(([entryPoint, source]) => [
    entryPoint,
    toBuilt(entryPoint, source),
  ])
  const published = { ...workspace, exports: Object.fromEntries(entryPoints) }
  delete published.scripts
  delete published.devDependencies
  return published
}

/** @param {string} entryPoint @param {string} source */
function toBuilt(entryPoint, source) {
  if (entryPoint.endsWith('.css')) return entryPoint.replace('./', './dist/')
  const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '')
  return { types: `${built}.d.ts`, default: `${built}.js` }
}
