import { expect, test } from '@playwright/test'
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { countRows } from '../../../scripts/backup/sqlite.mjs'
import { hashOf } from '../../fault/testing/hash-of'
import { connectToCms, type CmsClient } from '../product/running/cms-client'
import { makeDataDir, removeDataDir, ROOT, startProduct } from '../product/running/start-product'

const run = promisify(execFile)
const script = (name: string, env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [join(ROOT, 'scripts', name), ...args], { env: { ...process.env, ...env } })
/** Of the backup that is compared row by row. */
const ARTICLES = 3
const EDITOR = { name: 'Ada', email: 'ada@example.org', password: 'a long enough password' }

test('backs up while articles are saved, and restores a site that serves the same pages', async () => {
  const folders = [makeDataDir(), makeDataDir(), makeDataDir()]
  const [dataDir = '', backups = '', restored = ''] = folders
  const original = await startProduct({ DEMO: 'off' }, dataDir)
  try {
    const cms = connectToCms({ dataDir })
    await cms.create('users', { ...EDITOR, role: 'admin' })
    const path = await publishArticle(cms, 'Herring')

    let isSaving = true
    let saved = 0
    const saving = (async () => {
      while (isSaving) await publishArticle(cms, `Herring ${(saved += 1)}`)
    })()
    await script('backup.mjs', { DATA_DIR: dataDir }, '--to', backups)
    isSaving = false
    await saving
    expect(saved).toBeGreaterThan(0)
    const before = await readPage(original.site, path)

    const [backup = ''] = readdirSync(backups)
    await script('restore.mjs', { DATA_DIR: restored }, join(backups, backup))
    const copy = await startProduct({ DEMO: 'off' }, restored)
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
  const product = await startProduct({ DEMO: 'off' }, dataDir)
  try {
    const cms = connectToCms({ dataDir })
    await cms.create('users', { ...EDITOR, role: 'admin' })
    for (let number = 1; number <= ARTICLES; number += 1)
      await publishArticle(cms, `Herring ${number}`)
    // Until nothing has been written while the backup was made, such as the sizes of the last images.
    await expect(async () => {
      const contents = await contentsOf(dataDir)
      await script('backup.mjs', { DATA_DIR: dataDir }, '--to', backups)
      expect(await contentsOf(dataDir)).toEqual(contents)
    }).toPass({ timeout: 120_000 })
    const newest = join(backups, readdirSync(backups).toSorted().at(-1) ?? '')
    await script('restore.mjs', { DATA_DIR: restored }, newest)
    const contents = await contentsOf(restored)
    expect(contents.rows).toMatchObject({ articles: ARTICLES, media: ARTICLES, users: 1 })
    expect(Object.keys(contents.files).length).toBeGreaterThan(2 * ARTICLES)
    expect(contents).toEqual(await contentsOf(dataDir))
  } finally {
    await product.stop()
    folders.forEach(removeDataDir)
  }
})

/** The number of rows in each table, and the hash of each file of the media. */
async function contentsOf(dataDir: string) {
  const media = ['originals', 'variants', 'videos'].map((name) => join(dataDir, 'media', name))
  const files = media.flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [],
  )
  const hashes = files.map((file) => [relative(dataDir, file), hashOf(readFileSync(file))])
  return {
    rows: await countRows(`file:${join(dataDir, 'tessera.db')}`),
    files: Object.fromEntries(hashes),
  }
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
