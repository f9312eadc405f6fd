import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCmsClient } from '../internal-api/client.mjs'
import { MANIFEST, UNFINISHED } from './export-format.mjs'
import { exportSite } from './export-site.mjs'
import { createFolderTarget } from './export-target.mjs'

/** @type {string} */
let folder
/** The collection at which the server ends the connection. @type {string | null} */
let brokenAt = null
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://cms')
  const collection = url.searchParams.get('collection')
  if (collection !== null && collection === brokenAt) return void request.socket.destroy()
  const docs = collection === 'articles' ? [{ id: 1, title: 'Tide' }] : []
  const body = url.pathname.endsWith('settings')
    ? { version: 1, languages: ['en'], globals: {} }
    : { docs, complete: true }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
})

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-export-'))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
})
afterEach(async () => {
  brokenAt = null
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

async function runExport() {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const client = createCmsClient({ cmsUrl: `http://127.0.0.1:${port}`, token: 'token' })
  return exportSite({ client, target: createFolderTarget(folder), log: () => undefined })
}

test('replaces what an interrupted export has left, and nothing is in it twice', async () => {
  brokenAt = 'redirects'
  await expect(runExport()).rejects.toThrow('does not answer')
  expect(existsSync(join(folder, UNFINISHED))).toBe(true)
  expect(existsSync(join(folder, MANIFEST))).toBe(false)
  brokenAt = null
  await runExport()
  expect(readdirSync(folder).toSorted()).toEqual(['articles.ndjson', 'settings.json', MANIFEST])
  const articles = readFileSync(join(folder, 'articles.ndjson'), 'utf8')
  expect(articles).toBe('{"id":1,"title":"Tide"}\n')
})

test('leaves a folder with other files alone', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  await expect(runExport()).rejects.toThrow('is not empty')
  expect(readdirSync(folder)).toEqual(['notes.txt'])
  // A complete export is such a folder, too.
  rmSync(join(folder, 'notes.txt'))
  await runExport()
  await expect(runExport()).rejects.toThrow('is not empty')
})
