import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { articlePath, type PublishedDocument } from '../../publication'
import { databaseKinds, openDatabase, type DatabaseKind } from '../../testing/database-kinds'
import { publishDocuments, unpublishDocument } from '../../testing/publication-database'
import { openReader } from '../read/open-reader'
import type { PublicationReader, PublicationRow } from '../read/publication-reader'
import { readSnapshot } from './read-snapshot'
import { SNAPSHOT_FILE } from './snapshot-format'
import { writeSnapshot } from './write-snapshot'

const article = (key: string, title = ''): PublishedDocument => ({
  ...{ kind: 'article', key, locale: 'en', path: articlePath(key), uses: '' },
  body: { slug: key, title },
})

function makeFile() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-snapshot-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'cache', SNAPSHOT_FILE)
}

async function readAll(file: string): Promise<readonly PublicationRow[]> {
  const rows: PublicationRow[] = []
  for await (const row of readSnapshot(file)) rows.push(row)
  return rows
}

describe.each(databaseKinds())('a snapshot of %s', (_, start) => {
  let kind: DatabaseKind
  beforeAll(async () => {
    kind = await start()
  })
  afterAll(() => kind.dispose())

  /** A database with 250 articles, of which the first was unpublished. */
  async function openFilled() {
    const url = await kind.create()
    const database = await openDatabase(url)
    for (let first = 0; first < 250; first += 50)
      await publishDocuments(
        database,
        Array.from({ length: 50 }, (_, index) => article(`a${first + index}`, 'Ärmel\n')),
      )
    await unpublishDocument(database, { kind: 'article', key: 'a0' })
    const reader = openReader(url)
    onTestFinished(async () => {
      await reader.close()
      await database.close()
    })
    return { database, reader }
  }

  test('contains what is published, for its owner only', async () => {
    const { reader } = await openFilled()
    const file = makeFile()
    await writeSnapshot(reader, file)
    const rows = await readAll(file)
    expect(rows.map(({ key }) => key)).toEqual(
      Array.from({ length: 249 }, (_, index) => `a${index + 1}`),
    )
    expect(rows[0]).toMatchObject({ kind: 'article', locale: 'en', path: '/articles/a1' })
    expect(JSON.parse(String(rows[0]?.body))).toEqual({ slug: 'a1', title: 'Ärmel\n' })
    expect(readdirSync(dirname(file))).toEqual([SNAPSHOT_FILE])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
  })

  test('does not keep what is unpublished while it is written', async () => {
    const { database, reader } = await openFilled()
    const file = makeFile()
    let pages = 0
    const interrupted: PublicationReader = {
      ...reader,
      generation: 0,
      rowsAfter: async (...args) => {
        pages += 1
        if (pages === 2) await unpublishDocument(database, { kind: 'article', key: 'a1' })
        return reader.rowsAfter(...args)
      },
    }
    await writeSnapshot(interrupted, file)
    const last = new Map((await readAll(file)).map((row) => [row.key, row.body]))
    expect(last.get('a1')).toBeNull()
    expect(last.get('a2')).not.toBeNull()
  })

  test('leaves the last one and no other file when it fails', async () => {
    const { reader } = await openFilled()
    const file = makeFile()
    await writeSnapshot(reader, file)
    const before = readFileSync(file)
    const failing: PublicationReader = {
      ...reader,
      generation: 0,
      rowsAfter: (revision, limit) =>
        revision === 0 ? reader.rowsAfter(0, limit) : Promise.reject(new Error('disk I/O error')),
    }
    await expect(writeSnapshot(failing, file)).rejects.toThrow('disk I/O error')
    expect(readFileSync(file)).toEqual(before)
    expect(readdirSync(dirname(file))).toEqual([SNAPSHOT_FILE])
  })

  test('is refused when it is cut, damaged or of another format', async () => {
    const { reader } = await openFilled()
    const file = makeFile()
    await expect(readAll(file)).rejects.toThrow('ENOENT')
    await writeSnapshot(reader, file)
    const whole = readFileSync(file)
    for (const damaged of [
      whole.subarray(0, 100),
      Buffer.from('no gzip'),
      gzipSync('{"format":"tessera-publications-2","revision":1}\n{"rows":0}\n'),
      gzipSync('{"format":"tessera-publications-1","revision":1}\n'),
      gzipSync('{"format":"tessera-publications-1","revision":1}\n{"rows":1}\n'),
    ]) {
      writeFileSync(file, damaged)
      await expect(readAll(file)).rejects.toThrow()
    }
  })
})

test('a folder without write access is reported and nothing is written', async () => {
  const file = makeFile()
  writeFileSync(dirname(file), 'a file where the folder should be')
  const reader = openReader(`file:${file}.db`)
  await expect(writeSnapshot(reader, file)).rejects.toThrow(/EEXIST|ENOTDIR/)
  expect(existsSync(`${file}.part`)).toBe(false)
})
