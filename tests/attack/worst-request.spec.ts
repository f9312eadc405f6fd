import { expect, test } from '@playwright/test'
import { connectToCms } from '../e2e/product/running/cms-client'
import { sharedProduct } from '../e2e/product/running/shared-product'
import { costOfReading, costOfRequests } from './testing/cost-of-requests'

const product = sharedProduct()
const MAX_MS = 50
const MAX_BYTES = 256 * 1024
/** Requests of a kind, each with an answer of its own. */
const REQUESTS = 20

test('no anonymous request takes more than 50 ms of the processor or 256 kB', async () => {
  const requests = await requestsByKind()
  const reading = await costOfReading(product)
  const costs = []
  for (const [kind, paths] of Object.entries(requests)) {
    const cost = await costOfRequests(product, paths, reading)
    console.log(
      `  request: ${kind}: ${cost.milliseconds.toFixed(1)} ms, ${(cost.bytes / 1024).toFixed(0)} kB`,
    )
    costs.push({ kind, ...cost })
  }
  expect(costs.filter(({ milliseconds }) => milliseconds > MAX_MS)).toEqual([])
  expect(costs.filter(({ bytes }) => bytes > MAX_BYTES)).toEqual([])
})

/** What no cache has answered: the page cache is empty, and nobody has searched like this. */
async function requestsByKind(): Promise<Readonly<Record<string, readonly string[]>>> {
  const read = async (path: string) => (await fetch(product.site + path)).text()
  const register = await read('/register')
  const [, gallery = ''] = /"(\/galleries\/[^/"]+\/register)\//.exec(register) ?? []
  const articles = pathsIn(await read('/sitemaps/articles-1.xml'))
  const shared = (await Promise.all(articles.map(read))).map(
    (html) => /property="og:image" content="[^"]+?(\/og-images\/[^"]+)"/.exec(html)?.[1] ?? '',
  )
  // Loads the image library and the font, once in the life of the program.
  await read('/og-images/search/search/x.png')
  const cms = connectToCms()
  // Each publication empties the page cache.
  const { id } = await cms.create('articles', { title: 'Made up', _status: 'published' })
  await cms.remove('articles', id)
  const numbered = (path: (number: number) => string) =>
    Array.from({ length: REQUESTS }, (_, number) => path(number))
  return {
    page: ['/', '/about', '/register', '/archive'],
    article: articles,
    'filtered page': numbered((n) => `/?work.year=20${10 + n}&work.page=${n}`),
    'page with a search': numbered((n) => `/register?register.q=${words(n)}`),
    'page in a random order': numbered((n) => `/register?register.sort=random-${n + 1}`),
    'part of a page': numbered((n) => `${gallery}/fragment?register.q=${words(n)}`),
    view: numbered((n) => `${gallery}/view?register.q=${words(n)}`),
    tiles: numbered((n) => `${gallery}/tiles?register.sort=random-${n + 1}&from=0&to=9999999`),
    ratios: numbered((n) => `${gallery}/ratios?register.q=${words(n)}`),
    search: numbered((n) => `/search?q=${words(n)}`),
    suggestions: numbered((n) => `/search/suggestions.json?q=${words(n)}`),
    'image to share': shared.filter((path) => path !== ''),
    'site map': ['/sitemap.xml', '/sitemaps/articles-1.xml'],
    feed: [...register.matchAll(/"(\/feeds\/[^"]+\.xml)"/g)].map(([, path = '']) => path),
    readiness: numbered(() => '/readyz'),
  }
}

/** Eight words, as many as fit into a search. */
const words = (number: number) =>
  ['a', 'the', 'of', 'salt', 'sea', 'print', 'paper', number].join('+')

const pathsIn = (siteMap: string) =>
  [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
