import { spawn } from 'node:child_process'
import path from 'node:path'
import { createPostgresDatabase } from '@tessera/content/testing'
import type { Payload } from 'payload'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { uploadImage } from '../testing/images'
import { onEachDatabase, type Database } from '../testing/shared-cms'
import { startCms, type TestCms } from '../testing/start-cms'

const EDITOR = { name: 'Ada', email: 'ada@example.org', password: 'a long enough password' }

onEachDatabase('an upgrade', (database) => {
  test('that is killed half way leaves the old state; a whole one keeps everything', async () => {
    const url = await createDatabase(database)
    const first = await startCms(url)
    const { dataDir, databaseUrl } = first.settings
    await addContent(first.payload)
    const before = await readContent(first.payload)
    expect(before.publications.length).toBeGreaterThan(2)
    await first.stop()

    const killed = runNextVersion(first, { PAUSE: 'on' })
    await killed.printed('HALF_WAY')
    killed.kill()
    await killed.ended

    const again = await startCms(databaseUrl, { DATA_DIR: dataDir })
    expect(await readContent(again.payload)).toEqual(before)
    await again.payload.create({ collection: 'articles', data: { title: 'Later', slug: 'later' } })
    const changed = await readContent(again.payload)
    await again.stop()

    const upgraded = runNextVersion(first, {})
    await upgraded.printed('UPGRADED')
    expect(await upgraded.ended).toBe(0)
    // This version refuses upgraded data, so its check is switched off to read them.
    vi.stubEnv('PAYLOAD_MIGRATING', 'true')
    onTestFinished(() => void vi.unstubAllEnvs())
    const after = await startCms(databaseUrl, { DATA_DIR: dataDir })
    onTestFinished(after.stop)
    expect(await readContent(after.payload)).toEqual(changed)
  })
})

async function createDatabase(database: Database): Promise<string> {
  if (database === 'SQLite') return ''
  return createPostgresDatabase(inject('postgresPort') ?? 0, `upgrade_${process.pid}`)
}

async function addContent(payload: Payload): Promise<void> {
  await payload.create({ collection: 'users', data: { ...EDITOR, role: 'admin' } })
  const cover = await uploadImage(payload, 'A harbour')
  for (const slug of ['herring', 'tide', 'lock'])
    await payload.create({
      collection: 'articles',
      data: { title: slug, slug, cover: cover.id, _status: 'published' },
    })
}

/** What must be the same afterwards: counts, everything published, and that the editor can sign in. */
async function readContent(payload: Payload) {
  const count = async (collection: string) => (await payload.count({ collection })).totalDocs
  const { docs } = await payload.db.find<Record<string, unknown> & { id: number }>({
    collection: 'publications',
    pagination: false,
    limit: 0,
    sort: 'id',
  })
  const { user } = await payload.login({ collection: 'users', data: EDITOR })
  return {
    articles: await count('articles'),
    media: await count('media'),
    publications: docs.map(({ kind, key, revision, body }) => ({ kind, key, revision, body })),
    email: user?.email,
  }
}

function runNextVersion({ settings }: TestCms, env: Readonly<Record<string, string>>) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'next-version.ts')],
    {
      env: {
        ...process.env,
        ...{ DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl },
        ...{ CMS_SECRET: settings.cmsSecret, ...env },
      },
    },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    ended,
    kill: () => child.kill('SIGKILL'),
    printed: (text: string) =>
      new Promise<void>((resolve, reject) => {
        const check = () => output.includes(text) && resolve()
        child.stdout.on('data', check)
        child.once('close', () =>
          output.includes(text) ? resolve() : reject(new Error(`The program ended:\n${output}`)),
        )
        check()
      }),
  }
}
