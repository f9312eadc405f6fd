import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFakeCms } from './testing/fake-cms.mjs'

const COMMAND = fileURLToPath(new URL('../commands/import.mjs', import.meta.url))
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
/** For an import that loses rows. @param {string[]} args @returns {Promise<string>} its output */
async function runIncompleteImport(...args) {
  const result = await runImport(...args).catch((error) => error)
  expect(result).toMatchObject({ code: 1, stderr: '' })
  return result.stdout
}
const lineOf = (/** @type {number} */ number) =>
  JSON.stringify({ id: `k${number}`, title: `Work ${number}`, tags: ['a'] })
const write = (/** @type {number} */ count) => {
  const path = join(folder, 'works.ndjson')
  writeFileSync(path, Array.from({ length: count }, (_, index) => lineOf(index + 1)).join('\n'))
  return path
}
const rejectedLines = () =>
  readFileSync(join(folder, 'works.ndjson.rejected.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

test('imports a file once and prints the guessed mapping', async () => {
  const file = write(450)
  const output = await runImport(file)
  expect(output).toContain('title from {title}')
  expect(output).toContain('filter "Tags" from {tags}')
  expect(output).toMatch(/450 lines in \d+ s: 450 created, 0 existing, 0 rejected\./)
  expect(output).toContain('Gallery: http://localhost:3000/works')
  expect(cms.state.requests).toBe(3)
  expect(cms.articles.get('works/k1')).toEqual({
    title: 'Work 1',
    terms: [
      { group: { slug: 'tags', label: 'Tags' }, slug: 'a', label: 'a' },
      { group: { slug: 'collection', label: 'Collection' }, slug: 'works', label: 'works' },
    ],
  })
  expect(await runImport(file)).toMatch(/450 lines .+: 0 created, 450 existing, 0 rejected/)
  expect(cms.articles.size).toBe(450)
  expect(existsSync(join(folder, 'works.ndjson.rejected.ndjson'))).toBe(false)
})

test('creates the requested page before the first articles', async () => {
  await runImport(write(3), '--gallery', 'catalogue')
  expect(cms.articlesAtPage).toEqual([0])
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

test('creates filter groups and terms in order, each once', { tags: 'long' }, async () => {
  const file = join(folder, 'works.csv')
  writeFileSync(file, 'id,title,tags\n1,A,new;old\n2,B,10th;9th\n')
  await runImport(file)
  await runImport(file)
  expect(cms.terms.groups).toEqual(['Tags', 'Collection'])
  expect(cms.terms.labels).toEqual(['9th', '10th', 'new', 'old', 'works'])
})

test('continues after the CMS crashed in a batch and restarted on another port', async () => {
  cms.state.crashInRequest = 2
  const output = await runImport(write(600))
  expect(output).toMatch(/does not answer .+ Retrying/)
  expect(output).toMatch(/600 lines .+: 500 created, 100 existing, 0 rejected/)
  expect(cms.articles.size).toBe(600)
})

test('resumes after a kill without sending everything again', { tags: 'long' }, async () => {
  const file = write(2_000)
  await killDuringImport(file, 5)
  const before = cms.state.linesReceived
  const imported = cms.articles.size
  const output = await runImport(file)
  expect(output).toMatch(/Resuming after line \d/)
  expect(output).toContain(`2,000 lines in`)
  expect(cms.articles.size).toBe(2_000)
  expect(cms.state.linesReceived - before).toBeLessThanOrEqual(2_000 - imported + 400)
  expect(readdirSync(join(cms.dataDir, 'imports'))).toEqual([])
})

test(
  'starts from the beginning if articles were removed or the file has changed',
  { tags: 'long', timeout: 60_000 },
  async () => {
    const file = write(1_000)
    await killDuringImport(file, 3)
    cms.articles.clear()
    expect(await runImport(file)).toContain('Starting from the beginning')
    expect(cms.articles.size).toBe(1_000)

    await killDuringImport(write(1_100), 3)
    expect(await runImport(write(1_200))).not.toContain('Resuming')
    expect(cms.articles.size).toBe(1_200)
  },
)

test(
  'writes rejected lines with their reasons to a file and imports the others',
  { tags: 'long' },
  async () => {
    cms.state.reject = (key) => (key === 'k5' ? 'Its slug is taken.' : null)
    cms.state.failsOn = (key) => key === 'k6'
    const file = join(folder, 'works.ndjson')
    writeFileSync(
      file,
      [lineOf(1), '{"id":', '{"id":"k3","title":""}', lineOf(4), lineOf(5), lineOf(6)].join('\n'),
    )
    const output = await runIncompleteImport(file)
    expect(output).toMatch(/6 lines .+: 2 created, 0 existing, 4 rejected/)
    expect(output).toContain('works.ndjson.rejected.ndjson')
    expect(rejectedLines()).toMatchObject([
      { line: 2, reason: expect.stringContaining('not JSON'), original: '{"id":' },
      { line: 3, reason: 'It has no title.', original: { id: 'k3' } },
      { line: 5, reason: 'Its slug is taken.', original: { id: 'k5' } },
      {
        line: 6,
        reason: expect.stringContaining(
          'answered 500 to POST /api/internal/import: Something went wrong',
        ),
        original: { id: 'k6' },
      },
    ])
  },
)

const reportOf = (/** @type {string} */ name) =>
  readFileSync(join(folder, `${name}.report.txt`), 'utf8')

test('reports every row, column and value that is not imported, with line, field, value and reason', async () => {
  cms.state.reject = (key) => (key === '5' ? 'Its slug is taken.' : null)
  const rows = [
    'id;title;date;tags;tags;price;body',
    '1;One;1901-02-30;a;b;;<p><a href="index.php?id=7">seven</a> <a href="https://a.example/x y">x</a>',
    '2;Two;March 2023;a;b;7;<p>text',
    '2;Again;;a;;7;',
    '4;"Four;;a;;7;',
    '5;Five;soon;a;;8;<p><img src="gone.jpg" alt="A boat">',
  ]
  writeFileSync(join(folder, 'works.csv'), rows.join('\n'))
  const output = await runIncompleteImport('works.csv')
  expect(output).toMatch(/5 lines .+: 2 created, 0 existing, 3 rejected/)
  expect(output).toContain('price: 2 values, such as "7" (line 3): each is in a column that')
  expect(output).toContain('works.csv.report.txt')
  expect(cms.articles.get('works/2')).toMatchObject({ dateText: 'March 2023' })
  expect(JSON.stringify(cms.articles.get('works/1'))).toContain('https://a.example/x%20y')
  const report = reportOf('works.csv')
  for (const text of [
    'date: 2 × cannot be read as a date without doubt\n  "1901-02-30" (line 2)\n  "soon" (line 6)',
    'tags (2): 2 × is in a column that the mapping does not use\n  "b" (line 2 and 1 more)',
    'body: 2 × is not imported\n  line 2, One: the link to index.php?id=7',
    'line 6, Five: the image gone.jpg: its file is missing',
    'whole rows: 1 × has the same key as an earlier line',
    '"Five" (line 6)',
  ])
    expect(report).toContain(text)
  expect(report).toMatch(/whole rows: 1 × A quotation mark .+\n {2}"4;"Four/s)
})

test('uploads the images that a column names: the first as cover, the others as further images', async () => {
  for (const name of ['a.jpg', 'sea b.png']) writeFileSync(join(folder, name), name)
  const rows = ['title,text,images', 'One,Words,a.jpg; sea b.png', 'Two,,a.jpg', 'Three,,gone.jpg']
  writeFileSync(join(folder, 'works.csv'), rows.join('\n'))
  const trial = await runImport('works.csv', '--dry-run')
  expect(trial).toContain('Of 3 images, 2 have a file beside works.csv.')
  expect(reportOf('works.csv')).toContain('line 4, Three: gone.jpg')
  const output = await runImport('works.csv')
  expect(output).toContain('images from {images}')
  const [one, two, three] = [...cms.articles.values()]
  expect(one).toMatchObject({ cover: 1, furtherImages: [2], body: ['Words'] })
  expect(two).toMatchObject({ cover: 1 })
  expect(three).not.toHaveProperty('cover')
  expect(cms.state.images).toBe(2)
  expect(reportOf('works.csv')).toContain('line 4, Three: the image gone.jpg: its file is missing')
})

test(
  'puts the images of a table into the folder of Media that is named',
  { tags: 'long' },
  async () => {
    writeFileSync(join(folder, 'a.jpg'), 'a')
    writeFileSync(join(folder, 'works.csv'), 'title,images\nOne,a.jpg\n')
    await runImport('works.csv')
    expect([cms.folders, cms.state.folder]).toEqual([[], 0])
    cms.articles.clear()
    await runImport('works.csv', '--folder', 'Prints/1960s')
    expect([cms.folders, cms.state.folder]).toEqual([[['Prints', '1960s']], 1])
  },
)

test('requests no address that a file names, and reports it', async () => {
  /** @type {string[]} */
  const requests = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const urls = [
    ...[`http://127.0.0.1:${port}/a.jpg`, `http://localhost:${port}/b.jpg`],
    ...['http://169.254.169.254/latest/c.jpg', 'file:///etc/passwd', '//[::1]/d.jpg'],
  ]
  const html = urls.map((url) => `<img src="${url}" alt="x"><a href="${url}">x</a>`).join('')
  const path = join(folder, 'works.json')
  const works = [{ title: 'Tide', image: urls, content: `<p>${html}</p>` }]
  writeFileSync(path, JSON.stringify(works))
  writeFileSync(
    join(folder, 'map.json'),
    JSON.stringify({
      ...{ collection: { slug: 'works', label: 'Works' }, title: '{title}', html: '{content}' },
      images: { from: 'image' },
    }),
  )
  const result = await runImport(path, '--map', join(folder, 'map.json')).catch((error) => error)
  server.close()
  expect(requests).toEqual([])
  expect(cms.articles.size, String(result)).toBe(1)
  expect(cms.state.images).toBe(0)
  const report = readFileSync(join(folder, 'works.json.report.txt'), 'utf8')
  for (const url of urls) expect(report).toContain(url.slice(url.lastIndexOf('/') + 1))
})

test('counts and reports in a trial, and writes nothing', async () => {
  const file = write(3)
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n{"id":`)
  const output = await runIncompleteImport(file, '--dry-run')
  expect(output).toContain('Trial: 3 articles and 2 filter options would be made, 1 lines rejected')
  expect(reportOf('works.ndjson')).toContain('is not JSON')
  expect([cms.articles.size, cms.terms.groups, cms.pages]).toEqual([0, [], []])
})

test.each([
  [[], 'Give the path of a file.'],
  [['missing.csv'], 'There is no file'],
])('explains what is wrong with the arguments %j', explains)

test.each([
  [['works.ndjson', '--map', 'missing.json'], 'cannot be read'],
  [['works.ndjson', '--map', 'wrong.json'], 'terms.0.group.slug: use small letters'],
  [['works.ndjson', '--map', 'slip.json'], 'takes the title from "titel"'],
  [['works.ndjson', '--gallery', 'Ü'], 'cannot be part of a URL'],
])('explains what is wrong with the arguments %j', { tags: 'long' }, explains)

/** @param {string[]} args @param {string} sentence of the error */
async function explains(args, sentence) {
  write(2)
  const mapping = { collection: { slug: 'c', label: 'C' }, title: '{titel}' }
  writeFileSync(join(folder, 'slip.json'), JSON.stringify(mapping))
  const terms = [{ group: { slug: 'Bad Slug', label: 'X' }, from: 'tags' }]
  writeFileSync(join(folder, 'wrong.json'), JSON.stringify({ ...mapping, terms }))
  const failure = await runImport(...args).catch((error) => error)
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) })
  expect(failure.stderr).not.toContain(' at ')
  expect(cms.articles.size).toBe(0)
}

test(
  'explains that Tessera is not running or that the token is wrong',
  { tags: 'long' },
  async () => {
    const file = write(2)
    writeFileSync(join(cms.dataDir, 'internal-api-token'), 'another')
    await expect(runImport(file)).rejects.toThrow(': Not allowed.')
    rmSync(join(cms.dataDir, 'run.json'))
    await expect(runImport(file)).rejects.toThrow('Run "npm start" first')
  },
)

/**
 * Kills the command when the CMS has received this many more requests.
 * @param {string} file
 * @param {number} requests
 */
async function killDuringImport(file, requests) {
  const until = cms.state.requests + requests
  const command = spawn(process.execPath, [COMMAND, file], { env: environment(), stdio: 'ignore' })
  const ended = new Promise((resolve) => command.on('exit', (_, signal) => resolve(signal)))
  cms.state.reject = () => {
    if (cms.state.requests >= until) command.kill('SIGKILL')
    return null
  }
  expect(await ended).toBe('SIGKILL')
}
