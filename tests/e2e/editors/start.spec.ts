import { expect, test } from '@playwright/test'
import { execFile } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { connectToCms } from '../product/running/cms-client'
import {
  cmsAddress,
  freePort,
  internalApiToken,
  makeDataDir,
  startExpectingFailure,
  removeDataDir,
  ROOT,
  startProduct,
  type Product,
} from '../product/running/start-product'

const run = promisify(execFile)
const VIDEO = join(ROOT, 'cms/tests/videos/h264-aac.mp4')

test('refuses a wrong setting before it listens, with the variable and the requirement', async () => {
  const cases = [
    [
      { DATABASE_URL: 'mysql://user:secret@host/db' },
      'DATABASE_URL must start with "file:" or "postgres:"; got "mysql://…".',
    ],
    [{ PORT: 'http' }, 'PORT must be a number from 1 to 65535; got "http".'],
    [{ SITE_URL: 'example.org' }, 'SITE_URL must be an address without a path'],
    [{ CMS_SECRET: 'short' }, 'CMS_SECRET must have at least 32 characters; it has 5.'],
    [{ DEMO: 'maybe' }, 'DEMO must be "on" or "off"; got "maybe".'],
  ] as const
  for (const [env, message] of cases) {
    const { code, output } = await startExpectingFailure(env)
    expect(output).toContain(message)
    expect(output).not.toContain('secret')
    expect(code).toBe(1)
  }
})

test.describe('an own product', () => {
  const dataDir = makeDataDir()
  test.afterAll(() => removeDataDir(dataDir))

  test('starts again without a build, refuses a second start on the same data and stops cleanly', async () => {
    chmodSync(dataDir, 0o755)
    const first = await startProduct({ DEMO: 'off' }, dataDir)
    const outside = makeDataDir()
    try {
      await test.step('stores media, exports and backs up', () => writesFiles(first, outside))
      expect(await first.stop()).toBe(0)
      expect(readableByOthers(dataDir)).toEqual([])
      expect(readableByOthers(outside)).toEqual([])
    } finally {
      removeDataDir(outside)
    }

    const second = await startProduct({ DEMO: 'off' }, dataDir)
    expect(second.startOutput).not.toMatch(/Installing|Building/)
    const { code, output } = await startExpectingFailure({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
    })
    expect(code).toBe(1)
    expect(output).toContain('Tessera already runs on this data')

    await test.step('counts what both programs do', () => readsMetrics(second))
    await test.step('refuses saves without its database file', () => losesItsDatabase(second))

    const { site } = second
    expect((await fetch(site)).status).toBeLessThan(500)
    expect(await second.stop()).toBe(0)
    await expect(fetch(site)).rejects.toThrow()
  })
})

/** Files and folders that another user of the machine may read. */
const readableByOthers = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  )

/** What a site writes into its data folder, and into folders of the user. */
async function writesFiles({ site, dataDir }: Product, outside: string) {
  const cms = connectToCms({ dataDir })
  const green = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2a6' } })
  const image = await cms.upload('media', {
    name: 'harbour.jpg',
    content: new Uint8Array(await green.jpeg().toBuffer()),
    data: { alt: 'The harbour' },
  })
  await cms.upload('videos', {
    name: 'tide.mp4',
    content: new Uint8Array(readFileSync(VIDEO)),
    data: { title: 'The tide' },
  })
  const published = { title: 'Tide', slug: 'tide', cover: image.id, _status: 'published' }
  await cms.create('articles', published)
  const variants = () => readdirSync(join(dataDir, 'media/variants')).join()
  await expect.poll(variants, { timeout: 120_000 }).toContain('.avif')
  await expect.poll(async () => (await fetch(`${site}/articles/tide`)).status).toBe(200)
  const script = (name: string, ...args: string[]) =>
    run(process.execPath, [join(ROOT, 'scripts/commands', name), ...args], {
      env: { ...process.env, DATA_DIR: dataDir },
    })
  await script('export.mjs', '--to', join(outside, 'export'))
  await script('backup.mjs')
  await script('backup.mjs', '--to', join(outside, 'backups'))
  for (const folder of ['media/originals', 'media/variants', 'media/videos', 'backups'])
    expect(readdirSync(join(dataDir, folder)), folder).not.toEqual([])
}

async function readsMetrics({ site, dataDir }: Product) {
  const token = readFileSync(join(dataDir, 'metrics-token'), 'utf8')
  const read = (authorization: string) => fetch(`${site}/metrics`, { headers: { authorization } })
  expect((await read('Bearer wrong')).status).toBe(404)
  const text = await (await read(`Bearer ${token}`)).text()
  for (const line of [
    /^tessera_cms_http_request_duration_seconds_count\{method="GET",status="2xx"\} [1-9]/m,
    /^tessera_cms_jobs\{state="queued"\} 0$/m,
    /^tessera_cms_jobs\{state="failed"\} 0$/m,
    /^tessera_site_revision_lag 0$/m,
    /^tessera_cms_process_resident_memory_bytes [1-9]/m,
  ])
    expect(text).toMatch(line)
}

/** The answer and the log have the cause and the id of the request, and nothing is saved to the moved file. */
async function losesItsDatabase({ dataDir, process: start }: Product) {
  let log = ''
  start.stdout?.on('data', (text: Buffer) => (log += text.toString()))
  const database = join(dataDir, 'tessera.db')
  const save = () =>
    fetch(`${cmsAddress(dataDir)}/api/articles`, {
      method: 'POST',
      headers: {
        authorization: `Internal ${internalApiToken(dataDir)}`,
        'content-type': 'application/json',
        'x-request-id': 'request-of-the-test',
      },
      body: JSON.stringify({ title: 'Herring', slug: 'herring' }),
    })
  renameSync(database, `${database}.moved`)
  try {
    const refused = await save()
    expect(refused.status).toBe(503)
    expect(await refused.text()).toContain('The database file was moved or replaced')
    const lines = () => log.split('\n').filter((line) => line.includes('request-of-the-test'))
    await expect.poll(lines).toHaveLength(1)
    const [line = ''] = lines()
    expect(JSON.parse(line)).toMatchObject({ level: 'error', program: 'cms' })
    expect(line).toContain('was moved or replaced while it was open')
  } finally {
    renameSync(`${database}.moved`, database)
  }
  expect((await save()).status).toBe(201)
}
