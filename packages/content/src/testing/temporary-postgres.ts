import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** A PostgreSQL server for tests: empty, on loopback, with its data in a temporary folder. */
export interface TemporaryPostgres {
  readonly port: number
  /** Creates an empty database and returns its postgres:// URL. */
  createDatabase(name: string): Promise<string>
  /** Stops the server at once, as a crash would. */
  halt(): Promise<void>
  /** Starts it again at the same address. */
  resume(): Promise<void>
  /** Stops the server and deletes its data. */
  stop(): Promise<void>
}

export const NO_POSTGRES =
  'No PostgreSQL server programs were found (initdb, pg_ctl), so nothing was tested on PostgreSQL. ' +
  'Install the package "postgresql", or set POSTGRES_BIN to the folder that contains them.'

/** The folder of the server programs: POSTGRES_BIN, Debian's folder, or one in PATH. Null if there is none. */
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

/** @throws when there are no server programs (call `findPostgres` first) or the server does not start */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const bin = findPostgres()
  if (!bin) throw new Error(NO_POSTGRES)
  const folder = mkdtempSync(join(tmpdir(), 'tessera-postgres-'))
  const port = await freePort()
  const account = await serverAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const execute = (program: string, ...args: string[]) =>
    // Another user and folder than the caller's, because the server refuses to run as root.
    run(join(bin, program), args, { cwd: folder, ...account })

  const start = async () => {
    const settings = `-p ${port} -k '' -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=50`
    const args = ['start', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings]
    // Not execFile: the server would inherit its pipes, and execFile waits until they close.
    const child = spawn(join(bin, 'pg_ctl'), args, { cwd: folder, stdio: 'ignore', ...account })
    const code = await new Promise((resolve) => child.on('exit', resolve))
    if (code !== 0) throw new Error(`The temporary PostgreSQL did not start; see ${folder}/log.`)
  }
  const halt = async () =>
    void (await execute('pg_ctl', 'stop', '-D', data, '-w', '-m', 'immediate'))

  await execute('initdb', '-D', data, '-U', 'tessera', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  await start()
  return {
    port,
    createDatabase: (name) => createPostgresDatabase(port, name),
    halt,
    resume: start,
    stop: async () => {
      await halt().catch(() => undefined) // A test may have stopped it already.
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates an empty database on the server at this port and returns its postgres:// URL. */
export async function createPostgresDatabase(port: number, name: string): Promise<string> {
  const admin = new pg.Client(address(port, 'postgres'))
  await admin.connect()
  await admin.query(`create database ${pg.escapeIdentifier(name)}`)
  await admin.end()
  return address(port, name)
}

function address(port: number, database: string): string {
  return `postgres://tessera@127.0.0.1:${port}/${encodeURIComponent(database)}`
}

/** The account that Debian's package creates, when this process runs as root; otherwise undefined. */
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
