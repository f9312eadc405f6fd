import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { listBackups } from '../../../scripts/backup/list-backups.mjs'
import { countRows } from '../../../scripts/backup/sqlite.mjs'
import { connectToCms } from '../../e2e/product/running/cms-client'
import {
  freePort,
  makeDataDir,
  removeDataDir,
  startExpectingFailure,
  startProduct,
} from '../../e2e/product/running/start-product'
import { makeNextVersion } from '../testing/next-version'
import { createEditor, signInEditor } from '../testing/signed-in-editor'
import { ROOT } from '../testing/site-process'
import { startUntil } from '../testing/start-until'

test(
  'a start that migrates the database makes a backup first, with which the version before works as before',
  { timeout: 600_000 },
  async () => {
    const dataDir = makeDataDir()
    onTestFinished(() => removeDataDir(dataDir))
    const first = await startProduct({ DEMO: 'off', PORT }, dataDir)
    await createEditor(first)
    await connectToCms(first).create('articles', ARTICLE)
    const page = await readArticle()
    await first.stop()
    const before = await countRows(databaseIn(dataDir))

    const next = makeNextVersion()
    onTestFinished(next.remove)
    const upgraded = await startUntil(dataDir, { DATA_DIR: dataDir, PORT, DEMO: 'off' }, next.root)
    expect(upgraded.output()).toContain('Making a backup before the database is upgraded')
    expect(await readArticle()).toBe(page)
    await upgraded.stop()
    expect(await countRows(databaseIn(dataDir))).toEqual({
      ...before,
      ...{ moods: 1, payload_migrations: (before['payload_migrations'] ?? 0) + 1 },
    })
    const refused = await startExpectingFailure({ DATA_DIR: dataDir, PORT, DEMO: 'off' })
    expect(refused).toMatchObject({
      ...{ code: 1, output: expect.stringContaining('was used by a newer Tessera') },
    })

    const backups = listBackups(join(dataDir, 'backups'))
    expect(backups.map(({ manifest }) => manifest)).toMatchObject([
      { automatic: false, rows: before },
    ])
    const restored = makeDataDir()
    onTestFinished(() => removeDataDir(restored))
    rmSync(restored, { recursive: true })
    await promisify(execFile)('npm', ['run', 'restore', '--', backups[0]?.folder ?? ''], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: restored },
    })
    expect(await countRows(databaseIn(restored))).toEqual(before)
    const again = await startProduct({ DEMO: 'off', PORT }, restored)
    onTestFinished(async () => void (await again.stop()))
    expect(await readArticle()).toBe(page)
    const { send } = await signInEditor({ site: SITE })
    expect(await (await send('/api/articles')).json()).toMatchObject({
      docs: [{ title: ARTICLE.title, _status: 'published' }],
    })
  },
)

const PORT = String(await freePort())
const SITE = `http://localhost:${PORT}`
const ARTICLE = { title: 'Tide', slug: 'tide', _status: 'published' }

const databaseIn = (dataDir: string) => `file:${join(dataDir, 'tessera.db')}`

async function readArticle(): Promise<string> {
  const read = () => fetch(`${SITE}/articles/tide`)
  await expect.poll(async () => (await read()).status).toBe(200)
  return (await read()).text()
}
