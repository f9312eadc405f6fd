import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { createWxr } from '../../../scripts/import/sources/wordpress/testing/create-wxr.mjs'
import { connectToCms } from '../product/running/cms-client'
import { collectPageErrors } from '../product/page-errors'
import { sharedProduct } from '../product/running/shared-product'
import { ROOT } from '../product/running/start-product'

const { site, dataDir } = sharedProduct()
const BATCH = 'harbour-press'
const folder = mkdtempSync(join(tmpdir(), 'tessera-wordpress-'))
const cms = connectToCms()

const runImport = async () => {
  const command = [join(ROOT, 'scripts/commands/import.mjs'), join(folder, 'harbour.xml')]
  const env = { ...process.env, DATA_DIR: dataDir }
  return (await promisify(execFile)(process.execPath, command, { cwd: folder, env })).stdout
}

const uploads = ['tide', 'pier'].map((name, index) => ({
  ...{ id: String(index + 3), type: 'attachment', status: 'inherit', title: name, parent: '2' },
  file: `https://old.example/wp-content/uploads/2024/${name}.jpg`,
  meta: { _wp_attached_file: `2024/${name}.jpg`, _wp_attachment_image_alt: `The ${name}` },
}))

test.beforeAll(async () => {
  mkdirSync(join(folder, 'wp-content/uploads/2024'), { recursive: true })
  for (const [index, name] of ['tide', 'pier'].entries())
    await sharp({
      create: { width: 60, height: 40, channels: 3, background: { r: 40, g: 99, b: index * 90 } },
    })
      .jpeg()
      .toFile(join(folder, `wp-content/uploads/2024/${name}.jpg`))
  const wxr = createWxr([
    ...uploads,
    {
      ...{ id: '2', type: 'page', title: 'The harbour', slug: 'the-harbour' },
      ...{ link: 'https://old.example/places/the-harbour/' },
      content: 'Words before.\n\n<h2>At low tide</h2>\n\n[gallery]\n\nWords after.',
    },
    {
      ...{
        id: '7',
        title: 'A walk at low tide',
        slug: 'a-walk',
        link: 'https://old.example/2024/03/a-walk/',
      },
      content:
        'First line.\n\n[caption]<img src="https://old.example/wp-content/uploads/2024/tide-30x20.jpg" alt="Mud" /> Flats[/caption]',
      terms: [['category', 'sea', 'Sea']],
      meta: { _thumbnail_id: '4' },
    },
    { id: '8', title: 'Not finished', slug: 'not-finished', status: 'draft', content: 'Soon' },
  ])
  writeFileSync(join(folder, 'harbour.xml'), wxr)
})

test.afterAll(async () => {
  await cms.send('POST', `internal/remove?batch=${BATCH}`)
  rmSync(folder, { recursive: true })
})

test('brings a WordPress site over, once', { tag: '@long' }, async ({ page }) => {
  const output = await runImport()
  expect(output).toContain('harbour.xml is a WordPress export (WXR).')
  expect(output).toMatch(/2 lines .+: 2 created, 0 existing, 0 rejected/)
  expect(output).toContain('Pages: 1 created, 0 existing.')
  expect(output).toContain('Redirects from old addresses: 2 created.')
  const status = async () => (await fetch(`${site}/the-harbour`)).status
  await expect.poll(status, 'the site publishes it').toBe(200)

  const complaints = collectPageErrors(page, site)
  const old = `${site}/places/the-harbour/`
  // The site knows the redirects a moment after the import.
  await expect.poll(async () => (await fetch(old)).url).toBe(`${site}/the-harbour`)
  await page.goto(old)
  await expect(page).toHaveURL(`${site}/the-harbour`)
  await expect(page.getByRole('heading', { name: 'At low tide' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'The pier' })).toBeVisible()
  await expect(page.getByText('Words after.')).toBeVisible()

  await page.goto(`${site}/2024/03/a-walk`)
  await expect(page).toHaveURL(`${site}/articles/a-walk`)
  await expect(page.getByRole('img', { name: 'Mud' })).toBeVisible()
  await expect(page.getByText('Flats')).toBeVisible()
  expect((await fetch(`${site}/articles/not-finished`)).status).toBe(404)
  expect(complaints).toEqual([])

  const again = await runImport()
  expect(again).toMatch(/2 lines .+: 0 created, 2 existing, 0 rejected/)
  expect(again).toContain('Pages: 0 created, 1 existing.')
  expect(again).not.toContain('Redirects')
})
