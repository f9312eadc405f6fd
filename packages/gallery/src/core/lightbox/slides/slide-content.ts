import type { SlideContent } from '../../types'

/** Where a link is and what it may open. */
export interface LinkContext {
  /** URL of the page that contains the link. */
  readonly page: string
  /** Hosts whose pages may be shown in a frame, such as `player.vimeo.com`; no others. */
  readonly frameHosts: readonly string[]
}

/** What the lightbox shows for a link; null when the browser should follow the link instead. */
export function toSlideContent(
  href: string,
  { page, frameHosts }: LinkContext,
): SlideContent | null {
  const url = parseUrl(href, page)
  const pageUrl = new URL(page)
  if (!url || url.username !== '' || url.password !== '') return null
  if (isSamePage(url, pageUrl)) return toInlineContent(url)
  const extension = /\.([a-z0-9]+)$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? ''
  if (url.origin === pageUrl.origin) {
    const relative = url.pathname + url.search
    if (VIDEO_EXTENSIONS.has(extension)) return { kind: 'video', href: relative, poster: null }
    if (IMAGE_EXTENSIONS.has(extension)) return { kind: 'linked-image', href: relative }
    return DOWNLOAD_EXTENSIONS.has(extension) ? null : { kind: 'ajax', href: relative }
  }
  const player = toPlayerUrl(url)
  if (player !== null) {
    return isAllowedFrame(player, frameHosts) ? { kind: 'video', href: player, poster: null } : null
  }
  return isAllowedFrame(url.href, frameHosts) ? { kind: 'frame', href: url.href } : null
}

/** Whether a page may be shown in a frame: only `https:` and only an allowed host, port included. */
export function isAllowedFrame(href: string, frameHosts: readonly string[]): boolean {
  const url = parseUrl(href)
  return url?.protocol === 'https:' && frameHosts.includes(url.host)
}

/** Whether a video is a file that the browser plays itself, not a host's player. */
export const isVideoFile = (href: string): boolean =>
  VIDEO_EXTENSIONS.has(/\.([a-z0-9]+)(?:[?#]|$)/i.exec(href)?.[1]?.toLowerCase() ?? '')

const VIDEO_EXTENSIONS: ReadonlySet<string> = new Set(['mp4', 'm4v', 'webm', 'ogv', 'mov'])
const IMAGE_EXTENSIONS: ReadonlySet<string> = new Set([
  ...['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'],
])
/** Files that browsers download or show in a viewer of their own. */
const DOWNLOAD_EXTENSIONS: ReadonlySet<string> = new Set([
  ...['7z', 'csv', 'doc', 'docx', 'epub', 'gz', 'ics', 'json', 'm4a', 'mp3', 'odt', 'ogg', 'pdf'],
  ...['ppt', 'pptx', 'rtf', 'tar', 'tiff', 'txt', 'vcf', 'wav', 'xls', 'xlsx', 'xml', 'zip'],
])

/** URL of a video host's player, in its mode without tracking cookies; null for any other URL. */
function toPlayerUrl({ host, pathname, searchParams }: URL): string | null {
  const site = host.replace(/^(www|m)\./, '')
  if (site === 'youtu.be') return youTubePlayer(pathname.slice(1))
  if (site === 'youtube.com' || site === 'youtube-nocookie.com') {
    const [, kind, id] = /^\/(embed|shorts|live)\/([^/]+)/.exec(pathname) ?? []
    return youTubePlayer((kind ? id : pathname === '/watch' && searchParams.get('v')) || '')
  }
  if (site === 'vimeo.com' || site === 'player.vimeo.com') {
    // Unlisted videos have a hash: vimeo.com/1234/abcd, or ?h=abcd in the player.
    const [, id, hash = searchParams.get('h')] =
      /^\/(?:video\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? []
    const parameter = hash && /^[\da-f]+$/.test(hash) ? `h=${hash}&` : ''
    return id === undefined ? null : `https://player.vimeo.com/video/${id}?${parameter}dnt=1`
  }
  return null
}

const youTubePlayer = (id: string) =>
  /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?rel=0` : null

function toInlineContent({ hash }: URL): SlideContent | null {
  if (hash.length < 2) return null
  try {
    return { kind: 'inline', id: decodeURIComponent(hash.slice(1)) }
  } catch {
    // A "%" that is not an escape sequence: the id itself may contain it.
    return { kind: 'inline', id: hash.slice(1) }
  }
}

const isSamePage = (url: URL, page: URL) =>
  url.origin === page.origin && url.pathname === page.pathname && url.search === page.search

/** Null for an invalid URL and for other protocols than http and https. */
function parseUrl(href: string, page?: string): URL | null {
  try {
    const url = new URL(href, page)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
  } catch {
    return null
  }
}
