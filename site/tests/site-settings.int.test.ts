import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../testing/running-site'
import { row } from '../testing/documents/test-documents'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const status = async (path: string) => (await fetch(site.origin + path)).status
const text = async (path: string) => (await fetch(site.origin + path)).text()
const ARTICLE = '/articles/the-seventh-wave'
const SEARCHES = [
  '/search',
  '/search?q=har',
  '/search/suggestions.json?q=h',
  '/search/results/any.json?q=har',
]
const publish = (settings: { readonly search?: boolean; readonly related?: boolean }) =>
  site.publish(
    row('site', 'site', null, { name: 'Press', description: null, logo: null, ...settings }),
  )

test('removes the search everywhere when it is disabled', async () => {
  expect(await Promise.all(SEARCHES.map(status))).toEqual([200, 200, 200, 200])
  await publish({ search: false })
  expect(await text('/')).not.toContain('role="search"')
  expect(await Promise.all(SEARCHES.map(status))).toEqual([404, 404, 404, 404])
  expect(await text('/search')).toContain('name="robots" content="noindex')
  await publish({ search: true })
  expect(await text('/')).toContain('role="search"')
  expect(await Promise.all(SEARCHES.map(status))).toEqual([200, 200, 200, 200])
})

test('shows related articles until they are disabled', async () => {
  const related = 'class="related"'
  expect(await text(ARTICLE)).toContain(related)
  await publish({ related: false })
  expect(await text(ARTICLE)).not.toContain(related)
})
