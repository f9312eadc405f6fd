import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { articlePath, type Article, type Media } from '@tessera/content'
import type { ParsedPublication } from '@tessera/content/store'
import { expect, onTestFinished, test } from 'vitest'
import { testDocuments } from '../../../testing/documents/test-documents'
import { tileOf } from '../../galleries/to-tile'
import { DocumentStore } from '../document-store'
import { DocumentFile } from '../tables/document-file'
import { readSnapshot } from './read-snapshot'
import { savePublications, toSavedPublications } from './saved-publications'
import { SNAPSHOT_FILE } from './snapshot-format'
import { writeSnapshot } from './write-snapshot'

function makeFile() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-snapshot-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'cache', SNAPSHOT_FILE)
}

const media: Media = {
  ...{ alt: 'Sea', decorative: false, title: null, showCaption: false, width: 3, height: 2 },
  ...{ focalPoint: { x: 0.5, y: 0.5 }, thumbHash: null, credit: null },
  variants: [{ type: 'image/avif', width: 960, height: 640, path: '/media/sea-960.avif' }],
}
const article = (number: number, title = `Sheet ${number}`): ParsedPublication => ({
  ...{ kind: 'article', key: `${number}`, locale: 'en', revision: 1, uses: '' },
  path: articlePath(`sheet-${number}`),
  body: {
    ...{
      slug: `sheet-${number}`,
      title,
      excerpt: null,
      author: 'Ärmel',
      cover: 'm0',
      terms: ['t'],
    },
    ...{ date: '1850-01-01T00:00:00.000Z', facts: [], proportions: null, body: [] },
    modified: '2026-01-01T00:00:00.000Z',
  } satisfies Article,
})

/** The documents of the test site, and a hundred articles, of which the first was unpublished. */
function filledStore() {
  const store = new DocumentStore()
  for (const document of testDocuments([media]))
    store.apply({ ...document, revision: 1 } as ParsedPublication)
  for (let number = 0; number < 100; number++) store.apply(article(number))
  store.apply({ ...article(0), path: null, body: null } as ParsedPublication)
  return store
}

const save = (file: string, store: DocumentStore, onTexts: () => void = () => undefined) =>
  writeSnapshot(file, (writer) =>
    savePublications(writer, {
      stores: new Map([['en', store]]),
      signal: new AbortController().signal,
      describe: async () => {
        onTexts()
        return { revision: 7, identity: 'here', problems: [] }
      },
    }),
  )

function load(file: string): DocumentStore {
  const { base, content } = readSnapshot(file)
  const saved = toSavedPublications(content, ['en'])
  const store = new DocumentStore({}, new DocumentFile(tmpdir(), base))
  if (saved?.stores['en']) store.load(saved.stores['en'])
  expect(saved).toMatchObject({ revision: 7, identity: 'here' })
  return store
}

test('has everything that was published, for its owner only', async () => {
  const store = filledStore()
  const file = makeFile()
  await save(file, store)
  const loaded = load(file)
  const worksOf = (of: DocumentStore) =>
    [...of.works.values()].map((work) => [work, tileOf(of, work)])
  expect(worksOf(loaded)).toEqual(worksOf(store))
  expect(loaded.articles.size).toBe(store.articles.size)
  expect(loaded.articleAt('/articles/sheet-0')).toBeUndefined()
  expect(loaded.articleAt('/articles/sheet-99')?.title).toBe('Sheet 99')
  expect(loaded.fileType('/media/sea-960.avif')).toBe('image/avif')
  for (const part of ['pages', 'groups', 'patterns', 'site', 'menu', 'footer'] as const)
    expect(loaded[part]).toEqual(store[part])
  expect(loaded.redirectFrom('/old-about')).toEqual({ href: '/about', status: 301 })
  expect(readdirSync(dirname(file))).toEqual([SNAPSHOT_FILE])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
})

test('can be changed after it was read, while another one replaces its file', async () => {
  const file = makeFile()
  await save(file, filledStore())
  const loaded = load(file)
  loaded.apply(article(5, 'Changed'))
  await save(file, loaded)
  loaded.apply(article(6, 'Changed again'))
  expect(loaded.articles.get('5')?.title).toBe('Changed')
  expect(loaded.articles.get('6')?.title).toBe('Changed again')
  expect(loaded.articles.get('7')?.title).toBe('Sheet 7')
  expect(load(file).articles.get('5')?.title).toBe('Changed')
})

test('has what changes after its text was copied', async () => {
  const store = filledStore()
  const file = makeFile()
  await save(file, store, () => {
    store.apply(article(1, 'Changed'))
    store.apply(article(200, 'New'))
    store.apply({ ...article(2), path: null, body: null } as ParsedPublication)
  })
  const { articles } = load(file)
  expect([articles.get('1')?.title, articles.get('200')?.title]).toEqual(['Changed', 'New'])
  expect(articles.has('2')).toBe(false)
})

test('leaves the last one and no other file when it fails', async () => {
  const file = makeFile()
  await save(file, filledStore())
  const before = readFileSync(file)
  const failing = save(file, filledStore(), () => {
    throw new Error('disk I/O error')
  })
  await expect(failing).rejects.toThrow('disk I/O error')
  expect(readFileSync(file)).toEqual(before)
  expect(readdirSync(dirname(file))).toEqual([SNAPSHOT_FILE])
})

test('is refused when it is missing, cut, damaged or of another format', async () => {
  const file = makeFile()
  expect(() => readSnapshot(file)).toThrow('ENOENT')
  await save(file, filledStore())
  const whole = readFileSync(file)
  const end = whole.indexOf('"format":"') + 10
  const other = Buffer.from(whole)
  other.write('x'.repeat(20), end)
  for (const damaged of [whole.subarray(0, 100), Buffer.from('none'), Buffer.alloc(0), other]) {
    writeFileSync(file, damaged)
    expect(() => readSnapshot(file)).toThrow()
  }
})

test('is not used for other languages', async () => {
  const file = makeFile()
  await save(file, filledStore())
  const { content } = readSnapshot(file)
  expect(toSavedPublications(content, ['en', 'ar'])).toBeNull()
})
