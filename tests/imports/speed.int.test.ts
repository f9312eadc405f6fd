import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectToCms } from '../e2e/product/running/cms-client'
import { ROOT, startProduct, type Product } from '../e2e/product/running/start-product'
import { createCommands, type Commands } from './testing/commands'
import { describeMeasured, keepSaving, measure, quantile } from './testing/measure'

// Times depend on the machine: they are printed, and only what does not is asserted.

/** A part of each size, to try the file: 0.1 for a tenth. */
const SCALE = Number(process.env['IMPORT_SCALE'] ?? 1)
const scaled = (count: number) => Math.round(count * SCALE)
const format = (count: number) => count.toLocaleString('en')

const folder = mkdtempSync(join(tmpdir(), 'tessera-speed-'))
let product: Product
let commands: Commands

beforeAll(async () => {
  product = await startProduct({ DEMO: 'off' })
  commands = createCommands(product, folder)
})
afterAll(async () => {
  await product.stop()
  // The process for images may end while it writes an AVIF file.
  rmSync(product.dataDir, { recursive: true, maxRetries: 20 })
  rmSync(folder, { recursive: true })
})

const artworks = gunzipSync(readFileSync(join(ROOT, 'import/tate-artworks-20k.ndjson.gz')))
  .toString()
  .trimEnd()
  .split('\n')

/** Imports the first artworks as an import of their own. */
function importArtworks(count: number) {
  const name = `artworks-${count}`
  const mapping = JSON.parse(readFileSync(join(ROOT, 'import/tate.json'), 'utf8'))
  const map = join(folder, `${name}.json`)
  writeFileSync(map, JSON.stringify({ ...mapping, collection: { slug: name, label: name } }))
  writeFileSync(join(folder, `${name}.ndjson`), artworks.slice(0, count).join('\n'))
  return commands.run('import', join(folder, `${name}.ndjson`), '--map', map, '--gallery', name)
}

test('a static export of 1,000 articles', async () => {
  const count = scaled(1_000)
  const { code, output } = await importArtworks(count).ended
  expect(code, output).toBe(0)
  const args = ['--static', join(folder, 'static')]
  const measured = await measure(commands.run('export', ...args), commands)
  console.log(describeMeasured(`static export of ${format(count)} articles`, measured))
  expect(measured.code, measured.output).toBe(0)
  const again = await measure(commands.run('export', ...args), commands)
  console.log(describeMeasured('the same again, nothing changed', again))
  expect(again.code, again.output).toBe(0)
})

test('10,000 new options of a filter, with progress', async () => {
  const count = scaled(10_000)
  const terms = Array.from({ length: count }, (_, n) => `Option ${n}`)
  const perRow = 100
  const rows = Array.from({ length: count / perRow }, (_, n) => {
    const tags = terms.slice(n * perRow, (n + 1) * perRow)
    return JSON.stringify({ title: `Row ${n}`, tags })
  })
  const file = join(folder, 'options.ndjson')
  writeFileSync(file, rows.join('\n'))
  const map = join(folder, 'options.json')
  const group = { slug: 'tags', label: 'Tags' }
  const collection = { slug: 'options', label: 'Options' }
  const mapping = { collection, title: '{title}', terms: [{ group, from: 'tags' }] }
  writeFileSync(map, JSON.stringify(mapping))
  const measured = await measure(commands.run('import', file, '--map', map), commands)
  console.log(describeMeasured(`${format(count)} new options`, measured))
  expect(measured.output).toContain(`of ${format(count)}`)
  const { totalDocs } = await connectToCms(product).send(
    'GET',
    'terms?limit=1&where[importBatch][equals]=options',
  )
  expect(totalDocs).toBe(count + 1)
})

test('20,000 rows without images while an editor saves, in memory that does not grow', async () => {
  const [few, many] = [scaled(2_000), scaled(20_000)]
  const small = await measure(importArtworks(few), commands)
  console.log(describeMeasured(`${format(few)} rows`, small))
  const stopSaving = await keepSaving(product)
  const large = await measure(importArtworks(many), commands)
  const saves = await stopSaving()
  console.log(describeMeasured(`${format(many)} rows`, large))
  const [median, p95] = [0.5, 0.95].map((share) => quantile(saves, share).toFixed(0))
  console.log(`  an editor's save meanwhile: median ${median} ms, 95 % within ${p95} ms`)
  expect(large.output).toContain(`${format(many)} created, 0 existing, 0 rejected`)
  // MB. The identifiers of the rows, and garbage that is not collected yet.
  expect(large.memory).toBeLessThan(small.memory + 80)
})

// Last: their AVIF files are made afterwards.
test('rows with images of 12 megapixels, until they are visible', async () => {
  const count = scaled(100)
  mkdirSync(join(folder, 'images'))
  const rows = ['title,image']
  for (let n = 0; n < count; n++) {
    const original = join(ROOT, 'demo/images', n % 2 ? 'marram.jpg' : 'shingle.jpg')
    const image = sharp(original).resize(4000, 3000).modulate({ hue: n })
    await image.jpeg({ quality: 85 }).toFile(join(folder, 'images', `${n}.jpg`))
    rows.push(`Image ${n},${n}.jpg`)
  }
  const file = join(folder, 'images', 'images.csv')
  writeFileSync(file, rows.join('\n'))
  const startedAt = performance.now()
  const measured = await measure(commands.run('import', file, '--gallery', 'images'), commands)
  expect(measured.output).toContain(`${count} created, 0 existing, 0 rejected`)
  const cms = connectToCms(product)
  // Their AVIF files follow; nobody waits for them.
  const withoutFiles = new URLSearchParams({
    ...{ 'where[importBatch][equals]': 'images', 'where[processing][equals]': 'webp' },
    limit: '1',
  })
  const unfinished = async () => (await cms.send('GET', `media?${withoutFiles}`))['totalDocs']
  await expect.poll(unfinished, { timeout: 800_000, interval: 500 }).toBe(0)
  const seconds = (performance.now() - startedAt) / 1000
  console.log(describeMeasured(`${count} rows with images of 12 megapixels`, measured))
  console.log(`  visible after ${seconds.toFixed(1)} s: ${(count / seconds).toFixed(1)} a second`)
})
