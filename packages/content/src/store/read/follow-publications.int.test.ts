import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { articlePath, type PublishedDocument } from '../../publication'
import { databaseKinds, openDatabase, type DatabaseKind } from '../../testing/database-kinds'
import { eventually } from '../../testing/eventually'
import { followIntoMap } from '../../testing/follow-into-map'
import { publishDocuments, unpublishDocument } from '../../testing/publication-database'
import { openReader } from './open-reader'

const article = (key: string, title = ''): PublishedDocument => ({
  kind: 'article',
  key,
  locale: 'en',
  path: articlePath(key),
  body: { slug: key, title },
  uses: '',
})

describe.each(databaseKinds())('a follower on %s', (_, start) => {
  let kind: DatabaseKind
  beforeAll(async () => {
    kind = await start()
  })
  afterAll(() => kind.dispose())

  test('reads whole revisions first, then every change', async () => {
    const url = await kind.create()
    const database = await openDatabase(url)
    await publishDocuments(database, [article('a'), article('b'), article('c')])
    await publishDocuments(database, [article('d')])
    const site = followIntoMap(openReader(url), { pageSize: 2 })
    await site.follower.caughtUp
    const pages = site.batches.map(({ rows, fresh, complete }) => [rows.length, fresh, complete])
    expect(pages).toEqual([
      [3, true, false],
      [1, false, true],
    ])
    await unpublishDocument(database, { kind: 'article', key: 'a' })
    await eventually(() => expect(site.rows.get('article a')).toBe(3))
    expect(site.batches.at(-1)?.rows).toMatchObject([{ key: 'a', body: null }])
    expect(site.follower.health()).toEqual({ status: 'following', revision: 3, problem: null })
    await site.stop()
    await database.close()
  })

  test('waits for a missing database, and gives one batch without rows for an empty one', async () => {
    const url = await kind.create()
    const site = followIntoMap(openReader(url))
    await eventually(() => expect(site.follower.health().status).toBe('waiting'))
    const database = await openDatabase(url)
    await site.follower.caughtUp
    expect(site.batches).toEqual([{ rows: [], fresh: true, complete: true, revision: 0 }])
    await site.stop()
    await database.close()
  })

  test('misses no row of concurrent writers', async () => {
    const url = await kind.create()
    const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase(url)))
    const site = followIntoMap(openReader(url), { interval: 1, pageSize: 3 })
    await site.follower.caughtUp
    const writers = databases.map(async (database, writer) => {
      for (let round = 0; round < 40; round += 1) {
        const own = article(`w${writer}-${round % 15}`, `${round}`)
        await publishDocuments(database, [own, article(`both-${round % 7}`, `${writer}.${round}`)])
      }
    })
    await Promise.all(writers)
    const reader = openReader(url)
    const revision = await reader.latestRevision()
    await eventually(() => expect(site.follower.health().revision).toBe(revision))
    const rows = await reader.rowsAfter(0, 1_000)
    expect(rows).toHaveLength(4 * 15 + 7)
    expect([...site.rows].sort()).toEqual(
      rows.map((row) => [`${row.kind} ${row.key}`, row.revision]).sort(),
    )
    await reader.close()
    await site.stop()
    await Promise.all(databases.map((database) => database.close()))
  })

  test('repeats a batch whose handler failed', async () => {
    const url = await kind.create()
    const database = await openDatabase(url)
    const site = followIntoMap(openReader(url))
    await site.follower.caughtUp
    const add = vi.spyOn(site.batches, 'push').mockImplementationOnce(() => {
      throw new Error('no room')
    })
    await publishDocuments(database, [article('a')])
    await eventually(() => expect(add).toHaveBeenCalledTimes(2))
    await eventually(() => expect(site.follower.health().status).toBe('following'))
    expect(site.problems).toEqual(['Error: no room'])
    await site.stop()
    await database.close()
  })

  test('continues where it stopped, unless it is another database or an older one', async () => {
    const url = await kind.create()
    const database = await openDatabase(url)
    await publishDocuments(database, [article('a')])
    await publishDocuments(database, [article('b')])
    const reader = openReader(url)
    const identity = await reader.identity()
    await reader.close()
    const batchesFrom = async (startingPoint: { revision: number; identity: string }) => {
      const site = followIntoMap(openReader(url), { startingPoint })
      await site.follower.caughtUp
      await site.stop()
      return site.batches.map(({ rows, fresh, complete }) => [rows.length, fresh, complete])
    }
    expect(await batchesFrom({ revision: 2, identity })).toEqual([[0, false, true]])
    expect(await batchesFrom({ revision: 1, identity })).toEqual([
      [0, false, false],
      [1, false, true],
    ])
    expect(await batchesFrom({ revision: 3, identity })).toEqual([[2, true, true]])
    expect(await batchesFrom({ revision: 2, identity: 'other' })).toEqual([[2, true, true]])
    await database.close()
  })

  test('stops when its signal aborts, even before it caught up', async () => {
    const site = followIntoMap(openReader(await kind.create()))
    await site.stop()
    await expect(site.follower.caughtUp).rejects.toThrow('stopped before')
  })
})
