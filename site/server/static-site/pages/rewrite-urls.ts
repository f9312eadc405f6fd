import { isFilePath, numberedPagePath, STATIC_PREFIX, toStaticUrl } from '../files/static-paths'

export interface UrlRewriterOptions {
  /** '' or `/docs`. */
  readonly base: string
  /** Origin. */
  readonly siteUrl: string
  /** Whether a later page of a gallery is a file. */
  readonly hasNumberedPage: (path: string, gallery: string, page: number) => boolean
  /** Called with the path of each file that a text refers to, without the base; not for images and videos. */
  readonly onFile: (path: string) => void
}

export interface UrlRewriter {
  /** Replaces the prefix of all URLs in HTML, XML, JSON, CSS or plain text. */
  readonly rewrite: (text: string) => string
  /** The same for a page, whose links to other states of its galleries have no path. */
  readonly rewritePage: (html: string, page: RenderedPage) => string
  readonly urlOf: (path: string, query?: string) => string
}

export interface RenderedPage {
  readonly path: string
  /** Query string that the page was rendered with, `?…` or ''. */
  readonly search: string
}

/** A URL ends where an attribute, a JSON string, a CSS function or a candidate of `srcset` ends. */
const PREFIXED = new RegExp(
  `${STATIC_PREFIX}((?:/[^"'?#<>\\s&\\\\),]*)?)(\\?[^"'#<>\\s\\\\)]*)?`,
  'g',
)
const NUMBERED_PAGE = /^([a-z][a-z0-9-]*)\.page=(\d+)$/

export function createUrlRewriter(options: UrlRewriterOptions): UrlRewriter {
  const { base, siteUrl, hasNumberedPage, onFile } = options
  // Texts are escaped, so that these characters precede URLs alone.
  const rootFiles = new RegExp(
    `(="|":"|${escapeRegExp(siteUrl)})/((?:icons|scripts|media)/[^"?#<>\\s&\\\\]+)`,
    'g',
  )

  const urlOf = (path: string, query = ''): string => {
    const [, gallery = '', page = ''] = NUMBERED_PAGE.exec(query) ?? []
    return gallery !== '' && hasNumberedPage(path, gallery, Number(page))
      ? toStaticUrl(base, numberedPagePath(path, gallery, page))
      : toStaticUrl(base, path) + (query && `?${query}`)
  }

  const rewrite = (text: string): string =>
    text
      .replace(PREFIXED, (_match, path: string, search: string = '') => {
        // In data files URLs have only the start that those of an image have in common, or those of all articles.
        if (path.startsWith('/media/') || path.endsWith('/')) return base + path
        if (isFilePath(path)) onFile(path)
        return urlOf(path || '/', search.slice(1))
      })
      .replace(rootFiles, (_match, before: string, path: string) => {
        if (!path.startsWith('media/')) onFile(`/${path}`)
        return `${before}${base}/${path}`
      })
      .replaceAll(`"${siteUrl}/"`, `"${siteUrl}${base}/"`)

  const rewritePage = (html: string, { path, search }: RenderedPage): string => {
    const current = pairsOf(search.slice(1))
    const hrefOf = (query: string): string => {
      const pairs = pairsOf(query)
      if (!pairs.every((pair) => NUMBERED_PAGE.test(pair))) return urlOf(path, query)
      // A page of one gallery has the first pages of the others.
      const changed = pairs.find((pair) => !current.includes(pair)) ?? pairs[0] ?? ''
      return urlOf(path, changed)
    }
    return rewrite(
      html.replace(/ href="\?([^"#]*)/g, (_match, query: string) => ` href="${hrefOf(query)}`),
    )
  }
  return { rewrite, rewritePage, urlOf }
}

/** Of a query string in HTML or in a URL. */
const pairsOf = (query: string): readonly string[] =>
  query.split(/&(?:amp;)?/).filter((pair) => pair !== '')

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
