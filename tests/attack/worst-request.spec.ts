import { expect, test } from '@playwright/test'
import { connectToCms } from '../e2e/product/running/cms-client'
import { sharedProduct } from '../e2e/product/running/shared-product'
import { costOfReading, costOfRequests, type RequestCost } from './testing/cost-of-requests'

const product = sharedProduct()
const MAX_MS = 50
const MAX_BYTES = 256 * 1024
/** Requests of a kind, each with an answer of its own. */
const REQUESTS = 20
const MIN_REQUESTS = 6
/** Kept longer than pages. */
const IMAGE = 'image to share'
const UNKNOWN_IMAGE = '/og-images/search/search/x.png'

test('no anonymous request takes more than 50 ms of the processor or 256 kB', async () => {
  const requests = await requestsByKind()
  // What runs for the first time is loaded and compiled, once in the life of the program.
  for (const [kind, [path = '']] of Object.entries(requests))
    await (await fetch(product.site + (kind === IMAGE ? UNKNOWN_IMAGE : path))).text()
  await emptyPageCache()
  const reading = await costOfReading(product)
  const costs = []
  for (const [kind, paths] of Object.entries(requests)) {
    const cost = await leastCost(paths, reading)
    console.log(
      `  request: ${kind}: ${cost.milliseconds.toFixed(1)} ms, ${(cost.bytes / 1024).toFixed(0)} kB`,
    )
    costs.push({ kind, ...cost })
  }
  expect(costs.filter(({ milliseconds }) => milliseconds > MAX_MS)).toEqual([])
  expect(costs.filter(({ bytes }) => bytes > MAX_BYTES)).toEqual([])
})

/** Few requests are measured several times: what else the program does meanwhile would be a large part of their cost. */
async function leastCost(paths: readonly string[], reading: number): Promise<RequestCost> {
  const costs = [await costOfRequests(product, paths, reading)]
  while (costs.length * paths.length < MIN_REQUESTS) {
    await emptyPageCache()
    costs.push(await costOfRequests(product, paths, reading))
  }
  return {
    milliseconds: Math.min(...costs.map(({ milliseconds }) => milliseconds)),
    bytes: Math.max(...costs.map(({ bytes }) => bytes)),
  }
}

/** Paths of each kind; nobody has searched like this. */
async function requestsByKind() {
  const read = async (path: string) => (await fetch(product.site + path)).text()
  const register = await read('/register')
  const [, gallery = ''] = /"(\/galleries\/[^/"]+\/register)\//.exec(register) ?? []
  const articles = pathsIn(await read('/sitemaps/articles-1.xml'))
  const shared = (await Promise.all(articles.map(read))).map(
    (html) => /property="og:image" content="[^"]+?(\/og-images\/[^"]+)"/.exec(html)?.[1] ?? '',
  )
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
    [IMAGE]: shared.filter((path) => path !== ''),
    'site map': ['/sitemap.xml', '/sitemaps/articles-1.xml'],
    feed: [...register.matchAll(/"(\/feeds\/[^"]+\.xml)"/g)].map(([, path = '']) => path),
    readiness: numbered(() => '/readyz'),
  }
}

/** Each publication empties it. */
async function emptyPageCache(): Promise<void> {
  const cms = connectToCms()
  const { id } = await cms.create('articles', { title: 'Made up', _status: 'published' })
  await cms.remove('articles', id)
}

/** Eight words, as many as fit into a search. */
const words = (number: number) =>
  ['a', 'the', 'of', 'salt', 'sea', 'print', 'paper', number].join('+')

const pathsIn = (siteMap: string) =>
  [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
