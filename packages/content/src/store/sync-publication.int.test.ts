import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { articlePath, type PublishedDocument } from '../publication'
import { databaseKinds, openDatabase, type DatabaseKind } from '../testing'
import { AddressTaken } from './address-taken'
import { publishDocuments, unpublishDocument, type PublicationDatabase } from './database'
import { writeUses, type Use } from './uses'
import { openReader } from './open-reader'
import type { PublicationReader } from './reader'

const article = (key: string, slug: string, media: readonly string[] = []): PublishedDocument => ({
  kind: 'article',
  key,
  locale: 'en',
  path: articlePath(slug),
  body: { slug, media },
  uses: writeUses(media),
})

const media = (...keys: string[]): Use[] => keys.map((key) => ({ kind: 'media', key }))

describe.each(databaseKinds())('publishing on %s', (_, start) => {
  let kind: DatabaseKind
  let database: PublicationDatabase
  let reader: PublicationReader
  beforeAll(async () => {
    kind = await start()
  })
  afterAll(() => kind.dispose())
  beforeEach(async () => {
    const url = await kind.create()
    database = await openDatabase(url)
    reader = openReader(url)
  })
  afterEach(async () => {
    await reader.close()
    await database.close()
  })

  /** `kind key path` of every row, with what it says. */
  const image = async () =>
    (await reader.rowsAfter(0, 100)).map(({ kind, key, path, revision, body }) => {
      const what = typeof body === 'string' ? JSON.parse(body) : body
      const says = what === null ? 'gone' : kind === 'redirect' ? `→ ${what.to.key}` : 'live'
      return `${revision} ${kind} ${kind === 'redirect' ? path : `${key} ${path}`} ${says}`
    })

  test('one transaction takes one revision, and publishing the same again writes nothing', async () => {
    const both = [article('1', 'boat'), article('2', 'ship')]
    await publishDocuments(database, both)
    expect(await image()).toEqual([
      '1 article 1 /articles/boat live',
      '1 article 2 /articles/ship live',
    ])
    const again = await publishDocuments(database, both)
    expect(again.flatMap((change) => change.written)).toEqual([])
    expect(await reader.latestRevision()).toBe(1)
  })

  test('unpublishing leaves a tombstone', async () => {
    await publishDocuments(database, [article('1', 'boat')])
    await unpublishDocument(database, { kind: 'article', key: '1' })
    expect(await image()).toEqual(['2 article 1 /articles/boat gone'])
    const again = await unpublishDocument(database, { kind: 'article', key: '1' })
    expect(again?.written).toEqual([])
  })

  test('a new slug redirects from the old address, there and back', async () => {
    await publishDocuments(database, [article('1', 'boat')])
    await publishDocuments(database, [article('1', 'ship')])
    expect(await image()).toEqual([
      '2 article 1 /articles/ship live',
      '2 redirect /articles/boat → 1',
    ])
    await publishDocuments(database, [article('1', 'boat')])
    expect(await image()).toEqual([
      '3 article 1 /articles/boat live',
      '3 redirect /articles/boat gone',
      '3 redirect /articles/ship → 1',
    ])
  })

  test('another document may take over an address that only redirects', async () => {
    await publishDocuments(database, [article('1', 'boat')])
    await publishDocuments(database, [article('1', 'ship')])
    await publishDocuments(database, [article('2', 'boat')])
    expect(await image()).toEqual([
      '2 article 1 /articles/ship live',
      '3 redirect /articles/boat gone',
      '3 article 2 /articles/boat live',
    ])
  })

  test('a document that returns elsewhere does not redirect from an address that is taken by now', async () => {
    await publishDocuments(database, [article('1', 'boat')])
    await unpublishDocument(database, { kind: 'article', key: '1' })
    await publishDocuments(database, [article('2', 'boat')])
    await publishDocuments(database, [article('1', 'ship')])
    expect(await image()).toEqual([
      '3 article 2 /articles/boat live',
      '4 article 1 /articles/ship live',
    ])
  })

  test('an address in use is refused, and nothing of that transaction stays', async () => {
    await publishDocuments(database, [article('1', 'boat')])
    const both = [article('3', 'raft'), article('2', 'boat')]
    await expect(publishDocuments(database, both)).rejects.toThrow(AddressTaken)
    await expect(publishDocuments(database, both)).rejects.toThrow(
      'The address "/articles/boat" already belongs to article 1.',
    )
    expect(await image()).toEqual(['1 article 1 /articles/boat live'])
    expect(await reader.latestRevision()).toBe(1)
  })

  test('tells which media became used, and which nobody uses any more', async () => {
    const [first] = await publishDocuments(database, [article('1', 'boat', ['1', '12'])])
    expect(first).toMatchObject({ used: media('1', '12'), unused: [] })
    await publishDocuments(database, [article('2', 'ship', ['12'])])
    const [changed] = await publishDocuments(database, [article('1', 'boat', ['2'])])
    expect(changed).toMatchObject({ used: media('2'), unused: media('1') })
    const ended = await unpublishDocument(database, { kind: 'article', key: '2' })
    expect(ended).toMatchObject({ used: [], unused: media('12') })
  })

  test('writers at the same moment publish one document once', async () => {
    const changes = await Promise.all(
      Array.from({ length: 8 }, () => publishDocuments(database, [article('1', 'boat')])),
    )
    expect(changes.flat().filter((change) => change.written.length)).toHaveLength(1)
  })
})
