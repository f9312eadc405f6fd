import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as renderer from '../server/render/renderer'
import { startSite, type RunningSite } from '../testing/running-site'
import { everyRichTextBlock } from '../testing/documents/every-block'
import { row } from '../testing/documents/test-documents'
import { jsonFeedSchema } from '../testing/schemas/json-feed'

let site: RunningSite
let empty: RunningSite
beforeAll(async () => {
  site = await startSite()
  empty = await startSite({ empty: true })
})
afterAll(async () => {
  await site.stop()
  await empty.stop()
})

/** The rules of the HTML standard, without rules of style. */
const html = new HtmlValidate({ extends: ['html-validate:standard'], root: true })

const KINDS = {
  'the front page': '/',
  'a filtered gallery': '/?work.topic=print&journal.medium=woodcut',
  'a gallery without matches': '/register?register.q=zzzz',
  'an open slide': '/?work.view=the-seventh-wave',
  'an open slide without an image': '/?work.view=hill-road-dusk',
  'a list with numbered pages': '/register?register.page=2',
  'endless masonry and a custom pattern': '/archive',
  'a page of text': '/about',
  'an article': '/articles/the-seventh-wave',
  'an article with a text cover': '/articles/hill-road-dusk',
  'an empty search': '/search',
  'a search with results': '/search?q=salt',
  'a search without results': '/search?q=zzzz',
  'an unknown path': '/nothing',
}

const problems = async (address: string, init?: RequestInit) =>
  problemsIn(await (await fetch(address, init)).text())

async function problemsIn(text: string) {
  const { results } = await html.validateString(text)
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message, ruleId }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}

test.each(Object.entries(KINDS))('%s is valid HTML', async (_, path) => {
  expect(await problems(site.origin + path)).toEqual([])
})

test('the notice on a site without pages is valid HTML', async () => {
  expect(await problems(empty.origin)).toEqual([])
})

test('fragments for the lightbox are valid HTML', async () => {
  for (const path of ['/articles/the-seventh-wave', '/about'])
    expect(await problems(site.origin + path, { headers: { 'x-lightbox': '1' } })).toEqual([])
})

test('the pages for errors and for an unavailable CMS are valid HTML', async () => {
  const failing = await startSite({
    cmsUrl: 'http://127.0.0.1:9', // Nobody listens there.
    renderer: { ...renderer, renderPage: fail },
  })
  const page = await fetch(failing.origin)
  expect([page.status, page.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(await page.text()).toContain(page.headers.get('x-request-id'))
  expect(await problems(failing.origin)).toEqual([])
  expect((await fetch(`${failing.origin}/admin`)).status).toBe(502)
  expect(await problems(`${failing.origin}/admin`)).toEqual([])
  await failing.stop()
})

test('an article with every kind of rich text is valid HTML, also in feeds', async () => {
  await site.publish(
    row('article', 'parts', '/articles/parts', {
      ...{ slug: 'parts', title: 'Parts', excerpt: null, author: null, cover: null, facts: [] },
      ...{ date: '2026-01-01T00:00:00.000Z', terms: ['t-print'], proportions: null },
      body: Object.values(everyRichTextBlock()),
    }),
  )
  await expect.poll(async () => (await fetch(`${site.origin}/articles/parts`)).status).toBe(200)
  expect(await problems(`${site.origin}/articles/parts`)).toEqual([])
  const response = await fetch(`${site.origin}/feeds/home/feed.json`)
  const { items } = jsonFeedSchema.parse(await response.json())
  expect(items.map(({ title }) => title)).toContain('Parts')
  for (const { content_html } of items) expect(await problemsIn(content_html ?? '')).toEqual([])
})

function fail(): never {
  throw new Error('The page cannot be rendered.')
}
