import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectToCms } from '../e2e/product/running/cms-client'
import { startProduct, type Product } from '../e2e/product/running/start-product'
import { createCommands, killGroup, type Commands } from './testing/commands'
import { writePhotographs, type Photograph } from './testing/photographs'

/** A part of them, to try the file: `IMPORT_SCALE=0.1` for a tenth. */
const COUNT = Math.round(312 * Number(process.env['IMPORT_SCALE'] ?? 1))
const folder = mkdtempSync(join(tmpdir(), 'tessera-photographs-'))
const source = join(folder, 'harbour')
let product: Product
let commands: Commands
let photographs: readonly Photograph[]

beforeAll(async () => {
  photographs = await writePhotographs(source, COUNT)
  product = await startProduct({ DEMO: 'off' })
  commands = createCommands(product, folder)
})
afterAll(async () => {
  await product.stop()
  rmSync(product.dataDir, { recursive: true })
  rmSync(folder, { recursive: true })
})

const importAll = () => commands.run('import', source, '--gallery', 'harbour')
const described = () => photographs.filter(({ alt }) => alt !== null)
const stored = () => connectToCms(product).list('media', { sort: 'filename' })

test('a folder of photographs that is killed twice is complete, with nothing twice', async () => {
  for (const share of [1 / 3, 2 / 3]) {
    const running = importAll()
    await commands.untilMade(running, 0, COUNT * share)
    await killGroup(running)
    expect((await stored()).length).toBeLessThan(COUNT)
  }
  // At once: the CMS may still store the image that the killed importer has sent.
  const { output } = await importAll().ended
  expect(output).toContain(`${COUNT} images in`)
  expect(output).toContain(`${COUNT - described().length} have no alt text`)
  const images = await stored()
  expect(images).toHaveLength(COUNT)
  expect(new Set(images.map(({ fileHash }) => fileHash)).size).toBe(COUNT)
  const before = await commands.counts()
  const again = await importAll().ended
  expect(again.output).toContain(`0 created, ${COUNT} in Media before`)
  expect(await commands.counts()).toEqual(before)
})

test('each has what its IPTC and XMP say, and is in the folder of its roll', async () => {
  const cms = connectToCms(product)
  const folders = await cms.list('payload-folders')
  const names = new Map(folders.map(({ id, name }) => [id, name]))
  const byTitle = new Map((await stored()).map((image) => [image['title'], image]))
  for (const [n, { path, title, alt, date, ...texts }] of photographs.entries()) {
    const image = byTitle.get(title)
    expect(image, path).toMatchObject({ ...texts, date: expect.stringContaining(date) })
    expect(image?.['alt'] ?? null).toBe(alt)
    expect(names.get(Number(image?.['folder']))).toBe(`Roll ${n % 12}`)
  }
})

test('the gallery shows those with an alt text', async () => {
  const page = async () => (await fetch(`${product.site}/harbour`)).text()
  await expect.poll(page).toContain('data-tile=')
  await expect.poll(page).toContain(`${described().length}`)
})
