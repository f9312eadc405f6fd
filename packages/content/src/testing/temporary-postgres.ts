import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** A PostgreSQL server of a test's own: empty, on loopback, gone when stopped. Its data lies in the temporary folder. */
export interface TemporaryPostgres {
  /** Makes an empty database of that name and returns its postgres:// address. */
  createDatabase(name: string): Promise<string>
  /** Stops the server at once, as a crash would, and starts it again at the same address. */
  restart(): Promise<void>
  halt(): Promise<void>
  resume(): Promise<void>
  /** Stops it and removes its data. */
  stop(): Promise<void>
}

export const NO_POSTGRES =
  'No PostgreSQL server programs were found (initdb, pg_ctl), so nothing was tried on Postgres. ' +
  'Install the package "postgresql", or set POSTGRES_BIN to the folder that holds them.'

/** The folder of the server's programs: POSTGRES_BIN, Debian's place, or one in PATH. Null when there are none. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => +b - +a) : []
  const folders = [
    process.env['POSTGRES_BIN'] ?? '',
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null
}

/** @throws when there are no server programs (ask `findPostgres` first) or the server does not start */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const bin = findPostgres()
  if (!bin) throw new Error(NO_POSTGRES)
  const folder = mkdtempSync(join(tmpdir(), 'tessera-postgres-'))
  const port = await freePort()
  const account = await serverAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const execute = (program: string, ...args: string[]) =>
    // Neither user nor folder of the caller: the server refuses to run as root.
    run(join(bin, program), args, { cwd: folder, ...account })

  const start = async () => {
    const settings = `-p ${port} -k '' -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=50`
    const args = ['start', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings]
    // Not execFile: the server would inherit its pipes, and it would wait for their end.
    const child = spawn(join(bin, 'pg_ctl'), args, { cwd: folder, stdio: 'ignore', ...account })
    const code = await new Promise((resolve) => child.on('exit', resolve))
    if (code !== 0) throw new Error(`The temporary PostgreSQL did not start; see ${folder}/log.`)
  }
  const halt = async () =>
    void (await execute('pg_ctl', 'stop', '-D', data, '-w', '-m', 'immediate'))

  await execute('initdb', '-D', data, '-U', 'tessera', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  await start()
  return {
    createDatabase: async (name) => {
      const admin = new pg.Client(address(port, 'postgres'))
      await admin.connect()
      await admin.query(`create database ${pg.escapeIdentifier(name)}`)
      await admin.end()
      return address(port, name)
    },
    restart: async () => {
      await halt()
      await start()
    },
    halt,
    resume: start,
    stop: async () => {
      await halt().catch(() => undefined) // A test may have halted it already.
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function address(port: number, database: string): string {
  return `postgres://tessera@127.0.0.1:${port}/${encodeURIComponent(database)}`
}

/** The account that Debian's package makes, when we are root; otherwise our own. */
async function serverAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (userInfo().uid !== 0) return undefined
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  )
  return uid && gid ? { uid, gid } : undefined
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
