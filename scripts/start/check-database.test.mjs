// @ts-check
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkDatabase } from './check-database.mjs'
import { freePort } from './programs.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tessera-database-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('takes a file that is there, and one that is to be', async () => {
  writeFileSync(join(folder, 'here.db'), '')
  await checkDatabase(`file:${join(folder, 'here.db')}`)
  await checkDatabase(`file:${join(folder, 'new/there.db')}`)
  expect(existsSync(join(folder, 'new/there.db'))).toBe(false)
})

test('names a file that cannot be one', async () => {
  await expect(checkDatabase(`file:${folder}`)).rejects.toThrow(
    `DATABASE_URL must name a file; "${folder}" is a folder.`,
  )
  await expect(checkDatabase(`file:${join(folder, 'here.db/x.db')}`)).rejects.toThrow(
    'DATABASE_URL must name a file that can be written',
  )
})

test('says in one sentence that no PostgreSQL answers, and no password', async () => {
  const port = await freePort()
  const refusal = checkDatabase(`postgres://me:secret@127.0.0.1:${port}/tessera`, 0)
  await expect(refusal).rejects.toThrow(
    /^DATABASE_URL names a PostgreSQL that does not let us in: connect ECONNREFUSED [^\n]*\.$/,
  )
  await expect(refusal).rejects.not.toThrow('secret')
})

test('waits for one that is only starting', async () => {
  const port = await freePort()
  const asked = checkDatabase(`postgres://me@127.0.0.1:${port}/tessera`, 5000)
  // Says at once that this user may not come in: the answer of a server that has come up.
  const server = createServer((socket) => {
    socket.on('error', () => {})
    const fields = ['SFATAL', 'C28000', 'Mno such user', ''].join('\0') + '\0'
    const body = Buffer.from(fields)
    const length = Buffer.alloc(4)
    length.writeInt32BE(body.length + 4)
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, body])))
  })
  setTimeout(() => server.listen(port, '127.0.0.1'), 700)
  await expect(asked).rejects.toThrow('does not let us in: no such user.')
  server.close()
})
