import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { PublishedDocument } from '../../publication'
import { openDatabase } from '../../testing/database-kinds'
import { eventually } from '../../testing/eventually'
import { followIntoMap } from '../../testing/follow-into-map'
import { publishDocuments, type PublicationDatabase } from '../../testing/publication-database'
import {
  findPostgres,
  NO_POSTGRES,
  startTemporaryPostgres,
  type TemporaryPostgres,
  type TemporaryReplica,
} from '../../testing/temporary-postgres'
import { openReader } from '../read/open-reader'

/** Resolves when a site listens on the primary, which the follower does not wait for. */
async function listening(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const query = "select 1 from pg_stat_activity where query ilike 'listen %' and state = 'idle'"
  await vi.waitFor(async () => expect((await client.query(query)).rowCount).toBeGreaterThan(0), {
    timeout: 30_000,
  })
  await client.end()
}

const menu = (key: string): PublishedDocument => ({
  kind: 'menu',
  key,
  locale: 'en',
  path: null,
  body: { items: [] },
  uses: '',
})

describe.skipIf(!findPostgres())(
  `a streaming replica${findPostgres() ? '' : `: ${NO_POSTGRES}`}`,
  () => {
    let primary: TemporaryPostgres
    let replica: TemporaryReplica
    let url: string
    let database: PublicationDatabase
    beforeAll(async () => {
      primary = await startTemporaryPostgres()
      url = await primary.createDatabase('site')
      replica = await primary.startReplica()
      database = await openDatabase(url)
    })
    afterAll(async () => {
      await database.close()
      await replica.stop()
      await primary.stop()
    })
    const openSite = (options?: { interval: number }) =>
      followIntoMap(openReader(url, replica.url('site')), options)

    test('is read once it has the revision that the primary announces, without a poll', async () => {
      await publishDocuments(database, [menu('first')])
      const site = openSite()
      await eventually(() => expect(site.rows.has('menu first')).toBe(true))
      await site.stop()
      const patient = openSite({ interval: 60_000 })
      await patient.follower.caughtUp
      await listening(url)
      await replica.pauseReplay()
      await publishDocuments(database, [menu('announced')])
      expect(patient.rows.has('menu announced')).toBe(false)
      await replica.resumeReplay()
      await eventually(() => expect(patient.rows.has('menu announced')).toBe(true))
      await patient.stop()
    })

    test('is read by the poll while the primary is down, and keeps its documents', async () => {
      const site = openSite()
      await site.follower.caughtUp
      const known = site.rows.size
      await database.close()
      await primary.halt()
      const later = openSite()
      await later.follower.caughtUp
      expect(later.rows.size).toBe(known)
      await primary.resume()
      database = await openDatabase(url)
      await publishDocuments(database, [menu('after')])
      await eventually(() => expect(site.rows.has('menu after')).toBe(true))
      expect(site.batches.filter((batch) => batch.fresh)).toHaveLength(1)
      await Promise.all([site.stop(), later.stop()])
    })

    test('can restart: the follower continues where it was, and knows how far it is behind', async () => {
      const reader = openReader(url, replica.url('site'))
      const site = followIntoMap(reader)
      await site.follower.caughtUp
      await replica.halt()
      await eventually(() => expect(site.follower.health().status).toBe('failing'))
      await publishDocuments(database, [menu('meanwhile')])
      expect(await reader.newestRevision()).toBe(site.follower.health().revision + 1)
      await replica.resume()
      await eventually(() => expect(site.rows.has('menu meanwhile')).toBe(true))
      expect(site.batches.filter((batch) => batch.fresh)).toHaveLength(1)
      await site.stop()
    })

    test('keeps what was read when the address leads to a replica that is behind', async () => {
      const slow = await primary.startReplica()
      await slow.pauseReplay()
      await publishDocuments(database, [menu('new')])
      const address = await movableAddress(replica.port)
      const site = followIntoMap(openReader(url, address.urlOf(replica.url('site'))))
      await eventually(() => expect(site.rows.has('menu new')).toBe(true))
      const { revision } = site.follower.health()
      address.moveTo(slow.port)
      await eventually(() => expect(address.connections()).toBeGreaterThan(0))
      await publishDocuments(database, [menu('newer')])
      await eventually(() => expect(site.follower.health().status).toBe('following'))
      expect(site.follower.health().revision).toBe(revision)
      await slow.resumeReplay()
      await eventually(() => expect(site.rows.has('menu newer')).toBe(true))
      expect(site.batches.filter((batch) => batch.fresh)).toHaveLength(1)
      await site.stop()
      await address.close()
      await slow.stop()
    })
  },
)

/** An address that leads to one server and then to another, as a load balancer's does. */
async function movableAddress(firstPort: number) {
  let target = firstPort
  let connections = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    connections += 1
    const other = connect(target, '127.0.0.1')
    for (const each of [socket, other]) {
      sockets.add(each)
      each.on('error', () => undefined).on('close', () => sockets.delete(each))
    }
    socket.pipe(other).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = (server.address() as AddressInfo).port
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    urlOf: (url: string) => Object.assign(new URL(url), { port: String(port) }).href,
    /** Since it leads where it does. */
    connections: () => connections,
    moveTo: (port: number) => {
      target = port
      connections = 0
      cut()
    },
    close: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
