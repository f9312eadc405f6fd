import { existsSync, renameSync } from 'node:fs'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublishedDocument } from '../../publication'
import { openDatabase, startSqlite, type DatabaseKind } from '../../testing/database-kinds'
import { eventually } from '../../testing/eventually'
import { followIntoMap } from '../../testing/follow-into-map'
import { publishDocuments } from '../../testing/publication-database'
import { openReader } from '../read/open-reader'
import { readOnlyUrl, sqlitePath } from './file'

let kind: DatabaseKind
beforeAll(async () => {
  kind = await startSqlite()
})
afterAll(() => kind.dispose())

const menu = (key: string): PublishedDocument => ({
  kind: 'menu',
  key,
  locale: 'en',
  path: null,
  body: { items: [] },
  uses: '',
})

async function publishInto(url: string, ...keys: string[]) {
  const database = await openDatabase(url)
  for (const key of keys) await publishDocuments(database, [menu(key)])
  await database.close()
}

const TABLE = `
  create table publications (id integer primary key, kind, key, locale, path, revision, body, uses);
  insert into publications values (1, 'menu', 'a', 'en', null, 1, '{"items":[]}', '');
`

test('a reader neither creates the file nor writes to it', async () => {
  const url = await kind.create()
  const path = sqlitePath(url)
  await expect(openReader(url).latestRevision()).rejects.toThrow('no file')
  expect(existsSync(path)).toBe(false)
  await publishInto(url, 'a')
  const connection = new Database(readOnlyUrl(path))
  expect(() => connection.exec('delete from publications')).toThrow('readonly')
  connection.close()
})

test('reports a file that another connection locks, and reads it once it is unlocked', async () => {
  const url = await kind.create()
  const other = new Database(sqlitePath(url))
  // Without a write-ahead log, a writer locks readers out.
  other.exec(TABLE)
  other.exec('BEGIN EXCLUSIVE')
  const site = followIntoMap(openReader(url))
  await eventually(() => expect(site.follower.health().status).toBe('failing'))
  expect(site.follower.health().problem).toContain('locked')
  other.exec('COMMIT')
  await site.follower.caughtUp
  expect([...site.rows]).toEqual([['menu a', 1]])
  expect(site.problems).toHaveLength(1)
  other.close()
  await site.stop()
})

test('reads everything again when the file was replaced', async () => {
  const [url, backup] = [await kind.create(), await kind.create()]
  for (const each of [url, backup]) {
    const database = new Database(sqlitePath(each))
    database.exec(TABLE)
    if (each === backup) database.exec("update publications set key = 'b'")
    database.close()
  }
  const site = followIntoMap(openReader(url))
  await site.follower.caughtUp
  renameSync(sqlitePath(backup), sqlitePath(url))
  await eventually(() => expect([...site.rows]).toEqual([['menu b', 1]]))
  await site.stop()
})

test('reads everything again when the revision went back', async () => {
  const url = await kind.create()
  await publishInto(url, 'a', 'b', 'c')
  const site = followIntoMap(openReader(url))
  await site.follower.caughtUp
  const other = new Database(sqlitePath(url))
  other.exec("BEGIN; delete from publications where key <> 'a'; COMMIT")
  await eventually(() => expect(site.rows).toEqual(new Map([['menu a', 1]])))
  other.close()
  await site.stop()
})
