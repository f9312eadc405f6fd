import { expect, test } from '@playwright/test'
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { databaseKind, DATABASES } from '../../../scripts/backup/database.mjs'
import { readManifest, type Manifest } from '../../../scripts/backup/manifest.mjs'
import { hashOf } from '../../fault/testing/hash-of'
import { imagesAtWork } from '../../fault/testing/images'
import { connectToCms, type CmsClient } from '../product/running/cms-client'
import { startDatabase, type ProductDatabase } from '../product/running/product-database'
import { makeDataDir, removeDataDir, ROOT, startProduct } from '../product/running/start-product'

const run = promisify(execFile)
const script = (name: string, env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [join(ROOT, 'scripts/commands', name), ...args], {
    env: { ...process.env, ...env },
  })
/** Of the backup that is compared row by row. */
const ARTICLES = 3
const EDITOR = { name: 'Ada', email: 'ada@example.org', password: 'a long enough password' }

let [from, to]: readonly ProductDatabase[] = []
test.beforeEach(async () => {
  ;[from, to] = [await startDatabase(), await startDatabase()]
})
test.afterEach(async () => {
  for (const database of [from, to]) await database?.stop()
})

test('backs up while articles are saved, and restores a site that serves the same pages', async () => {
  const folders = [makeDataDir(), makeDataDir(), makeDataDir()]
  const [dataDir = '', backups = '', restored = ''] = folders
  const original = await startProduct({ DEMO: 'off', ...from?.env }, dataDir)
  try {
    const cms = connectToCms({ dataDir })
    await cms.create('users', { ...EDITOR, role: 'admin' })
    const path = await publishArticle(cms, 'Herring')

    let isSaving = true
    let saved = 0
    const saving = (async () => {
      while (isSaving) await publishArticle(cms, `Herring ${(saved += 1)}`)
    })()
    await script('backup.mjs', { DATA_DIR: dataDir, ...from?.env }, '--to', backups)
    isSaving = false
    await saving
    expect(saved).toBeGreaterThan(0)
    const before = await readPage(original.site, path)

    const [name = ''] = readdirSync(backups)
    const backup = join(backups, name)
    await script('restore.mjs', { DATA_DIR: restored, ...to?.env }, backup)
    const contents = await contentsOf(restored, to)
    expect(contents).toEqual(contentsIn(readManifest(backup)))
    expect(contents.rows['articles']).toBeGreaterThan(0)
    const copy = await startProduct({ DEMO: 'off', ...to?.env }, restored)
    try {
      expect(await readPage(copy.site, path)).toBe(before)
      const [image = ''] = /\/media\/[^" ,]+\.webp/.exec(before) ?? []
      const readImage = async (site: string) =>
        Buffer.from(await (await fetch(site + image)).arrayBuffer())
      expect(await readImage(copy.site)).toEqual(await readImage(original.site))
      const { email, password } = EDITOR
      const signIn = await fetch(`${copy.site}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: copy.site },
        body: JSON.stringify({ email, password }),
      })
      expect(signIn.status).toBe(200)
    } finally {
      await copy.stop()
    }
  } finally {
    await original.stop()
    folders.forEach(removeDataDir)
  }
})

test('a backup without saves has all rows and files', { tag: '@long' }, async () => {
  const folders = [makeDataDir(), makeDataDir(), makeDataDir()]
  const [dataDir = '', backups = '', restored = ''] = folders
  const product = await startProduct({ DEMO: 'off', ...from?.env }, dataDir)
  try {
    const cms = connectToCms({ dataDir })
    await cms.create('users', { ...EDITOR, role: 'admin' })
    for (let number = 1; number <= ARTICLES; number += 1)
      await publishArticle(cms, `Herring ${number}`)
    await expect.poll(() => imagesAtWork(product), { timeout: 120_000 }).toEqual([])
    // The audit log has an entry for what a script did in each collection, up to a second later.
    const rows = async () => (await contentsOf(dataDir, from)).rows
    await expect.poll(rows).toMatchObject({ audit_log: 3 })
    const original = await contentsOf(dataDir, from)
    await script('backup.mjs', { DATA_DIR: dataDir, ...from?.env }, '--to', backups)
    expect(await contentsOf(dataDir, from)).toEqual(original)
    const newest = join(backups, readdirSync(backups).toSorted().at(-1) ?? '')
    await script('restore.mjs', { DATA_DIR: restored, ...to?.env }, newest)
    const contents = await contentsOf(restored, to)
    expect(contents.rows).toMatchObject({ articles: ARTICLES, media: ARTICLES, users: 1 })
    expect(Object.keys(contents.files).length).toBeGreaterThan(2 * ARTICLES)
    expect(contents).toEqual(await contentsOf(dataDir, from))
  } finally {
    await product.stop()
    folders.forEach(removeDataDir)
  }
})

/** The number of rows in each table, and the hash of each file of the media. */
async function contentsOf(dataDir: string, database: ProductDatabase | undefined) {
  const media = ['originals', 'variants', 'videos'].map((name) => join(dataDir, 'media', name))
  const files = media.flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [],
  )
  const hashes = files.map((file) => [relative(dataDir, file), hashOf(readFileSync(file))])
  const url = database?.env['DATABASE_URL'] ?? `file:${join(dataDir, 'tessera.db')}`
  return {
    rows: await DATABASES[databaseKind(url)].countRows(url),
    files: Object.fromEntries(hashes),
  }
}

/** The same of a backup, as it says itself. */
function contentsIn({ rows, files }: Manifest) {
  const media = Object.entries(files).flatMap(([path, { sha256 }]) =>
    path.startsWith('data/media/') ? [[path.slice('data/'.length), sha256]] : [],
  )
  return { rows, files: Object.fromEntries(media) }
}

/** Publishes an article with an image. @returns its path */
async function publishArticle(cms: CmsClient, title: string): Promise<string> {
  const background = { r: title.length, g: 120, b: Math.floor(Math.random() * 255) }
  const content = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const cover = await cms.upload('media', {
    name: 'herring.jpg',
    content: new Uint8Array(content),
    data: { alt: title },
  })
  const slug = title.toLowerCase().replaceAll(' ', '-')
  await cms.create('articles', { title, slug, cover: cover.id, _status: 'published' })
  return `/articles/${slug}`
}

/** The HTML of a page, without its own origin. */
async function readPage(site: string, path: string): Promise<string> {
  await expect.poll(async () => (await fetch(site + path)).status).toBe(200)
  return (await (await fetch(site + path)).text()).replaceAll(site, 'https://example.org')
}
