import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './site-process'

/** Named like a test, so that `npm start` does not take the built program for one of older sources. */
const MIGRATION = '29990101_000000_moods.test'
const CHUNKS = 'cms/.next/server/chunks'
const MIGRATIONS = 'cms/src/migrations/sqlite'

const UP = `async ({ db }) => {
  await db.run('alter table articles add column mood text')
  await db.run('create table moods (id integer primary key, name text not null)')
  await db.run("insert into moods values (1, 'calm')")
}`

/**
 * The project as its next version could be: with one more migration of a SQLite database, in its sources and in the built
 * CMS. The rest is that of this version.
 * @returns its folder
 */
export function makeNextVersion() {
  const root = mkdtempSync(join(tmpdir(), 'tessera-next-version-'))
  link('.', root, ['cms', 'scripts', 'data', '.git'])
  cpSync(join(ROOT, 'scripts'), join(root, 'scripts'), { recursive: true })
  link('cms', root, ['.next', 'src'])
  cpSync(join(ROOT, 'cms/.next'), join(root, 'cms/.next'), { recursive: true })
  link('cms/src', root, ['migrations'])
  link('cms/src/migrations', root, ['sqlite'])
  link(MIGRATIONS, root, [])
  writeFileSync(join(root, MIGRATIONS, `${MIGRATION}.ts`), '')
  addMigration(join(root, CHUNKS))
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** Makes a folder whose entries are links to those of this version. */
function link(folder: string, root: string, except: readonly string[]): void {
  mkdirSync(join(root, folder), { recursive: true })
  for (const name of readdirSync(join(ROOT, folder)))
    if (!except.includes(name)) symlinkSync(join(ROOT, folder, name), join(root, folder, name))
}

/** Adds the migration to the list of the built CMS, which several of its files have. */
function addMigration(chunks: string): void {
  const names = readdirSync(join(ROOT, MIGRATIONS)).filter((name) => /^\d.+\.ts$/.test(name))
  const last = names.sort().at(-1)?.replace(/\.ts$/, '')
  const entry = new RegExp(`\\{\\s*name: ?['"]${last}['"],[^{}]*\\}`, 'g')
  let added = 0
  for (const name of readdirSync(chunks, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue
    const path = join(chunks, name)
    const code = readFileSync(path, 'utf8')
    const next = code.replace(entry, (initial) => {
      added += 1
      return `${initial}, { name: '${MIGRATION}', up: ${UP}, down: async () => {} }`
    })
    if (next !== code) writeFileSync(path, next)
  }
  if (added === 0) throw new Error('The built CMS has no list of migrations to add one to.')
}
