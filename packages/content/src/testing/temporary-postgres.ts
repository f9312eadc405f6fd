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
  /** Starts a streaming replica of it. */
  startReplica(): Promise<TemporaryReplica>
  /** Stops the server and deletes its data. */
  stop(): Promise<void>
}

/** A hot standby. It is a copy of the whole server, so a database has the same name there. */
export interface TemporaryReplica extends Pick<
  TemporaryPostgres,
  'port' | 'halt' | 'resume' | 'stop'
> {
  /** The URL of a database of the primary on this server. */
  url(name: string): string
  /** Applies no changes until `resumeReplay`. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<void>
  /** Makes it a primary. */
  promote(): Promise<void>
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
  const serve = (data: string, port: number) => controlServer({ bin, folder, account, data, port })
  const data = join(folder, 'data')
  const server = serve(data, port)
  const execute = (program: string, ...args: string[]) =>
    // Another user and folder than the caller's, because the server refuses to run as root.
    run(join(bin, program), args, { cwd: folder, ...account })

  await execute('initdb', '-D', data, '-U', 'tessera', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  await server.resume()

  const startReplica = async (): Promise<TemporaryReplica> => {
    const replicaPort = await freePort()
    const copy = join(folder, `replica-${replicaPort}`)
    const source = `host=127.0.0.1 port=${port} user=tessera`
    const replica = serve(copy, replicaPort)
    await execute('pg_basebackup', '-D', copy, '-R', '-X', 'stream', '-c', 'fast', '-d', source)
    await replica.resume()
    const command = async (sql: string) => {
      const client = new pg.Client(address(replicaPort, 'postgres'))
      await client.connect()
      await client.query(sql)
      await client.end()
    }
    return {
      ...replica,
      port: replicaPort,
      url: (name) => address(replicaPort, name),
      pauseReplay: () => command('select pg_wal_replay_pause()'),
      resumeReplay: () => command('select pg_wal_replay_resume()'),
      promote: () => command('select pg_promote()'),
      stop: async () => {
        await replica.halt().catch(() => undefined) // A test may have stopped it already.
        rmSync(copy, { recursive: true, force: true })
      },
    }
  }

  return {
    port,
    createDatabase: (name) => createPostgresDatabase(port, name),
    ...server,
    startReplica,
    stop: async () => {
      await server.halt().catch(() => undefined) // A test may have stopped it already.
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface ServerOptions {
  /** The folder of the server programs. */
  readonly bin: string
  readonly folder: string
  readonly account: { uid: number; gid: number } | undefined
  /** The folder of the server's data. */
  readonly data: string
  readonly port: number
}

function controlServer({ bin, folder, account, data, port }: ServerOptions) {
  const log = `${data}.log`
  const control = async (...args: string[]) => {
    // Not execFile: the server would inherit its pipes, and execFile waits until they close.
    const child = spawn(join(bin, 'pg_ctl'), [...args, '-D', data, '-w'], {
      ...{ cwd: folder, stdio: 'ignore', ...account },
    })
    const code = await new Promise((resolve) => child.on('exit', resolve))
    if (code !== 0) throw new Error(`pg_ctl ${args[0]} failed; see ${log}.`)
  }
  // A standby that restarts finds the changes it missed.
  const settings = [
    ...['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=50'],
    ...['wal_retrieve_retry_interval=100ms', 'wal_keep_size=256MB'],
  ]
  const options = `-p ${port} -k '' ${settings.map((setting) => `-c ${setting}`).join(' ')}`
  return {
    halt: () => control('stop', '-m', 'immediate'),
    resume: () => control('start', '-l', log, '-o', options),
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
