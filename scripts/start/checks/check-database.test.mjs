// @ts-check
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findFreePort } from '../../process/ports.mjs'
import { checkDatabase, UnreachableDatabaseError } from './check-database.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tessera-database-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('accepts an existing file and a new one', async () => {
  writeFileSync(join(folder, 'here.db'), '')
  await checkDatabase(`file:${join(folder, 'here.db')}`)
  await checkDatabase(`file:${join(folder, 'new/there.db')}`)
  expect(existsSync(join(folder, 'new/there.db'))).toBe(false)
})

test('refuses a folder and a path below a file', async () => {
  await expect(checkDatabase(`file:${folder}`)).rejects.toThrow(
    `DATABASE_URL must name a file; "${folder}" is a folder.`,
  )
  await expect(checkDatabase(`file:${join(folder, 'here.db/x.db')}`)).rejects.toThrow(
    'DATABASE_URL must name a writable file',
  )
})

test('reports in one line, without the password, that no PostgreSQL server answers', async () => {
  const port = await findFreePort()
  const check = checkDatabase(`postgres://me:secret@127.0.0.1:${port}/tessera`, 0)
  await expect(check).rejects.toThrow(
    /^DATABASE_URL must name a PostgreSQL server that accepts the connection; the connection failed: connect ECONNREFUSED [^\n]*\.$/,
  )
  await expect(check).rejects.not.toThrow('secret')
  await expect(check).rejects.toBeInstanceOf(UnreachableDatabaseError)
})

test('waits for a PostgreSQL server that is still starting', async () => {
  const port = await findFreePort()
  const check = checkDatabase(`postgres://me@127.0.0.1:${port}/tessera`, 5000)
  // Refuses the user, as a server does once it runs.
  const server = createServer((socket) => {
    socket.on('error', () => {})
    const fields = ['SFATAL', 'C28000', 'Mno such user', ''].join('\0') + '\0'
    const body = Buffer.from(fields)
    const length = Buffer.alloc(4)
    length.writeInt32BE(body.length + 4)
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, body])))
  })
  setTimeout(() => server.listen(port, '127.0.0.1'), 700)
  await expect(check).rejects.toThrow('the connection failed: no such user.')
  await expect(check).rejects.not.toBeInstanceOf(UnreachableDatabaseError)
  server.close()
})
