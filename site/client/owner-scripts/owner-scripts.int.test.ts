import AxeBuilder from '@axe-core/playwright'
import type { OwnerScript } from '@tessera/content'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { row } from '../../testing/test-documents'
import { siteInBrowser } from '../../testing/site-in-browser'

const on = siteInBrowser()

const script = (name: string, code: string, needsConsent = false): OwnerScript => ({
  name,
  needsConsent,
  source: { code },
})
const mark = (name: string) => `document.documentElement.dataset.${name} = 'ran'`

async function visit(
  scripts: readonly OwnerScript[],
): Promise<{ page: Page; said: string[]; named: string[] }> {
  const site = { name: 'Halden & Rook', description: null, logo: null, scripts }
  await on.site.publish(row('site', 'site', null, site))
  await expect.poll(() => on.site.publications.store.site?.scripts).toHaveLength(scripts.length)
  const page = await (await on.browser.newContext()).newPage()
  const [said, named]: [string[], string[]] = [[], []]
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  page.on('console', (message) => message.type() === 'info' && named.push(message.text()))
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`))
  await page.goto(on.site.origin, { waitUntil: 'networkidle' })
  return { page, said, named }
}
const ran = (page: Page, name: string) =>
  page.evaluate((key) => document.documentElement.dataset[key] === 'ran', name)

test('a script that throws, cannot be read or rejects says so, and nothing else stops', async () => {
  const { page, said, named } = await visit([
    script('Throws', 'noSuchThing()'),
    script('Unreadable', 'if (('),
    script('Rejects', "Promise.reject(new Error('no numbers today'))"),
    script('Later', "setTimeout(() => { throw new RangeError('too late') })"),
    script('Words', "throw 'only words'"),
    script('Well', mark('well')),
  ])
  await expect.poll(() => said.length).toBe(5)
  expect(said.toSorted()).toEqual([
    expect.stringMatching(/^Error in script declaration Unexpected token /),
    'Error in script declaration no numbers today',
    'Error in script declaration noSuchThing is not defined',
    'Error in script declaration only words',
    'Error in script declaration too late',
  ])
  await expect
    .poll(() => named.toSorted())
    .toEqual(
      ['Later', 'Rejects', 'Throws', 'Unreadable', 'Words'].map(
        (name) => `It was declared as ${name}`,
      ),
    )
  expect(await ran(page, 'well')).toBe(true)
  // Ours are awake as on any day.
  await page.locator('[data-gallery-file][data-hydrated]').first().waitFor()
})

test('a file that is not there says so', async () => {
  const { said } = await visit([
    { name: 'Gone', needsConsent: false, source: { href: '/own/gone.js' } },
  ])
  expect(said.filter((line) => line.startsWith('Error in script'))).toEqual([
    'Error in script declaration It could not be loaded.',
  ])
})

test('what needs consent is not fetched before it was given, and runs once it is', async () => {
  const asks = `document.querySelector('[data-consent]').innerHTML = '<button>I agree</button>'
    document.querySelector('[data-consent] button').onclick = () =>
      document.dispatchEvent(new CustomEvent('tessera:consent'))`
  const { page, said } = await visit([
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
  expect(said).toEqual(['Error in script declaration counted wrong'])
})

test('what asks for consent, and the slot it has left, are nothing that axe objects to', async () => {
  const ask = `const slot = document.querySelector('[data-consent]')
    slot.innerHTML = '<section aria-label="Consent"><p>May we count visits? <button>Yes</button></p></section>'
    slot.querySelector('button').onclick = () => {
      slot.textContent = ''
      document.dispatchEvent(new CustomEvent('tessera:consent'))
    }`
  const { page } = await visit([script('Asks', ask), script('Counts', mark('counts'), true)])
  await page.goto(`${on.site.origin}/about`)
  const violations = async () =>
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)
  await page.getByRole('button', { name: 'Yes' }).scrollIntoViewIfNeeded()
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect.poll(() => ran(page, 'counts')).toBe(true)
  expect(await violations()).toEqual([])
})

test('a script is a file that may be kept for good, and is gone when it is no longer declared', async () => {
  const { page } = await visit([script('Numbers', mark('numbers'))])
  const src = await page.locator('script[data-owner-script]').getAttribute('src')
  const answer = await fetch(on.site.origin + src)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  await visit([])
  expect((await fetch(on.site.origin + src)).status).toBe(404)
})

test('a page without declared scripts has neither slot nor watcher', async () => {
  const { page } = await visit([])
  expect(await page.locator('[data-consent], script[src*="owner-scripts"]').count()).toBe(0)
})

test('a script of ours that does not come is named, and the rest of the page goes on', async () => {
  const page = await (await on.browser.newContext()).newPage()
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  await page.route(/hydrate-search-box/, (route) => route.abort())
  await page.goto(on.site.origin)
  await page.getByRole('searchbox').first().or(page.getByRole('combobox').first()).focus()
  await expect
    .poll(() => said.filter((line) => line.startsWith('hydrate-search-box')))
    .toEqual([expect.stringMatching(/^hydrate-search-box .*(import|fetch)/i)])
  await page.locator('[data-gallery-file][data-hydrated]').first().waitFor()
})
