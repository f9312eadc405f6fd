import { copyFileSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '@libsql/client'
import { fileHandles } from '../../../tests/testing/file-handles'
import { openConnections } from './connections'
import { queuedClient } from './queued-client'

const MAX_WAIT_MS = 200
let folder: string
let client: ReturnType<typeof queuedClient>

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tessera queue #?%-'))
  client = queuedClient(openConnections(file()), { maxWait: MAX_WAIT_MS })
  await client.execute('create table notes (text text)')
})
afterEach(() => {
  client.close()
  rmSync(folder, { recursive: true, force: true })
})

const file = () => path.join(folder, 'test.db')
const notes = async () =>
  (await client.execute('select text from notes order by rowid')).rows.map((row) => row['text'])
const note = (text: string) => ({
  sql: 'insert into notes values (?) returning text',
  args: [text],
})

test('runs forty simultaneous transactions without a failure', async () => {
  const all = Array.from({ length: 40 }, async (_, n) => {
    const transaction = await client.transaction('write')
    await transaction.execute(note(String(n)))
    await transaction.commit()
  })
  await Promise.all(all)
  expect((await notes()).length).toBe(40)
})

test('a transaction that has only read does not block writes', async () => {
  const reading = await client.transaction('write')
  await reading.execute('select * from notes')
  await client.execute(note('between'))
  expect((await reading.execute('select * from notes')).rows).toHaveLength(1)
  await reading.execute(note('after'))
  expect(await notes()).toEqual(['between'])
  await reading.commit()
  expect(await notes()).toEqual(['between', 'after'])
})

/**
 * Holds back what is written to the log of this database until `release` is called. Other databases are open in this
 * process: suites share CMS instances.
 * @param write what one write of the log does
 */
async function holdDisk(write: () => Promise<void> = async () => {}) {
  const handles = await fileHandles()
  const { datasync } = handles
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const written = vi.fn(() => held.then(write))
  const spy = vi.spyOn(handles, 'datasync').mockImplementation(async function (this: FileHandle) {
    if ((await this.stat()).ino === statSync(`${file()}-wal`).ino) await written()
    return datasync.call(this)
  })
  onTestFinished(() => spy.mockRestore())
  return { written, release }
}

const isPending = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => false), wait(100).then(() => true)])

test('writes each commit to the disk before it is acknowledged', async () => {
  const { written, release } = await holdDisk()
  const transaction = await client.transaction('write')
  await transaction.execute(note('kept'))
  const committing = transaction.commit()
  expect(await isPending(committing)).toBe(true)
  // Others do not wait for the disk.
  expect(await notes()).toEqual(['kept'])
  const writing = ['second', 'third', 'fourth'].map((text) => client.execute(note(text)))
  await expect.poll(notes, { timeout: 5_000 }).toEqual(['kept', 'second', 'third', 'fourth'])
  expect(await isPending(Promise.any(writing))).toBe(true)
  release()
  await Promise.all([committing, ...writing])
  // The first one, and the others together.
  expect(written).toHaveBeenCalledTimes(2)
})

test('a commit that the disk does not take is not acknowledged', async () => {
  const { release } = await holdDisk(() =>
    Promise.reject(Object.assign(new Error('The disk failed.'), { code: 'EIO' })),
  )
  release()
  await expect(client.execute(note('lost'))).rejects.toThrow('The disk failed.')
})

test('writes commits to the disk with the connection that replaces a failed one, too', async () => {
  const connections = openConnections(file())
  const before = await connections.writer()
  await connections.sync()
  await connections.renewWriter()
  const writer = await connections.writer()
  expect([before.closed, writer.closed]).toEqual([true, false])
  const { written, release } = await holdDisk()
  await writer.execute('create table later (id)')
  const syncing = connections.sync()
  expect(await isPending(syncing)).toBe(true)
  release()
  await syncing
  expect(written).toHaveBeenCalledOnce()
  await connections.close()
})

test('a transaction reads its own writes', async () => {
  const transaction = await client.transaction('write')
  await transaction.execute(note('mine'))
  expect((await transaction.execute('select * from notes')).rows).toHaveLength(1)
  await transaction.rollback()
  expect(await notes()).toEqual([])
})

test('reports a write that waits for its own transaction, and accepts the next one', async () => {
  const transaction = await client.transaction('write')
  await transaction.execute(note('first'))
  await expect(client.execute(note('without the transaction'))).rejects.toThrow(
    'pass `req` to every call',
  )
  await transaction.commit()
  await client.execute(note('next'))
  expect(await notes()).toEqual(['first', 'next'])
})

/** Locks the database as another process does, such as a backup. Returns the unlock function. */
async function lock() {
  const other = createClient({
    url: `file:${encodeURI(file()).replaceAll(/[#?]/g, encodeURIComponent)}`,
  })
  await other.execute('BEGIN IMMEDIATE')
  return async () => {
    await other.execute('ROLLBACK')
    other.close()
  }
}

test('waits while another process locks the database, then writes', async () => {
  for (const write of [
    () => client.execute(note('alone')),
    async () => {
      const transaction = await client.transaction('write')
      await transaction.execute(note('in a transaction'))
      await transaction.commit()
    },
  ]) {
    const unlock = await lock()
    const written = write()
    await new Promise(setImmediate)
    await unlock()
    await written
  }
  expect(await notes()).toEqual(['alone', 'in a transaction'])
})

test(
  'fails after two seconds while another process keeps the lock, also behind other writes, and works after that',
  { tags: 'long' },
  async () => {
    const patient = queuedClient(openConnections(file()))
    const unlock = await lock()
    const start = performance.now()
    const others = [1, 2].map(() => patient.execute(note('never')))
    const transaction = await patient.transaction('write')
    const writes = [...others, transaction.execute(note('never'))]
    for (const write of writes) await expect(write).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
    expect(performance.now() - start).toBeLessThan(3500)
    await transaction.rollback()
    await unlock()
    const next = await patient.transaction('write')
    await next.execute(note('next'))
    await next.commit()
    patient.close()
    expect(await notes()).toEqual(['next'])
  },
)

test('a closed transaction refuses statements', async () => {
  const transaction = await client.transaction('write')
  await transaction.commit()
  await expect(transaction.execute(note('late'))).rejects.toThrow('closed')
})

test.each(['test.db', 'test.db-wal'])(
  'refuses writes while %s is moved or replaced, and goes on when it is back',
  async (name) => {
    await client.execute(note('before'))
    const open = await client.transaction('write')
    await open.execute(note('open'))
    const [here, elsewhere] = [path.join(folder, name), path.join(folder, 'moved')]
    renameSync(here, elsewhere)
    await expect(open.commit()).rejects.toThrow('was moved or replaced while it was open')
    await expect(client.execute(note('moved'))).rejects.toThrow('was moved or replaced')
    copyFileSync(elsewhere, here)
    await expect(client.execute(note('replaced'))).rejects.toThrow('was moved or replaced')
    rmSync(here)
    renameSync(elsewhere, here)
    await client.execute(note('after'))
    expect(await notes()).toEqual(['before', 'after'])
  },
)
