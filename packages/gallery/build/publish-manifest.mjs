// @ts-check
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The workspace uses our sources, a package its `dist`. npm has no way to say both (only pnpm heeds
 * `publishConfig.exports`), so the manifest is rewritten while npm packs, and put back by `--restore`.
 */
const folder = dirname(dirname(fileURLToPath(import.meta.url)))
const manifest = join(folder, 'package.json')
const kept = join(folder, 'package.workspace.json')

if (existsSync(kept)) renameSync(kept, manifest) // also when packing was broken off the last time
if (!process.argv.includes('--restore')) {
  const text = readFileSync(manifest, 'utf8')
  writeFileSync(kept, text)
  writeFileSync(manifest, `${JSON.stringify(toPublished(JSON.parse(text)), null, 2)}\n`)
}

/** @param {Record<string, unknown> & { exports: Record<string, string> }} workspace */
function toPublished(workspace) {
  const doors = Object.entries(workspace.exports).map(([door, source]) => [
    door,
    toBuilt(door, source),
  ])
  const published = { ...workspace, exports: Object.fromEntries(doors) }
  delete published.scripts
  delete published.devDependencies
  return published
}

/** @param {string} door @param {string} source */
function toBuilt(door, source) {
  if (door.endsWith('.css')) return door.replace('./', './dist/')
  const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '')
  return { types: `${built}.d.ts`, default: `${built}.js` }
}
