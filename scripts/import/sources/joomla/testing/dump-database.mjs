// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/*
 * node dump-database.mjs <dump.sql or dump.sql.gz> <tables.sql> …
 *
 * Installs tables into a MariaDB of its own, fills them with `studio.sql` and dumps them with `mysqldump`. Needs MariaDB
 * (Debian: mariadb-server). README.md says which files are the tables of Joomla.
 */

const [target, ...tables] = process.argv.slice(2)
if (!target || tables.length === 0)
  throw new Error('Pass the file to write and one or several files with tables.')
const content = join(dirname(fileURLToPath(import.meta.url)), 'studio.sql')
const folder = mkdtempSync(join(tmpdir(), 'tessera-mariadb-'))
const [data, socket] = [join(folder, 'data'), join(folder, 'socket')]
const user = execFileSync('id', ['-un'], { encoding: 'utf8' }).trim()
const own = ['--no-defaults', `--user=${user}`]
const login = ['--no-defaults', '--user=root', `--socket=${socket}`]
const utf8 = '--default-character-set=utf8mb4'

execFileSync('mariadb-install-db', [
  ...[...own, `--datadir=${data}`, '--auth-root-authentication-method=normal'],
])
const server = spawn('mariadbd', [
  ...[...own, `--datadir=${data}`, `--socket=${socket}`, '--skip-networking'],
])
const ended = new Promise((resolve) => server.once('close', resolve))
try {
  const run = (/** @type {string} */ sql, /** @type {readonly string[]} */ database) =>
    execFileSync('mariadb', [...login, utf8, ...database], { input: sql, stdio: 'pipe' })
  await untilReady(() => run('SELECT 1', []))
  run('CREATE DATABASE studio CHARACTER SET utf8mb4', [])
  for (const path of [...tables, content])
    run(readFileSync(path, 'utf8').replaceAll('#__', 'jos_'), ['studio'])
  const dump = execFileSync('mysqldump', [...login, utf8, 'studio'], { maxBuffer: 1e9 })
  writeFileSync(target, extname(target) === '.gz' ? gzipSync(dump, { level: 9 }) : dump)
} finally {
  server.kill()
  await ended
  rmSync(folder, { recursive: true })
}

/** @param {() => void} ask */
async function untilReady(ask) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return ask()
    } catch (error) {
      if (attempt === 100) throw error
      await wait(200)
    }
}
