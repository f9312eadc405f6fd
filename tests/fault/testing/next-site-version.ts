import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './site-process'

/** Where the packages of the site are found; no other program looks there. */
const FOLDER = join(ROOT, `site/node_modules/.next-version-${process.pid}`)
const TEXT = /\.(js|css|json)$/

/**
 * The built site as the next version could be: with other names of all scripts and style sheets, and the same behaviour.
 * @returns its program
 */
export function makeNextSiteVersion() {
  const dist = join(FOLDER, 'dist')
  cpSync(join(ROOT, 'site/dist'), dist, { recursive: true })
  const assets = join(dist, 'client/assets')
  for (const name of readdirSync(assets)) if (/\.(br|gz)$/.test(name)) rmSync(join(assets, name))
  const names = readdirSync(assets).filter((name) => TEXT.test(name))
  const next = new Map(names.map((name) => [name, name.replace(/-([\w-]{8})\./, '-next$1.')]))
  const pattern = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const rename = (text: string) => text.replace(pattern, (name) => next.get(name) ?? name)
  for (const file of [...names, '../.vite/manifest.json']) {
    const path = join(assets, file)
    writeFileSync(path, rename(readFileSync(path, 'utf8')))
  }
  for (const [from, to] of next) renameSync(join(assets, from), join(assets, to))
  return {
    program: join(dist, 'server/main.js'),
    remove: () => rmSync(FOLDER, { recursive: true, force: true }),
  }
}
