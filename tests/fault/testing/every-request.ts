import { hashOf } from './hash-of'

export interface PublicRequest {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

/** In the page of galleries, except the article, which has the image to share. */
const LINKS = {
  filter: /href="(\?[\w-]+\.(?!view=|page=)[\w-]+=[^"#]+)/,
  'enlarged view': /href="(\?[\w-]+\.view=[^"#]+)/,
  article: /href="(\/articles\/[^"?#]+)"/,
  image: /(\/media\/[\w.-]+\.webp)/,
  gallery: /data-gallery-file="([^"]+)"/,
  script: /"(\/assets\/[\w-]+\.js)"/,
  'style sheet': /"(\/assets\/[\w-]+\.css)"/,
  font: /"(\/assets\/[\w-]+\.woff2)"/,
  feed: /"(\/feeds\/[^"]+\.xml)"/,
  icon: /"(\/icons\/[^"]+\.svg)"/,
}
const FIXED = { search: '/search?q=a', 'site map': '/sitemap.xml', robots: '/robots.txt' }

/** One request of each kind that visitors make, found on a page with a gallery. @param page its address */
export async function findEveryRequest(page: string): Promise<Record<string, PublicRequest>> {
  const html = await (await fetch(page)).text()
  const find = (kind: string, text: string, link: RegExp): PublicRequest => {
    const [, path] = link.exec(text) ?? []
    if (!path) throw new Error(`${page} has no link to the ${kind}.`)
    return { url: new URL(path.replaceAll('&amp;', '&'), page).href }
  }
  const found = Object.entries(LINKS).map(([kind, link]) => [kind, find(kind, html, link)] as const)
  const fixed = Object.entries(FIXED).map(
    ([kind, path]) => [kind, { url: new URL(path, page).href }] as const,
  )
  const requests = Object.fromEntries<PublicRequest>([['page', { url: page }], ...found, ...fixed])
  const article = requests['article']?.url ?? ''
  const { url } = find('image to share', await (await fetch(article)).text(), OG_IMAGE)
  const { pathname } = new URL(url)
  return {
    ...requests,
    'image to share': { url: new URL(pathname, page).href },
    'article in the lightbox': { url: article, headers: { 'x-lightbox': '1' } },
  }
}

const OG_IMAGE = /property="og:image" content="([^"]+)"/

/** The status and the hash of each answer, by the kind of the request. */
export async function answersOf(requests: Readonly<Record<string, PublicRequest>>) {
  const entries = Object.entries(requests).map(async ([kind, { url, headers }]) => {
    const response = await fetch(url, { redirect: 'manual', ...(headers && { headers }) })
    const content = new Uint8Array(await response.arrayBuffer())
    return [kind, `${response.status} ${hashOf(content)}`] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
