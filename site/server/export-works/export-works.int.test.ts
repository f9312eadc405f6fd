import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite } from '../../testing/export-test-site'
import { startSite, type RunningSite } from '../../testing/running-site'
import type { Site } from '../site'
import { exportWorks, type WorksExportOptions } from './export-works'
import { MAX_CELL_LENGTH, writeWorks } from './write-works'

const FORMULA = '=HYPERLINK("https://evil.example","Prize")'
const folder = mkdtempSync(join(tmpdir(), 'tessera-works-'))
let running: RunningSite
let site: Site

beforeAll(async () => {
  running = await startSite({
    languages: ['en', 'ar'],
    mapDocument: (document) =>
      document.kind === 'article' && document.key === 'a0' && document.locale === 'en'
        ? { ...document, body: { ...document.body, author: FORMULA } }
        : document,
  })
  await running.unpublish('article', 'a1')
  site = await createTestSite(running, { languages: ['en', 'ar'], prefix: '' })
})
afterAll(async () => {
  await running.stop()
  rmSync(folder, { recursive: true })
})

let count = 0
async function exportAs(format: string, options: Omit<WorksExportOptions, 'file'> = {}) {
  const file = join(folder, `works-${count++}.${format}`)
  const written = await exportWorks(site, { ...options, file })
  return { file, written }
}
async function jsonOf(options: Omit<WorksExportOptions, 'file'> = {}) {
  const { file } = await exportAs('json', options)
  const rows: readonly Readonly<Record<string, unknown>>[] = JSON.parse(readFileSync(file, 'utf8'))
  return rows
}

test('has every published work with its texts, terms and image, and no other', async () => {
  const rows = await jsonOf()
  expect(rows).toHaveLength(39)
  expect(rows[0]).toMatchObject({
    ...{ id: 'the-seventh-wave', kind: 'article', title: 'The Seventh Wave' },
    url: 'https://museum.example/articles/the-seventh-wave',
    'filter: Topic': ['Print'],
    'filter: Year': ['2021'],
    facts: ['Medium: Woodcut on Hosho', 'Sheet: 420 × 594 mm', 'Edition: 40, signed'],
    image: expect.stringMatching(/^https:\/\/museum\.example\/media\/drawing-0-[\w-]+\.\w+$/),
    text: expect.stringContaining('The harbour is never quiet'),
  })
  expect(rows.some(({ title }) => title === 'Rain on the harbour')).toBe(false)
})

test('has what a gallery or a filter shows, in its order', async () => {
  const all = await jsonOf({ gallery: 'register' })
  const filter = 'https://museum.example/register?register.topic=print,map&register.sort=title#x'
  const found = await jsonOf({ gallery: 'register', filter })
  expect([all.length, found.length]).toEqual([39, 16])
  const titles = found.map(({ title }) => String(title))
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })))
  expect((await jsonOf({ gallery: 'work', language: 'ar' }))[0]?.['title']).toMatch(
    /\p{Script=Arabic}/u,
  )
})

test('refuses galleries, filters and languages that do not exist', async () => {
  await expect(jsonOf({ gallery: 'wrok' })).rejects.toThrow(
    'There is no gallery "wrok". The galleries are /#work',
  )
  await expect(jsonOf({ gallery: 'register', filter: '?work.topic=print' })).rejects.toThrow(
    'changes nothing in register',
  )
  await expect(jsonOf({ filter: '?work.topic=print' })).rejects.toThrow('--gallery')
  await expect(jsonOf({ language: 'de' })).rejects.toThrow('The languages are en, ar; got "de".')
})

test('CSV has no formulas', async () => {
  const { file } = await exportAs('csv')
  const text = readFileSync(file, 'utf8')
  expect(text.startsWith('\uFEFFid,kind,title,url,')).toBe(true)
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"",""Prize"")"`)
  expect(text).not.toMatch(/(?:^|,)"?[=+@-]/m)
})

test('XLSX has texts, no formulas, and opens with characters that XML does not know', async () => {
  const { file } = await exportAs('xlsx')
  const sheet = new TextDecoder().decode(unzipSync(readFileSync(file))['xl/worksheets/sheet1.xml'])
  expect(sheet.match(/<row /g)).toHaveLength(40)
  expect(sheet).not.toContain('<f>')
  const odd = join(folder, 'odd.xlsx')
  const rows = [{ text: `a\u0000b\uD800c${'x'.repeat(MAX_CELL_LENGTH)}` }]
  expect(await writeWorks(odd, { columns: ['text'], rows })).toEqual({ count: 1, shortened: 1 })
  const files = Object.values(unzipSync(readFileSync(odd))).map((each) =>
    new TextDecoder().decode(each),
  )
  expect(files.some((each) => each.includes('abcx'))).toBe(true)
})

test('writes no file when it fails, and replaces none', async () => {
  const file = join(folder, 'mine.csv')
  writeFileSync(file, 'mine')
  await expect(exportWorks(site, { file })).rejects.toThrow('exists already')
  expect(readFileSync(file, 'utf8')).toBe('mine')
  await expect(exportWorks(site, { file: join(folder, 'works.pdf') })).rejects.toThrow(
    'must end with .csv, .json, .xlsx',
  )
  const broken = join(folder, 'broken.json')
  function* rows() {
    yield { a: '1' }
    throw new Error('The disk is full.')
  }
  await expect(writeWorks(broken, { columns: ['a'], rows: rows() })).rejects.toThrow('disk')
  expect(existsSync(broken) || existsSync(`${broken}.part`)).toBe(false)
})
