// @ts-check
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishedReadme } from './publish-readme.mjs'

/**
 * The workspace imports the sources, the package its `dist`, and the README links to the repository. npm cannot express
 * both (only pnpm reads `publishConfig.exports`), so this script rewrites package.json and README.md for `npm pack`.
 * `--restore` undoes it.
 */
const folder = dirname(dirname(fileURLToPath(import.meta.url)))

rewrite(
  'package.json',
  'package.workspace.json',
  (text) => `${JSON.stringify(toPublished(JSON.parse(text)), null, 2)}\n`,
)
rewrite('README.md', 'README.workspace.md', (text) =>
  publishedReadme(text, { folder, repository: addresses().repository }),
)

/** @param {string} name @param {string} backupName @param {(text: string) => string} change */
function rewrite(name, backupName, change) {
  const file = join(folder, name)
  const backup = join(folder, backupName)
  if (existsSync(backup)) renameSync(backup, file) // Also after an aborted `npm pack`.
  if (process.argv.includes('--restore')) return
  const text = readFileSync(file, 'utf8')
  writeFileSync(backup, text)
  writeFileSync(file, change(text))
}

/**
 * @typedef {Record<string, Record<string, string>>} InternalImports `#name` → condition → source
 * @param {Record<string, unknown> & { exports: Record<string, string>, imports: InternalImports }} workspace
 */
function toPublished(workspace) {
  const entryPoints = Object.entries(workspace.exports).map(([entryPoint, source]) => [
    entryPoint,
    toBuilt(entryPoint, source),
  ])
  const imports = Object.entries(workspace.imports).map(([name, conditions]) => [
    name,
    Object.fromEntries(
      Object.entries(conditions).map(([condition, source]) => [
        condition,
        `${toModule(source)}.js`,
      ]),
    ),
  ])
  const published = {
    ...{ ...workspace, ...addresses() },
    exports: Object.fromEntries(entryPoints),
    imports: Object.fromEntries(imports),
  }
  delete published.scripts
  delete published.devDependencies
  return published
}

/** @param {string} entryPoint @param {string} source */
function toBuilt(entryPoint, source) {
  if (entryPoint.endsWith('.css')) {
    const built = entryPoint.replace('./', './dist/')
    return { types: `${built}.d.ts`, default: built }
  }
  const built = toModule(source)
  return { types: `${built}.d.ts`, default: `${built}.js` }
}

/** @param {string} source @returns {string} path of the built module, without extension */
function toModule(source) {
  return source.replace('./src/', './dist/').replace(/\.tsx?$/, '')
}

/**
 * `repository` and `homepage`, from the field `repository` of the root's package.json: the address of the repository's
 * page. Neither while it is empty.
 * @returns {{ repository?: string, homepage?: string }}
 */
function addresses() {
  const root = join(folder, '../../package.json')
  const { repository } = existsSync(root) ? JSON.parse(readFileSync(root, 'utf8')) : {}
  if (!repository) return {}
  return { repository, homepage: `${repository}/tree/main/packages/gallery` }
}
