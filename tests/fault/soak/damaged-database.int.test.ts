import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres, NO_POSTGRES, startTemporaryPostgres } from '@tessera/content/testing'
import { expect, onTestFinished, test } from 'vitest'
import {
  freePort,
  makeDataDir,
  removeDataDir,
  startExpectingFailure,
  startProduct,
} from '../../e2e/product/running/start-product'
import { SERVES_LAST_KNOWN, startUntil } from '../testing/start-until'

test(
  'a damaged database is one sentence, and the site serves what it last knew',
  { timeout: 180_000 },
  async () => {
    const dataDir = makeDataDir()
    onTestFinished(() => removeDataDir(dataDir))
    const first = await startProduct({ DEMO: 'off' }, dataDir)
    const snapshot = join(dataDir, 'site-cache/publications.snapshot')
    await expect.poll(() => existsSync(snapshot), { timeout: 20_000 }).toBe(true)
    const home = await (await fetch(first.site)).text()
    await first.stop()

    const file = join(dataDir, 'tessera.db')
    for (const each of [`${file}-wal`, `${file}-shm`]) rmSync(each, { force: true })
    writeFileSync(file, 'lost'.repeat(2000))
    const port = new URL(first.site).port
    const { output, stop } = await startUntil(SERVES_LAST_KNOWN, {
      DATA_DIR: dataDir,
      PORT: port,
      DEMO: 'off',
    })
    expect(output().match(/is damaged: it is not a SQLite file\..+npm run restore/g)).toHaveLength(
      1,
    )
    expect(await (await fetch(first.site)).text()).toBe(home)
    expect((await fetch(`${first.site}/healthz`)).status).toBe(200)
    expect(await (await fetch(`${first.site}/readyz`)).json()).toMatchObject({
      ready: false,
      publications: { source: 'snapshot' },
    })
    await stop()

    rmSync(join(dataDir, 'site-cache'), { recursive: true })
    const refused = await startExpectingFailure({
      ...{ DATA_DIR: dataDir, PORT: String(await freePort()), DEMO: 'off' },
    })
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('npm run restore')
  },
)

test.skipIf(!findPostgres())(
  `a start without PostgreSQL serves what the site last knew, and starts the CMS once the server is back${findPostgres() ? '' : `: ${NO_POSTGRES}`}`,
  { timeout: 240_000 },
  async () => {
    const postgres = await startTemporaryPostgres()
    onTestFinished(() => postgres.stop())
    const dataDir = makeDataDir()
    onTestFinished(() => removeDataDir(dataDir))
    const env = { DEMO: 'off', DATABASE_URL: await postgres.createDatabase('site') }
    const first = await startProduct(env, dataDir)
    const snapshot = join(dataDir, 'site-cache/publications.snapshot')
    await expect.poll(() => existsSync(snapshot), { timeout: 20_000 }).toBe(true)
    const home = await (await fetch(first.site)).text()
    await first.stop()

    await postgres.halt()
    const port = new URL(first.site).port
    const site = await startUntil(SERVES_LAST_KNOWN, {
      ...env,
      DATA_DIR: dataDir,
      PORT: port,
      BACKUP_AT: 'off',
    })
    expect(await (await fetch(first.site)).text()).toBe(home)
    expect((await fetch(`${first.site}/healthz`)).status).toBe(200)
    const readiness = async () => (await fetch(`${first.site}/readyz`)).json()
    expect(await readiness()).toMatchObject({
      ...{ ready: false, cms: 'silent', publications: { source: 'snapshot' } },
    })
    const lines = site
      .output()
      .split('\n')
      .filter((line) => line.includes('last knew'))
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', program: 'start', msg: expect.stringContaining('DATABASE_URL must name') },
    ])

    await postgres.resume()
    await expect.poll(readiness, { timeout: 60_000 }).toMatchObject({
      ...{ ready: true, cms: 'answering', migrations: 'applied' },
      publications: { source: 'database', lag: 0 },
    })
    await expect.poll(site.output).toContain('The database answers.')
    await site.stop()

    await postgres.halt()
    rmSync(join(dataDir, 'site-cache'), { recursive: true })
    const refused = await startExpectingFailure({
      ...{ ...env, DATA_DIR: dataDir, PORT: String(await freePort()) },
    })
    expect(refused.code).toBe(1)
    expect(refused.output).toContain(
      'DATABASE_URL must name a PostgreSQL server that accepts the connection',
    )
  },
)
