import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublishedDocument } from '../../publication'
import { openDatabase } from '../../testing/database-kinds'
import { eventually } from '../../testing/eventually'
import { followIntoMap } from '../../testing/follow-into-map'
import { publishDocuments } from '../../testing/publication-database'
import {
  findPostgres,
  NO_POSTGRES,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../testing/temporary-postgres'
import { openReader } from '../read/open-reader'

const menu = (key: string): PublishedDocument => ({
  kind: 'menu',
  key,
  locale: 'en',
  path: null,
  body: { items: [] },
  uses: '',
})

describe.skipIf(!findPostgres())(
  `a Postgres server${findPostgres() ? '' : `: ${NO_POSTGRES}`}`,
  () => {
    let server: TemporaryPostgres
    beforeAll(async () => {
      server = await startTemporaryPostgres()
    })
    afterAll(() => server.stop())

    test('announces a new revision, so the follower need not poll', async () => {
      const url = await server.createDatabase('announced')
      const database = await openDatabase(url)
      const site = followIntoMap(openReader(url), { interval: 60_000 })
      await site.follower.caughtUp
      await publishDocuments(database, [menu('a')])
      await eventually(() => expect([...site.rows]).toEqual([['menu a', 1]]))
      await site.stop()
      await database.close()
    })

    test('a reader cannot write', async () => {
      const url = await server.createDatabase('read_only')
      const admin = new pg.Client(url)
      await admin.connect()
      // Reading this view writes into a table.
      await admin.query(`
      create table notes (note int);
      create function write() returns int language sql as 'insert into notes values (1) returning note';
      create view publications as select write() as revision;
    `)
      const reader = openReader(url)
      await expect(reader.latestRevision()).rejects.toThrow('read-only transaction')
      await reader.close()
      await admin.end()
    })

    test('can restart: the follower continues where it was', async () => {
      const url = await server.createDatabase('restarted')
      const database = await openDatabase(url)
      await publishDocuments(database, [menu('a')])
      const site = followIntoMap(openReader(url))
      await site.follower.caughtUp
      await server.halt()
      await eventually(() => expect(site.follower.health().status).toBe('failing'))
      expect(site.follower.health().revision).toBe(1)
      await server.resume()
      await eventually(() => expect(site.follower.health().status).toBe('following'))
      await publishDocuments(database, [menu('b')])
      await eventually(() => expect(site.rows.get('menu b')).toBe(2))
      expect(site.batches.filter((batch) => batch.fresh)).toHaveLength(1)
      await site.stop()
      await database.close()
    })
  },
)
