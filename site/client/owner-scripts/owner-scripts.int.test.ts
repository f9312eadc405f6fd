import type { OwnerScript } from '@tessera/content'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { row } from '../../testing/documents/test-documents'
import { siteInBrowser } from '../../testing/site-in-browser'
import { axeOn } from '../../../tests/axe'

const on = siteInBrowser()

const script = (name: string, code: string, needsConsent = false): OwnerScript => ({
  name,
  needsConsent,
  source: { code },
})
const mark = (name: string) => `document.documentElement.dataset.${name} = 'ran'`

async function visit(
  scripts: readonly OwnerScript[],
): Promise<{ page: Page; errors: string[]; infos: string[] }> {
  const site = { name: 'Halden & Rook', description: null, logo: null, scripts }
  await on.site.publish(row('site', 'site', null, site))
  await expect.poll(() => on.site.publications.store.site?.scripts).toHaveLength(scripts.length)
  const page = await (await on.browser.newContext()).newPage()
  const [errors, infos]: [string[], string[]] = [[], []]
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('console', (message) => message.type() === 'info' && infos.push(message.text()))
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
  await page.goto(on.site.origin, { waitUntil: 'networkidle' })
  return { page, errors, infos }
}
const ran = (page: Page, name: string) =>
  page.evaluate((key) => document.documentElement.dataset[key] === 'ran', name)

test('reports scripts that throw, reject or cannot be parsed, and runs the others', async () => {
  const { page, errors, infos } = await visit([
    script('Throws', 'noSuchThing()'),
    script('Unreadable', 'if (('),
    script('Rejects', "Promise.reject(new Error('no numbers today'))"),
    script('Later', "setTimeout(() => { throw new RangeError('too late') })"),
    script('Words', "throw 'only words'"),
    script('Well', mark('well')),
  ])
  await expect.poll(() => errors.length).toBe(5)
  expect(errors.toSorted()).toEqual([
    expect.stringMatching(/^Error in script declaration Unexpected token /),
    'Error in script declaration no numbers today',
    'Error in script declaration noSuchThing is not defined',
    'Error in script declaration only words',
    'Error in script declaration too late',
  ])
  await expect
    .poll(() => infos.toSorted())
    .toEqual(
      ['Later', 'Rejects', 'Throws', 'Unreadable', 'Words'].map(
        (name) => `It was declared as ${name}`,
      ),
    )
  expect(await ran(page, 'well')).toBe(true)
  // The site's own scripts run too.
  await page.locator('[data-gallery-file][data-hydrated]').first().waitFor()
})

test('reports a file that cannot be loaded', { tags: 'long' }, async () => {
  const { errors } = await visit([
    { name: 'Gone', needsConsent: false, source: { href: '/own/gone.js' } },
  ])
  expect(errors.filter((line) => line.startsWith('Error in script'))).toEqual([
    'Error in script declaration It could not be loaded.',
  ])
})

test('loads scripts that need consent only after it was given', async () => {
  const asks = `document.querySelector('[data-consent]').innerHTML = '<button>I agree</button>'
    document.querySelector('[data-consent] button').onclick = () =>
      document.dispatchEvent(new CustomEvent('tessera:consent'))`
  const { page, errors } = await visit([
    script('Asks', asks),
    script('Counts', `${mark('counts')}; throw new Error('counted wrong')`, true),
    script('Adds', mark('adds'), true),
  ])
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  expect(await ran(page, 'counts')).toBe(false)
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect.poll(() => ran(page, 'adds')).toBe(true)
  expect(await ran(page, 'counts')).toBe(true)
  expect(fetched.filter((path) => path.startsWith('/scripts/'))).toHaveLength(2)
  expect(errors).toEqual(['Error in script declaration counted wrong'])
})

test(
  'axe finds no violations in a consent dialog, nor in its empty slot',
  { tags: 'long' },
  async () => {
    const ask = `const slot = document.querySelector('[data-consent]')
    slot.innerHTML = '<section aria-label="Consent"><p>May we count visits? <button>Yes</button></p></section>'
    slot.querySelector('button').onclick = () => {
      slot.textContent = ''
      document.dispatchEvent(new CustomEvent('tessera:consent'))
    }`
    const { page } = await visit([script('Asks', ask), script('Counts', mark('counts'), true)])
    await page.goto(`${on.site.origin}/about`)
    const violations = async () => (await axeOn(page).analyze()).violations.map(({ id }) => id)
    await page.getByRole('button', { name: 'Yes' }).scrollIntoViewIfNeeded()
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect.poll(() => ran(page, 'counts')).toBe(true)
    expect(await violations()).toEqual([])
  },
)

test('serves a script as an immutable file as long as it is declared', async () => {
  const { page } = await visit([script('Numbers', mark('numbers'))])
  const src = await page.locator('script[data-owner-script]').getAttribute('src')
  const response = await fetch(on.site.origin + src)
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  await visit([])
  expect((await fetch(on.site.origin + src)).status).toBe(404)
})

test(
  'a page without owner scripts has no consent slot and does not load the error reporter',
  { tags: 'long' },
  async () => {
    const { page } = await visit([])
    await expect
      .poll(() => page.locator('[data-consent], script[src*="owner-scripts"]').count())
      .toBe(0)
  },
)

test(
  'a script of the site that cannot be loaded is named in the console, and the others run',
  { tags: 'long' },
  async () => {
    const page = await (await on.browser.newContext()).newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.route(/hydrate-search-box/, (route) => route.abort())
    await page.goto(on.site.origin)
    await page.getByRole('searchbox').first().or(page.getByRole('combobox').first()).focus()
    await expect
      .poll(() => errors.filter((line) => line.endsWith('(hydrate-search-box)')))
      .toEqual([expect.stringMatching(/^Error in script declaration .*(import|fetch)/i)])
    await page.locator('[data-gallery-file][data-hydrated]').first().waitFor()
  },
)
