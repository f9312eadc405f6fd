import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../testing/running-site'

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

/** The rules of the HTML standard, those of style left out: React writes what it writes. */
const html = new HtmlValidate({ extends: ['html-validate:standard'], root: true })

const KINDS = {
  'the front page': '/',
  'a filtered gallery': '/?work.topic=print&journal.medium=woodcut',
  'a gallery without matches': '/register?register.q=zzzz',
  'an open slide': '/?work.view=the-seventh-wave',
  'an open slide without a picture': '/?work.view=hill-road-dusk',
  'a list with numbered pages': '/register?register.page=2',
  'masonry without end and a drawn pattern': '/archive',
  'a page of text': '/about',
  'an article': '/articles/the-seventh-wave',
  'an article with a plate': '/articles/hill-road-dusk',
  'an empty search': '/search',
  'a search with results': '/search?q=salt',
  'a search without': '/search?q=zzzz',
  'an address that is not there': '/nothing',
}

async function problems(address: string, init?: RequestInit) {
  const { results } = await html.validateString(await (await fetch(address, init)).text())
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message, ruleId }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}

test.each(Object.entries(KINDS))('%s is valid HTML', async (_, path) => {
  expect(await problems(site.origin + path)).toEqual([])
})

test('a site without a page is valid HTML', async () => {
  expect(await problems(empty.origin)).toEqual([])
})

test('what the lightbox fetches is valid HTML', async () => {
  for (const path of ['/articles/the-seventh-wave', '/about'])
    expect(await problems(site.origin + path, { headers: { 'x-lightbox': '1' } })).toEqual([])
})
