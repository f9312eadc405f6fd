import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../settings'

/** Not imported: Turbopack fails on a program that it cannot bundle. */
const { fork } = process.getBuiltinModule('node:child_process')
const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..')
/** Settings that these programs do not need. */
const SECRETS = ['CMS_SECRET', 'SETUP_TOKEN', 'INTERNAL_API_TOKEN', 'SMTP_URL', 'METRICS_TOKEN']
/** Characters. */
const MAX_ERROR = 2000

interface ChildOptions {
  readonly args?: readonly string[]
  readonly settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'languages' | 'siteUrl'>
}

/** The program ended with an error; the message is what it has printed. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed'
}

/**
 * Runs a program of the installation and passes on what it writes. Ends it when nobody reads any more.
 * @param program relative to the root
 * @throws ProgramFailed at the end of the output
 */
export async function* outputOf(program: string, { args = [], settings }: ChildOptions) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !SECRETS.includes(name)),
  )
  const child = fork(path.join(ROOT, program), [...args], {
    cwd: ROOT,
    env: {
      ...{ ...env, NODE_ENV: 'production', DATA_DIR: settings.dataDir, SITE_URL: settings.siteUrl },
      ...{ DATABASE_URL: settings.databaseUrl, LANGUAGES: settings.languages.join(',') },
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  child.stderr?.on(
    'data',
    (text: Buffer) => (printed = (printed + text.toString()).slice(-MAX_ERROR)),
  )
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve).once('error', (error) => {
      printed = error.message
      resolve(1)
    })
  })
  try {
    if (child.stdout) for await (const chunk of child.stdout) yield chunk as Uint8Array
    if ((await ended) !== 0) throw new ProgramFailed(printed.trim() || 'The program ended.')
  } finally {
    child.kill('SIGKILL')
  }
}
