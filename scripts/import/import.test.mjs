import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFakeCms } from './fake-cms.mjs'

const COMMAND = fileURLToPath(new URL('../import.mjs', import.meta.url))
const run = promisify(execFile)
/** @type {Awaited<ReturnType<typeof startFakeCms>>} */
let cms
/** @type {string} */
let folder
beforeEach(async () => {
  cms = await startFakeCms()
  folder = mkdtempSync(join(tmpdir(), 'tessera-import-from-'))
})
afterEach(async () => {
  await cms.stop()
  rmSync(folder, { recursive: true })
})

const environment = () => ({ ...process.env, DATA_DIR: cms.dataDir, ...FROM_NPM, INIT_CWD: folder })
const FROM_NPM = { npm_lifecycle_event: 'import' }
const runImport = async (/** @type {string[]} */ ...args) =>
  (await run(process.execPath, [COMMAND, ...args], { env: environment() })).stdout
const lineOf = (/** @type {number} */ number) =>
  JSON.stringify({ id: `k${number}`, title: `Work ${number}`, tags: ['a'] })
const write = (/** @type {number} */ count) => {
  const path = join(folder, 'works.ndjson')
  writeFileSync(path, Array.from({ length: count }, (_, index) => lineOf(index + 1)).join('\n'))
  return path
}
const rejected = () =>
  readFileSync(join(folder, 'works.ndjson.rejected.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

test('imports a file once, and says what was guessed', async () => {
  const file = write(450)
  const said = await runImport(file)
  expect(said).toContain('title from {title}')
  expect(said).toContain('filter "Tags" from {tags}')
  expect(said).toMatch(/450 lines in \d+ s: 450 created, 0 already there, 0 rejected\./)
  expect(said).toContain('The gallery: http://localhost:3000/works')
  expect(cms.state.requests).toBe(3)
  expect(cms.articles.get('works/k1')).toEqual({
    title: 'Work 1',
    terms: [
      { group: { slug: 'tags', label: 'Tags' }, slug: 'a', label: 'a' },
      { group: { slug: 'collection', label: 'Collection' }, slug: 'works', label: 'works' },
    ],
  })
  expect(await runImport(file)).toMatch(/450 lines .+: 0 created, 450 already there, 0 rejected/)
  expect(cms.articles.size).toBe(450)
  expect(existsSync(join(folder, 'works.ndjson.rejected.ndjson'))).toBe(false)
})

test('makes the page that was asked for', async () => {
  await runImport(write(3), '--gallery', 'catalogue')
  expect(cms.pages).toEqual([
    {
      slug: 'catalogue',
      showTitle: false,
      title: 'works',
      gallery: {
        id: 'catalogue',
        title: 'works',
        pattern: '9',
        groups: [{ slug: 'tags', form: 'dropdown' }],
        terms: [{ group: 'collection', slug: 'works' }],
        order: 'newest',
        paging: { kind: 'more', size: 24 },
        hoverBox: 'fade',
        lightbox: true,
      },
    },
  ])
})

test('brings the filter groups and their terms in order, and none of them twice', async () => {
  const file = join(folder, 'works.csv')
  writeFileSync(file, 'id,title,tags\n1,A,new;old\n2,B,10th;9th\n')
  await runImport(file)
  await runImport(file)
  const names = (/** @type {string} */ path) => cms.rest[path]?.map((row) => row.label)
  expect(names('/api/filter-groups')).toEqual(['Tags', 'Collection'])
  expect(names('/api/terms')).toEqual(['9th', '10th', 'new', 'old', 'works'])
})

test('a CMS that dies in mid-batch and comes back elsewhere costs nothing but time', async () => {
  cms.state.dieInRequest = 2
  const said = await runImport(write(600))
  expect(said).toMatch(/does not answer .+ Trying again/)
  expect(said).toMatch(/600 lines .+: 500 created, 100 already there, 0 rejected/)
  expect(cms.articles.size).toBe(600)
})

test('goes on after a kill where it was, without sending everything again', async () => {
  const file = write(2_000)
  await killInMidImport(file, 5)
  const before = cms.state.linesSeen
  const taken = cms.articles.size
  const said = await runImport(file)
  expect(said).toMatch(/Going on from line \d/)
  expect(said).toContain(`2,000 lines in`)
  expect(cms.articles.size).toBe(2_000)
  expect(cms.state.linesSeen - before).toBeLessThanOrEqual(2_000 - taken + 400)
  expect(readdirSync(join(cms.dataDir, 'imports'))).toEqual([])
})

test('begins again when what was sent is gone, and when the file has changed', async () => {
  const file = write(1_000)
  await killInMidImport(file, 3)
  cms.articles.clear()
  expect(await runImport(file)).toContain('beginning again')
  expect(cms.articles.size).toBe(1_000)

  await killInMidImport(write(1_100), 3)
  expect(await runImport(write(1_200))).not.toContain('Going on')
  expect(cms.articles.size).toBe(1_200)
})

test('bad lines are written down with their reasons, and the rest goes on', async () => {
  cms.state.reject = (key) => (key === 'k5' ? 'Its slug is taken.' : null)
  cms.state.breakOn = (key) => key === 'k6'
  const file = join(folder, 'works.ndjson')
  writeFileSync(
    file,
    [lineOf(1), '{"id":', '{"id":"k3","title":""}', lineOf(4), lineOf(5), lineOf(6)].join('\n'),
  )
  const said = await runImport(file)
  expect(said).toMatch(/6 lines .+: 2 created, 0 already there, 4 rejected/)
  expect(said).toContain('works.ndjson.rejected.ndjson')
  expect(rejected()).toMatchObject([
    { line: 2, reason: expect.stringContaining('not JSON'), original: '{"id":' },
    { line: 3, reason: 'It has no title.', original: { id: 'k3' } },
    { line: 5, reason: 'Its slug is taken.', original: { id: 'k5' } },
    {
      line: 6,
      reason: expect.stringContaining('500: Something went wrong'),
      original: { id: 'k6' },
    },
  ])
})

test.each([
  [[], 'Which file?'],
  [['missing.csv'], 'There is no file'],
  [['works.ndjson', '--map', 'missing.json'], 'cannot be read'],
  [['works.ndjson', '--map', 'wrong.json'], 'terms.0.group.slug: use small letters'],
  [['works.ndjson', '--map', 'slip.json'], 'takes the title from "titel"'],
  [['works.ndjson', '--gallery', 'Ü'], 'cannot be part of an address'],
])('%j stops with a sentence', async (args, sentence) => {
  write(2)
  const mapping = { collection: { slug: 'c', label: 'C' }, title: '{titel}' }
  writeFileSync(join(folder, 'slip.json'), JSON.stringify(mapping))
  const terms = [{ group: { slug: 'Bad Slug', label: 'X' }, from: 'tags' }]
  writeFileSync(join(folder, 'wrong.json'), JSON.stringify({ ...mapping, terms }))
  const failure = await runImport(...args).catch((error) => error)
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) })
  expect(failure.stderr).not.toContain(' at ')
  expect(cms.articles.size).toBe(0)
})

test('says so when Tessera is not running, or the token is another one', async () => {
  const file = write(2)
  writeFileSync(join(cms.dataDir, 'internal-api-token'), 'another')
  await expect(runImport(file)).rejects.toThrow('refused with 403: Not allowed.')
  rmSync(join(cms.dataDir, 'run.json'))
  await expect(runImport(file)).rejects.toThrow('run "npm start" first')
})

/**
 * Kills the command without warning once the CMS has had so many requests.
 * @param {string} file
 * @param {number} requests
 */
async function killInMidImport(file, requests) {
  const until = cms.state.requests + requests
  const command = spawn(process.execPath, [COMMAND, file], { env: environment(), stdio: 'ignore' })
  const ended = new Promise((resolve) => command.on('exit', (_, signal) => resolve(signal)))
  cms.state.reject = () => {
    if (cms.state.requests >= until) command.kill('SIGKILL')
    return null
  }
  expect(await ended).toBe('SIGKILL')
}
