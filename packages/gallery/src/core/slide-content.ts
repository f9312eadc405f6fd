import type { SlideContent } from './types'

export interface LinkedFrom {
  /** Address of the page the link stands on. */
  readonly page: string
  /** Hosts whose pages may be shown in a frame, such as `player.vimeo.com`; none but these. */
  readonly frameHosts: readonly string[]
}

/** What a link shows when it opens in the lightbox; null when it must be left to the browser. */
export function slideContentOf(
  href: string,
  { page, frameHosts }: LinkedFrom,
): SlideContent | null {
  const url = parse(href, page)
  const here = new URL(page)
  if (!url || url.username !== '' || url.password !== '') return null
  if (isSamePage(url, here)) return inlineOf(url)
  const extension = /\.([a-z0-9]+)$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? ''
  if (url.origin === here.origin) {
    const address = url.pathname + url.search
    if (VIDEOS.has(extension)) return { kind: 'video', href: address, poster: null }
    if (IMAGES.has(extension)) return { kind: 'linked-image', href: address }
    return FILES.has(extension) ? null : { kind: 'ajax', href: address }
  }
  const player = playerOf(url)
  if (player !== null) {
    return isAllowedFrame(player, frameHosts) ? { kind: 'video', href: player, poster: null } : null
  }
  return isAllowedFrame(url.href, frameHosts) ? { kind: 'frame', href: url.href } : null
}

/** May a page be shown in a frame? By https from an allowed host alone, at its usual port. */
export function isAllowedFrame(href: string, frameHosts: readonly string[]): boolean {
  const url = parse(href)
  return url?.protocol === 'https:' && frameHosts.includes(url.host)
}

/** Is it a file that browsers play themselves, not a host's player? */
export const isVideoFile = (href: string): boolean =>
  VIDEOS.has(/\.([a-z0-9]+)(?:[?#]|$)/i.exec(href)?.[1]?.toLowerCase() ?? '')

const VIDEOS: ReadonlySet<string> = new Set(['mp4', 'm4v', 'webm', 'ogv', 'mov'])
const IMAGES: ReadonlySet<string> = new Set([
  ...['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'],
])
/** Files that are saved, or that the browser has a better window for. */
const FILES: ReadonlySet<string> = new Set([
  ...['7z', 'csv', 'doc', 'docx', 'epub', 'gz', 'ics', 'json', 'm4a', 'mp3', 'odt', 'ogg', 'pdf'],
  ...['ppt', 'pptx', 'rtf', 'tar', 'tiff', 'txt', 'vcf', 'wav', 'xls', 'xlsx', 'xml', 'zip'],
])

/** The player of a video host, which keeps no profile of who watches; null for any other address. */
function playerOf({ host, pathname, searchParams }: URL): string | null {
  const site = host.replace(/^(www|m)\./, '')
  if (site === 'youtu.be') return youTube(pathname.slice(1))
  if (site === 'youtube.com' || site === 'youtube-nocookie.com') {
    const [, kind, id] = /^\/(embed|shorts|live)\/([^/]+)/.exec(pathname) ?? []
    return youTube((kind ? id : pathname === '/watch' && searchParams.get('v')) || '')
  }
  if (site === 'vimeo.com' || site === 'player.vimeo.com') {
    // What is not listed has a second name: vimeo.com/1234/abcd, or ?h=abcd in the player.
    const [, id, second = searchParams.get('h')] =
      /^\/(?:video\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? []
    const secret = second && /^[\da-f]+$/.test(second) ? `h=${second}&` : ''
    return id === undefined ? null : `https://player.vimeo.com/video/${id}?${secret}dnt=1`
  }
  return null
}

const youTube = (id: string) =>
  /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?rel=0` : null

function inlineOf({ hash }: URL): SlideContent | null {
  if (hash.length < 2) return null
  try {
    return { kind: 'inline', id: decodeURIComponent(hash.slice(1)) }
  } catch {
    // "%" without a number after it: an id may well have one.
    return { kind: 'inline', id: hash.slice(1) }
  }
}

const isSamePage = (url: URL, page: URL) =>
  url.origin === page.origin && url.pathname === page.pathname && url.search === page.search

function parse(href: string, page?: string): URL | null {
  try {
    const url = new URL(href, page)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
  } catch {
    // What is no address is no content either.
    return null
  }
}
