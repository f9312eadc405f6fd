import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openSqliteDatabase, publishDocuments } from '@tessera/content/testing'
import { testDocuments } from '../../../site/testing/documents/test-documents'
import { writeTestImages } from '../../../site/testing/documents/test-images'
import { freePort } from '../../e2e/product/running/start-product'

export const ROOT = join(import.meta.dirname, '../../..')

/** The same for every process, so that their pages are the same. */
const SITE_URL = 'https://example.org'

/** A data folder with published documents, as the CMS leaves it. @param options images: how many they show */
export async function makeSiteData({ images = 0 } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-fault-'))
  const database = await openSqliteDatabase(join(dataDir, 'tessera.db'))
  const documents = testDocuments(await writeTestImages(dataDir, images))
  await publishDocuments(database, documents)
  return {
    dataDir,
    database,
    documents,
    remove: async () => {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export interface SiteProcess {
  readonly origin: string
  readonly process: ChildProcess
  /** All it printed. */
  output(): string
  /** Resolves with the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

interface SiteProcessOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly port?: number | undefined
  /** That of the built site by default. */
  readonly program?: string | undefined
}

/** Starts the built site alone, as `npm start` does. Resolves when it answers. */
export async function startSiteProcess(
  dataDir: string,
  { env = {}, port, program = join(ROOT, 'site/dist/server/main.js') }: SiteProcessOptions = {},
): Promise<SiteProcess> {
  const ownPort = port ?? (await freePort())
  const child = spawn(process.execPath, [program], {
    cwd: join(ROOT, 'site'),
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(ownPort),
      SITE_URL,
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const origin = `http://127.0.0.1:${ownPort}`
  while (!(await fetch(`${origin}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The site ended:\n${output}`)
    await wait(20)
  }
  return {
    origin,
    process: child,
    output: () => output,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}
