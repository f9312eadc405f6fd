/** More pages than the demo and the other tests publish. Stops a crawl of endless links. */
const MAX_PAGES = 400
/** Tiles in a response. */
const MAX_TILES = 96

interface CrawlOptions {
  /** The text to look for. */
  readonly marker: string
  /** Addresses that no page links. */
  readonly unlinked: readonly string[]
}

/**
 * Follows all links and files of all pages, with at most one query parameter, and requests what else there is of each page,
 * gallery and script.
 */
export async function crawl(site: string, { marker, unlinked }: CrawlOptions) {
  const seen = new Set<string>([...unlinked, '/'])
  /** Addresses whose answers contain the text. */
  const found: string[] = []
  /** Kinds of addresses that were answered with 200, such as `feeds`. */
  const kinds = new Set<string>()
  let pages = 0
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await request(site + path, { redirect: 'manual', headers })
    const text = await response.text()
    if ((text + [...response.headers.values()].join()).includes(marker))
      found.push(`${path} ${JSON.stringify(headers)}`)
    if (response.ok) kinds.add(kindOf(path))
    const location = response.headers.get('location')
    if (location?.startsWith('/')) seen.add(location)
    return { text, type: response.headers.get('content-type') ?? '', ok: response.ok }
  }
  for (const path of seen) {
    if (pages >= MAX_PAGES) break
    const { text, type, ok } = await read(path)
    if (!ok) continue
    if (type.includes('json')) for (const next of furtherTiles(path, text)) seen.add(next)
    if (/javascript|css/.test(type)) for (const next of furtherFiles(path, text)) seen.add(next)
    if (!type.includes('html')) continue
    pages += 1
    await read(path, { 'X-Lightbox': '1' })
    for (const [, href = ''] of text.matchAll(LINKS)) {
      const url = new URL(href.replaceAll('&amp;', '&'), site + path)
      if (url.origin === site && isRelevant(url)) seen.add(url.pathname + url.search)
      for (const next of galleryRoutes(url)) seen.add(next)
    }
  }
  return { pages, found, kinds: [...kinds].toSorted() }
}

/** @throws with the address if it is not answered within a minute */
export async function request(address: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(60_000) })
  } catch (cause) {
    throw new Error(`${address} was not answered.`, { cause })
  }
}

/** Also images that pages are shared with, whose addresses are absolute. */
const LINKS = /(?:href|src|content|data-gallery-file)="((?:https?:\/)?\/[^"]*)"/g

/** Skips images, fonts, the admin and combinations of filters. */
const isRelevant = ({ pathname, searchParams }: URL) =>
  !/^\/(media|admin)\b|\.woff2$/.test(pathname) && [...searchParams].length <= 1

/** First part of a path; of galleries and the search, what is requested of them too. */
function kindOf(path: string): string {
  const [, first = '', ...rest] = (path.split('?')[0] ?? '').split('/')
  if (first === 'search' && rest[0] !== 'results') return [first, ...rest].join(' ')
  if (first !== 'search' && first !== 'galleries') return first
  return `${first} ${rest.at(-1)?.replace(/^.+\.json$/, 'file')}`
}

/** @param url of a data file of a gallery; others have no further routes */
function galleryRoutes({ pathname }: URL): readonly string[] {
  const [, gallery] = /^(\/galleries\/[^/]+\/[^/]+)\/[\w-]+\.json$/.exec(pathname) ?? []
  if (!gallery) return []
  const routes = ['view', 'ratios', 'fragment', 'adjacent', `tiles?from=0&to=${MAX_TILES}`]
  return routes.map((route) => `${gallery}/${route}`)
}

/** The next tiles of a gallery, if there are some. */
function furtherTiles(path: string, json: string): readonly string[] {
  const [, route, from] = /^(.+\/tiles)\?from=(\d+)/.exec(path) ?? []
  if (!route || [JSON.parse(json).tiles].flat().length < MAX_TILES) return []
  const next = Number(from) + MAX_TILES
  return [`${route}?from=${next}&to=${next + MAX_TILES}`]
}

/** The source map of a file, and the scripts that a script loads. */
const furtherFiles = (path: string, text: string): readonly string[] => [
  `${path}.map`,
  ...[...text.matchAll(/[\w-]+\.js\b/g)].map(([name]) => `/assets/${name}`),
]
