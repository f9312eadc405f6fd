import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { articlePath, type PublishedDocument } from '../../publication'
import { databaseKinds, openDatabase, type DatabaseKind } from '../../testing/database-kinds'
import {
  publishDocuments,
  unpublishDocument,
  type PublicationDatabase,
} from '../../testing/publication-database'
import { AddressTaken } from './address-taken'
import { openReader } from '../read/open-reader'
import type { PublicationReader } from '../read/publication-reader'
import { formatUses, type Use } from '../uses'

const article = (key: string, slug: string, media: readonly string[] = []): PublishedDocument => ({
  kind: 'article',
  key,
  locale: 'en',
  path: articlePath(slug),
  body: { slug, media },
  uses: formatUses(media),
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

  /** `revision kind key path state` of every row. */
  const rows = async () =>
    (await reader.rowsAfter(0, 100)).map(({ kind, key, path, revision, body }) => {
      const json = typeof body === 'string' ? JSON.parse(body) : body
      const state = json === null ? 'gone' : kind === 'redirect' ? `→ ${json.to.key}` : 'live'
      return `${revision} ${kind} ${kind === 'redirect' ? path : `${key} ${path}`} ${state}`
    })

  test('one transaction has one revision, and publishing an unchanged document writes nothing', async () => {
    const both = [article('1', 'boat'), article('2', 'ship')]
    await publishDocuments(database, both)
    expect(await rows()).toEqual([
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
    expect(await rows()).toEqual(['2 article 1 /articles/boat gone'])
    const again = await unpublishDocument(database, { kind: 'article', key: '1' })
    expect(again?.written).toEqual([])
  })

  test('a renamed document redirects from its old path, and back again', async () => {
    await publishDocuments(database, [article('1', 'boat')])
    await publishDocuments(database, [article('1', 'ship')])
    expect(await rows()).toEqual([
      '2 article 1 /articles/ship live',
      '2 redirect /articles/boat → 1',
    ])
    await publishDocuments(database, [article('1', 'boat')])
    expect(await rows()).toEqual([
      '3 article 1 /articles/boat live',
      '3 redirect /articles/boat gone',
      '3 redirect /articles/ship → 1',
    ])
  })

  test('another document can take a path that only redirects', async () => {
    await publishDocuments(database, [article('1', 'boat')])
    await publishDocuments(database, [article('1', 'ship')])
    await publishDocuments(database, [article('2', 'boat')])
    expect(await rows()).toEqual([
      '2 article 1 /articles/ship live',
      '3 redirect /articles/boat gone',
      '3 article 2 /articles/boat live',
    ])
  })

  test('a document that is published again at another path does not redirect from a path that is taken', async () => {
    await publishDocuments(database, [article('1', 'boat')])
    await unpublishDocument(database, { kind: 'article', key: '1' })
    await publishDocuments(database, [article('2', 'boat')])
    await publishDocuments(database, [article('1', 'ship')])
    expect(await rows()).toEqual([
      '3 article 2 /articles/boat live',
      '4 article 1 /articles/ship live',
    ])
  })

  test('refuses a taken path and rolls the transaction back', async () => {
    await publishDocuments(database, [article('1', 'boat')])
    const both = [article('3', 'raft'), article('2', 'boat')]
    await expect(publishDocuments(database, both)).rejects.toThrow(AddressTaken)
    await expect(publishDocuments(database, both)).rejects.toThrow(
      'The address "/articles/boat" already belongs to article 1.',
    )
    expect(await rows()).toEqual(['1 article 1 /articles/boat live'])
    expect(await reader.latestRevision()).toBe(1)
  })

  test('returns the media that became used and those that are no longer used', async () => {
    const [first] = await publishDocuments(database, [article('1', 'boat', ['1', '12'])])
    expect(first).toMatchObject({ used: media('1', '12'), unused: [] })
    await publishDocuments(database, [article('2', 'ship', ['12'])])
    const [changed] = await publishDocuments(database, [article('1', 'boat', ['2'])])
    expect(changed).toMatchObject({ used: media('2'), unused: media('1') })
    const unpublished = await unpublishDocument(database, { kind: 'article', key: '2' })
    expect(unpublished).toMatchObject({ used: [], unused: media('12') })
  })

  test('concurrent writers publish one document once', async () => {
    const changes = await Promise.all(
      Array.from({ length: 8 }, () => publishDocuments(database, [article('1', 'boat')])),
    )
    expect(changes.flat().filter((change) => change.written.length)).toHaveLength(1)
  })
})
